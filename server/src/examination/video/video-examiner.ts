/** How videos are examined. */
import { type VideoRefusal, VideoRefused } from '../../media/media-refused.ts';
import { createExaminer, type ExaminationData, type Examiner, type ExaminerSettings } from '../examiner.ts';
import { type VideoPhase, type VideoReport, type VideoWishes, videoPhases } from './video-report.ts';
import { VideoReportShape } from './video-report-shape.ts';

export interface VideoProcessData extends ExaminationData {
  /** Videos that last longer are refused. */
  readonly durationSecondsMax?: number;
}

export type VideoExaminer = Examiner<VideoReport, VideoPhase, VideoWishes>;

export const createVideoExaminer = (settings: ExaminerSettings & VideoProcessData): VideoExaminer =>
  createExaminer<VideoReport, VideoPhase, VideoWishes, VideoRefusal>(
    {
      entry: new URL('./video-process.ts', import.meta.url),
      shape: VideoReportShape,
      refused: VideoRefused,
      phases: videoPhases,
      wishes: { wantsStills: false, wantsForDetectors: false, wantsForVoices: undefined },
      // A video of 50 MB takes below 40 s on two cores; twice that when another one is examined beside it, more when busy.
      timeoutMs: 150_000,
      memoryBytesMax: 1024 * 1024 * 1024,
      // Decoders keep much memory that they have once had.
      callsMax: 20,
    },
    settings,
  );
