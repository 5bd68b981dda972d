/** Draws the image of a link preview as SVG in which every letter is an outline: nothing in it can be obeyed. */
import { wordsIn } from '@riscontro/words';
import { logoPaths } from '../logo.ts';
import { drawableText } from './drawable-text.ts';
import { colours, iconOnColour, levelColour } from './preview-colours.ts';
import { type PreviewFacts, previewSize } from './preview-facts.ts';
import type { Typeface, Weight } from './typeface.ts';
import { wrapLines } from './wrap-lines.ts';

const { width, height } = previewSize;
const margin = 72;
const inner = width - 2 * margin;
const bandHeight = 172;
/** The quotation is as large as it can be in the room between label and scale. */
const quoteSizes = [
  { size: 62, linesMax: 2 },
  { size: 54, linesMax: 3 },
  { size: 47, linesMax: 3 },
] as const;
const statementSizes = quoteSizes.slice(-1);

interface Pen {
  readonly typeface: Typeface;
  /** Text from its left edge, or up to `right` where that is given. */
  write(text: string, at: TextPlace): string;
}

interface TextPlace {
  readonly x?: number;
  readonly right?: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
}

export function drawPreview(facts: PreviewFacts, typeface: Typeface): string {
  const pen = createPen(typeface);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    band(facts, pen),
    subject(facts, pen),
    measure(facts, pen),
    footer(facts, pen),
    '</svg>',
  ].join('');
}

function createPen(typeface: Typeface): Pen {
  return {
    typeface,
    write(text, { x = margin, right, y, size, weight = 'regular', colour = colours.ink }) {
      const left = right === undefined ? x : right - typeface.width(text, weight, size);
      return `<g fill="${colour}">${typeface.outlines(text, weight, size, left, y)}</g>`;
    },
  };
}

/** The level: its icon and its word on its colour. */
function band({ level, levelTitle }: PreviewFacts, pen: Pen): string {
  const size = 92;
  const iconSize = 104;
  const icon = iconOnColour(level, margin, (bandHeight - iconSize) / 2, iconSize);
  return [
    `<rect width="${width}" height="${bandHeight}" fill="${levelColour(level)}"/>`,
    icon,
    pen.write(levelTitle, {
      x: margin + iconSize + 32,
      y: bandHeight / 2 + size * 0.34,
      size,
      weight: 'bold',
      colour: colours['on-accent'],
    }),
  ].join('');
}

/** What was checked: quoted where the font can, named where it cannot. */
function subject(facts: PreviewFacts, pen: Pen): string {
  const { typeface } = pen;
  const quote = facts.quote && drawableText(facts.quote, typeface.has);
  if (!quote && !facts.statement) {
    return pen.write(facts.subject, { y: 320, size: 62 });
  }
  const label = pen.write(facts.subject, { y: 234, size: 28, colour: colours.muted });
  const [opening, closing] = quote ? marks(facts) : ['', ''];
  const text = `${opening}${quote ?? facts.statement}`;
  const sizes = quote ? quoteSizes : statementSizes;
  for (const { size, linesMax } of sizes) {
    const { lines, cut } = wrapLines(text, closing, {
      widthMax: inner,
      linesMax,
      measure: (line) => typeface.width(line, 'regular', size),
    });
    if (cut && size !== sizes.at(-1)?.size) continue;
    const lineHeight = Math.round(size * 1.18);
    const top = 256 + Math.round(size * 0.78);
    return (
      label + lines.map((line, index) => pen.write(line, { y: top + index * lineHeight, size })).join('')
    );
  }
  return label;
}

function marks({ language }: PreviewFacts): readonly [string, string] {
  const [opening = '', closing = ''] = [...wordsIn(language).format.quote('')];
  return [opening, closing];
}

/** How sure the verdict is and, where a number does not mislead, the score on a scale whose ends say what they mean. */
function measure(facts: PreviewFacts, pen: Pen): string {
  const { score, caution, confidence, level } = facts;
  const y = 480;
  const small = { y: y + 42, size: 24, colour: colours.muted } as const;
  const sure = pen.write(confidence, small);
  if (!score) return sure + pen.write(caution ?? '', { y: y + 2, size: 34 });
  const title = { y: y + 10, size: 34 } as const;
  const name = `${score.title} `;
  const left = 500;
  const right = width - margin;
  const marker = left + ((right - left) * score.value) / 100;
  return [
    sure,
    pen.write(name, title),
    pen.write(`${score.value}/100`, {
      ...title,
      x: margin + pen.typeface.width(name, 'regular', title.size),
      weight: 'bold',
    }),
    `<rect x="${left}" y="${y - 3}" width="${right - left}" height="6" fill="${colours.line}"/>`,
    ...[left, right - 3].map(
      (x) => `<rect x="${x}" y="${y - 10}" width="3" height="20" fill="${colours.edge}"/>`,
    ),
    `<circle cx="${marker}" cy="${y}" r="13" fill="${levelColour(level)}" stroke="${colours.ground}" stroke-width="4"/>`,
    pen.write(`0 ${score.lowest}`, { ...small, x: left }),
    pen.write(`100 ${score.highest}`, { ...small, right }),
  ].join('');
}

function footer({ origin, date, host }: PreviewFacts, pen: Pen): string {
  const y = 592;
  const size = 28;
  const nameLeft = margin + 48;
  const nameWidth = pen.typeface.width('Riscontro', 'bold', size);
  const right = `${origin} · ${date}`;
  const room = inner - 48 - nameWidth - pen.typeface.width(right, 'regular', size) - 60;
  return [
    `<rect x="${margin}" y="548" width="${inner}" height="2" fill="${colours.line}"/>`,
    `<g transform="translate(${margin} ${y - 26})"><path fill="#1f7f96" d="${logoPaths.upper}"/><path fill="${colours.accent}" d="${logoPaths.lower}"/></g>`,
    pen.write('Riscontro', { x: nameLeft, y, size, weight: 'bold' }),
    pen.write(hostThatFits(host, size, room, pen), {
      x: nameLeft + nameWidth + 14,
      y,
      size,
      colour: colours.muted,
    }),
    pen.write(right, { right: width - margin, y, size, colour: colours.muted }),
  ].join('');
}

/** A long name loses its beginning: its end says whose it is. */
function hostThatFits(host: string, size: number, room: number, pen: Pen): string {
  if (drawableText(host, pen.typeface.has) === undefined) return '';
  let shown = host;
  while (shown.length > 1 && pen.typeface.width(shown, 'regular', size) > room) {
    shown = `…${shown.slice(shown.startsWith('…') ? 2 : 1)}`;
  }
  return shown;
}
