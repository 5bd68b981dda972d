/** Examines files in processes of their own, and trusts nothing of what comes back but its checked shape. */
import type { z } from 'zod';
import type { ImageRefusal, RefusalClass, VideoRefusal } from '../media/media-refused.ts';
import { createFileProcessPool } from '../media/process/file-process-pool.ts';
import type { ProcessSettings } from '../media/process/pooled-process.ts';
import type { ExaminationProgress, ExamineFile } from './media-report.ts';

/** How files of one kind are examined. */
export interface Examination<
  Report,
  Phase extends string,
  Wishes,
  Reason extends ImageRefusal | VideoRefusal,
> {
  /** The program of the process; it calls serveFiles, and is given the wishes. */
  readonly entry: URL;
  readonly shape: z.ZodType<Report>;
  readonly refused: RefusalClass<Reason>;
  /** The steps that take a while, in their order. */
  readonly phases: readonly Phase[];
  /** What is made where nothing is said. */
  readonly wishes: Wishes;
  readonly timeoutMs: number;
  readonly memoryBytesMax: number;
  /** A process is replaced after so many files; default 200. */
  readonly callsMax?: number;
}

/** What every process is given at its start. */
export interface ExaminationData {
  /** Certificates in PEM form whose holders are trusted to sign a file's history; empty: no signer is trusted. */
  readonly trustAnchors: string;
}

export interface ExaminerSettings extends ExaminationData, Pick<ProcessSettings, 'isolation'> {
  /** Files that are examined at once; further ones wait. */
  readonly processes: number;
  /** Files that may wait; default: any number. */
  readonly waitingMax?: number | undefined;
}

export interface Examiner<Report, Phase extends string, Wishes> {
  readonly examineFile: ExamineFile<Report, Phase, Wishes>;
  /** How many files wait. */
  readonly waiting: number;
  close(): Promise<void>;
}

/** Starting a process costs about a second of a core: it stays for the next file. */
const idleMs = 5 * 60_000;

export function createExaminer<
  Report,
  Phase extends string,
  Wishes extends object,
  Reason extends ImageRefusal | VideoRefusal,
>(
  examination: Examination<Report, Phase, Wishes, Reason>,
  { processes, waitingMax, isolation, ...data }: ExaminerSettings,
): Examiner<Report, Phase, Wishes> {
  const { phases, wishes: usual, ...rest } = examination;
  const pool = createFileProcessPool<Wishes, Report, Reason, ExaminationProgress<Phase>>({
    ...rest,
    processesMax: processes,
    waitingMax,
    isolation,
    idleMs,
    workerData: data satisfies ExaminationData,
    // glibc would keep an arena a thread, and with it memory that a file has given back.
    environment: { MALLOC_ARENA_MAX: '2' },
  });
  return {
    examineFile(path, { signal, onProgress, onWait, ...wishes }) {
      const tell = ({ phase, percent }: ExaminationProgress<Phase>) => {
        if (!phases.includes(phase)) return;
        if (percent === undefined) onProgress?.({ phase });
        else if (percent >= 0 && percent <= 100) onProgress?.({ phase, percent });
      };
      return pool.read(path, { ...usual, ...wishes }, { signal, onProgress: tell, onWait });
    },
    get waiting() {
      return pool.waiting;
    },
    close: () => pool.close(),
  };
}
