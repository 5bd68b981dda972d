/** Puts the verification of images and videos together from the settings: processes, detectors, text, voices, the index. */
import { availableParallelism } from 'node:os';
import type { Config } from '../config.ts';
import { createTurns } from '../domain/turns.ts';
import { createImageExaminer } from '../examination/image/image-examiner.ts';
import type { MediaReport } from '../examination/media-report.ts';
import { createVideoExaminer } from '../examination/video/video-examiner.ts';
import { imageMethods } from '../media-methods/image-methods.ts';
import { videoMethods } from '../media-methods/video-methods.ts';
import { createInstalledModels } from '../models/installed-models.ts';
import { modelId } from '../models/manifest.ts';
import { createTextReader } from '../ocr/read-text.ts';
import { readTextIn } from '../ocr/text-in-image.ts';
import type { Engine } from '../pipelines/engine.ts';
import { createImageAdapter, type ImageAdapter } from '../pipelines/media/image-adapter.ts';
import type { MediaAdapter } from '../pipelines/media/media-adapter.ts';
import { createMediaEngine, examineMedium, type MediaExamination } from '../pipelines/media/media-engine.ts';
import { createVideoAdapter, type VideoAdapter } from '../pipelines/media/video-adapter.ts';
import { createDetectorsMethod } from '../providers/detector/detectors-method.ts';
import { createFramesMethod } from '../providers/detector/frames-method.ts';
import { hearVoices } from '../providers/detector/voice-method.ts';
import { openLeadImages } from './lead-images.ts';
import { type MediaOptions, type MediaParts, openMediaParts } from './media-parts.ts';

/** The verification of one medium. */
export interface OpenedMedium<R, W> {
  readonly engine: Engine<'image' | 'video'>;
  /** What evaluations measure. Rejects with an AppError for a file that cannot be examined. */
  examine(path: string, wishes?: Partial<W>): Promise<MediaExamination<R>>;
  /** How many files wait to be examined. */
  readonly waiting: number;
  close(): Promise<void>;
}

type Opened<A> = A extends MediaAdapter<infer R, infer W> ? OpenedMedium<R, W> : never;
export type OpenedImages = Opened<ImageAdapter>;
export type OpenedVideos = Opened<VideoAdapter>;

export interface MediumOptions extends MediaOptions {
  /** Files examined at once, whatever the settings say. */
  readonly processes?: number;
  /** What the other medium uses as well; it stays open. Without it, this one has its own. */
  readonly media?: MediaParts;
}

export const openImages = (config: Config, options: MediumOptions = {}): Promise<OpenedImages> =>
  openMedium(config, options, (media, closing) => {
    const { waitingMax } = config.queues;
    const isolation = config.decoderIsolation;
    const examiner = createImageExaminer({
      processes: options.processes ?? config.imageProcesses ?? availableParallelism(),
      waitingMax,
      trustAnchors: media.trustAnchors,
      isolation,
    });
    closing.defer(() => examiner.close());
    const reader = createTextReader({ waitingMax, isolation });
    closing.defer(() => reader.close());
    const detect = createDetectorsMethod(media.detectors);
    const adapter = createImageAdapter({
      methods: imageMethods,
      examineFile: examiner.examineFile,
      detect: (path, signal) => detect(path, { signal }),
      detectors: { ids: media.detectors.map(({ id }) => id), lookForAi: media.looksForAi },
      readText: (png, signal) => readTextIn(png, reader, signal),
    });
    return { adapter, examiner };
  });

export const openVideos = (config: Config, options: MediumOptions = {}): Promise<OpenedVideos> =>
  openMedium(config, options, async (media, closing) => {
    const { waitingMax } = config.queues;
    const examiner = createVideoExaminer({
      processes: options.processes ?? config.videoProcesses,
      waitingMax,
      trustAnchors: media.trustAnchors,
      isolation: config.decoderIsolation,
    });
    closing.defer(() => examiner.close());
    const voice = await createInstalledModels(config.dataDir).latest('voice-detector');
    // Each of them loads the model anew; whether it can be is seen then.
    const voices = createTurns({ atOnceMax: 1, waitingMax });
    const { models } = media.shared;
    if (voice) models.use(voice.manifest.name);
    const onChanged = (error: unknown) => voice && models.leaveOut(voice.manifest.name, 'changed', error);
    const detect = createFramesMethod(media.detectors, { folder: media.folder });
    const adapter = createVideoAdapter({
      methods: videoMethods,
      examineFile: examiner.examineFile,
      detect: (frames, signal) => detect(frames, { signal }),
      wantsFrames: media.detectors.length > 0,
      hear: (sounds, signal) => voices.run(() => hearVoices(voice, sounds, { signal, onChanged }), signal),
      voiceWish: voice && {
        sampleRate: voice.manifest.voice.sampleRate,
        windowSeconds: voice.manifest.voice.windowSeconds,
      },
      detectors: {
        ids: [...media.detectors.map(({ id }) => id), ...(voice ? [modelId(voice.manifest)] : [])],
        lookForAi: media.looksForAi,
      },
    });
    return { adapter, examiner };
  });

interface Assembled<R extends MediaReport, W> {
  readonly adapter: MediaAdapter<R, W>;
  readonly examiner: { readonly waiting: number };
}

async function openMedium<R extends MediaReport, W>(
  config: Config,
  options: MediumOptions,
  assemble: (media: MediaParts, closing: AsyncDisposableStack) => Assembled<R, W> | Promise<Assembled<R, W>>,
): Promise<OpenedMedium<R, W>> {
  const closing = new AsyncDisposableStack();
  const media = options.media ?? (await openMediaParts(config, options));
  if (!options.media) closing.defer(() => media.close());
  const { adapter, examiner } = await assemble(media, closing);
  const { signal } = new AbortController();
  return {
    engine: createMediaEngine(adapter, { ...media, clock: Date.now }),
    examine: (path, wishes) => examineMedium(path, adapter, { signal }, wishes),
    get waiting() {
      return examiner.waiting;
    },
    close: () => closing.disposeAsync(),
  };
}

/** Images and videos share detectors, the index of what is known and the way out. */
export async function openMedia(config: Config, options: MediaOptions = {}) {
  const closing = new AsyncDisposableStack();
  const parts = await openMediaParts(config, options);
  closing.defer(() => parts.close());
  const { rememberArticle, ...leadImages } = openLeadImages(config, parts);
  closing.defer(() => leadImages.close());
  const images = await openImages(config, { ...options, media: parts });
  closing.defer(() => images.close());
  const videos = await openVideos(config, { ...options, media: parts });
  closing.defer(() => videos.close());
  return { parts, images, videos, rememberArticle, close: () => closing.disposeAsync() };
}
