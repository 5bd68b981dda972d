/** From a text to the single claims in it, each in the author's own words. */
import type { SubjectlessGrammar } from '../language/grammar-claims.ts';
import { type GrammarLanguage, grammarOf } from '../language/grammars.ts';
import { plainWords } from '../language/plain-words.ts';
import { checkWorthiness } from './check-worthiness.ts';
import { statementsIn } from './coordination.ts';
import { isProperName } from './proper-name.ts';
import { statementKind } from './statement-kind.ts';
import { findVerb, isFiniteVerb } from './verbs.ts';
import { wholeSentencesOf } from './whole-sentences.ts';

const claimsMax = 8;
const wordsMin = 3;
/** A text of the longest length allowed has fewer sentences than this, unless it was made to have more. */
const sentencesMax = 400;

/**
 * At most eight, those most worth checking, in the order of the text. What asserts nothing is left out unless
 * there is nothing else; then the text itself is the one claim. Every claim is made of pieces of the text.
 */
export function splitClaims(text: string, language: GrammarLanguage): string[] {
  const sentences = withSubjects(wholeSentencesOf(text).slice(0, sentencesMax), language);
  const pieces = sentences
    .flatMap((sentence) => clausesIn(sentence, language))
    .flatMap((clause) => statementsIn(clause, language))
    .map((piece) => withoutLooseEnds(piece, language));
  const claims = [...new Set(pieces)]
    .filter((piece) => plainWords(piece.slice(0, 200)).length >= wordsMin)
    .map((claim) => ({ claim, kind: statementKind(claim, language) }))
    .filter(({ kind }) => kind !== 'non_affermazione' && kind !== 'domanda');
  if (claims.length === 0) return text.trim() === '' ? [] : [text.trim()];
  if (claims.length <= claimsMax) return claims.map(({ claim }) => claim);
  return claims
    .map(({ claim, kind }, order) => ({ claim, order, worth: checkWorthiness(claim, language, kind) }))
    .sort((a, b) => b.worth - a.worth || a.order - b.order)
    .slice(0, claimsMax)
    .sort((a, b) => a.order - b.order)
    .map(({ claim }) => claim);
}

/** A semicolon parts two statements when each has its verb, and items of a list when not. */
function clausesIn(sentence: string, language: GrammarLanguage): string[] {
  const clauses = sentence.split(/;\s/);
  if (clauses.length === 1 || /["“«]/u.test(sentence)) return [sentence];
  const whole = clauses.every((clause) => {
    const words = plainWords(clause);
    return words.length >= wordsMin && findVerb(words, language) >= 0;
  });
  return whole ? clauses.map((clause) => clause.trim()) : [sentence];
}

/** `E il resto»`: the conjunction before a sentence, and the quotation mark whose fellow is in another one. */
function withoutLooseEnds(piece: string, language: GrammarLanguage): string {
  let text = piece.replace(grammarOf(language).wrappings.looseOpening, '');
  if (/^[«“]/u.test(text) && !/[»”]/u.test(text)) text = text.slice(1);
  if (/[»”][.!?]?$/u.test(text) && !/[«“]/u.test(text)) text = text.replace(/[»”]([.!?]?)$/u, '');
  return text.trim();
}

/** `Dante nacque a Firenze. Morì nel 1321.`: the second sentence gets the subject of the first, where that is a name. */
function withSubjects(sentences: readonly string[], language: GrammarLanguage): string[] {
  const { wrappings, verbs } = grammarOf(language);
  let subject: string | undefined;
  return sentences.map((sentence) => {
    const words = plainWords(sentence.slice(0, 300));
    const [first] = words;
    const pronoun = first !== undefined && wrappings.subjectPronouns.has(first.plain);
    const bareVerb = verbs.withoutSubject && isBareVerb(words, language, verbs.withoutSubject);
    if (subject !== undefined && (bareVerb || (pronoun && isFiniteVerb(words, 1, language)))) {
      const rest = pronoun ? sentence.slice(words[1]?.start) : sentence;
      return `${subject} ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
    }
    subject = nameBeforeVerb(sentence, language);
    return sentence;
  });
}

/** A finite verb, or `non` and one, opens the sentence; `È vero che` and `C'è` have no subject to miss. */
function isBareVerb(
  words: ReturnType<typeof plainWords>,
  language: GrammarLanguage,
  { negation, impersonal, afterImpersonal }: SubjectlessGrammar,
): boolean {
  const start = words[0]?.plain === negation ? 1 : 0;
  return (
    isFiniteVerb(words, start, language) &&
    !afterImpersonal.has(words[start + 1]?.plain ?? '') &&
    !impersonal.has(words[start]?.plain ?? '')
  );
}

/** The subject of a sentence, when it is a proper name. */
function nameBeforeVerb(sentence: string, language: GrammarLanguage): string | undefined {
  const words = plainWords(sentence.slice(0, 300));
  const verb = findVerb(words, language, 1);
  const subject = words.slice(0, verb);
  if (verb < 1 || !isProperName(subject, language)) return undefined;
  return sentence.slice(subject[0]?.start, subject.at(-1)?.end);
}
