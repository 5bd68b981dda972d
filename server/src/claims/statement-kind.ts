/** What kind of statement a text makes, so that only what can be checked is looked up. */
import { type GrammarLanguage, grammarOf } from '../language/grammars.ts';
import { type AssertionKind, assertionKind, sentenceOf } from './assertion-kind.ts';
import { claimWithin } from './claim-within.ts';
import { isNoStatement } from './not-a-statement.ts';
import { isOpenQuestion } from './questions.ts';
import { wholeSentencesOf } from './whole-sentences.ts';

export type StatementKind = AssertionKind | 'domanda' | 'non_affermazione';

/** A text says what it is in its first sentences; the rest are read only for facts, and not without end. */
const sentencesMax = 80;

/** From what says most to what says least: a text of several sentences is what the first of these in it is. */
const order: readonly StatementKind[] = [
  'verifiable',
  'forecast',
  'privateFact',
  'opinion',
  'domanda',
  'non_affermazione',
];

/** `verificabile` as soon as one sentence of the text asserts something that can be checked. */
export function statementKind(text: string, language: GrammarLanguage, thisYear?: number): StatementKind {
  const sentences = wholeSentencesOf(text).slice(0, sentencesMax);
  const kinds = new Set<StatementKind>();
  for (const sentence of sentences) {
    const kind = sentenceKind(sentence, language, thisYear);
    if (kind === 'verifiable') return kind;
    kinds.add(kind);
  }
  return order.find((kind) => kinds.has(kind)) ?? 'non_affermazione';
}

function sentenceKind(text: string, language: GrammarLanguage, thisYear: number | undefined): StatementKind {
  const whole = sentenceOf(text, language, thisYear);
  const claim = claimWithin(text, language);
  const inner = claim === text ? whole : sentenceOf(claim, language, thisYear);
  // Wrapped claims are no questions: `È vero che…?`, `Did you know that…?`.
  const unwrapped = inner.words.length < whole.words.length;
  if (!unwrapped && isOpenQuestion(text, whole.words, language)) return 'domanda';
  if (isNoStatement(claim, language, unwrapped)) return 'non_affermazione';
  const kind = assertionKind(inner);
  const wholeKind = unwrapped ? assertionKind(whole) : kind;
  // A view stays one when `secondo me` was taken off; somebody's words about a fact do not.
  return wholeKind === 'opinion' && kind === 'verifiable' ? wholeKind : kind;
}

/** Whether a claim is about these very hours, which no source may have written about yet. */
export function isAboutNow(claim: string, language: GrammarLanguage): boolean {
  return grammarOf(language).assertions.recent.test(claim);
}
