/** How much a sentence is worth checking: a few signs, each with a weight that can be read here. */
import type { GrammarLanguage } from '../language/grammars.ts';
import { hasPhrase } from '../language/phrases.ts';
import { sentenceOf } from './assertion-kind.ts';
import { type StatementKind, statementKind } from './statement-kind.ts';
import { findVerb } from './verbs.ts';

/** What a kind of statement is worth before anything else. */
const kindWeight: Readonly<Record<StatementKind, number>> = {
  verifiable: 0.3,
  forecast: 0.1,
  opinion: 0.05,
  privateFact: 0.05,
  domanda: 0,
  non_affermazione: 0,
};

/** From 0 (nothing to check) to 1. Questions and what asserts nothing are worth 0. */
export function checkWorthiness(
  text: string,
  language: GrammarLanguage,
  kind: StatementKind = statementKind(text, language),
): number {
  if (kindWeight[kind] === 0) return 0;
  const { words, numbers, signs } = sentenceOf(text, language);
  const names = words.filter(
    ({ raw }, index) => index > 0 && /^\p{Lu}/u.test(raw) && !signs.capitalsOfNoName.has(raw),
  ).length;
  const factor = kind === 'verifiable' ? 1 : 0.3;
  const told =
    0.2 * Number(numbers.length > 0) +
    0.08 * Number(numbers.length > 1) +
    0.06 * Math.min(names, 2) +
    0.1 * Number(hasPhrase(words, signs.comparisons)) +
    0.1 * Number(hasPhrase(words, signs.causes)) +
    0.04 * Number(hasPhrase(words, signs.absolutes)) +
    0.06 * Number(findVerb(words, language) >= 0);
  return Math.min(1, kindWeight[kind] + factor * told);
}
