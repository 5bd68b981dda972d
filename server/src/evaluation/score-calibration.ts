/** Whether the score means what it says: of the claims at 80, eight in ten should be true. */
import type { Answered } from './rows.ts';
import { mean } from './shares.ts';

/** Over claims that are plainly true or false and got a score; undefined without any. */
export interface Calibration {
  /** Mean squared distance from the truth; always saying 50 gives .25. */
  readonly brier: number | undefined;
  /** Mean distance between what ten equal bins promise and what they hold. */
  readonly ece: number | undefined;
  /** How often a true claim is above a false one; undefined also when one of the two is lacking. */
  readonly auroc: number | undefined;
}

interface Scored {
  /** 0 to 1. */
  readonly promised: number;
  readonly truth: number;
}

const bins = 10;

export function scoreCalibration(rows: readonly Answered[]): Calibration {
  const scored = rows.flatMap(({ gold: { truth }, answer }): Scored[] => {
    const score = answer?.score ?? undefined;
    return score === undefined || (truth !== 0 && truth !== 1) ? [] : [{ promised: score / 100, truth }];
  });
  return {
    brier: mean(scored.map(({ promised, truth }) => (promised - truth) ** 2)),
    ece: scored.length === 0 ? undefined : expectedError(scored),
    auroc: areaUnderCurve(scored),
  };
}

function expectedError(scored: readonly Scored[]): number {
  const gaps = new Array<number>(bins).fill(0);
  for (const { promised, truth } of scored) {
    // The last bin has both of its ends.
    const bin = Math.min(bins - 1, Math.floor(promised * bins));
    gaps[bin] = (gaps[bin] ?? 0) + promised - truth;
  }
  return gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / scored.length;
}

/** The share of pairs, one true and one false, in which the true claim has the higher score; equal ones count half. */
function areaUnderCurve(scored: readonly Scored[]): number | undefined {
  const groups = Map.groupBy(scored, ({ promised }) => promised);
  let [trueSoFar, wonPairs] = [0, 0];
  for (const promised of [...groups.keys()].sort((a, b) => b - a)) {
    const group = groups.get(promised) ?? [];
    const trueHere = group.filter(({ truth }) => truth === 1).length;
    wonPairs += (group.length - trueHere) * (trueSoFar + trueHere / 2);
    trueSoFar += trueHere;
  }
  const pairs = trueSoFar * (scored.length - trueSoFar);
  return pairs === 0 ? undefined : wonPairs / pairs;
}
