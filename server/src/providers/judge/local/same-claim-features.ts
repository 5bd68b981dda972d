/** What a sentence has in common with the wordings of a known claim, and what keeps it from being that claim. */
import { type GrammarLanguage, grammarOf, inAnyGrammar } from '../../../language/grammars.ts';
import { type AlignedWord, align } from './align.ts';
import { negationBetween } from './negation.ts';
import {
  foundMin,
  hasAnotherName,
  hasAnotherNumber,
  haveSameNumbers,
  isDefinite,
  isNumber,
} from './other-value.ts';
import { type Reading, readText } from './reading.ts';
import { hasAgent, isReversed } from './structure.ts';

export interface Statement {
  readonly text: string;
  readonly language: GrammarLanguage;
}

/** One way of saying a known claim, or the contrary of it. */
export interface Wording {
  readonly reading: Reading;
  readonly denies: boolean;
}

export interface Likeness {
  /** Whether the claim denies the known one; undefined when every wording says something else. */
  readonly denies: boolean | undefined;
  /** Told by a negation alone, not by a wording of that side. */
  readonly byNegation: boolean;
  /** The whole of a wording word by word, with another number or another name: what that wording says, it denies. */
  readonly contradicts: 'affirming' | 'denying' | undefined;
  /** All of a wording of that side and more besides, nothing of which turns it. */
  readonly holds: 'affirming' | 'denying' | undefined;
  /** Word by word what one of the wordings says, or its plain negation. */
  readonly whole: boolean;
  /** For the trained step that tells whether both speak of the same thing. */
  readonly topic: Readonly<Record<string, number>>;
  /** For the one that tells whether `denies` is right. */
  readonly side: Readonly<Record<string, number>>;
}

const lengthMax = 1_000;
/** A share of the weight that leaves nothing out. */
const wholeMin = 0.95;
const heldMin = 0.9;
const wordsHeldMin = 3;

const fillers = inAnyGrammar(({ judge }) => judge.fillers);

export function readStatement({ text, language }: Statement): Reading {
  const reading = readText(text.slice(0, lengthMax), language);
  return { ...reading, words: reading.words.filter(({ folded }) => !fillers.has(folded)) };
}

/** At least one wording is needed. `about` holds words that belong to the known claim without saying it. */
export function likenessOf(
  claim: Reading,
  wordings: readonly Wording[],
  about: readonly Reading[] = [],
): Likeness {
  const compared = wordings.map(({ reading, denies }) => {
    const aligned = align(claim, reading);
    const pair = compare(claim, reading, aligned);
    return { aligned, denies, pair, says: pair && !pair.otherwise ? denies !== pair.negated : undefined };
  });
  const spokenOf = about.map((reading) => align(claim, reading));
  const bestOf = (says: boolean) =>
    compared
      .filter((one) => one.says === says)
      .reduce<Pair | undefined>(
        (best, { pair }) => (pair && pair.shared > (best?.shared ?? -1) ? pair : best),
        undefined,
      );
  const [affirming, denying] = [bestOf(false), bestOf(true)];
  const denies = (denying?.shared ?? -1) > (affirming?.shared ?? -1);
  const [best, rival] = denies ? [denying, affirming] : [affirming, denying];
  // What one wording leaves out another may say; what only the other side says speaks for that side.
  const found = claim.words.map((word, i) => {
    const bestIn = (side: boolean | undefined) =>
      Math.max(
        0,
        ...compared
          .filter((one) => side === undefined || one.denies === side)
          .map(({ aligned }) => aligned[i]?.match ?? 0),
      );
    const nearby = Math.max(0, ...spokenOf.map((aligned) => aligned[i]?.match ?? 0));
    return {
      word,
      match: Math.max(bestIn(undefined), nearby),
      own: bestIn(denies),
      against: bestIn(!denies),
    };
  });
  const missing = found.filter(({ word, match }) => match < foundMin && !(best && isNumber(word)));
  const weightOf = (words: typeof found) => words.reduce((sum, { word }) => sum + word.rarity, 0);
  return {
    denies: best && claim.words.length > 0 ? denies : undefined,
    byNegation: best?.negated ?? false,
    contradicts: sideOf(compared, (pair) => pair.otherwise && !pair.negated),
    holds: claim.cues.denial.length > 0 ? undefined : sideOf(compared, (pair) => pair.holds),
    whole: best?.whole ?? false,
    topic: {
      ...best?.features,
      unionShared: shareFound(found),
      unionMissing: missing.length,
      unionRarestMissing: Math.max(0, ...missing.map(({ word }) => word.rarity)),
      unionMissingNames: missing.filter(({ word }) => word.name).length,
      words: Math.log1p(claim.words.length),
    },
    side: {
      shared: best?.shared ?? 0,
      ahead: (best?.shared ?? 0) - (rival?.shared ?? 0),
      rivalled: rival ? 1 : 0,
      onlyOwn: weightOf(found.filter(({ own, against }) => own >= foundMin && against < foundMin)),
      onlyAgainst: weightOf(found.filter(({ own, against }) => against >= foundMin && own < foundMin)),
      missing: missing.length,
      exchanged: best?.exchanged ?? 0,
      otherNames: best?.otherNames ?? 0,
      otherSubject: best?.opensOtherwise && found[0] && found[0].match < foundMin ? 1 : 0,
      leftOut: best?.leftOut ?? 0,
      byNegation: best?.negated ? 1 : 0,
      negations: best?.negations ?? 0,
      absolute: best?.features.absolute ?? 0,
      hedge: best?.features.hedge ?? 0,
    },
  };
}

