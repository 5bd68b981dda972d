/** Short queries for search engines: the names, numbers and content words of a claim, in every language. */
import { isStopWord } from '../language/analyse.ts';
import { fromEachGrammar, type GrammarLanguage, grammarOf } from '../language/grammars.ts';
import { translationsOf } from '../language/translations.ts';
import { fold, type Word, wordsOf } from '../language/words.ts';

/** Words of another language for a folded word, best first; empty when none is known. */
export type TranslationsOf = (
  foldedWord: string,
  from: GrammarLanguage,
  to: GrammarLanguage,
) => readonly string[];

/** Engines weigh every word of a query; more than a dozen only blur it. */
const termsMax = 12;
const termLengthMax = 40;
/** With so many words of the other language left, the others only lead astray. */
const understoodMin = 2;

interface Term {
  readonly raw: string;
  readonly folded: string;
  readonly kind: 'name' | 'number' | 'word';
  /** Part of a name of several words, which is kept as it is. */
  readonly inName: boolean;
  /** An article stands before it: `la Terra`, `the Moon`. */
  readonly withArticle: boolean;
}

/** Plain words with spaces between, so that nothing in a claim can act as an operator of an engine. */
export function queriesOf(
  claim: string,
  language: GrammarLanguage,
  translate: TranslationsOf = translationsOf,
): Readonly<Record<GrammarLanguage, string>> {
  const terms = mostTelling(termsOf(claim, language));
  const joined = (words: readonly string[]) => [...new Set(words.filter((word) => word !== ''))].join(' ');
  return fromEachGrammar((_, other) => {
    if (other === language) return joined(terms.map(({ raw }) => raw));
    const translations = terms.map((term) =>
      translated(term, (folded) => translate(folded, language, other)),
    );
    const understood = translations.filter((word, index) => !isForeign(terms[index], word, language));
    return joined(understood.length >= understoodMin ? understood : translations);
  });
}

/** A word left as it was, which the other language hardly knows: `vinse`, `boils`. `Coronavirus` it does. */
function isForeign(term: Term | undefined, word: string, from: GrammarLanguage): boolean {
  return term?.kind === 'word' && word === term.raw && grammarOf(from).queries.ownWord.test(term.folded);
}

function termsOf(claim: string, language: GrammarLanguage): Term[] {
  const { queries, words: wordGrammar } = grammarOf(language);
  const words = wordsOf(claim.slice(0, 2000));
  return words.flatMap((word, index): Term[] => {
    const { raw, folded } = word;
    if (raw.length > termLengthMax || isStopWord(folded, language) || queries.noise.has(folded)) return [];
    if (/^\p{N}/u.test(raw)) return [{ raw, folded, kind: 'number', inName: false, withArticle: false }];
    if (folded.length < 2) return [];
    const kind = isName(words, index, language) ? 'name' : 'word';
    const inName =
      kind === 'name' && (isName(words, index - 1, language) || isName(words, index + 1, language));
    const withArticle = wordGrammar.beforeNames.has(words[index - 1]?.folded ?? '');
    return [
      { raw: kind === 'name' || index === 0 ? raw : raw.toLowerCase(), folded, kind, inName, withArticle },
    ];
  });
}

/** A capital inside the sentence; at its beginning, one followed by another or by capitals throughout. */
function isName(words: readonly Word[], index: number, language: GrammarLanguage): boolean {
  const word = words[index];
  if (!word || !/^\p{Lu}/u.test(word.raw) || isStopWord(word.folded, language)) return false;
  if (index > 0) return true;
  return /^\p{Lu}{2,}$/u.test(word.raw) || /^\p{Lu}/u.test(words[1]?.raw ?? '');
}

/** Names and numbers before other words, and long words before short ones; the order of the claim is kept. */
function mostTelling(terms: readonly Term[]): Term[] {
  const unique = terms.filter(
    (term, index) => terms.findIndex(({ folded }) => folded === term.folded) === index,
  );
  if (unique.length <= termsMax) return unique;
  const weight = ({ kind, folded }: Term) => (kind === 'word' ? Math.min(folded.length, 12) : 20);
  return unique
    .map((term, order) => ({ term, order }))
    .sort((a, b) => weight(b.term) - weight(a.term) || a.order - b.order)
    .slice(0, termsMax)
    .sort((a, b) => a.order - b.order)
    .map(({ term }) => term);
}

function translated(term: Term, translate: (folded: string) => readonly string[]): string {
  const { raw, folded, kind, inName, withArticle } = term;
  if (kind === 'number')
    return /^\d+[.,][\d.,]+$/.test(raw) ? raw.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : raw;
  const [best] = inName ? [] : translate(folded);
  if (best === undefined) return raw;
  // People keep their names in every language; places and heavenly bodies mostly begin alike or take an article.
  if (kind === 'name' && !withArticle && fold(best).charAt(0) !== folded.charAt(0)) return raw;
  return kind === 'name' ? best.charAt(0).toUpperCase() + best.slice(1) : best;
}
