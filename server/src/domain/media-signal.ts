/** What one method says about an image or a video: for people as codes of sentences, for the level's rule in fixed words. */
import type { SignalMethod, SignalOutcome } from '@riscontro/contract/inside';
import { type Message, say, type Words } from '@riscontro/words';

/** Every method has a name on the wire, and words of its own. */
export type MediaMethod = SignalMethod;

/**
 * What a signal with `attention` or `alarm` says of the content. `made_by_ai`: all of it; `part_made_by_ai`: a
 * part; `altered`: changed after it was taken; `broken_seal`: its signed history does not fit the file.
 */
export type Meaning = 'made_by_ai' | 'part_made_by_ai' | 'altered' | 'broken_seal';

/** A stretch of a video. */
export interface Moment {
  readonly fromSeconds: number;
  /** The same as `fromSeconds` for a single point, such as a cut. */
  readonly toSeconds: number;
}

/** A sentence of a method's own, or one that several share. */
export type SignalMessage<M extends MediaMethod = MediaMethod> =
  | Message<SignalWords['shared']>
  | (M extends MediaMethod ? Message<SignalWords[M]> : never);

type SignalWords = Words['signals'];

export interface MediaSignal<M extends MediaMethod = MediaMethod> {
  readonly method: M;
  /**
   * `ok`: looked, and nothing speaks against the content. `attention`: worth a look, never enough alone.
   * `alarm`: strong. `inconclusive`: looked and cannot tell. `not_applicable`: makes no sense for this file.
   */
  readonly outcome: SignalOutcome;
  /** 0 to 1: how strong. Of `attention` and `alarm` only. */
  readonly strength?: number;
  readonly meaning?: Meaning;
  /** Whether a trusted signature vouches for what is said. Of provenance only. */
  readonly vouched?: boolean;
  /** One to three plain sentences, said one after the other: what was seen, and what it does and does not mean. */
  readonly detail: readonly SignalMessage<M>[];
  /** Where in a video, strongest first, at most `momentsMax`. */
  readonly moments?: readonly Moment[];
}

/** More say no more: the reader goes and looks. */
export const momentsMax = 12;

/** What a signal says, in the words of one language. */
export function signalText({ method, detail }: Pick<MediaSignal, 'method' | 'detail'>, words: SignalWords) {
  const table: object = { ...words.shared, ...words[method] };
  // Which codes a table has the compiler knows of each method, not of any.
  return detail.map((message) => say(table, message as never)).join(' ');
}
