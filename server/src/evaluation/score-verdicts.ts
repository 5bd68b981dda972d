/** Whether the levels are right, and how dangerous the wrong ones are. */
import { textLevels } from '@riscontro/contract/inside';
import { type Answered, type RowLevel, rowLevels } from './rows.ts';
import { mean, shareOf } from './shares.ts';

export interface VerdictScores {
  readonly accuracy: number;
  /** Mean of `f1`: rare levels count as much as frequent ones. */
  readonly macroF1: number;
  /** Of the levels that occur among the right ones. */
  readonly f1: Readonly<Partial<Record<RowLevel, number>>>;
  /** `vero` for what is `falso`, or the reverse: the harmful error. */
  readonly flipRate: number;
  /** Answered `vero` or `falso`. */
  readonly committed: number;
  /** Right ones among those; undefined when there are none. */
  readonly committedPrecision: number | undefined;
}

interface Levels {
  readonly right: RowLevel;
  readonly given: RowLevel | undefined;
}

export function scoreVerdicts(rows: readonly Answered[]): VerdictScores {
  const levels = rows.map(({ gold, answer }): Levels => ({ right: gold.level, given: answer?.level }));
  const occurring = rowLevels.filter((level) => levels.some(({ right }) => right === level));
  const f1 = occurring.map((level) => [level, f1Of(level, levels)] as const);
  const committed = levels.filter(({ given }) => isCommitted(given));
  return {
    accuracy: shareOf(levels.map(isRight)) ?? 0,
    macroF1: mean(f1.map(([, value]) => value)) ?? 0,
    f1: Object.fromEntries(f1),
    flipRate: shareOf(levels.map(isFlip)) ?? 0,
    committed: shareOf(levels.map(({ given }) => isCommitted(given))) ?? 0,
    committedPrecision: shareOf(committed.map(isRight)),
  };
}

/** Harmonic mean of precision and recall, as hits among all places where the level was right or given. */
function f1Of(level: RowLevel, levels: readonly Levels[]): number {
  const rightCount = levels.filter(({ right }) => right === level).length;
  const givenCount = levels.filter(({ given }) => given === level).length;
  const hits = levels.filter(({ right, given }) => right === level && given === level).length;
  return (2 * hits) / (rightCount + givenCount);
}

const isRight = ({ right, given }: Levels) => right === given;
const isCommitted = (level: RowLevel | undefined) => level === textLevels.true || level === textLevels.false;
const isFlip = ({ right, given }: Levels) => isCommitted(right) && isCommitted(given) && right !== given;
