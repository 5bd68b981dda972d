/** One claim, made ready to be looked up. */
import type { Language } from '@riscontro/contract';

export interface Question {
  /** The single claim, in the words of its author. */
  readonly claim: string;
  readonly language: Language;
  /** A short query for search engines in each language: the claim's names, numbers and content words. */
  readonly queries: Readonly<Record<Language, string>>;
}
