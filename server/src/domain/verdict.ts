/** What the evidence adds up to: pure rules from stances to a level, a score and how sure it is. */
import type { Confidence, TextLevel, UnverifiableReason } from '@riscontro/contract/inside';

/** Of what could be read. */
export type VerdictReason = Exclude<UnverifiableReason, 'languageNotUnderstood'>;

export interface Verdict {
  readonly level: TextLevel;
  /** 0 surely false, 100 surely true; 50 when nothing leans. */
  readonly score: number;
  readonly confidence: Confidence;
  /** Only with `non verificabile`. */
  readonly reason?: VerdictReason;
}

export interface Findings {
  /** A fact-check by people about this very claim. */
  readonly factCheck?: TextLevel;
  /** Less than 1 where the operator's list holds little of who published it. */
  readonly factCheckWeight?: number;
  /** What the bundled knowledge has to say to this claim; in other words than its own it is a little less sure. */
  readonly known?: { readonly level: TextLevel; readonly exact: boolean };
  /** A language model's level, backed by quotes. */
  readonly opinion?: TextLevel;
  /** What the passages make of it in numbers: the level proposed, how likely true, how sure. */
  readonly view?: { readonly level: TextLevel; readonly truth: number; readonly certainty: number };
  /** The strongest support and refutation among the passages, 0 to 1. */
  readonly support: number;
  readonly refutation: number;
  /** Independent sources for and against. */
  readonly supporting: number;
  readonly refuting: number;
  /** Those of them that high confidence may rest on; all of them, unless told. */
  readonly dependable?: { readonly supporting: number; readonly refuting: number };
}

/** A level needs at least one passage that says so. */
const backingMin = 0.25;
/** From which certainty on: docs/evaluation.md tells how often each of them is right. */
const certaintyOf = { high: 0.75, medium: 0.6 };

export function decide(findings: Findings): Verdict {
  const { factCheck, factCheckWeight, known, opinion, view, support, refutation } = findings;
  if (factCheck) return ratedByPeople(factCheck, factCheckWeight);
  if (known) return ratedByKnowledge(known);
  if (opinion && isBacked(opinion, findings)) return ratedByModel(opinion, findings);
  if (!view) return { level: 'unverifiable', score: 50, confidence: 'low', reason: 'insufficientEvidence' };
  const score = Math.round(100 * view.truth);
  if (view.level === 'true' && support >= backingMin && support > refutation) {
    return {
      level: 'true',
      score: Math.max(score, 51),
      confidence: confidenceOf(view.certainty, 'supporting', findings),
    };
  }
  if (view.level === 'false' && refutation >= backingMin && refutation > support) {
    return {
      level: 'false',
      score: Math.min(score, 49),
      confidence: confidenceOf(view.certainty, 'refuting', findings),
    };
  }
  const inConflict = Math.min(support, refutation) >= backingMin;
  if (view.level === 'misleading' && inConflict) {
    return { level: 'misleading', score: Math.min(65, Math.max(20, score)), confidence: 'low' };
  }
  const reason = inConflict ? 'conflictingSources' : 'insufficientEvidence';
  return { level: 'unverifiable', score, confidence: 'low', reason };
}

/** A model's level counts only with voices behind it. */
function isBacked(level: TextLevel, { supporting, refuting }: Findings): boolean {
  if (level === 'true') return supporting > 0 && refuting === 0;
  if (level === 'false') return refuting > 0 && supporting === 0;
  return level === 'misleading' && supporting > 0 && refuting > 0;
}

/** However clear a single source is, it is one source; and those that are held in low esteem make no certainty. */
function confidenceOf(certainty: number, side: 'supporting' | 'refuting', findings: Findings): Confidence {
  const { dependable = findings } = findings;
  if (findings[side] > 0 && dependable[side] === 0) return 'low';
  return certainty >= certaintyOf.high && dependable[side] >= 2
    ? 'high'
    : certainty >= certaintyOf.medium
      ? 'medium'
      : 'low';
}

const scores: Readonly<Record<TextLevel, number>> = {
  true: 95,
  false: 5,
  misleading: 35,
  unverifiable: 50,
};

function ratedByPeople(level: TextLevel, weight = 1): Verdict {
  const score = Math.round(50 + (scores[level] - 50) * weight);
  const verdict = { level, score, confidence: weight < 1 ? 'medium' : 'high' } as const;
  return level === 'unverifiable' ? { ...verdict, reason: 'insufficientEvidence' } : verdict;
}

function ratedByKnowledge({ level, exact }: NonNullable<Findings['known']>): Verdict {
  if (exact) return ratedByPeople(level);
  const score = { ...scores, true: 85, false: 15 }[level];
  return { level, score, confidence: 'medium' };
}

/** One source that a model has read is a lead, two independent ones are evidence. */
function ratedByModel(level: TextLevel, findings: Findings): Verdict {
  const { supporting, refuting } = findings.dependable ?? findings;
  const behind =
    level === 'true' ? supporting : level === 'false' ? refuting : Math.min(supporting, refuting);
  const distance = behind >= 2 ? 40 : 30;
  const score = level === 'true' ? 50 + distance : level === 'false' ? 50 - distance : scores.misleading;
  return { level, score, confidence: behind >= 2 ? 'high' : behind === 1 ? 'medium' : 'low' };
}

/** Opinions, forecasts and private facts are what they are, whatever the sources say. */
export function restsOnSources({ reason }: Verdict): boolean {
  return reason !== 'opinion' && reason !== 'forecast' && reason !== 'privateFact';
}

/** What a reader should hear first, when the claims of a text have different reasons. */
export const verdictReasons: readonly VerdictReason[] = [
  'serviceUnavailable',
  'conflictingSources',
  'insufficientEvidence',
  'tooRecent',
  'privateFact',
  'forecast',
  'opinion',
];

/** One level for a text of several claims: a true half does not make a false half true. */
export function combine(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.length === 0) {
    return { level: 'unverifiable', score: 50, confidence: 'low', reason: 'insufficientEvidence' };
  }
  const [only] = verdicts;
  if (only && verdicts.length === 1) return only;
  const count = (level: TextLevel) => verdicts.filter((verdict) => verdict.level === level).length;
  const score = Math.round(
    verdicts.reduce((sum, verdict) => sum + verdict.score, 0) / Math.max(1, verdicts.length),
  );
  const weakest = (['low', 'medium', 'high'] as const).find((confidence) =>
    verdicts.some((verdict) => verdict.confidence === confidence),
  );
  const confidence = weakest ?? 'low';
  if (count('true') === verdicts.length) return { level: 'true', score, confidence };
  if (
    count('false') > 0 &&
    count('false') >= count('unverifiable') &&
    count('true') + count('misleading') === 0
  ) {
    return { level: 'false', score: Math.min(score, 40), confidence };
  }
  if (count('false') + count('misleading') > 0) {
    return { level: 'misleading', score: Math.min(60, Math.max(15, score)), confidence };
  }
  const reasons = verdicts.flatMap(({ reason }) => reason ?? []);
  const reason = verdictReasons.find((one) => reasons.includes(one)) ?? 'insufficientEvidence';
  return { level: 'unverifiable', score, confidence: 'low', reason };
}
