/** Puts the name in the place of the subject that a sentence leaves to the one before, where that leaves no doubt. */

import { isFiniteVerb } from '../../claims/verbs.ts';
import { type GrammarLanguage, grammarOf, inAnyGrammar } from '../../language/grammars.ts';
import { plainWords } from '../../language/plain-words.ts';

/** Whether the sentence says of nobody in particular what it says, once it stands alone. */
export function lacksSubject(sentence: string, language: GrammarLanguage): boolean {
  const { persons, things } = grammarOf(language).press;
  return persons.test(sentence) || things.test(sentence) || dropsSubject(sentence, language);
}

/** `Vinse due premi`: some languages leave the subject out. After the verb it may still come: `È morto Mario Rossi`. */
function dropsSubject(sentence: string, language: GrammarLanguage): boolean {
  const { withoutSubject } = grammarOf(language).press;
  if (!withoutSubject) return false;
  const words = plainWords(sentence);
  const verb = withoutSubject.particles.has(words[0]?.plain ?? '') ? 1 : 0;
  const opensWithVerb = isFiniteVerb(words, verb, language);
  return opensWithVerb && !withoutSubject.whole.test(sentence) && !namesAny(sentence, language);
}

/** A name inside the sentence that no preposition ties to something else. */
function namesAny(sentence: string, language: GrammarLanguage): boolean {
  return loneCapitals(sentence, language).length > 0 || (sentence.match(fullName)?.length ?? 0) > 0;
}

/** Two or three words with capitals, as people are named. */
const links = [...inAnyGrammar(({ press }) => press.nameLinks)].join('|');
const fullName = new RegExp(
  `(?<![\\p{L}'’-])\\p{Lu}[\\p{L}'’-]+(?:\\s(?:(?:${links})\\s)?\\p{Lu}[\\p{L}'’-]+){1,2}`,
  'gu',
);
/** Words with a capital in the middle of a sentence that stand alone, without a preposition before them. */
function loneCapitals(sentence: string, language: GrammarLanguage): string[] {
  const { ties } = grammarOf(language).press;
  return [...sentence.replace(fullName, (name) => '_'.repeat(name.length)).matchAll(/\p{Lu}[\p{L}’'-]+/gu)]
    .filter(({ index }) => index > 0 && !ties.test(sentence.slice(Math.max(0, index - 12), index)))
    .map(([word]) => word);
}

/** The sentence with its subject's name; undefined unless the sentence before names one person and nobody else. */
export function namedBefore(sentence: string, before: string, language: GrammarLanguage): string | undefined {
  const { persons, things, notFirstNames } = grammarOf(language).press;
  const names = new Set(before.match(fullName) ?? []);
  const [name] = names;
  if (!name || names.size > 1 || loneCapitals(before, language).length > 0) return undefined;
  if (notFirstNames.test(name.split(/\s/)[0] ?? '')) return undefined;
  if (persons.test(sentence)) return sentence.replace(persons, () => name);
  if (things.test(sentence) || !dropsSubject(sentence, language)) return undefined;
  return `${name} ${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`;
}
