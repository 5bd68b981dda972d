/** Words that stand for each other in two languages, learned from aligned sentences. */
import { type GrammarLanguage, grammarOf } from './grammars.ts';

/** Folded words of the other language, best first; empty for names and for words that were not seen. */
export function translationsOf(
  folded: string,
  from: GrammarLanguage,
  to: GrammarLanguage,
): readonly string[] {
  const table = grammarOf(from).words.translations[to] ?? grammarOf(to).words.translatedFrom?.[from] ?? {};
  return Object.hasOwn(table, folded) ? (table[folded] ?? '').split(' ') : [];
}
