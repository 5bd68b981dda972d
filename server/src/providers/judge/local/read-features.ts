/** From the features of a claim and a passage to what the passage says: the forest, and one rule on top. */
import { type Forest, softmax, sumsOf } from '../../../learned/trees.ts';
import type { ReadPassage } from './verdict-features.ts';

export function readFeatures(
  stance: Forest,
  features: Readonly<Record<string, number>>,
  encyclopedia: boolean,
): ReadPassage {
  const row = stance.features.map((name) => features[name] ?? 0);
  const [likeness = 0, unlikeness = 0, neutral = 1] = softmax(sumsOf(stance, row));
  // The claim's own words with a negation before them: what looks like support is its contrary.
  const negated = (features.negated ?? 0) > 0;
  const [supports, refutes] = negated ? [0, likeness + unlikeness] : [likeness, unlikeness];
  const kept = { supports: supportKept(features, encyclopedia), refutes: refutationKept(features) };
  const leaning = Math.log((supports + 0.03) / (refutes + 0.03));
  const [left, right] = [supports * kept.supports, refutes * kept.refutes];
  return {
    features,
    supports: left,
    refutes: right,
    neutral: neutral + supports + refutes - left - right,
    leaning: leaning * (leaning > 0 ? kept.supports : kept.refutes),
    encyclopedia,
  };
}

/** How much of a stance stands that rests on shared words alone. */
const hardly = 0.2;

/** Rules that no number of shared words outweighs. What they take away becomes silence, not refutation. */
function supportKept(features: Readonly<Record<string, number>>, encyclopedia: boolean): number {
  const has = (name: string) => (features[name] ?? 0) > 0;
  if (repeatsToDeny(features, encyclopedia)) return 0;
  // Another order of the words, nothing that links them, a name that is missing, another number: another statement.
  return has('reversed') || has('unlinked') || has('missingNames') || has('numbersDiffering') ? hardly : 1;
}

/** A passage that has the claim's names and none of what it says of them speaks about something else. */
function refutationKept(features: Readonly<Record<string, number>>): number {
  return (features.missingOthers ?? 0) > 0 && (features.coverageOthers ?? 1) === 0 ? hardly : 1;
}

/**
 * A text that calls something false or unproven repeats the claim in order to deny it: what it shares with the
 * claim is no support. Encyclopedias use the same words for videos, theories and courts.
 */
function repeatsToDeny(features: Readonly<Record<string, number>>, encyclopedia: boolean): boolean {
  return !encyclopedia && (features.passageDenials ?? 0) > 0 && (features.claimNegations ?? 0) === 0;
}
