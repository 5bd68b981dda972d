/** Puts the verification of videos together from the settings: processes, detectors, the index of known frames. */
import type { Config } from './config.ts';
import { createTurns } from './domain/turns.ts';
import { createVideoExaminer } from './examination/video/video-examiner.ts';
import type { VoiceWish } from './examination/video/video-report.ts';
import { type MediaOptions, type MediaParts, openMediaParts } from './media-parts.ts';
import { createInstalledModels } from './models/installed-models.ts';
import { modelId } from './models/manifest.ts';
import type { Engine } from './pipelines/engine.ts';
import { lookUpVideo } from './pipelines/media/local-lookup.ts';
import { findAppearances } from './pipelines/media/reverse-search.ts';
import { videoProblem } from './pipelines/video/refused-video.ts';
import {
  createVideoEngine,
  examineVideo,
  type VideoExamination,
  type VideoParts,
} from './pipelines/video/video.ts';
import { createFramesMethod } from './providers/detector/frames-method.ts';
import { hearVoices } from './providers/detector/voice-method.ts';
import { framesOf } from './similarity/video-hashes.ts';

export interface OpenedVideos {
  readonly engine: Engine<'video'>;
  /** What evaluations measure. Rejects with an AppError for a file that cannot be examined. */
  checkVideo(path: string): Promise<VideoExamination>;
  /** How many videos wait to be examined. */
  readonly waiting: number;
  close(): Promise<void>;
}

export interface VideoOptions extends MediaOptions {
  /** Videos examined at once, whatever the settings say. */
  readonly processes?: number;
  /** What images use as well; it stays open. Without it, videos have their own. */
  readonly media?: MediaParts;
}

export async function openVideos(config: Config, options: VideoOptions = {}): Promise<OpenedVideos> {
  const closing = new AsyncDisposableStack();
  const media = options.media ?? (await openMediaParts(config, options));
  if (!options.media) closing.defer(() => media.close());
  const examiner = createVideoExaminer({
    processes: options.processes ?? config.videoProcesses,
    waitingMax: config.queues.waitingMax,
    trustAnchors: media.trustAnchors,
    isolation: config.decoderIsolation,
  });
  closing.defer(() => examiner.close());
  const voice = await createInstalledModels(config.dataDir).latest('voice-detector');
  // Each of them loads the model anew; whether it can be is seen then.
  const voices = createTurns({ atOnceMax: 1, waitingMax: config.queues.waitingMax });
  const { models } = media.shared;
  if (voice) models.use(voice.manifest.name);
  const onChanged = (error: unknown) => voice && models.leaveOut(voice.manifest.name, 'changed', error);
  const detect = createFramesMethod(media.detectors, { folder: media.folder });
  const parts: VideoParts = {
    openVideo: media.open,
    examineVideoFile: examiner.examineFile,
    detect: (frames, signal) => detect(frames, { signal }),
    hear: (sounds, signal) => voices.run(() => hearVoices(voice, sounds, { signal, onChanged }), signal),
    voiceWish: voice && wishOf(voice.manifest.voice),
    detectors: {
      ids: [...media.detectors.map(({ id }) => id), ...(voice ? [modelId(voice.manifest)] : [])],
      lookAtFrames: media.detectors.length > 0,
      lookForAi: media.looksForAi,
    },
    findAppearances: ({ hashes, preview }, search) =>
      findAppearances({ lookUp: lookUpVideo(hashes), preview }, media.reverse, search),
    remember: ({ hashes, ...checked }) =>
      media.remember({ ...checked, hashes: hashes.stored, frames: framesOf(hashes.stored) }),
    clock: Date.now,
  };
  return {
    engine: createVideoEngine(parts),
    async checkVideo(path) {
      const { signal } = new AbortController();
      try {
        return await examineVideo(path, parts, { signal });
      } catch (error) {
        throw videoProblem(error);
      }
    },
    get waiting() {
      return examiner.waiting;
    },
    close: () => closing.disposeAsync(),
  };
}

const wishOf = ({ sampleRate, windowSeconds }: VoiceWish): VoiceWish => ({ sampleRate, windowSeconds });
