/** What the evidence adds up to: pure rules from stances to a level, a score and how sure it is. */
import type { Confidence, TextLevel, UnverifiableReason } from '@riscontro/contract';

export interface Verdict {
  readonly level: TextLevel;
  /** 0 surely false, 100 surely true; 50 when nothing leans. */
  readonly score: number;
  readonly confidence: Confidence;
  /** Only with `non verificabile`. */
  readonly reason?: UnverifiableReason;
}

/** How likely each level is, as a judge sees it; they add up to one. */
export type LevelShares = Readonly<Record<TextLevel, number>>;

export interface Findings {
  /** A fact-check by people about this very claim. */
  readonly factCheck?: TextLevel;
  /** A language model's level, backed by quotes. */
  readonly opinion?: TextLevel;
  readonly shares: LevelShares;
  /** The strongest support and refutation among independent sources, 0 to 1. */
  readonly support: number;
  readonly refutation: number;
  /** Independent sources for and against. */
  readonly supporting: number;
  readonly refuting: number;
}

/**
 * From which share on the service commits itself. Chosen on the cross-validated public sets so that `vero` and
 * `falso` are right well above seven times in ten; docs/evaluation.md has the figures. Below: `non verificabile`.
 */
export const commitment = { vero: 0.5, falso: 0.5, fuorviante: 0.5 };
/** A level needs at least one passage that says so. */
const backingMin = 0.3;
const conflictMin = 0.45;

export function decide(findings: Findings): Verdict {
  if (findings.factCheck) return ratedByPeople(findings.factCheck);
  if (findings.opinion && findings.opinion !== 'non verificabile')
    return ratedByModel(findings.opinion, findings);
  const { shares, support, refutation } = findings;
  const score = Math.round(100 * truthOf(shares));
  if (shares.vero >= commitment.vero && support >= backingMin && support > refutation) {
    return { level: 'vero', score: Math.max(score, 60), confidence: confidenceOf(shares.vero) };
  }
  if (shares.falso >= commitment.falso && refutation >= backingMin && refutation > support) {
    return { level: 'falso', score: Math.min(score, 40), confidence: confidenceOf(shares.falso) };
  }
  if (shares.fuorviante >= commitment.fuorviante) {
    return { level: 'fuorviante', score: Math.min(60, Math.max(25, score)), confidence: 'bassa' };
  }
  const reason = Math.min(support, refutation) >= conflictMin ? 'fonti_in_conflitto' : 'prove_insufficienti';
  return { level: 'non verificabile', score, confidence: 'bassa', reason };
}

/** How likely the claim is true, as far as it is either. */
function truthOf({ vero, falso }: LevelShares): number {
  return vero + falso === 0 ? 0.5 : vero / (vero + falso);
}

function confidenceOf(share: number): Confidence {
  return share >= 0.8 ? 'alta' : share >= 0.65 ? 'media' : 'bassa';
}

const scores: Readonly<Record<TextLevel, number>> = {
  vero: 95,
  falso: 5,
  fuorviante: 35,
  'non verificabile': 50,
};

function ratedByPeople(level: TextLevel): Verdict {
  const verdict = { level, score: scores[level], confidence: 'alta' } as const;
  return level === 'non verificabile' ? { ...verdict, reason: 'prove_insufficienti' } : verdict;
}

/** One source that a model has read is a lead, two independent ones are evidence. */
function ratedByModel(level: TextLevel, { supporting, refuting }: Findings): Verdict {
  const behind =
    level === 'vero' ? supporting : level === 'falso' ? refuting : Math.min(supporting, refuting);
  const distance = behind >= 2 ? 40 : 30;
  const score = level === 'vero' ? 50 + distance : level === 'falso' ? 50 - distance : scores.fuorviante;
  return { level, score, confidence: behind >= 2 ? 'alta' : 'media' };
}

/** One level for a text of several claims: a true half does not make a false half true. */
export function combine(verdicts: readonly Verdict[]): Verdict {
  const [only] = verdicts;
  if (only && verdicts.length === 1) return only;
  const count = (level: TextLevel) => verdicts.filter((verdict) => verdict.level === level).length;
  const score = Math.round(
    verdicts.reduce((sum, verdict) => sum + verdict.score, 0) / Math.max(1, verdicts.length),
  );
  const weakest = (['bassa', 'media', 'alta'] as const).find((confidence) =>
    verdicts.some((verdict) => verdict.confidence === confidence),
  );
  const confidence = weakest ?? 'bassa';
  if (count('vero') === verdicts.length) return { level: 'vero', score, confidence };
  if (
    count('falso') > 0 &&
    count('falso') >= count('non verificabile') &&
    count('vero') + count('fuorviante') === 0
  ) {
    return { level: 'falso', score: Math.min(score, 40), confidence };
  }
  if (count('falso') + count('fuorviante') > 0) {
    return { level: 'fuorviante', score: Math.min(60, Math.max(15, score)), confidence };
  }
  const reason = verdicts.find((verdict) => verdict.reason)?.reason ?? 'prove_insufficienti';
  return { level: 'non verificabile', score, confidence: 'bassa', reason };
}