function sideOf(
  compared: readonly { readonly denies: boolean; readonly pair: Pair | undefined }[],
  fits: (pair: Pair) => boolean,
): 'affirming' | 'denying' | undefined {
  const found = compared.find(({ pair }) => pair && fits(pair));
  return found && (found.denies ? 'denying' : 'affirming');
}

interface Pair {
  readonly shared: number;
  readonly whole: boolean;
  /** All of the wording is in the claim. */
  readonly holds: boolean;
  /** All of it is there except one value, which is another one. */
  readonly otherwise: boolean;
  readonly negated: boolean;
  /** How many more negations the one has than the other. */
  readonly negations: number;
  /** In one language, words that both have in place of each other's: a synonym, or the contrary. */
  readonly exchanged: number;
  /** The same of names. */
  readonly otherNames: number;
  /** What the wording begins with, mostly its subject, is not in the claim. */
  readonly opensOtherwise: boolean;
  /** Words of the wording that the claim does not say. */
  readonly leftOut: number;
  readonly features: Readonly<Record<string, number>>;
}

/** Undefined where a number, the order of the names or a contrary makes them two claims, however alike they are. */
function compare(a: Reading, b: Reading, aligned: readonly AlignedWord[]): Pair | undefined {
  const sameNumbers = haveSameNumbers(a.numbers, b.numbers);
  const back = align(b, a);
  const [there, andBack] = [
    sharedWith(a, sameNumbers ? aligned.map(withNumber) : aligned, b),
    sharedWith(b, sameNumbers ? back.map(withNumber) : back, a),
  ];
  if (there.differs || andBack.differs) return undefined;
  const otherwise = sameNumbers ? hasAnotherName(a, b, aligned, back) : hasAnotherNumber(a, b, aligned, back);
  if (!sameNumbers && !otherwise) return undefined;
  const both = (name: Exclude<keyof Shared, 'differs'>, pick: (...values: number[]) => number) =>
    pick(there[name], andBack[name]);
  const cueDiffers = (cue: 'absolute' | 'hedge') => a.cues[cue].length > 0 !== b.cues[cue].length > 0;
  const negation = negationBetween(a, b);
  if (negation === undefined) return undefined;
  const negated = negation === 'differs';
  const inOwnLanguage = a.language === b.language ? 1 : 0;
  return {
    shared: both('weight', Math.min),
    whole:
      both('missing', Math.max) === 0 &&
      both('weight', Math.min) >= wholeMin &&
      !cueDiffers('absolute') &&
      !cueDiffers('hedge'),
    holds:
      !otherwise &&
      inOwnLanguage === 1 &&
      b.words.length >= wordsHeldMin &&
      isInOrder(back) &&
      andBack.missing === 0 &&
      andBack.weight >= heldMin &&
      (['negation', 'absolute', 'hedge'] as const).every((cue) => a.cues[cue].length === b.cues[cue].length),
    otherwise,
    negated,
    negations: Math.abs(a.cues.negation.length - b.cues.negation.length),
    exchanged: inOwnLanguage * both('missing', Math.min),
    otherNames: inOwnLanguage * both('missingNames', Math.min),
    opensOtherwise: (back[0]?.match ?? 1) < foundMin,
    leftOut: andBack.missing,
    features: {
      sharedLeast: both('weight', Math.min),
      sharedMost: both('weight', Math.max),
      plainLeast: both('plainWeight', Math.min),
      missingLeast: both('missing', Math.min),
      missingMost: both('missing', Math.max),
      rarestMissing: both('rarestMissing', Math.max),
      // Across languages a word may be missing because no table translates it.
      missingInOwnLanguage: inOwnLanguage * both('missing', Math.max),
      sharedInOwnLanguage: inOwnLanguage * both('weight', Math.min),
      inOwnLanguage,
      missingNames: both('missingNames', Math.max),
      absolute: cueDiffers('absolute') ? 1 : 0,
      hedge: cueDiffers('hedge') ? 1 : 0,
      moreWords: Math.abs(a.words.length - b.words.length),
    },
  };
}

