/** Puts the verification of images together from the settings: processes, detectors, the reading of text. */
import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Config, ConfigError } from './config.ts';
import { canonicalUrl } from './domain/canonical-url.ts';
import { createInstalledModels } from './models/installed-models.ts';
import { ModelError } from './models/model-error.ts';
import { createAskJson } from './net/ask-json.ts';
import { createSafeFetch, type SafeFetch } from './net/safe-fetch.ts';
import { createTextReader } from './ocr/read-text.ts';
import { readTextIn } from './ocr/text-signal.ts';
import type { Article } from './pages/article.ts';
import { fetchPicture } from './pictures/fetch-picture.ts';
import { createLinkHasher } from './pictures/hash-link.ts';
import { createLeadImages } from './pictures/lead-images.ts';
import { createPictureExaminer } from './pictures/picture-examiner.ts';
import type { Engine } from './pipelines/engine.ts';
import { fetchProblem } from './pipelines/fetch-problem.ts';
import {
  createImageEngine,
  examineImage,
  type ImageExamination,
  type ImageParts,
} from './pipelines/image/image.ts';
import { pictureProblem } from './pipelines/image/refused-picture.ts';
import { lookUpPicture } from './pipelines/media/local-lookup.ts';
import { findAppearances, type ReverseSearchParts } from './pipelines/media/reverse-search.ts';
import type { Detector } from './providers/detector/detector.ts';
import { createDetectorsMethod } from './providers/detector/detectors-method.ts';
import { createOnnxDetector } from './providers/detector/onnx-detector.ts';
import { createProviderHealth, type ProviderHealth } from './providers/provider-health.ts';
import { createReverseImages } from './providers/reverse-image/reverse-images.ts';
import { openPictureIndex } from './similarity/open-picture-index.ts';
import { createPictureHasher, type HashedFile, type PictureHasher } from './similarity/picture-hasher.ts';
import type { PictureIndex } from './similarity/picture-index.ts';
import { forgetPicture, rememberPicture } from './similarity/remember-picture.ts';
import { userAgentOf } from './version.ts';

export interface OpenedImages {
  readonly engine: Engine<'immagine'>;
  /** What evaluations measure. Rejects with an AppError for a file that cannot be examined. */
  checkPicture(path: string, options: { readonly wantsOneMap: boolean }): Promise<ImageExamination>;
  /** Keeps the picture that an article opens with, some time later; does nothing where pictures are not kept. */
  readonly rememberArticle: (article: Article, url: string) => void;
  /** Forgets what a check has kept under this address. */
  readonly forgetPicture: (url: string) => Promise<void>;
  /** Whether a detector of pictures made by AI is installed. */
  readonly looksForAi: boolean;
  close(): Promise<void>;
}

export interface ImageOptions {
  readonly log?: Logger;
  /** Pictures examined at once, whatever the settings say. */
  readonly processes?: number;
  /** Told how the outside services do. */
  readonly health?: ProviderHealth;
}

export async function openImages(
  config: Config,
  { log, processes, health = createProviderHealth() }: ImageOptions = {},
): Promise<OpenedImages> {
  const closing = new AsyncDisposableStack();
  const examiner = createPictureExaminer({
    processes: processes ?? config.imageProcesses ?? availableParallelism(),
    trustAnchors: await readTrustAnchors(config.c2paTrustFile),
  });
  closing.defer(() => examiner.close());
  const reader = createTextReader();
  closing.defer(() => reader.close());
  const detectors = await installedDetectors(config, log, closing);
  const safeFetch = safeFetchOf(config);
  const index = await openPictureIndex(config, {
    onIdleError: (error) => log?.warn({ err: error }, 'a connection to the database broke'),
  });
  closing.defer(() => index.close());
  const reverse: ReverseSearchParts = {
    index,
    providers: createReverseImages(config.reverseImages, { askJson: askJsonOf(config) }).map((service) => ({
      ...service,
      find: (picture, options) =>
        health.watch(service.id, options.signal, () => service.find(picture, options)),
    })),
    checksSinceMs: () => (config.retentionMs === undefined ? undefined : Date.now() - config.retentionMs),
  };
  const detect = createDetectorsMethod(detectors);
  const looksForAi = detectors.some(({ finds }) => finds === 'made_by_ai');
  const parts: ImageParts = {
    openPicture: createOpenPicture(config, safeFetch),
    examinePicture: examiner.examinePicture,
    detect: (path, signal) => detect(path, { signal }),
    detectors: {
      ids: detectors.map(({ id }) => id),
      lookForAi: looksForAi,
    },
    readText: (png, signal) => readTextIn(png, reader, signal),
    findAppearances: ({ hashes, preview }, options) =>
      findAppearances({ lookUp: lookUpPicture(hashes), preview }, reverse, options),
    async remember({ url, level, hashes }) {
      if (!config.rememberPictures) return;
      const seen = {
        url,
        title: `Riscontro: ${level}`,
        date: new Date().toISOString(),
        origin: 'verifica',
      } as const;
      await rememberPicture(index, { ...seen, hashes: hashes.stored }).catch((error) =>
        log?.error({ err: error }, 'a picture could not be remembered'),
      );
    },
    clock: Date.now,
  };
  return {
    engine: createImageEngine(parts),
    async checkPicture(path, options) {
      const { signal } = new AbortController();
      try {
        return await examineImage(path, parts, { signal, ...options });
      } catch (error) {
        throw pictureProblem(error);
      }
    },
    async forgetPicture(url) {
      await forgetPicture(index, url);
    },
    rememberArticle: createRememberArticle(config, { safeFetch, index, log, closing }),
    looksForAi,
    close: () => closing.disposeAsync(),
  };
}

