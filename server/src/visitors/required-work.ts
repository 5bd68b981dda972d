/** How much work a browser does for a check without a key: none for the first ones of a day, then ever more. */

/** Checks a day of one visitor that ask for none: all that a page without scripts can send. */
const freeChecks = 2;
/** What a network may have used of its checks before everybody there has to work: all of two visitors out of ten. */
const quietShare = 0.2;
/** About 16,000 hashes: a tenth of a second on a computer. Each bit doubles it. */
const firstBits = 14;
/** Towards the end of the day's checks: a second on a computer, some more on a phone. */
const addedBits = 4;

interface Use {
  readonly taken: number;
  readonly limit: number;
}

export interface DayUse {
  /** Checks of the visitor today, and how many one has. */
  readonly visitor: Use;
  /** Those of everybody at the same address, and in the larger networks around it. */
  readonly networks: readonly Use[];
}

/** In zero bits: the larger the share of the day's checks that is used, the more. */
export function requiredWork({ visitor, networks }: DayUse): number {
  const isQuiet = ({ taken, limit }: Use) => taken < limit * quietShare;
  if (visitor.taken < freeChecks && networks.every(isQuiet)) return 0;
  const share = Math.max(...[visitor, ...networks].map(({ taken, limit }) => taken / limit));
  return firstBits + Math.floor(addedBits * share);
}
