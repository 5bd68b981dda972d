/** Examines videos in processes of their own, and trusts nothing of what comes back but its checked shape. */
import { faultOfFile } from '../media/process/fault-of-file.ts';
import type { ProcessSettings } from '../media/process/pooled-process.ts';
import { createProcessPool } from '../media/process/process-pool.ts';
import { VideoRefused, videoRefusalReasons } from '../media/video/video-refused.ts';
import { VideoReportShape } from './report-shape.ts';
import type { VideoCall, VideoProcessData } from './video-process.ts';
import { type ExamineVideoFile, type VideoProgress, videoPhases } from './video-report.ts';

export interface VideoExaminerSettings extends VideoProcessData, Pick<ProcessSettings, 'isolation'> {
  /** Videos that are examined at once; further ones wait. Default 2. */
  readonly processes?: number;
  /** Videos that may wait; default: any number. */
  readonly waitingMax?: number | undefined;
}

export interface VideoExaminer {
  readonly examineVideoFile: ExamineVideoFile;
  /** How many videos wait. */
  readonly waiting: number;
  close(): Promise<void>;
}

/** A video of 50 MB takes below 40 s on two cores; twice that when another one is examined beside it, more when busy. */
const timeoutMs = 150_000;
const memoryBytesMax = 1024 * 1024 * 1024;
const startTimeoutMs = 20_000;
/** Starting one costs about a second of a core: it stays for the next video. */
const idleMs = 5 * 60_000;
/** Decoders keep much memory that they have once had: a new process after this many videos. */
const callsMax = 20;

export function createVideoExaminer(settings: VideoExaminerSettings): VideoExaminer {
  const { processes = 2, waitingMax, isolation, ...data } = settings;
  const pool = createProcessPool<VideoCall, unknown, VideoProgress>({
    entry: new URL('./video-process.ts', import.meta.url),
    processesMax: processes,
    waitingMax,
    memoryBytesMax,
    idleMs,
    isolation,
    callsMax,
    workerData: data satisfies VideoProcessData,
    // glibc would keep an arena a thread, and with it memory that a video has given back.
    environment: { MALLOC_ARENA_MAX: '2' },
    revive({ name, fields: { reason } }) {
      const known = videoRefusalReasons.find((one) => one === reason);
      return name === 'VideoRefused' && known ? new VideoRefused(known) : undefined;
    },
  });
  const getReady = (signal: AbortSignal) => pool.run('get ready', { signal, timeoutMs: startTimeoutMs });

  return {
    async examineVideoFile(path, options) {
      const { signal, onProgress, onWait, wantsStills = false, wantsForDetectors = false } = options;
      const { wantsForVoices } = options;
      const tell = (progress: VideoProgress) => {
        const { phase, percent } = progress;
        if (videoPhases.includes(phase) && percent >= 0 && percent <= 100) onProgress?.({ phase, percent });
      };
      try {
        return VideoReportShape.parse(
          await pool.run(
            { wantsStills, wantsForDetectors, wantsForVoices },
            { file: path, signal, timeoutMs, onProgress: tell, onWait },
          ),
        );
      } catch (error) {
        const fault = await faultOfFile(error, () => getReady(signal));
        throw fault ? new VideoRefused(fault, error) : error;
      }
    },
    get waiting() {
      return pool.waiting;
    },
    close: () => pool.close(),
  };
}
