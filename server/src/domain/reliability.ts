/** What an operator's rating of a site does to the weight of what stands there. Without a rating: nothing. */

/** A site rated like this, or better, counts like one that nobody has rated. */
export const neutralReliability = 0.5;
/** What is left of the words of a site that is rated 0: they are heard, and seldom decide. */
const weightMin = 0.3;

/** 1 for the unrated and for those rated neutral or better, less for the others. `reliability` is 0 to 1. */
export function weightOf(reliability: number | undefined): number {
  if (reliability === undefined) return 1;
  return weightMin + (1 - weightMin) * Math.min(1, Math.max(0, reliability) / neutralReliability);
}

/** Whether a site may be one of the independent sources that high confidence asks for. */
export function isDependable(reliability: number | undefined): boolean {
  return reliability === undefined || reliability >= neutralReliability;
}
