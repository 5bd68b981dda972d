/** What a language must be able to say for a summary. One file per language keeps its grammar to itself. */
import type { Confidence, TextLevel, UnverifiableReason } from '@riscontro/contract';

/** The same for one and for several, or a text for each. */
export type Numbered = string | readonly [one: string, several: string];

export function inNumber(words: Numbered, count: number): string {
  if (typeof words === 'string') return words;
  return count === 1 ? words[0] : words[1];
}

/** `a, b and c`, with the language's word for `and`. */
export function joined(parts: readonly string[], and: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
}

/** Independent sources for and against a claim. */
export interface Sides {
  readonly supporting: number;
  readonly refuting: number;
}

/** Every text is a part of a sentence, without a full stop; `claims` is how many it speaks of. */
export interface SummaryWords {
  /** Opens a sentence: how one claim, or several that came out alike, came out. */
  verdict(level: TextLevel, confidence: Confidence, claims: number): string;
  /** Opens a sentence: how claims that came out otherwise than the whole add up, the unverified ones last. */
  tally(
    groups: readonly { readonly level: TextLevel; readonly count: number }[],
    level: TextLevel,
    confidence: Confidence,
  ): string;
  /** What `fuorviante` rests on. */
  partly(sides: Sides, claims: number): string;
  /** What `vero` or `falso` rests on: `own` sources, at least one, and those of the other opinion. */
  backing(
    level: 'vero' | 'falso',
    sides: { readonly own: number; readonly other: number },
    confidence: Confidence,
    claims: number,
  ): string;
  /** The sources that speak against `vero` or `falso` when none speaks for it; at least one. */
  opposing(level: 'vero' | 'falso', count: number, claims: number): string;
  /** The sources of all claims together, at least one. */
  together(sides: Sides): string;
  /** Publisher and rating stand in quotation marks already. */
  factCheck(publisher: string | undefined, rating: string | undefined): string;
  /** A sentence of its own: that the bundled knowledge decided, and what that can be checked against. */
  known(restsOn: string | undefined): string;
  /** Between a verdict and what speaks against it. */
  readonly although: string;
  readonly and: string;
  /** Closes a verdict when there is nothing to count. */
  readonly onWhatWasRead: string;
  /** Why it could not be verified. */
  because(reason: UnverifiableReason, found: Sides & { readonly nothing: boolean }, claims: number): string;
  /** That `non verificabile` is neither true nor false: of all the claims, of `count` among them, or of the text. */
  doesNotMean(subject: 'all' | 'some' | 'text', count: number): string;
  /** What would settle it. */
  settledBy(reason: UnverifiableReason, claims: number): string;
  searchedIn(names: string): string;
  /** The end of a list that is cut short. */
  more(count: number): string;
  noAnswer(names: string, count: number): string;
  /** A sentence of its own: that the operator's list of sources was used. */
  readonly weighed: string;
}
