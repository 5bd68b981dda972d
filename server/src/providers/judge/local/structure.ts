/** Who does what to whom: shared words are no support when the passage puts them together in another way. */
import { grammarOf } from '../../../language/grammars.ts';
import type { AlignedWord } from './align.ts';
import type { Reading } from './reading.ts';

/** Whether somebody is named as the one who acts. */
export function hasAgent({ folded, language }: Reading): boolean {
  const { agents } = grammarOf(language).judge;
  return folded.some((word) => agents.has(word));
}

/** How far apart two words may stand and still belong together. */
const nearby = 14;
/** How many words after “is” still say what something is. */
const predicateReach = 16;

/** 1 where the passage names the claim's first and last word only the other way round. */
export function isReversed(claim: Reading, aligned: readonly AlignedWord[], passage: Reading): 0 | 1 {
  if (copulaOf(claim) !== undefined) return 0;
  const found = aligned.filter(({ match }) => match >= 0.6);
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || first.word.place === last.word.place) return 0;
  const { agents } = grammarOf(passage.language).judge;
  let [kept, turned] = [0, 0];
  for (const a of first.places) {
    for (const b of last.places) {
      if (a === b || Math.abs(a - b) > nearby || passage.sentences[a] !== passage.sentences[b]) continue;
      const between = passage.folded.slice(Math.min(a, b), Math.max(a, b));
      if (a < b || between.some((word) => agents.has(word))) kept++;
      else turned++;
    }
  }
  return turned > 0 && kept === 0 ? 1 : 0;
}

/**
 * 1 where the claim says what something is and no sentence of the passage says so: the subject with the predicate
 * after its “is”, the predicate first and the subject right after, or the one set beside the other by a comma.
 */
export function isUnlinked(claim: Reading, aligned: readonly AlignedWord[], passage: Reading): 0 | 1 {
  const copula = copulaOf(claim);
  if (copula === undefined) return 0;
  const subject = aligned.filter(({ word }) => word.place < copula);
  const predicate = aligned.filter(({ word }) => word.place > copula);
  const named = subject.flatMap(({ match, places }) => (match >= 0.6 ? places : []));
  // Where the passage leaves the subject to its title, there is nothing to link.
  if (named.length === 0 || predicate.length === 0) return 0;
  const subjectPlaces = named.filter((place) => !belongsToLongerName(place, claim, passage));
  const linked = subjectPlaces.some((at) => {
    const here = predicate.map(({ word, places }) => ({
      word,
      places: places.filter((place) => passage.sentences[place] === passage.sentences[at]),
    }));
    const said = (fits: (place: number) => boolean) =>
      weightOf(here.filter(({ places }) => places.some(fits))) >= 0.5 * weightOf(here);
    const isCopula = (place: number) =>
      passage.sentences[place] === passage.sentences[at] && isCopulaAt(passage, place);
    for (let place = at + 1; place <= at + nearby; place++) {
      if (isCopula(place) && said((other) => other > place && other - place <= predicateReach)) return true;
      if (passage.commas.has(place) && said((other) => other >= place && other - place <= nearby))
        return true;
    }
    return [1, 2, 3].some((step) => {
      const is = at - step;
      // Nothing else may be said to be anything between the two.
      const alone = (other: number) =>
        !passage.folded.some((_, place) => place > other && place < is && isCopula(place));
      return isCopula(is) && said((other) => other < is && alone(other));
    });
  });
  return linked ? 0 : 1;
}

/** `South Africa` is not `Africa`: a name that stands right beside, and that the claim does not have, makes another one. */
function belongsToLongerName(place: number, claim: Reading, passage: Reading): boolean {
  const isName = (at: number) => passage.words.some((word) => word.place === at && word.name);
  return (
    isName(place) &&
    [place - 1, place + 1].some(
      (beside) =>
        isName(beside) &&
        passage.sentences[beside] === passage.sentences[place] &&
        !passage.commas.has(Math.max(beside, place)) &&
        !claim.folded.includes(passage.folded[beside] ?? ''),
    )
  );
}

/** 1 where a negation stands right before what the claim speaks of, and the claim has none. */
export function isNegated(claim: Reading, aligned: readonly AlignedWord[], passage: Reading): 0 | 1 {
  const found = aligned.filter(({ match }) => match > 0);
  if (claim.cues.negation.length > 0 || found.length < Math.min(2, aligned.length)) return 0;
  // `not a planet`, `non vola`: of what is said; `not Sydney`: of a name or of the subject, right before it.
  const said = new Set(aligned.slice(1).flatMap(({ word, places }) => (word.name ? [] : places)));
  const named = new Set(found.flatMap((one) => (one.word.name || one === aligned[0] ? one.places : [])));
  const negated = passage.cues.negation.some((place) =>
    [1, 2].some((step) => {
      const next = place + step;
      const turns = said.has(next) || (step === 1 && named.has(next));
      return turns && passage.sentences[place] === passage.sentences[next];
    }),
  );
  return negated ? 1 : 0;
}

/** Place of the claim's “is”, when it says what something is. */
function copulaOf(claim: Reading): number | undefined {
  const place = claim.folded.findIndex((_, i) => i > 0 && isCopulaAt(claim, i));
  return place < 0 ? undefined : place;
}

function isCopulaAt({ language, written }: Reading, place: number): boolean {
  return grammarOf(language).judge.copulas.has(written[place] ?? '');
}

function weightOf(words: readonly Pick<AlignedWord, 'word'>[]): number {
  return words.reduce((sum, { word }) => sum + word.rarity, 0);
}
