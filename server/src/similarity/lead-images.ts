/** Keeps the lead images of articles that were read, in the background: no answer waits for it. */
import { LRUCache } from 'lru-cache';
import { storedLink } from '../domain/stored-link.ts';
import { declaredDay } from '../domain/vouched-date.ts';
import { hashLink, type LinkParts, type LinkSettings } from './hash-link.ts';
import type { ImageIndex } from './image-index.ts';
import { rememberLeadImage } from './result-images.ts';

export interface LeadImage {
  /** Absolute, as the page names it. */
  readonly image: string;
  readonly pageUrl: string;
  readonly title: string;
  /** ISO 8601: what the page says of itself. */
  readonly published?: string | undefined;
  /** The result of the check in which the article was read. */
  readonly resultId: string;
}

export interface LeadImages {
  /** Never throws. A page that was seen lately is not fetched for again; with too many waiting, further ones are dropped. */
  see(lead: LeadImage): void;
  /** Gives up what is under way and waiting. */
  close(): Promise<void>;
}

export interface LeadImageParts extends Omit<LinkParts, 'signal'> {
  readonly index: Pick<ImageIndex, 'add'>;
  readonly clock: () => number;
  /** Called when this machine is what fails; an image that cannot be had or used is nobody's fault. */
  readonly onError?: (error: unknown) => void;
}

const waitingMax = 50;
const pagesRemembered = 1_000;
const titleLengthMax = 500;

export function createLeadImages(
  settings: LinkSettings,
  { safeFetch, hasher, index, clock, onError }: LeadImageParts,
): LeadImages {
  const closing = new AbortController();
  const { signal } = closing;
  const seen = new LRUCache<string, true>({ max: pagesRemembered });
  const waiting: LeadImage[] = [];
  let working: Promise<void> | undefined;

  async function remember({ image, pageUrl, title, published, resultId }: LeadImage): Promise<void> {
    const hashed = await hashLink(image, settings, { safeFetch, hasher, signal });
    if ('fault' in hashed) return;
    const url = storedLink(pageUrl);
    if (url === undefined) return;
    const nowMs = clock();
    await rememberLeadImage(index, {
      resultId,
      nowMs,
      hashes: hashed.hashes.stored,
      url,
      title: title.slice(0, titleLengthMax).toWellFormed(),
      declaredDate: declaredDay(published, nowMs),
    });
  }

  async function workOff(): Promise<void> {
    for (let lead = waiting.shift(); lead; lead = waiting.shift()) {
      await remember(lead).catch((error) => {
        if (!signal.aborted) onError?.(error);
      });
    }
    working = undefined;
  }

  return {
    see(lead) {
      if (signal.aborted || waiting.length >= waitingMax || seen.has(lead.pageUrl)) return;
      seen.set(lead.pageUrl, true);
      waiting.push(lead);
      working ??= workOff();
    },
    async close() {
      closing.abort();
      waiting.length = 0;
      await working;
    },
  };
}
