/** How much work a browser does for a check without a key: none for the first ones of a day, then ever more. */

/** Checks a day of one visitor that ask for none: all that a page without scripts can send. */
const freeChecks = 2;
/** Visitors at one address, as many as have used all their checks, before everybody there has to work. */
const freeVisitors = 2;
/** About 16,000 hashes: a tenth of a second on a computer. Each bit doubles it. */
const firstBits = 14;
/** Towards the end of the day's checks: a second on a computer, some more on a phone. */
const addedBits = 4;

export interface DayUse {
  /** Checks of the visitor today, and how many one has. */
  readonly visitor: number;
  readonly visitorLimit: number;
  /** Checks of everybody at the same address, and how many they have together. */
  readonly address: number;
  readonly addressLimit: number;
}

/** In zero bits: the larger the share of the day's checks that is used, the more. */
export function requiredWork({ visitor, visitorLimit, address, addressLimit }: DayUse): number {
  if (visitor < freeChecks && address < freeVisitors * visitorLimit) return 0;
  const share = Math.max(visitor / visitorLimit, address / addressLimit);
  return firstBits + Math.floor(addedBits * share);
}
