/** A result as the text of an answer: all of it to those who may know all of it, to others what everybody may see. */
import { answerText } from '../domain/result-text.ts';
import type { StoredResult } from '../store/store.ts';
import { seenByAll } from './find-result.ts';

export interface Asker {
  readonly keyId: string;
  /** The asker has sent the very bytes that were examined, and so knows whatever they tell. */
  readonly hasFile: boolean;
}

/** Texts of answers from the cache are made once for as long as the result is remembered. */
export function createAnswerTexts(
  baseUrl: string,
): (result: StoredResult, cached: boolean, asker: Asker) => string {
  const whole = new WeakMap<StoredResult, string>();
  const forAll = new WeakMap<StoredResult, string>();
  return (result, cached, { keyId, hasFile }) => {
    if (!cached) return answerText(result, baseUrl, false);
    // Texts and articles hold nothing that not everybody may see.
    const isMedia = result.kind === 'immagine' || result.kind === 'video';
    const knowsAll = !isMedia || hasFile || result.keyId === keyId;
    const known = knowsAll ? whole : forAll;
    const text =
      known.get(result) ??
      (knowsAll ? answerText(result, baseUrl, true) : JSON.stringify(seenByAll(result, baseUrl, true)));
    known.set(result, text);
    return text;
  };
}
