/** What a grammar tells the local judge: words that turn, limit or deny a statement, and who does what to whom. */

/** Folded words, as `words.ts` folds them, unless something else is said. */
export interface JudgeGrammar {
  /** Turn a statement into its contrary. */
  readonly negations: ReadonlySet<string>;
  /** Whether a word of those is one here: `ne arrivano` is not `né`, and who `won` is not who `won't`. */
  isNegation?(raw: string, folded: string, next: string | undefined): boolean;
  /** The second part of a negation that is cut in two: `don't`. */
  readonly negationEnd?: string;
  /** Make a statement absolute: one exception is enough against it. */
  readonly absolutes: ReadonlySet<string>;
  /** Leave a statement room. */
  readonly hedges: ReadonlySet<string>;
  /** What is said of a false story. */
  readonly denials: ReadonlySet<string>;
  /** The same in several words, with `;` between the phrases. */
  readonly denialPhrases: string;
  /** What is said of a confirmed one. */
  readonly confirmations: ReadonlySet<string>;
  /** Pairs of contraries, by the beginnings of the words, with `;` between the pairs. */
  readonly contraries: string;
  readonly yes: string;
  readonly no: string;
  /** Negate what follows them, and nothing else. */
  readonly negators: ReadonlySet<string>;
  /** A negator that makes one negation together with all others in its sentence: `non … niente`. */
  readonly onlyNegator?: string;
  /** Small words between a negator and what it negates. */
  readonly afterNegator: ReadonlySet<string>;
  readonly affirmation: AffirmationGrammar;
  /** “Is”, as written, in small letters: `è` is not `e`. */
  readonly copulas: ReadonlySet<string>;
  /** Before the one who acts, when the sentence is turned round. */
  readonly agents: ReadonlySet<string>;
  /** Between two things that are compared. */
  readonly comparatives: ReadonlySet<string>;
  /** Marks an owner: `Prague's centre`. */
  readonly ownerMark?: string;
  /** Said in passing, without a meaning of their own. */
  readonly fillers: ReadonlySet<string>;
  /** Numbers in words that are common in claims. */
  readonly smallNumbers: ReadonlySet<string>;
  /** “Is” and “are”, as written, in a definition. */
  readonly defining: ReadonlySet<string>;
  /** What there is one of: two names for it cannot both be right, nor can it be of two things. */
  readonly singular: RegExp;
  readonly superlatives: RegExp;
  /** What has one author, who may have made more than one thing. */
  readonly made: RegExp;
  /** Little words inside of names. */
  readonly nameParticles: ReadonlySet<string>;
  /** The root that the forms of one verb share, from a stem: `entrata`, `entrava` and `entrò`. Too short a root is none. */
  verbRoot?(term: string): string;
}

/** For a plainly negated claim as what it denies. */
export interface AffirmationGrammar {
  /** The text with the spellings that are typed in a hurry put right. */
  spelledOut?(text: string): string;
  /** Anything that negates, with the flag `g`. */
  readonly negation: RegExp;
  /** A question of degree or of who else, not the denial of what follows. */
  readonly partial: RegExp;
  /** The text itself where its negation cannot be taken out. */
  withoutNegation(text: string): string;
}
