/** One claim, made ready to be looked up. */
import type { GrammarLanguage } from '../language/grammars.ts';

export interface Question {
  /** The single claim, in the words of its author. */
  readonly claim: string;
  readonly language: GrammarLanguage;
  /** A short query for search engines in each language: the claim's names, numbers and content words. */
  readonly queries: Readonly<Record<GrammarLanguage, string>>;
}
