/** What the local judge looks at when it reads a claim against a passage: named numbers, each explainable. */
import { grammarOf } from '../../../language/grammars.ts';
import { type AlignedWord, align } from './align.ts';
import { compareNumbers } from './compare-numbers.ts';
import type { Cue, Reading } from './reading.ts';
import { isNegated, isReversed, isUnlinked } from './structure.ts';

/** How far before a word a negation still turns it. */
const negationReach = 4;

export interface PairReading {
  readonly claim: Reading;
  readonly title: Reading;
  readonly passage: Reading;
}

type Features = Record<string, number>;

export function pairFeatures({ claim, title, passage }: PairReading): Features {
  const aligned = align(claim, passage);
  const withTitle = align(claim, title).map((word, i) => {
    const inText = aligned[i] as AlignedWord;
    return word.match > inText.match ? { ...word, places: inText.places, contrary: inText.contrary } : inText;
  });
  return {
    ...coverageFeatures(aligned, withTitle),
    ...unmatchedFeatures(withTitle, passage, aligned),
    ...orderFeatures(aligned, passage),
    ...numberFeatures({ claim, title, passage }),
    ...cueFeatures(claim, passage, aligned),
    ...titleFeatures(claim, title),
    reversed: isReversed(claim, aligned, passage),
    unlinked: isUnlinked(claim, aligned, passage),
    negated: isNegated(claim, aligned, passage),
    fragment: /\.\.\.|…/.test(passage.text) ? 1 : 0,
    claimLength: Math.log1p(claim.words.length),
    passageLength: Math.log1p(passage.words.length),
    sameLanguage: claim.language === passage.language ? 1 : 0,
  };
}

function covered(words: readonly AlignedWord[]): number {
  let [matched, all] = [0, 0];
  for (const { word, match } of words) {
    matched += word.rarity * match;
    all += word.rarity;
  }
  return all === 0 ? 1 : matched / all;
}

function coverageFeatures(aligned: readonly AlignedWord[], withTitle: readonly AlignedWord[]): Features {
  const names = withTitle.filter(({ word }) => word.name);
  const others = withTitle.filter(({ word }) => !word.name && !word.number);
  return {
    coverage: covered(withTitle),
    coverageText: covered(aligned),
    coverageNames: covered(names),
    coverageOthers: covered(others),
    names: names.length,
    exact:
      withTitle.length === 0 ? 0 : withTitle.filter(({ match }) => match === 1).length / withTitle.length,
  };
}

/** The words that the passage lacks: how many, how telling, and where in the claim they stand. */
function unmatchedFeatures(
  words: readonly AlignedWord[],
  passage: Reading,
  aligned: readonly AlignedWord[],
): Features {
  const missing = words.filter(({ match }) => match === 0);
  const last = words.length - 1;
  const where = words.flatMap(({ match }, i) => (match === 0 ? [last === 0 ? 1 : i / last] : []));
  return {
    missing: missing.length,
    missingNames: missing.filter(({ word }) => word.name).length,
    missingNumbers: missing.filter(({ word }) => word.number).length,
    missingOthers: missing.filter(({ word }) => !word.name && !word.number).length,
    missingRarest: Math.max(0, ...missing.map(({ word }) => word.rarity)),
    missingRarestOther: Math.max(
      0,
      ...missing.filter(({ word }) => !word.name).map(({ word }) => word.rarity),
    ),
    missingFirst: Math.min(1, ...where),
    missingLast: Math.max(0, ...where),
    contraries: words.filter(({ contrary }) => contrary).length,
    replaced: replacedWords(aligned, passage),
    replacedNames: replacedNames(words, passage, aligned),
  };
}

/** Missing words beside a matched one, where the passage puts another word of content in the same place. */
function replacedWords(aligned: readonly AlignedWord[], passage: Reading): number {
  const taken = new Set(aligned.flatMap(({ places }) => places));
  const contentAt = new Map(passage.words.map((word) => [word.place, word]));
  let replaced = 0;
  for (const [i, { word, match }] of aligned.entries()) {
    if (match > 0) continue;
    const found = [-1, 1].some((step) => {
      const neighbour = aligned[i + step];
      if (!neighbour || neighbour.match === 0 || Math.abs(neighbour.word.place - word.place) > 3)
        return false;
      const offset = word.place - neighbour.word.place;
      return neighbour.places.some((place) =>
        [offset, offset - Math.sign(offset), offset + Math.sign(offset)].some((shift) => {
          const other = shift === 0 ? undefined : contentAt.get(place + shift);
          return (
            other !== undefined &&
            !taken.has(other.place) &&
            other.name === word.name &&
            other.number === word.number
          );
        }),
      );
    });
    if (found) replaced++;
  }
  return replaced;
}

