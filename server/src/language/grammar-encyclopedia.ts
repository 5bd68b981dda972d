/** What a grammar tells about the Wikipedia of its language, so that an export of it can be read. */

/**
 * Names are in lower case. Encyclopedias borrow from one another, so the lists of all grammars count in each; only the
 * templates of its own are an encyclopedia's alone.
 */
export interface EncyclopediaGrammar {
  /** Where the pages of an export are, by the name of its database: `itwiki`, `it.wikipedia.org`. */
  readonly sites: Readonly<Record<string, string>>;
  /** What a page begins with that only leads to another one. */
  readonly redirects: ReadonlySet<string>;
  /** The template of a page that lists articles with the same name. */
  readonly disambiguation: RegExp;
  /** The same in brackets at the end of a title. */
  readonly disambiguationTitle: string;
  /** Images and categories: links to them are no part of the text. */
  readonly unseenNamespaces: ReadonlySet<string>;
  /** Headings of notes, sources and pointers, which say nothing themselves. */
  readonly sectionsLeftOut: ReadonlySet<string>;
  readonly templates: TemplateNames;
  readonly ownTemplates: Readonly<Record<string, TemplateText>>;
  /** The end of a text before an apostrophe that stands for a letter: of `l'''Inferno''` one is no mark of italics. */
  readonly elided?: RegExp;
}

/** The templates that stand inside sentences, by what becomes of them. */
export interface TemplateNames {
  /** A sentence is whole without them: sources, notes, marks for editors, sounds, flags, coordinates, spellings. */
  readonly leftOut: ReadonlySet<string>;
  /** Beginnings of names, before a space or a hyphen: “cite web”, “cita libro”. */
  readonly leftOutBeginnings: ReadonlySet<string>;
  /** The encyclopedia's own mark that this is unsourced or disputed; some have the words in question inside them. */
  readonly doubtful: ReadonlySet<string>;
  readonly firstShown: ReadonlySet<string>;
  /** Show their second argument; the first one is a language or a colour. */
  readonly secondShown: ReadonlySet<string>;
  /** Stand for a character. */
  readonly characters: Readonly<Record<string, string>>;
}

/** What a template shows, or undefined where it cannot be put into words. */
export type TemplateText = (
  template: TemplateArguments,
  /** From the year, the month and the day, of which only the year must be there. */
  dateOf: (parts: readonly string[]) => string | undefined,
) => string | undefined;

export interface TemplateArguments {
  /** In lower case, `_` as a space; of a function such as `formatnum:` with its colon. */
  readonly name: string;
  /** Without a name, in order, trimmed; those that are called 1, 2 … included. */
  readonly positional: readonly string[];
  /** By name in lower case, trimmed; empty ones are left out. */
  readonly named: ReadonlyMap<string, string>;
}
