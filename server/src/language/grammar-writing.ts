/** What a grammar tells about writing: how dates, spans of time, lists and facts stand in sentences made of data. */

export interface WritingGrammar {
  /** As they stand in a date, January first. */
  readonly months: readonly string[];
  /** Without a preposition: `4 luglio 1807`, `July 1807`, `1807`. */
  date(parts: DateParts): string;
  /** After a year: `44 a.C.`. */
  readonly beforeChrist: string;
  /** Before a year that is not sure. */
  readonly circa: string;
  /** When something happened: `il 4 luglio 1807`, `in 1807`. */
  on(date: WrittenDate): string;
  /** From when to when something was so; one of the two is known at least: `dal 1994 al 1996`, `until 1996`. */
  span(start: WrittenDate | undefined, end: WrittenDate | undefined): string;
  /** Names in a row: `a, b e c`. */
  list(names: readonly string[]): string;
}

/** A day is known only together with its month. */
export interface DateParts {
  readonly year: string;
  readonly month?: string | undefined;
  readonly day?: number | undefined;
}

/** A date in words, without a preposition. */
export interface WrittenDate {
  readonly words: string;
  /** Of the month, where it is known. */
  readonly day?: number | undefined;
}

/** How the facts of Wikidata are told. */
export interface FactGrammar {
  /** By the property's id. */
  readonly properties: Readonly<Record<string, PropertyWording>>;
  /** Plural names of common units, by their item; the others are told by their label. */
  readonly units: Readonly<Record<string, string>>;
}

export interface PropertyWording {
  /**
   * Without its full stop: `{subject} nacque {value}`. Its form needs neither gender nor article, because a label does
   * not tell them.
   */
  readonly sentence: string;
  /** Words by which a claim speaks of it. */
  readonly cues: string;
}
