/**
 * How good answers about claims are, set by set. A claim without an answer counts as wrong, with no score and no
 * evidence; of two answers the last counts.
 */

import type { Answered, GoldClaim, Prediction } from './rows.ts';
import { type Calibration, scoreCalibration } from './score-calibration.ts';
import { type Retrieval, scoreRetrieval } from './score-retrieval.ts';
import { scoreVerdicts, type VerdictScores } from './score-verdicts.ts';
import { mean, shareOf } from './shares.ts';

/** Shares are between 0 and 1; undefined is what a set does not tell. */
export interface SetScores extends VerdictScores, Calibration, Retrieval {
  readonly n: number;
  /** Claims without an answer. */
  readonly missing: number;
  readonly p50Ms: number | undefined;
  readonly p95Ms: number | undefined;
}

export interface TextScores {
  /** By name, in the order of the alphabet. */
  readonly sets: Readonly<Record<string, SetScores>>;
  /** Claims that exist in Italian and in English, and how many got the same level in both. */
  readonly agreement: { readonly n: number; readonly share: number } | undefined;
  /** Every set counts alike, whatever its size; undefined when there is none. */
  readonly mean: { readonly macroF1: number; readonly accuracy: number } | undefined;
}

export function scoreText(gold: readonly GoldClaim[], predictions: readonly Prediction[]): TextScores {
  const answers = new Map(predictions.map((prediction) => [prediction.id, prediction]));
  const answered = gold.map((claim): Answered => ({ gold: claim, answer: answers.get(claim.id) }));
  const names = [...new Set(gold.map(({ dataset }) => dataset))].sort();
  const sets = names.map(
    (name) => [name, scoreSet(answered.filter((row) => row.gold.dataset === name))] as const,
  );
  const meanOf = (value: (scores: SetScores) => number) => mean(sets.map(([, scores]) => value(scores))) ?? 0;
  return {
    sets: Object.fromEntries(sets),
    agreement: agreementOf(answered),
    mean:
      sets.length === 0
        ? undefined
        : { macroF1: meanOf(({ macroF1 }) => macroF1), accuracy: meanOf(({ accuracy }) => accuracy) },
  };
}

function scoreSet(rows: readonly Answered[]): SetScores {
  const timesMs = rows.flatMap(({ answer }) => answer?.ms ?? []).sort((a, b) => a - b);
  return {
    n: rows.length,
    missing: rows.filter(({ answer }) => !answer).length,
    ...scoreVerdicts(rows),
    ...scoreCalibration(rows),
    ...scoreRetrieval(rows),
    p50Ms: timesMs[Math.floor(timesMs.length / 2)],
    p95Ms: timesMs[Math.floor(timesMs.length * 0.95)],
  };
}

/** Two claims of which neither was answered agree; that they are missing is told apart. */
function agreementOf(rows: readonly Answered[]): TextScores['agreement'] {
  const english = new Map<string, Answered>();
  for (const row of rows) {
    if (row.gold.lang === 'en' && row.gold.pair) english.set(row.gold.pair, row);
  }
  const same = rows.flatMap(({ gold, answer }) => {
    const other = gold.lang === 'it' && gold.pair ? english.get(gold.pair) : undefined;
    return other ? [other.answer?.level === answer?.level] : [];
  });
  const share = shareOf(same);
  return share === undefined ? undefined : { n: same.length, share };
}
