/** Puts the name in the place of the subject that a sentence leaves to the one before, where that leaves no doubt. */
import type { Language } from '@riscontro/contract';
import { plainWords } from '../../claims/plain-words.ts';
import { isFiniteVerb } from '../../claims/verbs.ts';

/** `Lui`, `She`: somebody. `Questo`, `It`, `They`: anything, and not to be guessed. */
const persons = {
  it: /^(lui|lei|egli|ella)(?!\p{L})/iu,
  en: /^(he|she)(?!\p{L})/iu,
};
const things = {
  it: /^(esso|essa|essi|esse|loro|noi|questo|questa|questi|queste|quest['’]ultim[oaie]|quest['’]|quello|quella|quelli|quelle|ciò|tale|tali|così|inoltre|ma|però|e(?!['’])|invece|infatti|anche|poi|qui|lì|allora|da allora|fino ad allora|a quel punto|(?:il|la) (?:prim|second|terz|quart|ultim)[oa] (?:è|era|fu|ha|si)|(?:(?:il|la|i|gli|le|al|alla|nel|nella|con il|con la) )?(?:suo|sua|suoi|sue|loro|nostro|nostra|nostri|nostre))(?!\p{L})/iu,
  en: /^(it|they|we|i|this|that|these|those|such|here|there|but|and|however|also|then|instead|his|her|their|its|our|my|both|the (?:first|second|third|last) (?:is|was|has)|the former|the latter|(?:most|many|some|one|two|none|all|each) of (?:them|these|those))(?!\p{L})/iu,
};

/** Whether the sentence says of nobody in particular what it says, once it stands alone. */
export function lacksSubject(sentence: string, language: Language): boolean {
  return (
    persons[language].test(sentence) || things[language].test(sentence) || dropsSubject(sentence, language)
  );
}

/** `Vinse due premi`: Italian leaves the subject out. After the verb it may still come: `È morto Mario Rossi`. */
function dropsSubject(sentence: string, language: Language): boolean {
  if (language !== 'it') return false;
  const words = plainWords(sentence);
  const opensWithVerb = isFiniteVerb(words, /^(?:si|ne|vi|non)$/.test(words[0]?.plain ?? '') ? 1 : 0, 'it');
  return (
    opensWithVerb && !/^(?:ci|c['’]è|c['’]era|esist|vi (?:è|sono))/iu.test(sentence) && !namesAny(sentence)
  );
}

/** A name inside the sentence that no preposition ties to something else. */
function namesAny(sentence: string): boolean {
  return loneCapitals(sentence).length > 0 || (sentence.match(fullName)?.length ?? 0) > 0;
}

/** Two or three words with capitals, as people are named. */
const fullName =
  /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]+(?:\s(?:(?:de|di|da|del|della|van|von|De|Di|Da)\s)?\p{Lu}[\p{L}'’-]+){1,2}/gu;
/** What a sentence opens with is no first name: `La Corte Suprema`, `The White House`, `Last Monday`. */
const notFirstNames =
  /^(?:il|lo|la|i|gli|le|l['’]\p{L}+|un|uno|una|nel|nello|nella|nei|nelle|al|alla|ai|alle|dal|dalla|del|della|con|per|tra|fra|in|di|da|su|sul|sulla|quando|dopo|prima|secondo|anche|ma|e|the|a|an|in|on|at|by|for|from|with|when|after|before|since|as|last|next|this|that|but|and|both)$/iu;
const ties =
  /(?:^|[\s(])(?:a|ad|in|nel|nello|nella|nei|negli|nelle|nell['’]|di|del|dello|della|dei|degli|delle|dell['’]|dal|dalla|dall['’]|all['’]|al|alla|at|from|of|on|on the|in the|of the|to the)\s?$/iu;

/** Words with a capital in the middle of a sentence that stand alone, without a preposition before them. */
function loneCapitals(sentence: string): string[] {
  return [...sentence.replace(fullName, (name) => '_'.repeat(name.length)).matchAll(/\p{Lu}[\p{L}’'-]+/gu)]
    .filter(({ index }) => index > 0 && !ties.test(sentence.slice(Math.max(0, index - 12), index)))
    .map(([word]) => word);
}

/** The sentence with its subject's name; undefined unless the sentence before names one person and nobody else. */
export function namedBefore(sentence: string, before: string, language: Language): string | undefined {
  const names = new Set(before.match(fullName) ?? []);
  const [name] = names;
  if (!name || names.size > 1 || loneCapitals(before).length > 0) return undefined;
  if (notFirstNames.test(name.split(/\s/)[0] ?? '')) return undefined;
  if (persons[language].test(sentence)) return sentence.replace(persons[language], () => name);
  if (things[language].test(sentence) || !dropsSubject(sentence, language)) return undefined;
  return `${name} ${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`;
}
