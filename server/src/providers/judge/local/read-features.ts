/** From the features of a claim and a passage to what the passage says: the forest, and one rule on top. */
import { type Forest, softmax, sumsOf } from '../../../learned/trees.ts';
import type { ReadPassage } from './verdict-features.ts';

export function readFeatures(
  stance: Forest,
  features: Readonly<Record<string, number>>,
  encyclopedia: boolean,
): ReadPassage {
  const row = stance.features.map((name) => features[name] ?? 0);
  const [supports = 0, refutes = 0, neutral = 1] = softmax(sumsOf(stance, row));
  if (!repeatsToDeny(features, encyclopedia)) return { features, supports, refutes, neutral, encyclopedia };
  return { features, supports: 0, refutes, neutral: neutral + supports, encyclopedia };
}

/**
 * A text that calls something false or unproven repeats the claim in order to deny it: what it shares with the
 * claim is no support. Encyclopedias use the same words for films, theories and courts.
 */
function repeatsToDeny(features: Readonly<Record<string, number>>, encyclopedia: boolean): boolean {
  return !encyclopedia && (features.passageDenials ?? 0) > 0 && (features.claimNegations ?? 0) === 0;
}
