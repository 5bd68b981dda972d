/** From a model's answer to a judgement: what no quotation backs is dropped. */

import type { Language, TextLevel } from '@riscontro/contract/inside';
import { nameOf, textLevels } from '@riscontro/contract/inside';
import type { Passage } from '../../../domain/passage.ts';
import { findQuote } from '../../../domain/quote-lock.ts';
import type { Judgement, Stance } from '../judge.ts';
import { cleanExplanation } from './clean-explanation.ts';
import type { ModelAnswer } from './model-answer.ts';

type PassageAnswer = ModelAnswer['passages'][number];

/** A model's own certainty is no measured probability: it is kept away from both ends. */
const certaintyMin = 0.5;
const certaintyMax = 0.97;

/** Fewer words stand in almost any passage, and so show nothing. */
const quoteWordsMin = 3;

const saysNothing: Stance = { supports: 0, refutes: 0, neutral: 1, quote: '' };

export function readAnswer(answer: ModelAnswer, passages: readonly Passage[], language: Language): Judgement {
  const byNumber = Map.groupBy(answer.passages, ({ number }) => number);
  const stances = passages.map((passage, index) => readStance(byNumber.get(index + 1) ?? [], passage));
  const level = nameOf(textLevels, answer.overall.level) ?? 'unverifiable';
  const explanation = isBacked(level, stances)
    ? cleanExplanation(answer.overall.explanation, language)
    : undefined;
  return explanation === undefined ? { stances } : { stances, opinion: { level, explanation } };
}

/** A passage about which the model said two things is one about which it said nothing. */
function readStance(answers: readonly PassageAnswer[], passage: Passage): Stance {
  const [answer] = answers;
  if (!answer || answers.length > 1 || answer.stance === 'neutral') return saysNothing;
  const span = findQuote(passage.text, answer.quote);
  if (!span) return saysNothing;
  const quote = passage.text.slice(span.start, span.end);
  if (wordCount(quote) < Math.min(quoteWordsMin, wordCount(passage.text))) return saysNothing;
  const certainty = Math.min(Math.max(answer.certainty, certaintyMin), certaintyMax);
  return { ...saysNothing, [answer.stance]: certainty, neutral: 1 - certainty, quote };
}

const wordCount = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** That nothing can be said needs no opinion, so `non verificabile` is never one. */
function isBacked(level: TextLevel, stances: readonly Stance[]): boolean {
  const supported = stances.some(({ supports }) => supports > 0);
  const refuted = stances.some(({ refutes }) => refutes > 0);
  if (level === 'true') return supported && !refuted;
  if (level === 'false') return refuted && !supported;
  return level === 'misleading' && supported && refuted;
}
