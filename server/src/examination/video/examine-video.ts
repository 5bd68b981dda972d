/**
 * The examination of one video, top to bottom: what the file declares, one pass over its frames, its course in time,
 * its sound, and the pixels of single frames.
 */
import { setImmediate } from 'node:timers/promises';
import type { Exif } from '@riscontro/contract/inside';
import type { MethodDescriptor } from '../../domain/media-method.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { FaceDetector } from '../../faces/face-detector.ts';
import { createFaceWatcher } from '../../faces/face-watcher.ts';
import { frameSignals } from '../../forensics/frames/frame-signals.ts';
import type { Look } from '../../forensics/frames/look.ts';
import { timeSignals } from '../../forensics/time/time-signals.ts';
import { viewVideo } from '../../forensics/time/video-view.ts';
import { VideoRefused } from '../../media/media-refused.ts';
import { decodeSound } from '../../media/video/decode-sound.ts';
import { decodeVideo } from '../../media/video/decode-video.ts';
import { toWebp } from '../../media/video/encode-still.ts';
import { openVideo, type VideoLimits } from '../../media/video/open-video.ts';
import type { Recording, VideoFacts, VideoFormat, VideoFrame } from '../../media/video/video.ts';
import { createVoiceWindows } from '../../media/video/voice-windows.ts';
import type { VideoContainer } from '../../media/video-containers/video-container.ts';
import { soundMethods, timeMethods, videoMethods } from '../../media-methods/video-methods.ts';
import { readVideoMetadata } from '../../metadata/video/read-video-metadata.ts';
import { videoMetadataSignals } from '../../metadata/video/video-metadata-signals.ts';
import { videoProvenanceSignals } from '../../provenance/video-provenance-signals.ts';
import { createVideoHasher } from '../../similarity/video-hashes.ts';
import { attempt } from '../attempt.ts';
import { createProgress } from './examination-progress.ts';
import { framesForDetectors, momentStills } from './frame-files.ts';
import { forVoicesMax, type VideoProgress, type VideoReport, type VideoWishes } from './video-report.ts';

export interface ExamineVideoOptions extends VideoWishes {
  readonly onProgress: (progress: VideoProgress) => void;
  /** Certificates in PEM form; empty: no signer is trusted. */
  readonly trustAnchors: string;
  readonly limits: VideoLimits;
  readonly now: Date;
  /** Made when the first video needs it, and kept for the next. */
  readonly openFaces: () => Promise<FaceDetector>;
  /** For single frames: as many are looked at at once. */
  readonly lanes: readonly Look[];
}

const provenanceMethods = videoMethods.filter(({ kind }) => kind === 'provenance');
const metadataMethods = videoMethods.filter(({ kind }) => kind === 'metadata' || kind === 'container');
const frameMethods = videoMethods.filter(({ kind }) => kind === 'forensics');
const idsOf = (methods: readonly MethodDescriptor[]) => methods.map(({ id }) => id);

/** Frames that are looked at as images. */
const imagesMax = 24;
const previewSideMax = 1024;
/** On a machine that is busy with other things, single frames are given up rather than the whole answer. */
const lateAfterMs = 90_000;

