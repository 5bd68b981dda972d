/** Whether two sentences claim the very same thing, in either language. Strict: a near miss is another claim. */
import type { Language } from '@riscontro/contract';
import { type AlignedWord, align } from './align.ts';
import { compareNumbers } from './compare-numbers.ts';
import { type Reading, readText } from './reading.ts';
import { hasAgent, isReversed } from './structure.ts';

interface Claim {
  readonly text: string;
  readonly language: Language;
}

/** How much of either one's weight has to be found in the other. */
const sharedMin = 0.8;

export function isSameClaim(one: Claim, other: Claim): boolean {
  const [a, b] = [
    readText(one.text.slice(0, 1_000), one.language),
    readText(other.text.slice(0, 1_000), other.language),
  ];
  const sameNumbers = compareNumbers(a.numbers, b.numbers);
  return (
    a.numbers.length === b.numbers.length &&
    sameNumbers.found === a.numbers.length &&
    (['negation', 'absolute', 'hedge'] as const).every(
      (cue) => a.cues[cue].length > 0 === b.cues[cue].length > 0,
    ) &&
    shared(a, b) >= sharedMin &&
    shared(b, a) >= sharedMin
  );
}

/** Who stands first matters, unless the one says it in the passive: Paris larger than Rome is not the reverse. */
function isInOrder(aligned: readonly AlignedWord[], from: Reading, to: Reading): boolean {
  const names = aligned.filter(({ word, match }, i) => (word.name || i === 0) && match > 0);
  const [first, last] = [names[0], names.at(-1)];
  // `Torre Eiffel` and `Eiffel Tower` are one name.
  if (!first || !last || last.word.place - first.word.place <= 2) return true;
  return (first.places[0] ?? 0) <= (last.places[0] ?? 0) || hasAgent(from) !== hasAgent(to);
}

function shared(from: Reading, to: Reading): number {
  const aligned = align(from, to);
  if (aligned.some(({ contrary, word, match }) => contrary || (word.name && match < 0.9))) return 0;
  if (isReversed(from, aligned, to) || !isInOrder(aligned, from, to)) return 0;
  const all = aligned.reduce((sum, { word }) => sum + word.rarity, 0);
  return all === 0 ? 0 : aligned.reduce((sum, { word, match }) => sum + word.rarity * match, 0) / all;
}
