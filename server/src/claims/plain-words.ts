/** Words of a text in their plain form, and tables of phrases to look for among them. */
import type { Language } from '@riscontro/contract';
import { wordsOf } from '../language/words.ts';

export interface PlainWord {
  /** Lower case, without accents, so that `perche` and `Perché` are one; only the verb `è` keeps its accent. */
  readonly plain: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

/** `don't` is `don` and `t`, `l'acqua` is `l` and `acqua`; `e'` typed for `è` is read as such. */
export function plainWords(text: string): PlainWord[] {
  return wordsOf(text).map(({ raw, folded, start }) => {
    const end = start + raw.length;
    const isVerb =
      /^[èé]$/i.test(raw) || (/^e$/i.test(raw) && /^['’`](?!\p{L})/u.test(text.slice(end, end + 2)));
    return { plain: isVerb ? 'è' : folded, raw, start, end };
  });
}

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

export type BilingualPhrases = Readonly<Record<Language, PhraseTable>>;

export function bilingual(it: string, en: string): BilingualPhrases {
  return { it: phraseTable(it), en: phraseTable(en) };
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