/** Missing names while the passage holds names that the claim lacks. */
function replacedNames(
  words: readonly AlignedWord[],
  passage: Reading,
  aligned: readonly AlignedWord[],
): number {
  const taken = new Set(aligned.flatMap(({ places }) => places));
  const strangers = passage.words.filter(({ name, place }) => name && !taken.has(place)).length;
  const missing = words.filter(({ word, match }) => word.name && match === 0).length;
  return Math.min(missing, strangers);
}

/** Whether the matched words stand together and in the claim's order. */
function orderFeatures(aligned: readonly AlignedWord[], passage: Reading): Features {
  let [neighbours, together] = [0, 0];
  for (let i = 1; i < aligned.length; i++) {
    const [before, here] = [aligned[i - 1] as AlignedWord, aligned[i] as AlignedWord];
    neighbours++;
    const gap = here.word.place - before.word.place + 2;
    if (here.places.some((place) => before.places.some((other) => place > other && place - other <= gap)))
      together++;
  }
  const places = aligned.flatMap(({ places: [first] }) => (first === undefined ? [] : [first]));
  const span = places.length < 2 ? 0 : Math.max(...places) - Math.min(...places) + 1;
  return {
    together: neighbours === 0 ? 0 : together / neighbours,
    spread: places.length < 2 ? 0 : Math.min(1, span / Math.max(1, passage.folded.length)),
    matched: places.length,
  };
}

function numberFeatures({ claim, title, passage }: PairReading): Features {
  const compared = compareNumbers(claim.numbers, [...passage.numbers, ...title.numbers]);
  return {
    numbers: compared.stated,
    numbersFound: compared.found,
    numbersDiffering: compared.differing,
    datesDiffering: compared.differingDates,
    numberDistance: compared.distance,
    numberDirection: compared.direction,
    numbersElsewhere: Math.min(5, passage.numbers.length),
  };
}

function cueFeatures(claim: Reading, passage: Reading, aligned: readonly AlignedWord[]): Features {
  const count = (reading: Reading, cue: Cue) => Math.min(3, reading.cues[cue].length);
  const matchedPlaces = new Set(aligned.flatMap(({ match, places }) => (match > 0 ? places : [])));
  // A negation counts where it stands before something that the claim is about.
  const turned = passage.cues.negation.filter((place) =>
    Array.from({ length: negationReach }, (_, i) => place + i + 1).some((next) => matchedPlaces.has(next)),
  ).length;
  const claimNegated = Math.min(1, claim.cues.negation.length);
  return {
    claimNegations: count(claim, 'negation'),
    claimAbsolutes: count(claim, 'absolute'),
    claimHedges: count(claim, 'hedge'),
    passageNegations: count(passage, 'negation'),
    passageAbsolutes: count(passage, 'absolute'),
    passageDenials: count(passage, 'denial'),
    passageConfirmations: count(passage, 'confirmation'),
    negationDiffers: claimNegated === Math.min(1, turned) ? 0 : 1,
    turned: Math.min(2, turned),
    absoluteOnlyInClaim: claim.cues.absolute.length > 0 && passage.cues.absolute.length === 0 ? 1 : 0,
    opensWithNo: answerIn(passage),
    asks: passage.text.includes('?') ? 1 : 0,
  };
}

/** 1 for a no at the beginning, -1 for a yes. */
function answerIn({ folded: [first], language }: Reading): number {
  const { yes, no } = grammarOf(language).judge;
  return first === no ? 1 : first === yes ? -1 : 0;
}

function titleFeatures(claim: Reading, title: Reading): Features {
  const inClaim = covered(align(title, claim));
  return {
    titled: title.words.length > 0 ? 1 : 0,
    titleInClaim: title.words.length > 0 ? inClaim : 0,
  };
}
