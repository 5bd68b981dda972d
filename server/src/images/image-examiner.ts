/** Examines images in processes of their own, and trusts nothing of what comes back but its checked shape. */
import { ImageRefused, refusalReasons } from '../media/image-refused.ts';
import { faultOfFile } from '../media/process/fault-of-file.ts';
import type { ProcessSettings } from '../media/process/pooled-process.ts';
import { createProcessPool } from '../media/process/process-pool.ts';
import type { ImageCall, ImageProcessData } from './image-process.ts';
import { type ExamineImageFile, type ImageFilePhase, imagePhases } from './image-report.ts';
import { ReportShape } from './report-shape.ts';

export interface ImageExaminerSettings extends ImageProcessData, Pick<ProcessSettings, 'isolation'> {
  /** Images that are examined at once; further ones wait. */
  readonly processes: number;
  /** Images that may wait; default: any number. */
  readonly waitingMax?: number | undefined;
}

export interface ImageExaminer {
  readonly examineImageFile: ExamineImageFile;
  /** How many images wait. */
  readonly waiting: number;
  close(): Promise<void>;
}

/** An image of 100 megapixels takes about 6 s on a slow core. */
const timeoutMs = 30_000;
/** 12 megapixels need less than 600 MB, the largest images more. */
const memoryBytesMax = 1200 * 1024 * 1024;
const startTimeoutMs = 20_000;
/** Starting one costs about a second of a core: it stays for the next image. */
const idleMs = 5 * 60_000;

export function createImageExaminer(settings: ImageExaminerSettings): ImageExaminer {
  const { processes, waitingMax, isolation, trustAnchors } = settings;
  const pool = createProcessPool<ImageCall, unknown, ImageFilePhase>({
    entry: new URL('./image-process.ts', import.meta.url),
    processesMax: processes,
    waitingMax,
    memoryBytesMax,
    idleMs,
    isolation,
    workerData: { trustAnchors } satisfies ImageProcessData,
    // glibc would keep an arena a thread, and with it memory that an image has given back.
    environment: { MALLOC_ARENA_MAX: '2' },
    revive({ name, fields: { reason } }) {
      const known = refusalReasons.find((one) => one === reason);
      return name === 'ImageRefused' && known ? new ImageRefused(known) : undefined;
    },
  });
  const getReady = (signal: AbortSignal) => pool.run('get ready', { signal, timeoutMs: startTimeoutMs });

  return {
    async examineImageFile(path, { signal, onPhase, wantsMaps = false, wantsOneMap = false }) {
      const onProgress = (phase: ImageFilePhase) => {
        if (imagePhases.includes(phase)) onPhase?.(phase);
      };
      try {
        return ReportShape.parse(
          await pool.run({ wantsMaps, wantsOneMap }, { file: path, signal, timeoutMs, onProgress }),
        );
      } catch (error) {
        const fault = await faultOfFile(error, () => getReady(signal));
        throw fault ? new ImageRefused(fault, error) : error;
      }
    },
    get waiting() {
      return pool.waiting;
    },
    close: () => pool.close(),
  };
}
