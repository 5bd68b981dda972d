/** Tables of words and of phrases, and how a phrase is looked for among the plain words of a text. */

export interface PlainWord {
  /** Lower case, without accents, so that `perche` and `Perché` are one; see `plain-words.ts` for what keeps its accent. */
  readonly plain: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

/** From a list with white space between the words. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** From a list with commas or line breaks between the phrases, which stay as they are written. */
export const phraseSet = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split(/[,\n]/)
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ''),
  );

/** Phrases by their first word, the longest first. */
export type PhraseTable = ReadonlyMap<string, readonly (readonly string[])[]>;

/** From a list with commas or line breaks between the phrases, written in plain words. */
export function phraseTable(list: string): PhraseTable {
  const table = new Map<string, string[][]>();
  for (const phrase of list.split(/[,\n]/)) {
    const words = phrase.trim().split(/\s+/);
    const [first = ''] = words;
    if (first === '') continue;
    table.set(
      first,
      [...(table.get(first) ?? []), words].sort((a, b) => b.length - a.length),
    );
  }
  return table;
}

/** How many words of the table's longest fitting phrase stand at the index; 0 for none. */
export function phraseLengthAt(words: readonly PlainWord[], index: number, table: PhraseTable): number {
  const phrases = table.get(words[index]?.plain ?? '');
  const found = phrases?.find((phrase) =>
    phrase.every((word, offset) => words[index + offset]?.plain === word),
  );
  return found?.length ?? 0;
}

/** Index of the first word of the first phrase found in `from` to `to`, or -1. */
export function findPhrase(
  words: readonly PlainWord[],
  table: PhraseTable,
  from = 0,
  to = words.length,
): number {
  for (let index = Math.max(0, from); index < to; index += 1) {
    if (phraseLengthAt(words, index, table) > 0) return index;
  }
  return -1;
}

export const hasPhrase = (words: readonly PlainWord[], table: PhraseTable, from?: number, to?: number) =>
  findPhrase(words, table, from, to) >= 0;
