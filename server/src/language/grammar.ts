/**
 * What there is to know of a language to read claims in it. One folder a language; the algorithms know none of them and
 * ask for what is here. What every grammar must be able to do: `grammar.conformance.ts`.
 */
import type { ClaimGrammar } from './grammar-claims.ts';
import type { EncyclopediaGrammar } from './grammar-encyclopedia.ts';
import type { JudgeGrammar } from './grammar-judge.ts';
import type { DateGrammar, NumberGrammar, UnitNames } from './grammar-numbers.ts';
import type { PressGrammar } from './grammar-press.ts';
import type { FactGrammar, WritingGrammar } from './grammar-writing.ts';

export interface Grammar extends ClaimGrammar {
  readonly words: WordGrammar;
  readonly sentences: SentenceGrammar;
  readonly numbers: NumberGrammar;
  readonly dates: DateGrammar;
  readonly units: UnitNames;
  readonly judge: JudgeGrammar;
  readonly press: PressGrammar;
  readonly writing: WritingGrammar;
  readonly facts: FactGrammar;
  readonly encyclopedia: EncyclopediaGrammar;
}

/** All words are folded, as `words.ts` folds them: lower case, without accents. */
export interface WordGrammar {
  /** Carry no content of their own. */
  readonly stopWords: ReadonlySet<string>;
  /** The stem of a folded word. */
  stem(folded: string): string;
  /** Natural logarithm of one over the share of paragraphs that hold a stem; by training/rarity.ts. */
  readonly rarity: Readonly<Record<string, number>>;
  /** By the code of another language. One without a table is searched with names alone. */
  readonly translations: Readonly<Record<string, TranslationTable>>;
  /** The other way round, for a language that was there before this one and has no table for it. */
  readonly translatedFrom?: Readonly<Record<string, TranslationTable>>;
  /** The plain form of a word that only its accent tells from another one (`è` from `e`), given what follows it. */
  toldByAccent?(raw: string, following: string): string | undefined;
  /** Definite and indefinite articles, alone or as a part of a preposition: what follows may be one of its kind. */
  readonly beforeNames: ReadonlySet<string>;
  readonly recognition: RecognitionGrammar;
}

/** Word → its translations, best first, with spaces between them. */
export type TranslationTable = Readonly<Record<string, string>>;

/** By what a text is known to be of this language. */
export interface RecognitionGrammar {
  /** Common words that the neighbouring languages do not have; here `è` keeps its accent. */
  readonly functionWords: ReadonlySet<string>;
  /** The same, where an apostrophe and a letter follow. */
  readonly elided: ReadonlySet<string>;
  /** How most words end, folded. */
  readonly usualEnding: RegExp;
  /** Its letters. */
  readonly script: RegExp;
}

/** What a full stop after a word means. Texts are cut before their language is known, so all grammars' lists count. */
export interface SentenceGrammar {
  /** Titles and the like, always followed by what they belong to. None of them is a word that could end a sentence. */
  readonly bound: ReadonlySet<string>;
  /** Often followed by a name, but also the end of a sentence, or a word of another language: “on”, “Inc.”, “Dec.”. */
  readonly oftenBound: ReadonlySet<string>;
  /** Bound only to a number that follows: “no. 10”, “art. 3”, “fig. IV”. */
  readonly numbering: ReadonlySet<string>;
  /** May stand after an initial or a dotted abbreviation only when a new sentence begins: “in the U.S. The”. */
  readonly openers: ReadonlySet<string>;
}
