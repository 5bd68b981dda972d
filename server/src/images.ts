/** Puts the verification of images together from the settings: processes, detectors, the reading of text. */
import { availableParallelism } from 'node:os';
import type { Config } from './config.ts';
import { canonicalUrl } from './domain/canonical-url.ts';
import { reportFault } from './domain/fault-report.ts';
import { createImageExaminer } from './examination/image/image-examiner.ts';
import { type MediaOptions, type MediaParts, openMediaParts, uploadsOf } from './media-parts.ts';
import { createTextReader } from './ocr/read-text.ts';
import { readTextIn } from './ocr/text-signal.ts';
import type { ArticleParts } from './pipelines/article/article.ts';
import type { Engine } from './pipelines/engine.ts';
import {
  createImageEngine,
  examineImage,
  type ImageExamination,
  type ImageParts,
} from './pipelines/image/image.ts';
import { imageProblem } from './pipelines/image/refused-image.ts';
import { lookUpImage } from './pipelines/media/local-lookup.ts';
import { findAppearances } from './pipelines/media/reverse-search.ts';
import { createDetectorsMethod } from './providers/detector/detectors-method.ts';
import { createLinkHasher } from './similarity/hash-link.ts';
import { createLeadImages } from './similarity/lead-images.ts';
import { createImageHasher, type HashedImage, type ImageHasher } from './similarity/media-hasher.ts';
import { safeFetchOf } from './wiring/shared-parts.ts';

export interface OpenedImages {
  readonly engine: Engine<'immagine'>;
  /** What evaluations measure. Rejects with an AppError for a file that cannot be examined. */
  checkImage(path: string, options: { readonly wantsOneMap: boolean }): Promise<ImageExamination>;
  /** Keeps the image that an article opens with, some time later; does nothing where images are not kept. */
  readonly rememberArticle: NonNullable<ArticleParts['onArticle']>;
  /** How many images wait to be examined. */
  readonly waiting: number;
  close(): Promise<void>;
}

export interface ImageOptions extends MediaOptions {
  /** Images examined at once, whatever the settings say. */
  readonly processes?: number;
  /** What videos use as well; it stays open. Without it, images have their own. */
  readonly media?: MediaParts;
}

export async function openImages(config: Config, options: ImageOptions = {}): Promise<OpenedImages> {
  const { processes } = options;
  const closing = new AsyncDisposableStack();
  const media = options.media ?? (await openMediaParts(config, options));
  if (!options.media) closing.defer(() => media.close());
  const examiner = createImageExaminer({
    processes: processes ?? config.imageProcesses ?? availableParallelism(),
    waitingMax: config.queues.waitingMax,
    trustAnchors: media.trustAnchors,
    isolation: config.decoderIsolation,
  });
  closing.defer(() => examiner.close());
  const reader = createTextReader({
    waitingMax: config.queues.waitingMax,
    isolation: config.decoderIsolation,
  });
  closing.defer(() => reader.close());
  const detect = createDetectorsMethod(media.detectors);
  const parts: ImageParts = {
    openImage: media.open,
    examineImageFile: examiner.examineFile,
    detect: (path, signal) => detect(path, { signal }),
    detectors: { ids: media.detectors.map(({ id }) => id), lookForAi: media.looksForAi },
    readText: (png, signal) => readTextIn(png, reader, signal),
    findAppearances: ({ hashes, preview }, search) =>
      findAppearances({ lookUp: lookUpImage(hashes), preview }, media.reverse, search),
    remember: ({ hashes, ...checked }) => media.remember({ ...checked, hashes: hashes.stored }),
    clock: Date.now,
  };
  return {
    engine: createImageEngine(parts),
    async checkImage(path, wants) {
      const { signal } = new AbortController();
      try {
        return await examineImage(path, parts, { signal, ...wants });
      } catch (error) {
        throw imageProblem(error);
      }
    },
    rememberArticle: createRememberArticle(config, media, closing),
    get waiting() {
      return examiner.waiting;
    },
    close: () => closing.disposeAsync(),
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

/** Put on the stack after the index, and so closed before it. */
function createRememberArticle(
  { limits, rememberImages, offline, decoderIsolation: isolation }: Config,
  { shared: { safeFetch }, index, folder }: MediaParts,
  closing: AsyncDisposableStack,
): OpenedImages['rememberArticle'] {
  if (!rememberImages || offline) return () => undefined;
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
  closing.defer(async () => {
    await Promise.all([leadImages.close(), hasher.close()]);
  });
  return ({ image, title, published }, { url, resultId }) => {
    if (image === undefined) return;
    leadImages.see({ image, pageUrl: canonicalUrl(url) ?? url, title, published, resultId });
  };
}
