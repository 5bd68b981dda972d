/** Groups the matches that tell of one and the same copy: those that one transform explains together. */
import type { ConfirmedMatch } from './confirm-matches.ts';
import {
  fitAffine,
  fitSimilarity,
  inverse,
  type Pair,
  type Pairs,
  scaleOf,
  slantOf,
  type Transform,
  turnOf,
} from './transform.ts';

export interface Group {
  readonly transform: Transform;
  readonly isMirrored: boolean;
  /** All in one direction. */
  readonly pairs: Pairs;
}

/** A match in one of its two directions, with what it alone tells of the transform. */
interface Hint {
  readonly match: ConfirmedMatch;
  readonly pair: Pair;
  readonly transform: Transform;
  readonly turn: number;
  readonly scale: number;
}

interface Candidate {
  readonly seed: Hint;
  readonly transform: Transform;
  readonly score: number;
}

const matchesMax = 900;
const groupsMax = 10;
/** How much two keypoints of one copy may differ in what they tell: direction in radians, size as a ratio. */
const turnMax = 0.4;
const scaleRatioMax = 1.4;
/** Far from a keypoint its own transform is off by this share of the way, and by some pixels anywhere. */
const looseness = 0.2;
const looseTolerance = 4;
const tightTolerance = 2.5;
/** A pasted part seldom spans more of the image. Of its longer side. */
const reachMax = 0.5;
const partnersMax = 6;
/** Two places nearer than this do not tell a turn from a wrong measurement. */
const partnerApartMin = 10;
const scaleMin = 0.45;
const slantMax = 1.35;
/** With fewer, slant is guesswork. */
const slantPairsMin = 8;

/** The best supported first; a match belongs to one group, and may be one alone. */
export function groupMatches(matches: readonly ConfirmedMatch[], longerSide: number): Group[] {
  const considered = matches.slice(0, matchesMax);
  const hints = considered.flatMap(bothWays);
  const candidates = hints
    .filter((_, at) => at % 2 === 0)
    .map((seed) => bestAround(seed, hints, reachMax * longerSide))
    .sort((a, b) => b.score - a.score);
  const open = new Set<ConfirmedMatch>(considered);
  const groups: Group[] = [];
  for (const { seed, transform } of candidates) {
    if (groups.length >= groupsMax) break;
    if (!open.has(seed.match)) continue;
    const group = settle(
      seed,
      transform,
      hints.filter(({ match }) => open.has(match)),
    );
    for (const match of group.matches) open.delete(match);
    open.delete(seed.match);
    if (isPlausible(group.transform)) groups.push(group);
  }
  return groups;
}

function bothWays(match: ConfirmedMatch): Hint[] {
  const back = inverse(match.transform);
  const [x, y, u, v] = match.pair;
  return [
    { match, pair: match.pair, ...described(match.transform, match.isMirrored) },
    { match, pair: [u, v, x, y], ...described(back, match.isMirrored) },
  ];
}

function described(transform: Transform, isMirrored: boolean): Pick<Hint, 'transform' | 'turn' | 'scale'> {
  return { transform, turn: turnOf(transform, isMirrored), scale: scaleOf(transform) };
}

/** The seed with each of some partners gives an exact transform; the one that explains most is its best. */
function bestAround(seed: Hint, hints: readonly Hint[], reach: number): Candidate {
  const loose = hints.filter((hint) => isLooselyAlike(seed, hint, reach));
  const partners = loose
    .filter(({ pair }) => squaredWay(pair, seed.pair) >= partnerApartMin ** 2)
    .sort((a, b) => b.match.likeness - a.match.likeness)
    .slice(0, partnersMax);
  let best: Candidate = { seed, transform: seed.transform, score: seed.match.likeness };
  for (const partner of partners) {
    const transform = fitSimilarity([seed.pair, partner.pair], seed.match.isMirrored);
    if (!transform || !isPlausible(transform)) continue;
    const score = scoreOf(loose.filter(({ pair }) => isExplained(transform, pair, tightTolerance)));
    if (score > best.score) best = { seed, transform, score };
  }
  return best;
}

function isLooselyAlike(seed: Hint, hint: Hint, reach: number): boolean {
  if (hint.match.isMirrored !== seed.match.isMirrored) return false;
  const turn = Math.abs(hint.turn - seed.turn);
  if (turn > turnMax && turn < 2 * Math.PI - turnMax) return false;
  if (hint.scale > scaleRatioMax * seed.scale || seed.scale > scaleRatioMax * hint.scale) return false;
  const way = Math.sqrt(squaredWay(hint.pair, seed.pair));
  return (
    way <= reach && isExplained(seed.transform, hint.pair, looseTolerance + looseness * way * seed.scale)
  );
}

/** Several keypoints on one spot are one place, which counts by how alike it is. */
function scoreOf(hints: readonly Hint[]): number {
  const spots = new Map<number, number>();
  for (const { pair, match } of hints) {
    const spot = Math.round(pair[0] / 4) * 65536 + Math.round(pair[1] / 4);
    spots.set(spot, Math.max(spots.get(spot) ?? 0, match.likeness));
  }
  return [...spots.values()].reduce((sum, likeness) => sum + likeness, 0);
}

/** Fits to what the transform explains, and again to what the better one explains. */
function settle(
  seed: Hint,
  start: Transform,
  hints: readonly Hint[],
): Group & { readonly matches: readonly ConfirmedMatch[] } {
  const { isMirrored } = seed.match;
  let transform = start;
  let support = explained(transform, seed, hints);
  for (let round = 0; round < 3 && support.length >= 3; round += 1) {
    const better = fitted(
      support.map(({ pair }) => pair),
      isMirrored,
    );
    if (!better || !isPlausible(better)) break;
    const next = explained(better, seed, hints);
    if (next.length < support.length) break;
    transform = better;
    support = next;
  }
  return {
    transform,
    isMirrored,
    pairs: support.map(({ pair }) => pair),
    matches: support.map(({ match }) => match),
  };
}

function fitted(pairs: Pairs, isMirrored: boolean): Transform | undefined {
  const slanted = pairs.length >= slantPairsMin ? fitAffine(pairs) : undefined;
  return slanted && slantOf(slanted) < slantMax ? slanted : fitSimilarity(pairs, isMirrored);
}

function explained(transform: Transform, seed: Hint, hints: readonly Hint[]): Hint[] {
  const { isMirrored } = seed.match;
  return hints.filter(({ match, pair }) => {
    return match === seed.match
      ? pair === seed.pair
      : match.isMirrored === isMirrored && isExplained(transform, pair, tightTolerance);
  });
}

// By index: these are asked for every two matches, and taking a pair apart costs more than the arithmetic.
function isExplained({ a, b, c, d, e, f }: Transform, pair: Pair, tolerance: number): boolean {
  const dx = a * pair[0] + b * pair[1] + e - pair[2];
  const dy = c * pair[0] + d * pair[1] + f - pair[3];
  return dx * dx + dy * dy <= tolerance * tolerance;
}

const squaredWay = (one: Pair, other: Pair) => (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2;

function isPlausible(transform: Transform): boolean {
  const scale = scaleOf(transform);
  return scale >= scaleMin && scale <= 1 / scaleMin && slantOf(transform) < slantMax;
}
