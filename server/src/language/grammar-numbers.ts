/** What a grammar tells about numbers, dates and units of measure. All words are folded. */
import type { NumberToken } from './numbers-tokens.ts';
import type { CurrencyCode, UnitName } from './units.ts';
import type { YearSpan } from './year-spans.ts';

export interface NumberGrammar {
  /** What groups thousands; the other of the two stands before decimals. */
  readonly groupingSign: '.' | ',';
  /** Numbers in one word. */
  readonly spelled: ReadonlyMap<string, number>;
  /** Between the parts of a number that is written in several words: `two hundred and fifty`. */
  readonly joinedBy?: string;
  /** Of the spelled ones those that are articles: they begin no number unless something is multiplied. */
  readonly articles: ReadonlySet<string>;
  /** Of the articles those that never stand without a noun. */
  readonly boundArticles: ReadonlySet<string>;
  /** Words that are also something else, numbers only before a unit, or after certain words (`ha sei`, not `tu sei`). */
  readonly doubtful: ReadonlyMap<string, ReadonlySet<string>>;
  readonly multipliers: ReadonlyMap<string, number>;
  /** `centinaia di`, `dozens of`: an order of magnitude, not a count. */
  readonly roughCounts: ReadonlyMap<string, number>;
  /** Between a number and what is counted: `milioni di euro`. */
  readonly of: string;
  /** Between a share and the whole: `un terzo dei`, `half of the`. */
  readonly ofTheWhole: ReadonlySet<string>;
  /** `un terzo`, `two thirds`; the numerator stands before. */
  readonly denominators: ReadonlyMap<string, number>;
  /** The word for one half of something, and a word before it that makes it mean something else. */
  readonly half: { readonly word: string; readonly notAfter?: string };
  /** `e mezzo`, after a number. */
  readonly andAHalf: string;
  /** `uno su cinque`, `one in five`. */
  readonly outOf: string;
  readonly ordinals: ReadonlyMap<string, number>;
  /** Glued to a numeral: `3rd`, `20esimo`. */
  readonly ordinalSuffixes: ReadonlySet<string>;
  /** Words before an ordinal without which it is not one: `the second`, `il terzo`. */
  readonly beforeOrdinals: ReadonlySet<string>;
  /** Before a number, what makes it less than exact. */
  readonly approximations: Readonly<Record<'over' | 'under' | 'about', string>>;
  /** What may stand between those and the number: `circa il 20 %`. */
  readonly articlesBetween: ReadonlySet<string>;
  /** `meno 5 gradi`. */
  readonly minus: string;
  /** `tra 10 e 20`, `from 10 to 20`: what opens a range, and what stands between its ends. */
  readonly ranges: readonly (readonly [open: RegExp, between: RegExp])[];
}

export interface DateGrammar {
  readonly months: ReadonlyMap<string, number>;
  /** Names of months that are also words or first names count only with a capital. */
  readonly monthsHaveCapitals: boolean;
  /** `March 15` and 3/15/2024. */
  readonly monthComesFirst: boolean;
  /** Glued to the day: `15th March`; the sign for it is known to all. */
  readonly daySuffixes: ReadonlySet<string>;
  /** `15th of March`. */
  readonly beforeMonth: ReadonlySet<string>;
  /** `marzo del 1990`. */
  readonly beforeYear: ReadonlySet<string>;
  /** Words that a decade or a century may begin with, numbers apart. */
  readonly openers: ReadonlySet<string>;
  /** `anni '90`, `1990s`. */
  readonly decade: SpanReader;
  /** `XX secolo`, `20th century`, `il Novecento`. */
  readonly century: SpanReader;
  /** Without spaces and full stops. */
  readonly eras: { readonly before: ReadonlySet<string>; readonly after: ReadonlySet<string> };
  /** Whether an era of several letters is one only with full stops between them. */
  readonly erasHaveDots: boolean;
  /** Before a numeral of four digits: it is a year. */
  readonly beforeYears: ReadonlySet<string>;
  /** Before one: it is a count. */
  readonly beforeCounts: ReadonlySet<string>;
}

export type SpanReader = (tokens: readonly NumberToken[], index: number) => YearSpan | undefined;

export interface UnitNames {
  /** With `|` between the names; empty where the sign is all there is. */
  readonly measures: Readonly<Record<UnitName, string>>;
  readonly currencies: Readonly<Partial<Record<CurrencyCode, string>>>;
  /** The one unit that a factor does not turn. */
  readonly fahrenheit: string;
}
