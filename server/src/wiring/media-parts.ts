/** What the verifications of images and of videos share, put together from the settings: detectors, the index, the way out. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import type { ContentOf } from '../domain/content.ts';
import { reportFault } from '../domain/fault-report.ts';
import type { ModelsInUse } from '../domain/models-in-use.ts';
import { createInstalledModels } from '../models/installed-models.ts';
import { type FetchedFile, fetchFile } from '../net/fetch-file.ts';
import { createLinkTurns } from '../net/link-turns.ts';
import { fetchProblem } from '../pipelines/fetch-problem.ts';
import type { CheckedMedia } from '../pipelines/media/media-engine.ts';
import type { ReverseSearchParts } from '../pipelines/media/reverse-search.ts';
import type { Detector } from '../providers/detector/detector.ts';
import { createOnnxDetector } from '../providers/detector/onnx-detector.ts';
import type { ImageIndex } from '../similarity/image-index.ts';
import { openImageIndex } from '../similarity/open-image-index.ts';
import { rememberChecked } from '../similarity/result-images.ts';
import { openSharedParts, type SharedParts } from './shared-parts.ts';
import { useModel } from './use-model.ts';

export interface MediaParts {
  /** Certificates in PEM form; empty: no signer is trusted. */
  readonly trustAnchors: string;
  readonly detectors: readonly Detector[];
  /** Whether one of them looks for images made by AI. */
  readonly looksForAi: boolean;
  readonly shared: SharedParts;
  readonly index: ImageIndex;
  readonly reverse: ReverseSearchParts;
  /** Where files lie that are fetched. */
  readonly folder: string;
  /** A received file lies on the disk already and is removed by who received it. Rejects with an AppError. */
  open(content: ContentOf<'image' | 'video'>, signal: AbortSignal): Promise<FetchedFile>;
  /** Keeps what was checked for later searches, where the operator allows that; never rejects. */
  remember(checked: CheckedMedia): Promise<void>;
  close(): Promise<void>;
}

export interface MediaOptions {
  /** What other engines use as well; without it, media have their own. */
  readonly shared?: SharedParts;
}

export async function openMediaParts(config: Config, options: MediaOptions = {}): Promise<MediaParts> {
  const closing = new AsyncDisposableStack();
  const shared = options.shared ?? (await openSharedParts(config));
  const { safeFetch, models } = shared;
  const trustAnchors = await readTrustAnchors(config.c2paTrustFile);
  const detectors = await installedDetectors(config, models, closing);
  const index = await openImageIndex(config, shared.database);
  closing.defer(() => index.close());
  const links = createLinkTurns();
  const folder = uploadsOf(config);
  return {
    trustAnchors,
    detectors,
    looksForAi: detectors.some(({ finds }) => finds === 'made_by_ai'),
    shared,
    index,
    folder,
    reverse: {
      index,
      reliabilityOf: shared.sources?.reliabilityOf ?? (() => undefined),
      providers: shared.providers.reverseImages,
    },
    async open(content, signal) {
      if ('file' in content) return { path: content.file.path, close: async () => undefined };
      const { imageBytesMax, videoBytesMax } = config.limits;
      const wanted =
        content.kind === 'video'
          ? ({ kind: 'video', sizeBytesMax: videoBytesMax } as const)
          : ({ kind: 'image', sizeBytesMax: imageBytesMax } as const);
      try {
        return await links.run(
          () => fetchFile(content.url, { ...wanted, folder }, { safeFetch, signal }),
          signal,
        );
      } catch (error) {
        signal.throwIfAborted();
        throw fetchProblem(error);
      }
    },
    async remember(checked) {
      if (!config.rememberImages) return;
      await rememberChecked(index, { ...checked, nowMs: Date.now() }).catch((error) =>
        reportFault(error, { place: 'similarity/remember' }),
      );
    },
    close: () => closing.disposeAsync(),
  };
}

export const uploadsOf = ({ dataDir }: Config) => join(dataDir, 'uploads');

/** Told at the start: a list of trusted signers that cannot be read would leave all of them without trust, unnoticed. */
async function readTrustAnchors(path: string | undefined): Promise<string> {
  if (path === undefined) return '';
  // Told just below.
  const pem = await readFile(path, 'utf8').catch(() => undefined);
  if (pem?.includes('-----BEGIN CERTIFICATE-----')) return pem;
  throw new ConfigError([
    { code: pem === undefined ? 'trustFileUnreadable' : 'trustFileEmpty', values: { path } },
  ]);
}

async function installedDetectors(
  { dataDir, queues: { waitingMax }, decoderIsolation: isolation }: Config,
  models: ModelsInUse,
  closing: AsyncDisposableStack,
): Promise<Detector[]> {
  const detectors: Detector[] = [];
  for (const model of await createInstalledModels(dataDir).all('image-detector')) {
    const { name } = model.manifest;
    const onChanged = (error: unknown) => models.leaveOut(name, 'changed', error);
    const opening = createOnnxDetector(model, { waitingMax, isolation, onChanged });
    const detector = await useModel(name, opening, models);
    if (!detector) continue;
    closing.defer(() => detector.close());
    detectors.push(detector);
  }
  return detectors;
}
