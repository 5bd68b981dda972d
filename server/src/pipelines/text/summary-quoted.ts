/** Makes words that came from outside fit to stand inside a sentence of ours: plain, short, marked as not ours. */
import { cleanText } from '../../language/clean-text.ts';

/** Inner quotation marks become plain ones, so that nothing can end the quotation early. */
const anyMark = /[«»„“”‟"‹›＂「」『』]/gu;

/** Without marks of its own, at most `lengthMax` characters; undefined when nothing is left to quote. */
export function quotable(text: string, lengthMax: number): string | undefined {
  const plain = shortened(text.slice(0, lengthMax * 4).replace(anyMark, "'"), lengthMax)
    .replace(/^[\s']+|[\s'.]+$/gu, '')
    .trim();
  return plain === '' ? undefined : plain;
}

/** Without what does not show, at most `lengthMax` characters: cut at a word, with an ellipsis. */
export function shortened(text: string, lengthMax: number): string {
  // Cut before the work as well, so that a huge text costs no more than a long one.
  const clean = cleanText(text.slice(0, lengthMax * 4));
  if (clean.length <= lengthMax) return clean;
  const space = clean.lastIndexOf(' ', lengthMax - 1);
  const end = space > lengthMax / 2 ? space : lengthMax - 1;
  return `${clean
    .slice(0, end)
    .toWellFormed()
    .replace(/[\s,;:.\ufffd]+$/u, '')}…`;
}
