/** Whether the texts that a right answer rests on were found. Claims that rest on none do not count. */
import type { Answered } from './rows.ts';
import { mean, shareOf } from './shares.ts';

export interface Retrieval {
  /** Share of a claim's texts among the first five, or ten; mean over claims. */
  readonly recallAt5: number | undefined;
  readonly recallAt10: number | undefined;
  /** Claims with at least one of them among the first five. */
  readonly hitAt5: number | undefined;
  /** Mean of 1 / place of the first one; 0 beyond the tenth place. */
  readonly mrr: number | undefined;
  /** The level is right and one of them is among the first five. */
  readonly strictAt5: number | undefined;
}

export function scoreRetrieval(rows: readonly Answered[]): Retrieval {
  const resting = rows.filter(({ gold }) => gold.gold.length > 0);
  return {
    recallAt5: mean(resting.map((row) => recall(row, 5))),
    recallAt10: mean(resting.map((row) => recall(row, 10))),
    hitAt5: shareOf(resting.map((row) => recall(row, 5) > 0)),
    mrr: mean(resting.map(reciprocalRank)),
    strictAt5: shareOf(resting.map((row) => row.gold.level === row.answer?.level && recall(row, 5) > 0)),
  };
}

function recall({ gold, answer }: Answered, first: number): number {
  const wanted = new Set(gold.gold);
  const found = new Set(answer?.evidence.slice(0, first));
  return wanted.intersection(found).size / wanted.size;
}

function reciprocalRank({ gold, answer }: Answered): number {
  const place = answer?.evidence.slice(0, 10).findIndex((id) => gold.gold.includes(id)) ?? -1;
  return place < 0 ? 0 : 1 / (place + 1);
}
