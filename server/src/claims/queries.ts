/** Short queries for search engines: the names, numbers and content words of a claim, in both languages. */
import type { Language } from '@riscontro/contract';
import { isStopWord } from '../language/stop-words.ts';
import { translationsOf } from '../language/translations.ts';
import { fold, type Word, wordsOf } from '../language/words.ts';

/** Words of the other language for a folded word, best first; empty when none is known. */
export type TranslationsOf = (foldedWord: string, from: Language) => readonly string[];

/** Engines weigh every word of a query; more than a dozen only blur it. */
const termsMax = 12;
const termLengthMax = 40;
/** With so many words of the other language left, the others only lead astray. */
const understoodMin = 2;

/** Words that say how something is claimed, not what; negations, which searching does not understand. */
const noise: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: new Set(
    'non mai no nessuno nessuna vero falso davvero solo proprio secondo detto dice stesso qualche ormai ecco'.split(
      ' ',
    ),
  ),
  en: new Set(
    'not never no none nobody true false really don doesn didn isn aren wasn won said says actually'.split(
      ' ',
    ),
  ),
};

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
  language: Language,
  translate: TranslationsOf = translationsOf,
): Record<Language, string> {
  const terms = mostTelling(termsOf(claim, language));
  const own = terms.map(({ raw }) => raw);
  const translations = terms.map((term) => translated(term, language, translate));
  const understood = translations.filter((word, index) => !isForeign(terms[index], word, language));
  const other = understood.length >= understoodMin ? understood : translations;
  const joined = (words: readonly string[]) => [...new Set(words.filter((word) => word !== ''))].join(' ');
  return language === 'it' ? { it: joined(own), en: joined(other) } : { it: joined(other), en: joined(own) };
}

/** A word left as it was, which the other language hardly knows: `vinse`, `boils`. `Coronavirus` it does. */
function isForeign(term: Term | undefined, word: string, from: Language): boolean {
  if (term?.kind !== 'word' || word !== term.raw) return false;
  return from === 'it' ? /[aeio]$/.test(term.folded) : term.folded.length < 8;
}

function termsOf(claim: string, language: Language): Term[] {
  const words = wordsOf(claim.slice(0, 2000));
  return words.flatMap((word, index): Term[] => {
    const { raw, folded } = word;
    if (raw.length > termLengthMax || isStopWord(folded, language) || noise[language].has(folded)) return [];
    if (/^\p{N}/u.test(raw)) return [{ raw, folded, kind: 'number', inName: false, withArticle: false }];
    if (folded.length < 2) return [];
    const kind = isName(words, index, language) ? 'name' : 'word';
    const inName =
      kind === 'name' && (isName(words, index - 1, language) || isName(words, index + 1, language));
    const withArticle = /^(?:il|lo|la|l|gli|dell|della|del|sulla|sul|alla|al|nella|nel|dalla|the)$/.test(
      words[index - 1]?.folded ?? '',
    );
    return [
      { raw: kind === 'name' || index === 0 ? raw : raw.toLowerCase(), folded, kind, inName, withArticle },
    ];
  });
}

/** A capital inside the sentence; at its beginning, one followed by another or by capitals throughout. */
function isName(words: readonly Word[], index: number, language: Language): boolean {
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

function translated(term: Term, from: Language, translate: TranslationsOf): string {
  const { raw, folded, kind, inName, withArticle } = term;
  if (kind === 'number')
    return /^\d+[.,][\d.,]+$/.test(raw) ? raw.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : raw;
  const [best] = inName ? [] : translate(folded, from);
  if (best === undefined) return raw;
  // People keep their names in every language; places and heavenly bodies mostly begin alike or take an article.
  if (kind === 'name' && !withArticle && fold(best).charAt(0) !== folded.charAt(0)) return raw;
  return kind === 'name' ? best.charAt(0).toUpperCase() + best.slice(1) : best;
}
