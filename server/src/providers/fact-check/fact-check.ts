/** Fact-checks published by people. */
import type { TextLevel } from '@riscontro/contract/inside';
import type { Question } from '../../domain/question.ts';
import type { GrammarLanguage } from '../../language/grammars.ts';

export interface FactCheck {
  /** http(s) address of the published fact-check. */
  readonly url: string;
  readonly title: string;
  /** Who published it: `Pagella Politica`. */
  readonly publisher: string;
  /** The claim that was checked, in the fact-checker's words. */
  readonly claimReviewed: string;
  /** The rating in the fact-checker's own words: `Pinocchio andante`, `Mostly false`. */
  readonly rating: string;
  /** The rating on our scale; undefined when its words are not understood. */
  readonly level: TextLevel | undefined;
  readonly language: GrammarLanguage | undefined;
  /** ISO 8601 date, where given. */
  readonly reviewedOn?: string;
  /** Pages that made the claim, as the fact-check names them. */
  readonly appearances?: readonly string[];
}

export interface FactChecks {
  readonly id: string;
  readonly name: string;
  /** False while it holds nothing: then it is not asked, and not told of. Without it: always true. */
  holdsAnything?(): Promise<boolean>;
  /**
   * Published fact-checks that may be about the claim, best first, at most 10, no address twice.
   * Whether they are about the very same claim is for the caller to decide.
   * Rejects with ProviderError, and soon after `signal` fires.
   */
  find(question: Question, context: { readonly signal: AbortSignal }): Promise<FactCheck[]>;
}
