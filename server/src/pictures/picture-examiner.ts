/** Examines pictures in processes of their own, and trusts nothing of what comes back but its checked shape. */
import { PictureRefused, refusalReasons } from '../media/picture-refused.ts';
import { faultOfFile } from '../media/process/fault-of-file.ts';
import type { ProcessSettings } from '../media/process/pooled-process.ts';
import { createProcessPool } from '../media/process/process-pool.ts';
import type { PictureCall, PictureProcessData } from './picture-process.ts';
import { type ExaminePicture, type PicturePhase, picturePhases } from './picture-report.ts';
import { ReportShape } from './report-shape.ts';

export interface PictureExaminerSettings extends PictureProcessData, Pick<ProcessSettings, 'isolation'> {
  /** Pictures that are examined at once; further ones wait. */
  readonly processes: number;
  /** Pictures that may wait; default: any number. */
  readonly waitingMax?: number | undefined;
}

export interface PictureExaminer {
  readonly examinePicture: ExaminePicture;
  /** How many pictures wait. */
  readonly waiting: number;
  close(): Promise<void>;
}

/** A picture of 100 megapixels takes about 6 s on a slow core. */
const timeoutMs = 30_000;
/** 12 megapixels need less than 600 MB, the largest pictures more. */
const memoryBytesMax = 1200 * 1024 * 1024;
const startTimeoutMs = 20_000;
/** Starting one costs about a second of a core: it stays for the next picture. */
const idleMs = 5 * 60_000;

export function createPictureExaminer(settings: PictureExaminerSettings): PictureExaminer {
  const { processes, waitingMax, isolation, trustAnchors } = settings;
  const pool = createProcessPool<PictureCall, unknown, PicturePhase>({
    entry: new URL('./picture-process.ts', import.meta.url),
    processesMax: processes,
    waitingMax,
    memoryBytesMax,
    idleMs,
    isolation,
    workerData: { trustAnchors } satisfies PictureProcessData,
    // glibc would keep an arena a thread, and with it memory that a picture has given back.
    environment: { MALLOC_ARENA_MAX: '2' },
    revive({ name, fields: { reason } }) {
      const known = refusalReasons.find((one) => one === reason);
      return name === 'PictureRefused' && known ? new PictureRefused(known) : undefined;
    },
  });
  const getReady = (signal: AbortSignal) => pool.run('get ready', { signal, timeoutMs: startTimeoutMs });

  return {
    async examinePicture(path, { signal, onPhase, wantsMaps = false, wantsOneMap = false }) {
      const onProgress = (phase: PicturePhase) => {
        if (picturePhases.includes(phase)) onPhase?.(phase);
      };
      try {
        return ReportShape.parse(
          await pool.run({ wantsMaps, wantsOneMap }, { file: path, signal, timeoutMs, onProgress }),
        );
      } catch (error) {
        const fault = await faultOfFile(error, () => getReady(signal));
        throw fault ? new PictureRefused(fault, error) : error;
      }
    },
    get waiting() {
      return pool.waiting;
    },
    close: () => pool.close(),
  };
}
