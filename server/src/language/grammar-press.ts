/** What a grammar tells about the language of articles: reported speech, writers, subjects left to the sentence before. */

export interface PressGrammar {
  /** Verbs of saying. Those that also mean something else (`wrote a book`, `added 500 jobs`) need what is said after them. */
  readonly reporting: readonly RegExp[];
  /** What writers tell of themselves nobody else can know. `World War I`, `Mia Farrow` and `(MI)` are names. */
  readonly ofTheWriter: RegExp;
  /** A sentence with one of these denies something. */
  readonly denial: RegExp;
  /** Opens a sentence about somebody: `Lui`, `She`. */
  readonly persons: RegExp;
  /** Opens one about anything: `Questo`, `It`, `They`, not to be guessed. */
  readonly things: RegExp;
  /** Where verbs may stand without a subject: particles before one, and openings that miss none. */
  readonly withoutSubject?: { readonly particles: ReadonlySet<string>; readonly whole: RegExp };
  /** With a capital at the beginning of a sentence, and no first names: `La Corte Suprema`, `Last Monday`. */
  readonly notFirstNames: RegExp;
  /** Between the words of a person's name. */
  readonly nameLinks: ReadonlySet<string>;
  /** Prepositions, with the articles after them, that tie a name to something else; what stands before a name ends so. */
  readonly ties: RegExp;
  /** A title that speaks about a claim, as fact-checks do, repeats it without making it. */
  readonly aboutClaims: RegExp;
  /** `Dove finisce l’acqua`, `Why the bees left`: a title that asks what the text will answer. */
  readonly askingTitle: RegExp;
  /** A title that denies what its text repeats. */
  readonly denyingTitle: RegExp;
}
