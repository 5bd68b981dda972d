/** The file of an image or video that the server cannot get by itself: out of its own address, or out of the page. */
/// <reference types="chrome" />
import { dropFile, holdFile, type PageFile, takePart } from '../page/page-file.ts';
import { CheckRefused } from './check-failure.ts';
import type { CheckPlace } from './check-record.ts';
import { dataUrlFile, fromBase64 } from './data-url.ts';

/** What a Riscontro server takes; told before anything is sent. */
export const sizeBytesMax = { image: 25 * 1024 * 1024, video: 50 * 1024 * 1024 } as const;

/** Well below what browsers let through at once. */
const partBytes = 6 * 1024 * 1024;

export interface MediaContent {
  readonly kind: 'image' | 'video';
  readonly url: string;
}

/** Throws a CheckRefused that says why it cannot be read. */
export async function readMedia({ kind, url }: MediaContent, place: CheckPlace): Promise<Blob> {
  const limit = sizeBytesMax[kind];
  if (url === '') throw new CheckRefused('unreadable_media', 'gone');
  if (/^data:/i.test(url)) {
    const file = dataUrlFile(url);
    if (!file) throw new CheckRefused('unreadable_media', 'gone');
    if (file.size > limit) throw new CheckRefused('unreadable_media', 'too_large');
    return file;
  }
  const held = await inPage<PageFile>(place, holdFile, [url, limit]);
  if ('reason' in held) {
    const isStream = kind === 'video' && held.reason === 'gone' && /^blob:/i.test(url);
    throw new CheckRefused('unreadable_media', isStream ? 'in_pieces' : held.reason);
  }
  try {
    const parts: BlobPart[] = [];
    for (let from = 0; from < held.sizeBytes; from += partBytes) {
      const part = await inPage<string>(place, takePart, [from, Math.min(from + partBytes, held.sizeBytes)]);
      parts.push(fromBase64(part));
    }
    return new Blob(parts, { type: held.type });
  } finally {
    await inPage(place, dropFile, []).catch(() => undefined);
  }
}

async function inPage<T>(
  { tabId, frameId = 0 }: CheckPlace,
  func: (...values: never[]) => unknown,
  args: readonly (string | number)[],
): Promise<T> {
  const injection = {
    target: { tabId, frameIds: [frameId] },
    func: func as () => void,
    args: [...args] as [],
  };
  // Pages of the browser itself, of its store, of frames from elsewhere, or a tab that has moved on.
  const results = await chrome.scripting.executeScript(injection).catch(() => {
    throw new CheckRefused('unreadable_media', 'no_access');
  });
  const value = results[0]?.result;
  if (value === undefined || value === null) {
    if (func === dropFile) return undefined as T;
    throw new CheckRefused('unreadable_media', 'gone');
  }
  return value as T;
}
