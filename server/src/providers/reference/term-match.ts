/** How well texts match a claim's terms: the rarer a term among them, the more it counts. */

/** For each text, given as its set of terms, the share of the claim's weight that it holds: 0 to 1. */
export function matchShares(
  claimTerms: ReadonlySet<string>,
  texts: readonly ReadonlySet<string>[],
): number[] {
  const weights = new Map<string, number>();
  let whole = 0;
  for (const term of claimTerms) {
    const holders = texts.filter((terms) => terms.has(term)).length;
    // A term that no text holds still counts, so that missing it is told by the share.
    const weight = Math.log(1 + texts.length / Math.max(holders, 1));
    weights.set(term, weight);
    whole += weight;
  }
  if (whole === 0) return texts.map(() => 0);
  return texts.map((terms) => {
    let share = 0;
    for (const [term, weight] of weights) if (terms.has(term)) share += weight;
    return share / whole;
  });
}
