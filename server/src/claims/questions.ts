/** Whether a sentence asks for something unknown, rather than whether something is so. */
import { type GrammarLanguage, grammarOf } from '../language/grammars.ts';
import { hasPhrase, type PlainWord, phraseLengthAt } from '../language/phrases.ts';

export function isOpenQuestion(
  text: string,
  words: readonly PlainWord[],
  language: GrammarLanguage,
): boolean {
  const { openers, personal, bareQuestions, falseOr, or, leadIns } = grammarOf(language).questions;
  const start = leadIns.has(words[0]?.plain ?? '') ? 1 : 0;
  if (phraseLengthAt(words, start, bareQuestions) > 0 && !/[.!]$/.test(text.trim())) return true;
  if (!/\?["'»”’)\]\s]*$/u.test(text)) return false;
  if (phraseLengthAt(words, start, openers) > 0) return true;
  if (phraseLengthAt(words, start, personal) > 0) return true;
  // `Tè o caffè?`: a choice is offered.
  return words.length <= 8 && words.some(({ plain }) => plain === or) && !hasPhrase(words, falseOr);
}

/** A question for something, which claims nothing; a headline with a question mark is held to what it suggests. */
export function asksForSomething(text: string, language: GrammarLanguage): boolean {
  return grammarOf(language).questions.asking.test(text);
}
