/** Keeps a picture or a video that was checked or read, so that it is known when it comes back with another story. */
import { hash } from 'node:crypto';
import type { KnownPicture, PictureHash, PictureIndex, PictureOrigin } from './picture-index.ts';

export interface SeenPicture {
  /** The page or the file where it was seen. */
  readonly url: string;
  readonly title: string;
  /** ISO 8601. */
  readonly date?: string | undefined;
  readonly origin: PictureOrigin;
  readonly hashes: readonly PictureHash[];
  /** Of a video: how many of its frames the hashes are of. */
  readonly frames?: number;
  readonly factCheck?: KnownPicture['factCheck'];
}

/** The same picture seen at the same place is known once. */
const idOf = (origin: PictureOrigin, url: string) => hash('sha256', `${origin} ${url}`, 'base64url');

/** A plain picture, which has no hashes, is not kept. Rejects when the index cannot be written. */
export async function rememberPicture(index: Pick<PictureIndex, 'add'>, seen: SeenPicture): Promise<void> {
  const { url, title, date, origin, hashes, frames, factCheck } = seen;
  if (hashes.length === 0) return;
  await index.add([
    {
      id: idOf(origin, url),
      url,
      title,
      origin,
      hashes,
      ...(date === undefined ? {} : { date }),
      ...(frames === undefined ? {} : { frames }),
      ...(factCheck ? { factCheck } : {}),
    },
  ]);
}

/** Forgets what a check has kept under this address; false when it kept nothing. Other checks' pictures stay. */
export function forgetPicture(index: Pick<PictureIndex, 'remove'>, url: string): Promise<boolean> {
  return index.remove(idOf('verifica', url));
}
