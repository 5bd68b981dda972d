/** A body of knowledge that answers with passages: the local index, an encyclopedia, a base of facts. */
import type { Passage } from '../../domain/passage.ts';
import type { Question } from '../../domain/question.ts';

export interface Reference {
  /** Stable id, as in settings and logs: `wikipedia`. */
  readonly id: string;
  /** Name for people: `Wikipedia`. */
  readonly name: string;
  /** False while it holds nothing: then it is not asked, and not told of. Without it: always true. */
  holdsAnything?(): Promise<boolean>;
  /**
   * Passages that may bear on the claim, best first, at most 20, none twice; an empty list when nothing was found.
   * Each text is what the reference really holds, at most 1,200 characters, cut at a sentence.
   * Rejects with ProviderError, and soon after `signal` fires.
   */
  find(question: Question, context: { readonly signal: AbortSignal }): Promise<Passage[]>;
}
