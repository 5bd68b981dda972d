/** The process that reads a video's file: nothing that a hostile file does to it reaches the service. */
import { createFaceDetector, type FaceDetector } from '../faces/face-detector.ts';
import { startLooking } from '../forensics/frames/look.ts';
import { serveProcess } from '../media/process/serve-process.ts';
import { examineVideoFile } from './examine-video.ts';
import type { VideoProgress, VideoReport, VoiceWish } from './video-report.ts';

export type VideoCall =
  | {
      readonly wantsStills: boolean;
      readonly wantsForDetectors: boolean;
      readonly wantsForVoices: VoiceWish | undefined;
    }
  | 'get ready';

export interface VideoProcessData {
  /** Certificates in PEM form whose holders are trusted to sign a video's history. */
  readonly trustAnchors: string;
  /** Videos that last longer are refused. */
  readonly durationSecondsMax?: number;
}

let faces: Promise<FaceDetector> | undefined;
const openFaces = () => {
  faces ??= createFaceDetector();
  return faces;
};

/** One a core. Started before the right to start threads is given up. */
const lanes = [startLooking(), startLooking()];

serveProcess<VideoCall, VideoReport | 'ready', VideoProgress, VideoProcessData>(
  async (call, { file, data: { trustAnchors, durationSecondsMax }, tell }) => {
    if (call === 'get ready') return 'ready';
    const limits = durationSecondsMax === undefined ? {} : { durationSecondsMax };
    return examineVideoFile(file, {
      ...call,
      trustAnchors,
      limits,
      openFaces,
      lanes,
      onProgress: tell,
      now: new Date(),
    });
  },
);
