/** Cuts a text into words, keeping where each one stands and how it is written. */

export interface Word {
  /** As written. */
  readonly raw: string;
  /** Lower case, without accents. */
  readonly folded: string;
  /** Position in the text, in UTF-16 units. */
  readonly start: number;
}

/** A number with its separators, or letters with inner apostrophes of English (`don't`) left to the caller. */
const wordPattern = /\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}]+/gu;

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: raw, index }) => ({
    raw,
    folded: fold(raw),
    start: index,
  }));
}

/** Lower case, compatibility forms unified, accents removed: `Perché` and `PERCHE` are the same. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
