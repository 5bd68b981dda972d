/**
 * A plainly negated claim as what it denies. The judge reads that and turns the outcome round: what speaks for
 * `Antibiotics cure flu` speaks against `Antibiotics do not cure flu`. From examples the judge had learned that negated
 * claims tend to be false, which is a habit of the sets.
 */
import { type GrammarLanguage, grammarOf } from '../../../language/grammars.ts';

export interface Affirmative {
  readonly text: string;
  /** Whether a negation was taken out. */
  readonly denies: boolean;
}

/** In longer sentences, and in those of several parts, a negation may turn a part only. */
const wordsMax = 14;

export function affirmative(given: string, language: GrammarLanguage): Affirmative {
  const { spelledOut, negation, partial, withoutNegation } = grammarOf(language).judge.affirmation;
  const text = spelledOut?.(given) ?? given;
  const asGiven = { text: given, denies: false };
  if (text.split(/\s+/).length > wordsMax || /[,;:«»“”"]/.test(text)) return asGiven;
  // A claim with more than one negation is left as it is.
  if (text.match(negation)?.length !== 1 || partial.test(text)) return asGiven;
  const turned = withoutNegation(text);
  return turned === text ? asGiven : { text: turned, denies: true };
}
