/** Keeps the looks of what was checked or read, so that it is known when it comes back; each belongs to its result. */
import { hash } from 'node:crypto';
import { type ImageHash, type ImageIndex, imageOrigins } from './image-index.ts';

interface Seen {
  /** The result that goes together with it. */
  readonly resultId: string;
  readonly nowMs: number;
  readonly hashes: readonly ImageHash[];
}

/** Something that was checked. Its day is all that anybody will hear of it. */
export interface SeenInCheck extends Seen {
  /** Of a video: how many of its frames the hashes are of. */
  readonly frames?: number;
}

/** The image with which an article that was checked opens. */
export interface SeenInArticle extends Seen {
  /** The article's page. */
  readonly url: string;
  readonly title: string;
  /** The day that the page declares. */
  readonly declaredDate?: string | undefined;
}

/** A result keeps one image at most. From the id nobody finds the result. */
const idOf = (resultId: string) => hash('sha256', `risultato ${resultId}`, 'base64url');

const dayOf = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10);

/** A plain image, which has no hashes, is not kept. Rejects when the index cannot be written. */
export async function rememberChecked(
  index: Pick<ImageIndex, 'add'>,
  { resultId, nowMs, hashes, frames }: SeenInCheck,
): Promise<void> {
  if (hashes.length === 0) return;
  await index.add([
    {
      id: idOf(resultId),
      origin: 'verifica',
      date: dayOf(nowMs),
      keptAtMs: nowMs,
      hashes,
      ...(frames === undefined ? {} : { frames }),
    },
  ]);
}

/** The same for a lead image, which counts from today on. */
export async function rememberLeadImage(
  index: Pick<ImageIndex, 'add'>,
  { resultId, nowMs, hashes, url, title, declaredDate }: SeenInArticle,
): Promise<void> {
  if (hashes.length === 0) return;
  await index.add([
    {
      id: idOf(resultId),
      url,
      title,
      date: dayOf(nowMs),
      ...(declaredDate === undefined ? {} : { declaredDate }),
      origin: imageOrigins.article,
      keptAtMs: nowMs,
      hashes,
    },
  ]);
}

/** Forgets what was kept of a result, now and should it come late; false when nothing was. */
export function forgetResult(
  index: Pick<ImageIndex, 'forget'>,
  resultId: string,
  nowMs: number,
): Promise<boolean> {
  return index.forget(idOf(resultId), nowMs);
}
