/** Whether the words before a verb are one proper name, which can be said again without changing anything. */
import type { Language } from '@riscontro/contract';
import { isStopWord } from '../language/stop-words.ts';
import type { PlainWord } from './plain-words.ts';

const wordsMax = 5;

/** Begin sentences with a capital, before a verb, and are no names. Negations above all: repeated, they would deny. */
const openers: ReadonlySet<string> = new Set(
  `non mai nessuno nessuna niente nulla oggi ieri domani ora adesso poi qui li la molti molte tutti tutte alcuni alcune
  pochi altri questo quello cio chi sempre spesso forse cosi anche solo quanto ormai ecco infatti inoltre pero invece
  purtroppo bene male uno una ognuno chiunque qualcuno stamattina stasera egli ella lui lei loro noi voi io tu
  not never nobody nothing none neither no today yesterday tomorrow now then there here many all some few others
  everybody everyone everything something somebody anyone anybody maybe perhaps also only often always sometimes
  however indeed nor what who how people let one yes`.split(/\s+/),
);

const links = /^(?:di|de|del|della|d|da|of|von|van|der)$/;
const articles = /^(?:il|lo|la|l|i|gli|le|the)$/;

/** Capitals with the little words that link them, an article before them where one may stand. */
export function isProperName(words: readonly PlainWord[], language: Language): boolean {
  const named = articles.test(words[0]?.plain ?? '') ? words.slice(1) : words;
  if (named.length === 0 || words.length > wordsMax) return false;
  const isPart = ({ raw, plain }: PlainWord, index: number) =>
    index > 0 && links.test(plain)
      ? true
      : /^\p{Lu}/u.test(raw) && !openers.has(plain) && (index > 0 || !isStopWord(plain, language));
  return named.every(isPart);
}
