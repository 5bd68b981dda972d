/** The process that reads a video's file: nothing that a hostile file does to it reaches the service. */
import { createFaceDetector, type FaceDetector } from '../../faces/face-detector.ts';
import { startLooking } from '../../forensics/frames/look.ts';
import { serveFiles } from '../../media/process/serve-files.ts';
import { examineVideoFile } from './examine-video.ts';
import type { VideoProcessData } from './video-examiner.ts';
import type { VideoProgress, VideoReport, VideoWishes } from './video-report.ts';

let faces: Promise<FaceDetector> | undefined;
const openFaces = () => {
  faces ??= createFaceDetector();
  return faces;
};

/** One a core. Started before the right to start threads is given up. */
const lanes = [startLooking(), startLooking()];

serveFiles<VideoWishes, VideoReport, VideoProgress, VideoProcessData>(
  (wishes, { file, data: { trustAnchors, durationSecondsMax }, tell }) =>
    examineVideoFile(file, {
      ...wishes,
      trustAnchors,
      limits: durationSecondsMax === undefined ? {} : { durationSecondsMax },
      openFaces,
      lanes,
      onProgress: tell,
      now: new Date(),
    }),
);