interface Shared {
  /** Share of the one's weight that is found in the other; of all words, and of those that are no names. */
  readonly weight: number;
  readonly plainWeight: number;
  readonly missing: number;
  readonly rarestMissing: number;
  readonly missingNames: number;
  readonly differs: boolean;
}

function sharedWith(from: Reading, aligned: readonly AlignedWord[], to: Reading): Shared {
  const missing = aligned.filter(({ match }) => match < foundMin);
  return {
    weight: shareFound(aligned),
    plainWeight: shareFound(aligned.filter(({ word }) => !word.name)),
    missing: missing.length,
    rarestMissing: Math.max(0, ...missing.map(({ word }) => word.rarity)),
    missingNames: aligned.filter(({ word, match }) => word.name && match < 0.9).length,
    differs:
      aligned.some(({ contrary }) => contrary) ||
      isTurnedRound(from, aligned, to) ||
      isComparedTheOtherWay(from, aligned, to),
  };
}

/**
 * Who stands first matters, unless the one says it in the passive. `Torre Eiffel` and `Eiffel Tower` are one name, and
 * `Prague's centre` is `il centro di Praga`.
 */
function isTurnedRound(from: Reading, aligned: readonly AlignedWord[], to: Reading): boolean {
  if (hasAgent(from) !== hasAgent(to) || hasOwner(from) !== hasOwner(to)) return false;
  if (isDefinite(from) && isDefinite(to)) return false;
  const names = aligned.filter(({ word, match }, i) => (word.name || i === 0) && match > 0);
  const [first, last] = [names[0], names.at(-1)];
  const apart = first && last && last.word.place - first.word.place > 2;
  return (apart && (first.places[0] ?? 0) > (last.places[0] ?? 0)) || isReversed(from, aligned, to) === 1;
}

/** The words stand in the other text as they stand here, one after the other. */
function isInOrder(aligned: readonly AlignedWord[]): boolean {
  let last = -1;
  for (const { places } of aligned) {
    const next = places.find((place) => place > last);
    if (next === undefined) return false;
    last = next;
  }
  return true;
}

/** What stands on the one side of a comparison there stands on the other side here. */
function isComparedTheOtherWay(from: Reading, aligned: readonly AlignedWord[], to: Reading): boolean {
  const [here, there] = [from, to].map(({ folded, language }) =>
    folded.findIndex((word) => grammarOf(language).judge.comparatives.has(word)),
  ) as [number, number];
  if (here < 0 || there < 0) return false;
  const found = aligned.filter(({ match }) => match >= foundMin);
  const before = found.filter(({ word }) => word.place < here);
  const after = found.filter(({ word }) => word.place > here);
  return (
    before.some(({ places }) => places.every((place) => place > there)) &&
    after.some(({ places }) => places.every((place) => place < there))
  );
}

/** `3` is `three`: numbers are compared by their values. */
function withNumber(aligned: AlignedWord): AlignedWord {
  return isNumber(aligned.word) ? { ...aligned, match: 1 } : aligned;
}

function hasOwner({ folded, language }: Reading): boolean {
  const { ownerMark } = grammarOf(language).judge;
  return ownerMark !== undefined && folded.includes(ownerMark);
}

function shareFound(aligned: readonly Pick<AlignedWord, 'word' | 'match'>[]): number {
  const all = aligned.reduce((sum, { word }) => sum + word.rarity, 0);
  return all === 0 ? 1 : aligned.reduce((sum, { word, match }) => sum + word.rarity * match, 0) / all;
}
