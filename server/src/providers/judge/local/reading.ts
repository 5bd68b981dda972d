/** A text as the local judge reads it: words with their weight, names, numbers, turns of meaning. */
import { isStopWord, termOf } from '../../../language/analyse.ts';
import type { JudgeGrammar } from '../../../language/grammar-judge.ts';
import { type GrammarLanguage, grammarOf } from '../../../language/grammars.ts';
import { type NumberMention, numbersIn } from '../../../language/numbers.ts';
import { rarityOf } from '../../../language/rarity.ts';
import { type Word, wordsOf } from '../../../language/words.ts';
import { deniesAt } from './lexicon.ts';

export interface ReadWord extends Word {
  readonly term: string;
  readonly rarity: number;
  /** Written with a capital inside a sentence, or at its beginning and rare. */
  readonly name: boolean;
  readonly number: boolean;
  /** Place among all words of the text, stop words counted. */
  readonly place: number;
}

export interface Reading {
  readonly text: string;
  readonly language: GrammarLanguage;
  /** The words that carry content. */
  readonly words: readonly ReadWord[];
  readonly placesByTerm: ReadonlyMap<string, readonly number[]>;
  /** The folded words at every place, stop words included. */
  readonly folded: readonly string[];
  /** The words as written, in small letters: `è` is not `e`. */
  readonly written: readonly string[];
  /** The sentence that each place belongs to. */
  readonly sentences: readonly number[];
  /** The places before which a comma stands. */
  readonly commas: ReadonlySet<number>;
  readonly numbers: readonly NumberMention[];
  readonly cues: Readonly<Record<Cue, readonly number[]>>;
}

/** A word that is repeated more often is noise or an attack, and would make reading slow. */
const placesMax = 20;
/** The same for numbers, which are compared each with each. */
const numbersMax = 60;

export type Cue = 'negation' | 'absolute' | 'hedge' | 'denial' | 'confirmation';
const cueLists = {
  negation: 'negations',
  absolute: 'absolutes',
  hedge: 'hedges',
  denial: 'denials',
  confirmation: 'confirmations',
} as const satisfies Record<Cue, keyof JudgeGrammar>;

export function readText(text: string, language: GrammarLanguage): Reading {
  const { judge } = grammarOf(language);
  const all = wordsOf(text);
  const words: ReadWord[] = [];
  const placesByTerm = new Map<string, number[]>();
  const cues: Record<Cue, number[]> = { negation: [], absolute: [], hedge: [], denial: [], confirmation: [] };
  const folded = all.map((word) => word.folded);
  for (const [place, word] of all.entries()) {
    if (deniesAt(folded, place, language)) cues.denial.push(place);
    for (const cue of Object.keys(cueLists) as Cue[]) {
      if (!judge[cueLists[cue]].has(word.folded)) continue;
      if (cue === 'negation' && !turnsMeaning(word, folded[place + 1], judge)) continue;
      // `don't` is one negation in two words.
      if (word.folded === judge.negationEnd && cues.negation.at(-1) === place - 1) continue;
      cues[cue].push(place);
    }
    if (isStopWord(word.folded, language) || turnsMeaning(word, folded[place + 1], judge)) continue;
    const term = termOf(word.folded, language);
    const number = /^\p{N}/u.test(word.raw);
    const rarity = rarityOf(term, language);
    const capital = isCapital(word.raw);
    const opensSentence =
      place === 0 || /[.!?:«“"]\s*$/.test(text.slice(Math.max(0, word.start - 3), word.start));
    words.push({
      ...word,
      term,
      rarity,
      number,
      place,
      name: capital && (!opensSentence || rarity > 6.5 || isCapital(all[place + 1]?.raw)),
    });
    const places = placesByTerm.get(term);
    if (!places) placesByTerm.set(term, [place]);
    else if (places.length < placesMax) places.push(place);
  }
  return {
    text,
    language,
    words,
    placesByTerm,
    folded,
    written: all.map(({ raw, start }) => raw.toLowerCase() + (text[start + raw.length] === "'" ? "'" : '')),
    ...punctuation(text, all),
    numbers: numbersIn(text, language).slice(0, numbersMax),
    cues,
  };
}

function turnsMeaning({ raw, folded }: Word, next: string | undefined, judge: JudgeGrammar): boolean {
  return judge.negations.has(folded) && (judge.isNegation?.(raw, folded, next) ?? true);
}

const isCapital = (raw = '') => /^\p{Lu}/u.test(raw);

/** Abbreviations end no sentence where a small letter follows; a semicolon always ends a statement. */
const sentenceEnd = /[.!?][)"”»]*\s+$/u;

function punctuation(text: string, words: readonly Word[]): Pick<Reading, 'sentences' | 'commas'> {
  const sentences: number[] = [];
  const commas = new Set<number>();
  let sentence = 0;
  let end = 0;
  for (const [place, { raw, start }] of words.entries()) {
    const between = text.slice(end, start);
    if (between.includes(';') || (sentenceEnd.test(between) && !/^\p{Ll}/u.test(raw))) sentence++;
    if (between.includes(',')) commas.add(place);
    sentences.push(sentence);
    end = start + raw.length;
  }
  return { sentences, commas };
}
