/** From the lines that Tesseract found to the text that is worth keeping. */
import type { Line, Word } from './tesseract.ts';

export interface TextReading {
  /** Line by line, one line break between them; empty where nothing was read. */
  readonly text: string;
  /** Of the words that were kept, 0 to 100; 0 where there are none. */
  readonly confidence: number;
  /** How much of the image lies under the lines that were kept, 0 to 1. */
  readonly share: number;
  readonly words: number;
}

/** The longest side of an image that is read, in pixels. */
export const sideMax = 1600;
/** Below this, Tesseract reads words into leaves and bricks. */
const confidenceMin = 60;
export const textLengthMax = 5_000;

export function textReading(lines: readonly Line[], size: { width: number; height: number }): TextReading {
  const kept = lines.map(keptWords).filter((words) => words.length > 0);
  const all = kept.flat();
  const words = all.filter(({ text }) => isWord(text));
  const covered = kept.reduce((sum, line) => sum + areaUnder(line), 0);
  return {
    text: kept
      .map((line) => line.map(({ text }) => text).join(' '))
      .join('\n')
      .slice(0, textLengthMax),
    confidence:
      all.length === 0
        ? 0
        : Math.round(all.reduce((sum, { confidence }) => sum + confidence, 0) / all.length),
    share: Math.min(1, covered / Math.max(1, size.width * size.height)),
    words: words.length,
  };
}

/** Words, and the numbers that stand among them. */
function keptWords({ words }: Line): Word[] {
  const legible = words
    .filter(({ confidence }) => confidence >= confidenceMin)
    .map((word) => ({ ...word, text: printable(word.text) }));
  if (!legible.some(({ text }) => /\p{L}{2}/u.test(text))) return [];
  return legible.filter(({ text }) => isWord(text) || /\d/.test(text));
}

/** Single letters are words only where a language has such a word: others are scratches. */
const isWord = (text: string) =>
  /\p{L}{2}/u.test(text) || /^["“«(]?[aeioèAEIOÈÉ]['’,.;:!?»”")]?$/u.test(text);

/** Letters, digits, punctuation and signs only: no control characters, nothing that changes the direction of writing. */
const printable = (text: string) => text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]/gu, '');

function areaUnder(words: readonly Word[]): number {
  const edge = (pick: (...values: number[]) => number, side: keyof Word['bbox']) =>
    pick(...words.map(({ bbox }) => bbox[side]));
  return (edge(Math.max, 'x1') - edge(Math.min, 'x0')) * (edge(Math.max, 'y1') - edge(Math.min, 'y0'));
}
