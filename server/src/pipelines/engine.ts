/** What a method of verification promises to the service around it. */
import type {
  ContentKind,
  Language,
  MediaFindings,
  Progress,
  TextFindings,
} from '@riscontro/contract/inside';
import type { Attachment } from '../domain/attachment.ts';
import type { ContentOf } from '../domain/content.ts';

export type FindingsOf<K extends ContentKind> = K extends 'text' | 'article' ? TextFindings : MediaFindings;

export interface CheckContext {
  /** Language of the texts to write. */
  readonly language: Language;
  /** Fires when the check must stop: time is up, or the service is closing. */
  readonly signal: AbortSignal;
  /** Tells those who watch how far the check is. Never throws, may be called at any time. */
  readonly progress: (event: Progress) => void;
  /**
   * Keeps an image with the result, within the limits of domain/attachment.ts; findings name it by
   * `attachmentLink`, and the link is left out of the answer where the image was not kept. Absent where none are
   * kept: then none need be drawn.
   */
  readonly attach?: (attachment: Attachment) => void;
  /**
   * Has something done once the result is stored, and only then: what is kept elsewhere of a check belongs to its
   * result, whose id the task is given, and goes with it. A task never rejects. Absent where nothing of the check may
   * be kept elsewhere.
   */
  readonly afterStoring?: (task: (resultId: string) => Promise<void>) => void;
}

export interface Engine<K extends ContentKind> {
  /**
   * Checks one content. The content is well-formed but hostile all the same.
   * Rejects with an AppError when no answer can be given (the unit is returned to the key);
   * any other rejection is a bug and answers 500. Must settle soon after `signal` fires.
   */
  check(content: ContentOf<K>, context: CheckContext): Promise<FindingsOf<K>>;
}

/** One engine per kind; a kind without one answers 503. */
export type Engines = { readonly [K in ContentKind]?: Engine<K> };
