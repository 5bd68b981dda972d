/** Puts together what fetches and hashes images that lie behind links: those that articles open with, and an operator's lists. */
import type { Config } from '../config.ts';
import { canonicalUrl } from '../domain/canonical-url.ts';
import { reportFault } from '../domain/fault-report.ts';
import type { ArticleParts } from '../pipelines/article/article.ts';
import { createLinkHasher } from '../similarity/hash-link.ts';
import { createLeadImages } from '../similarity/lead-images.ts';
import { createImageHasher, type HashedImage, type ImageHasher } from '../similarity/media-hasher.ts';
import { type MediaParts, uploadsOf } from './media-parts.ts';
import { safeFetchOf } from './shared-parts.ts';

export interface OpenedLeadImages {
  /** Keeps the image that an article opens with, some time later; does nothing where images are not kept. */
  readonly rememberArticle: NonNullable<ArticleParts['onArticle']>;
  close(): Promise<void>;
}

/** To be closed before the index. */
export function openLeadImages(
  { limits, rememberImages, offline, decoderIsolation: isolation }: Config,
  { shared: { safeFetch }, index, folder }: MediaParts,
): OpenedLeadImages {
  if (!rememberImages || offline) return { rememberArticle: () => undefined, close: async () => undefined };
  const sizeBytesMax = limits.imageBytesMax;
  const hasher = createImageHasher({ processes: 1, sizeBytesMax, isolation });
  const leadImages = createLeadImages(
    { folder, sizeBytesMax },
    {
      safeFetch,
      hasher,
      index,
      clock: Date.now,
      onError: (error) => reportFault(error, { place: 'similarity/lead-images' }),
    },
  );
  return {
    rememberArticle({ image, title, published }, { url, resultId }) {
      if (image === undefined) return;
      leadImages.see({ image, pageUrl: canonicalUrl(url) ?? url, title, published, resultId });
    },
    async close() {
      await Promise.all([leadImages.close(), hasher.close()]);
    },
  };
}

/** Polite to each site, and not too much for this machine's line. */
const linksAtOnceMax = 4;

/** For lists of links that an operator brings. */
export function hashLinksWith(hasher: ImageHasher, config: Config): (link: string) => Promise<HashedImage> {
  const { signal } = new AbortController();
  return createLinkHasher(
    { folder: uploadsOf(config), sizeBytesMax: config.limits.imageBytesMax, atOnceMax: linksAtOnceMax },
    { safeFetch: safeFetchOf(config), hasher, signal },
  );
}