/** Polite to each site, and not too much for this machine's line. */
const linksAtOnceMax = 4;

/** For lists of links that an operator brings. */
export function hashLinksWith(hasher: PictureHasher, config: Config): (link: string) => Promise<HashedFile> {
  const { dataDir, limits } = config;
  const { signal } = new AbortController();
  return createLinkHasher(
    { folder: join(dataDir, 'uploads'), sizeBytesMax: limits.imageBytesMax, atOnceMax: linksAtOnceMax },
    { safeFetch: safeFetchOf(config), hasher, signal },
  );
}

const safeFetchOf = ({ offline, fetchAllow: allow, baseUrl }: Config) =>
  createSafeFetch({ offline, allow, userAgent: userAgentOf(baseUrl) });

/** Told at the start: a list of trusted signers that cannot be read would leave all of them without trust, unnoticed. */
async function readTrustAnchors(path: string | undefined): Promise<string> {
  if (path === undefined) return '';
  const pem = await readFile(path, 'utf8').catch(() => undefined);
  if (pem?.includes('-----BEGIN CERTIFICATE-----')) return pem;
  throw new ConfigError([
    `C2PA_TRUST_FILE = ${path}: ${pem === undefined ? 'cannot be read' : 'holds no certificate in PEM form'}`,
  ]);
}

/** An upload and a search over the whole web take their time. */
const reverseTimeMs = 20_000;
const reverseAnswerBytesMax = 8 * 1024 * 1024;

const askJsonOf = ({ offline, baseUrl }: Config) =>
  createAskJson({
    offline,
    timeoutMs: reverseTimeMs,
    sizeBytesMax: reverseAnswerBytesMax,
    userAgent: userAgentOf(baseUrl),
  });

/** A received file lies on the disk already and is removed by who received it. */
function createOpenPicture({ dataDir, limits }: Config, safeFetch: SafeFetch): ImageParts['openPicture'] {
  const folder = join(dataDir, 'uploads');
  return async (content, signal) => {
    if ('file' in content) return { path: content.file.path, close: async () => undefined };
    await mkdir(folder, { recursive: true });
    try {
      return await fetchPicture(
        content.url,
        { folder, sizeBytesMax: limits.imageBytesMax },
        { safeFetch, signal },
      );
    } catch (error) {
      signal.throwIfAborted();
      throw fetchProblem(error);
    }
  };
}

/** Put on the stack after the index, and so closed before it. */
function createRememberArticle(
  { dataDir, limits, rememberPictures, offline }: Config,
  {
    safeFetch,
    index,
    log,
    closing,
  }: { safeFetch: SafeFetch; index: PictureIndex; log: Logger | undefined; closing: AsyncDisposableStack },
): OpenedImages['rememberArticle'] {
  if (!rememberPictures || offline) return () => undefined;
  const sizeBytesMax = limits.imageBytesMax;
  const hasher = createPictureHasher({ processes: 1, sizeBytesMax });
  const leadImages = createLeadImages(
    { folder: join(dataDir, 'uploads'), sizeBytesMax },
    {
      safeFetch,
      hasher,
      index,
      onError: (error) => log?.error({ err: error }, 'the image of an article could not be remembered'),
    },
  );
  closing.defer(async () => {
    await Promise.all([leadImages.close(), hasher.close()]);
  });
  return ({ image, title, published }, url) => {
    if (image === undefined) return;
    leadImages.see({ image, pageUrl: canonicalUrl(url) ?? url, title, date: published });
  };
}

/** One that does not load is told of, and the checks go on without it. */
async function installedDetectors(
  { dataDir }: Config,
  log: Logger | undefined,
  closing: AsyncDisposableStack,
): Promise<Detector[]> {
  const detectors: Detector[] = [];
  for (const model of await createInstalledModels(dataDir).all('image-detector')) {
    try {
      const detector = await createOnnxDetector(model);
      closing.defer(() => detector.close());
      detectors.push(detector);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      log?.error({ err: error }, 'an installed detector cannot be used');
    }
  }
  return detectors;
}
