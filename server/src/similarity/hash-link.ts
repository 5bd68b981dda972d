/** Hashes an image that lies behind a link. Its file is on this machine's disk for as long as that takes. */

import { fetchFile } from '../net/fetch-file.ts';
import { FetchRefused } from '../net/fetch-refused.ts';
import type { SafeFetch } from '../net/safe-fetch.ts';
import type { HashedImage, ImageHasher } from './media-hasher.ts';

export interface LinkSettings {
  /** Where its file lies meanwhile; made when it is not there. */
  readonly folder: string;
  readonly sizeBytesMax: number;
}

export interface LinkParts {
  readonly safeFetch: SafeFetch;
  readonly hasher: Pick<ImageHasher, 'hashFile'>;
  readonly signal: AbortSignal;
}

/** Rejects with the signal's reason, and otherwise only when this machine is what fails: disk or processes. */
export async function hashLink(
  link: string,
  { folder, sizeBytesMax }: LinkSettings,
  { safeFetch, hasher, signal }: LinkParts,
): Promise<HashedImage> {
  try {
    const file = await fetchFile(link, { kind: 'image', folder, sizeBytesMax }, { safeFetch, signal });
    try {
      return await hasher.hashFile(file.path);
    } finally {
      await file.close();
    }
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof FetchRefused)) throw error;
    const { reason, status } = error;
    return { fault: { code: 'link', values: { reason, status } } };
  }
}

/** For long lists: so many links at once, the others wait without using up the time that each of them has. */
export function createLinkHasher(
  { atOnceMax, ...settings }: LinkSettings & { readonly atOnceMax: number },
  parts: LinkParts,
): (link: string) => Promise<HashedImage> {
  const lanes = new Map<number, Promise<unknown>>();
  let taken = 0;
  return (link) => {
    const lane = taken++ % atOnceMax;
    const hashed = (lanes.get(lane) ?? Promise.resolve()).then(() => hashLink(link, settings, parts));
    lanes.set(
      lane,
      // Told to whoever asked for it; the next of its lane goes on.
      hashed.catch(() => undefined),
    );
    return hashed;
  };
}
