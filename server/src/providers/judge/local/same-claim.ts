/** Whether a sentence claims the very same thing as a known claim, in either language, or denies it. */
import { readFileSync } from 'node:fs';
import { type Forest, softmax, sumsOf } from '../../../learned/trees.ts';
import type { Reading } from './reading.ts';
import {
  type Likeness,
  likenessOf,
  readStatement,
  type Statement,
  type Wording,
} from './same-claim-features.ts';

/** Trained by training/same-claim.ts. */
export interface SameClaimWeights {
  /** Whether both speak of the same thing. */
  readonly topic: Forest;
  /** Whether the claim is on the side of the known one, or against it, that it seems to be on. */
  readonly side: Forest;
}

/**
 * `not_…`: what the known claim's wordings say, or its contrary, with another value: only what is true is contradicted
 * by another value. `holds_…`: all of it and more besides: only what is false stays so whatever is added.
 */
export type Relation =
  | 'same'
  | 'opposite'
  | `not_${'affirming' | 'denying'}`
  | `holds_${'affirming' | 'denying'}`
  | 'other';

export interface Comparison {
  readonly relation: Relation;
  /** How likely that is right, for choosing among several. */
  readonly closeness: number;
  /** Word by word what a wording says. */
  readonly exact: boolean;
}

/** docs/evaluation.md tells what they keep out. To take a side wrongly is the worse mistake of the two. */
const topicMin = 0.6;
const sideMin = 0.88;
/** Share of the closest wording's weight that the claim has, and the reverse: two words of a long sentence are not it. */
const sharedMin = 0.45;
/** A negation turns the very sentence; of a similar one it says nothing. */
const sharedMinTurned = 0.7;
/** Where it says something else in the place of what they say, `cura il diabete`, it has to be closer still. */
const topicMinExchanged = 0.8;
/** Less than what is close as a whole. */
const heldCloseness = 0.4;

const other: Comparison = { relation: 'other', closeness: 0, exact: false };

/** Against all wordings of one known claim at once: what one of them leaves out another may say. */
export function compareWithWordings(
  claim: Reading,
  wordings: readonly Wording[],
  about: readonly Reading[] = [],
  weights = shippedWeights(),
): Comparison {
  return comparisonOf(likenessOf(claim, wordings, about), weights);
}

function comparisonOf(
  { denies, byNegation, contradicts, holds, whole, topic, side }: Likeness,
  weights: SameClaimWeights,
): Comparison {
  const relation = denies ? 'opposite' : 'same';
  if (denies !== undefined && whole) return { relation, closeness: 1, exact: !byNegation };
  if (contradicts) return { relation: `not_${contradicts}`, closeness: 1, exact: false };
  if (denies !== undefined) {
    const [sameTopic, rightSide] = [likelihood(weights.topic, topic), likelihood(weights.side, side)];
    if (isCloseEnough({ sameTopic, rightSide, topic, side })) {
      return { relation, closeness: sameTopic * rightSide, exact: false };
    }
  }
  return holds ? { relation: `holds_${holds}`, closeness: heldCloseness, exact: false } : other;
}

export function isCloseEnough({
  sameTopic,
  rightSide,
  topic,
  side,
}: { readonly sameTopic: number; readonly rightSide: number } & Pick<Likeness, 'topic' | 'side'>): boolean {
  const isExchanged = (side.exchanged ?? 0) > 0 && (topic.unionMissing ?? 0) > 0;
  // What is true of the one is another claim about the other.
  if ((side.otherNames ?? 0) + (side.otherSubject ?? 0) > 0) return false;
  const isTurned = (side.byNegation ?? 0) > 0;
  if ((topic.sharedLeast ?? 0) < (isTurned ? sharedMinTurned : sharedMin)) return false;
  if (isTurned && (topic.unionMissing ?? 0) > 0) return false;
  return sameTopic >= (isExchanged ? topicMinExchanged : topicMin) && rightSide >= sideMin;
}

/** Strict, because there is one wording only to go by: both ways, and neither surer nor less sure than the other. */
export function isSameClaim(one: Statement, another: Statement): boolean {
  const [a, b] = [readStatement(one), readStatement(another)];
  const isSaidBy = (claim: Reading, wording: Reading) => {
    const likeness = likenessOf(claim, [{ reading: wording, denies: false }]);
    const isExchanged = (likeness.side.exchanged ?? 0) > 0;
    return !isExchanged && comparisonOf(likeness, shippedWeights()).relation === 'same';
  };
  const isAsSure = (['absolute', 'hedge'] as const).every(
    (cue) => a.cues[cue].length > 0 === b.cues[cue].length > 0,
  );
  return isAsSure && isSaidBy(a, b) && isSaidBy(b, a);
}

/** Of the second of two classes. */
export function likelihood(forest: Forest, features: Readonly<Record<string, number>>): number {
  const row = forest.features.map((name) => features[name] ?? 0);
  return softmax(sumsOf(forest, row))[1] ?? 0;
}

let weightsRead: SameClaimWeights | undefined;

function shippedWeights(): SameClaimWeights {
  weightsRead ??= JSON.parse(
    readFileSync(new URL('./same-claim.json', import.meta.url), 'utf8'),
  ) as SameClaimWeights;
  return weightsRead;
}
