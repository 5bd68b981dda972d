/** The words of a text in their plain form, in which tables of phrases are written. */
import { everyGrammar } from './grammars.ts';
import type { PlainWord } from './phrases.ts';
import { wordsOf } from './words.ts';

/** `don't` is `don` and `t`, `l'acqua` is `l` and `acqua`; `e'` typed for `è` is read as such. */
export function plainWords(text: string): PlainWord[] {
  return wordsOf(text).map(({ raw, folded, start }) => {
    const end = start + raw.length;
    return { plain: toldByAccent(raw, text.slice(end, end + 2)) ?? folded, raw, start, end };
  });
}

/** Asked of every grammar: a text is cut into words before its language matters. */
function toldByAccent(raw: string, following: string): string | undefined {
  for (const { words } of everyGrammar) {
    const told = words.toldByAccent?.(raw, following);
    if (told !== undefined) return told;
  }
  return undefined;
}
