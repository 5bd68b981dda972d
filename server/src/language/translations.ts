/** Words that stand for each other in Italian and English, learned from aligned sentences. */
import { readFileSync } from 'node:fs';
import type { Language } from '@riscontro/contract';

const table = JSON.parse(readFileSync(new URL('./translations.json', import.meta.url), 'utf8')) as Record<
  Language,
  Record<string, string>
>;

/** Folded words of the other language, best first; empty for names and for words that were not seen. */
export function translationsOf(folded: string, from: Language): readonly string[] {
  return Object.hasOwn(table[from], folded) ? (table[from][folded] ?? '').split(' ') : [];
}
