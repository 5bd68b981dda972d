/** Text as outlines: measured and drawn from the bundled font files, so that no font of the machine is asked. */
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js';

export type Weight = 'regular' | 'bold';

export interface Typeface {
  has(character: string): boolean;
  /** How wide a text is, in the unit of `size`. Characters that are not there take no room. */
  width(text: string, weight: Weight, size: number): number;
  /** The outlines as elements of SVG; `x` is their left edge, `y` their base line. */
  outlines(text: string, weight: Weight, size: number, x: number, y: number): string;
}

/** For each weight its files as bytes of WOFF; the first that has a character draws it. */
export function createTypeface(files: Readonly<Record<Weight, readonly Uint8Array[]>>): Typeface {
  const faces = { regular: createFace(files.regular), bold: createFace(files.bold) };
  return {
    has: (character) => Boolean(faces.regular.letter(character) && faces.bold.letter(character)),
    width: (text, weight, size) => faces[weight].place(text, size),
    outlines(text, weight, size, x, y) {
      const paths: string[] = [];
      faces[weight].place(text, size, ({ outline, scale }, offset) => {
        const factor = Number((size * scale).toFixed(5));
        paths.push(`<path transform="translate(${tenths(x + offset, y)}) scale(${factor})" d="${outline}"/>`);
      });
      return paths.join('');
    },
  };
}

interface Letter {
  readonly font: Font;
  readonly glyph: Glyph;
  /** In units of the font, from the base line down. */
  readonly outline: string;
  /** Ems in one unit of the font. */
  readonly scale: number;
}

/** Pairs of letters whose distance is remembered: more than the texts of all languages use. */
const pairsMax = 5_000;

function createFace(files: readonly Uint8Array[]) {
  const fonts = files.map(parsed);
  // Only letters that a font has are remembered, so that there are never more than it has.
  const letters = new Map<string, Letter>();
  const pairs = new Map<string, number>();

  function letter(character: string): Letter | undefined {
    const known = letters.get(character);
    if (known) return known;
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0);
    if (!font) return undefined;
    const glyph = font.charToGlyph(character);
    const outline = glyph.getPath(0, 0, font.unitsPerEm).commands.map(pathData).join('');
    const found = { font, glyph, outline, scale: 1 / font.unitsPerEm };
    letters.set(character, found);
    return found;
  }

  /** How much nearer two letters stand than their widths say, in units of the font. */
  function kerning(before: Letter, after: Letter, pair: string): number {
    const known = pairs.get(pair);
    if (known !== undefined) return known;
    const value = before.font === after.font ? before.font.getKerningValue(before.glyph, after.glyph) : 0;
    if (pairs.size < pairsMax) pairs.set(pair, value);
    return value;
  }

  /** Letter by letter, without the substitutions of a shaper: these scripts need none, and hostile text gains none. */
  function place(text: string, size: number, draw?: (letter: Letter, offset: number) => void): number {
    let offset = 0;
    let before: Letter | undefined;
    let beforeCharacter = '';
    for (const character of text) {
      const found = letter(character);
      if (!found) continue;
      const factor = size * found.scale;
      if (before) offset += kerning(before, found, beforeCharacter + character) * factor;
      draw?.(found, offset);
      offset += (found.glyph.advanceWidth ?? 0) * factor;
      before = found;
      beforeCharacter = character;
    }
    return offset;
  }

  return { letter, place };
}

/** Of a copy: the bytes may be a view into something larger. */
const parsed = (bytes: Uint8Array): Font => opentype.parse(new Uint8Array(bytes).buffer);

/** Written here because the library's own rounding gives `NaN` for some numbers, which ends a path half-way. */
function pathData(command: PathCommand): string {
  if (command.type === 'Z') return 'Z';
  const { x, y } = command;
  if (command.type === 'C') {
    return `C${tenths(command.x1, command.y1, command.x2, command.y2, x, y)}`;
  }
  return command.type === 'Q' ? `Q${tenths(command.x1, command.y1, x, y)}` : `${command.type}${tenths(x, y)}`;
}

const tenths = (...numbers: number[]) => numbers.map((number) => Math.round(number * 10) / 10).join(' ');