/** Rejects with VideoRefused for a file that cannot be examined. */
export async function examineVideoFile(bytes: Buffer, options: ExamineVideoOptions): Promise<VideoReport> {
  const at = createProgress(options.onProgress);
  const lateMs = performance.now() + lateAfterMs;
  const isLate = () => performance.now() > lateMs;
  at('decoding');
  const video = openVideo(bytes, options.limits);
  try {
    at('provenance');
    const declared = await readDeclared(bytes, video.facts.format, options);

    at('frames');
    const hasher = createVideoHasher(video.facts);
    const faces = await watchFaces(video.facts, options);
    const decoded = await decodeVideo(video, [(frame) => hasher.take(frame), faces.take], {
      onProgress: (share) => at('frames', share),
    });
    refuseStillImage(video.facts.format, decoded.shown);
    const voices =
      options.wantsForVoices && createVoiceWindows({ ...options.wantsForVoices, most: forVoicesMax });
    const sound = decodeSound(video, voices ? { onSamples: voices.take } : {});
    const recording: Recording = { facts: video.facts, frames: decoded.track, ...(sound ? { sound } : {}) };

    at('time');
    await setImmediate();
    const view = viewVideo(recording);
    const { shots } = view;
    let isLooking = false;
    // In threads of their own, beside what follows here.
    const looking = attempt(idsOf(frameMethods), () =>
      frameSignals(decoded.stills.pick(shots, imagesMax), shots, {
        lanes: options.lanes,
        isOver: isLate,
        onProgress: (share) => isLooking && at('pixels', share),
      }),
    );
    await setImmediate();
    const inTime = await attempt(idsOf(timeMethods), () => timeSignals(timeMethods, recording, view));

    at('sound');
    await setImmediate();
    const heard = await attempt(idsOf(soundMethods), () =>
      soundMethods.map(({ listen }) => listen(recording, shots)),
    );
    const hashes = hasher.hashes();
    const preview = await toWebp(decoded.stills.best(), previewSideMax);

    at('pixels');
    isLooking = true;
    const inFrames = await looking;
    const signals = inOrder([
      ...declared.signals,
      ...inTime,
      ...inFrames,
      ...(await faces.signals()),
      ...heard,
    ]);
    const { wantsStills, wantsForDetectors } = options;
    const report: VideoReport = {
      facts: recording.facts,
      signals,
      ...(declared.exif ? { exif: declared.exif } : {}),
      c2pa: declared.c2pa,
      hashes,
      preview,
      stills: wantsStills ? await momentStills(video, signals) : [],
      forDetectors: wantsForDetectors ? await framesForDetectors(video) : [],
      forVoices: (voices?.windows() ?? []).map(({ fromSeconds, samples }) => ({
        fromSeconds: fromSeconds + (video.facts.sound?.startSeconds ?? 0),
        samples,
      })),
    };
    at('pixels', 1);
    return report;
  } finally {
    video.close();
  }
}

interface Declared {
  readonly signals: readonly MediaSignal[];
  readonly exif?: Exif;
  readonly c2pa: VideoReport['c2pa'];
}

async function readDeclared(
  bytes: Buffer,
  format: VideoFormat,
  { trustAnchors, now }: ExamineVideoOptions,
): Promise<Declared> {
  let exif: Exif | undefined;
  let c2pa: VideoReport['c2pa'] = 'none';
  let container: VideoContainer | undefined;
  const metadata = await attempt(idsOf(metadataMethods), () => {
    const found = readVideoMetadata(bytes, format);
    ({ exif, container } = found);
    return videoMetadataSignals(found, now);
  });
  const provenance = await attempt(idsOf(provenanceMethods), async () => {
    const found = await videoProvenanceSignals(bytes, format, {
      anchorsPem: trustAnchors,
      ...(container ? { container } : {}),
    });
    c2pa = found.c2pa;
    return found.signals;
  });
  return { signals: [...provenance, ...metadata], c2pa, ...(exif ? { exif } : {}) };
}

/** A fault of its own is told at the end, and does not stop the pass over the frames. */
async function watchFaces({ durationSeconds }: VideoFacts, { openFaces }: ExamineVideoOptions) {
  let fault: unknown;
  const failed = (error: unknown) => {
    fault ??= error;
  };
  const detector = await openFaces().catch(failed);
  const watcher = detector && createFaceWatcher({ durationSeconds }, { detector });
  return {
    take: (frame: VideoFrame) => (watcher && !fault ? watcher.take(frame).catch(failed) : undefined),
    signals: () =>
      attempt(['faces'], () => {
        if (!watcher || fault) throw fault;
        return [watcher.signal()];
      }),
  };
}

const order = idsOf(videoMethods);
const inOrder = (signals: readonly MediaSignal[]) =>
  signals.toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method));

/** GIF and WebP hold images as well as videos; which of them, only its frames tell. */
function refuseStillImage(format: VideoFormat, frames: number): void {
  if (frames < 2 && (format === 'gif' || format === 'webp')) throw new VideoRefused('not_a_video');
}
