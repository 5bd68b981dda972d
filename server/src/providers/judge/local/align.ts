/** Finds for every content word of a claim the word of a passage that stands for it, in whatever languages they are. */
import { stem } from '../../../language/analyse.ts';
import { grammarOf, otherGrammars } from '../../../language/grammars.ts';
import { translationsOf } from '../../../language/translations.ts';
import { contrariesOf } from './lexicon.ts';
import type { Reading, ReadWord } from './reading.ts';

export interface AlignedWord {
  readonly word: ReadWord;
  /** 0: not in the passage; 1: the same word; between: a translation, a synonym, the same root. */
  readonly match: number;
  /** Where in the passage, by place; empty when unmatched. */
  readonly places: readonly number[];
  /** A word of the passage says the contrary. */
  readonly contrary: boolean;
}

const sameRoot = 0.8;
const translated = 0.9;
const synonym = 0.7;
const cognate = 0.6;

export function align(claim: Reading, passage: Reading): AlignedWord[] {
  const { verbRoot } = grammarOf(passage.language).judge;
  const roots = new Map<string, number[]>();
  const verbs = new Map<string, number[]>();
  const note = (places: Map<string, number[]>, root: string, place: number) => {
    const known = places.get(root);
    if (known) known.push(place);
    else places.set(root, [place]);
  };
  for (const { folded, term, name, place } of passage.words) {
    if (folded.length >= 5) note(roots, folded.slice(0, 5), place);
    if (verbRoot && !name) note(verbs, verbRoot(term), place);
  }
  return claim.words.map((word) => {
    const { match, places } = find(word, claim, passage, roots, verbs);
    return { word, match, places, contrary: match < 0.75 && isContradicted(word, claim, passage) };
  });
}

type Found = Pick<AlignedWord, 'match' | 'places'>;
const nowhere: Found = { match: 0, places: [] };

function find(
  word: ReadWord,
  claim: Reading,
  passage: Reading,
  roots: ReadonlyMap<string, readonly number[]>,
  verbs: ReadonlyMap<string, readonly number[]>,
): Found {
  const at = (term: string) => passage.placesByTerm.get(term);
  const same = at(word.term);
  if (same && (word.number || claim.language === passage.language)) {
    const places = word.name
      ? same.filter((place) => isSameName(word.folded, passage.folded[place] ?? ''))
      : same;
    if (places.length > 0) return { match: 1, places };
  }
  if (word.number) return nowhere;
  if (claim.language === passage.language) {
    // A name is itself or nothing.
    if (word.name) return nowhere;
    const rooted = roots.get(word.folded.slice(0, 5));
    if (rooted && word.folded.length >= 6) return { match: sameRoot, places: rooted };
    const { verbRoot } = grammarOf(claim.language).judge;
    const conjugated = verbRoot && verbs.get(verbRoot(word.term));
    if (conjugated) return { match: sameRoot, places: conjugated };
    return byWords(synonymsOf(word.folded, claim), passage, synonym) ?? nowhere;
  }
  const asName = at(stem(word.folded, passage.language)) ?? same;
  if (asName && word.name) return { match: 1, places: asName };
  const meaning = byWords(translationsOf(word.folded, claim.language, passage.language), passage, translated);
  if (meaning) return meaning;
  if (asName) return { match: translated, places: asName };
  const rooted = roots
    .get(word.folded.slice(0, 5))
    ?.filter((place) => !word.name || areCognates(word.folded, passage.folded[place] ?? ''));
  return rooted?.length ? { match: cognate, places: rooted } : nowhere;
}

/** `Germania` is Germany, but Australia is not `Austria`. */
function areCognates(one: string, other: string): boolean {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return shared >= 0.75 * Math.min(one.length, other.length);
}

/** Mario is not Maria; Americans are American. */
function isSameName(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  return longer.startsWith(shorter) && longer.length - shorter.length <= 2;
}

function byWords(words: readonly string[], passage: Reading, match: number): Found | undefined {
  for (const word of words) {
    const places = passage.placesByTerm.get(stem(word, passage.language));
    if (places) return { match, places };
  }
  return undefined;
}

/** Words that share the first translation: `attrice` and `attore` do not, `video` and `pellicola` do. */
function synonymsOf(folded: string, { language }: Reading): string[] {
  return otherGrammars(language)
    .flatMap((other) =>
      translationsOf(folded, language, other)
        .slice(0, 2)
        .flatMap((meaning) => translationsOf(meaning, other, language).slice(0, 3)),
    )
    .filter((word) => word !== folded);
}

function isContradicted(word: ReadWord, claim: Reading, passage: Reading): boolean {
  const own =
    claim.language === passage.language
      ? [word.folded]
      : translationsOf(word.folded, claim.language, passage.language).slice(0, 2);
  return own.some((folded) => {
    const contraries = contrariesOf(folded, passage.language);
    return (
      contraries.length > 0 &&
      passage.folded.some((other) =>
        contraries.some((beginning) => other.startsWith(beginning) && other.length - beginning.length <= 4),
      )
    );
  });
}
