/** What a sentence negates: of two that both have a `non`, the one may deny what the other says. */
import { grammarOf } from '../../../language/grammars.ts';
import type { Reading } from './reading.ts';

/** `differs`: the one says what the other denies. Undefined where nobody can tell. */
export function negationBetween(a: Reading, b: Reading): 'same' | 'differs' | undefined {
  if (a.language !== b.language) return byCount(a, b);
  const [mine, theirs] = [negatedIn(a), negatedIn(b)];
  if (mine.length + theirs.length === 0) return byCount(a, b);
  const shared = mine.filter((place) => theirs.some((other) => isAlike(a.folded[place], b.folded[other])));
  const denied =
    mine.filter((place) => !shared.includes(place) && says(b, theirs, a.folded[place])).length +
    theirs.filter((other) => !isShared(other, shared, a, b) && says(a, mine, b.folded[other])).length;
  // With more than one negation every one of them has to be accounted for.
  if (denied > 0) return denied === mine.length + theirs.length ? 'differs' : undefined;
  const isSettled = shared.length === mine.length && shared.length === theirs.length;
  return isSettled ? 'same' : undefined;
}

/** Without a plain negation to go by: whether either has a word such as `senza`, and one only. */
function byCount(a: Reading, b: Reading): 'same' | 'differs' | undefined {
  const [mine, theirs] = [a, b].map(count) as [number, number];
  if (mine > 0 === theirs > 0) return 'same';
  return Math.abs(mine - theirs) === 1 ? 'differs' : undefined;
}

/** `Non … niente` is one negation. */
function count({ folded, cues, language }: Reading): number {
  const { onlyNegator } = grammarOf(language).judge;
  const plain = folded.filter((word) => word === onlyNegator).length;
  return plain || cues.negation.length;
}

/** Places of the words that are negated. */
function negatedIn({ folded, language }: Reading): number[] {
  const { negators, afterNegator } = grammarOf(language).judge;
  return folded.flatMap((word, place) => {
    if (!negators.has(word)) return [];
    let next = place + 1;
    while (next < folded.length - 1 && afterNegator.has(folded[next] ?? '')) next++;
    return next < folded.length ? [next] : [];
  });
}

function says({ folded }: Reading, negated: readonly number[], word: string | undefined): boolean {
  return folded.some((other, place) => !negated.includes(place) && isAlike(other, word));
}

function isShared(other: number, shared: readonly number[], a: Reading, b: Reading): boolean {
  return shared.some((place) => isAlike(a.folded[place], b.folded[other]));
}

/** `cura` and `curano`; short words are themselves. */
function isAlike(one = '', other = ''): boolean {
  return one === other || (one.length > 3 && one.slice(0, 4) === other.slice(0, 4));
}
