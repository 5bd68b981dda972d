/** Whether the words before a verb are one proper name, which can be said again without changing anything. */
import { isStopWord } from '../language/analyse.ts';
import { type GrammarLanguage, inAnyGrammar } from '../language/grammars.ts';
import type { PlainWord } from '../language/phrases.ts';

const wordsMax = 5;

const notNames = inAnyGrammar(({ names }) => names.notNames);
const links = inAnyGrammar(({ names }) => names.links, 'de von van der');
const articles = inAnyGrammar(({ names }) => names.articles);

/** Capitals with the little words that link them, an article before them where one may stand. */
export function isProperName(words: readonly PlainWord[], language: GrammarLanguage): boolean {
  const named = articles.has(words[0]?.plain ?? '') ? words.slice(1) : words;
  if (named.length === 0 || words.length > wordsMax) return false;
  const isPart = ({ raw, plain }: PlainWord, index: number) =>
    index > 0 && links.has(plain)
      ? true
      : /^\p{Lu}/u.test(raw) && !notNames.has(plain) && (index > 0 || !isStopWord(plain, language));
  return named.every(isPart);
}
