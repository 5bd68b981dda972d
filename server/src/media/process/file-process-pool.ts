/**
 * Processes that each read one file at a time. What they answer is checked before it is believed, and a file that breaks
 * its process or its limits is refused.
 */
import type { z } from 'zod';
import type { ImageRefusal, RefusalClass, VideoRefusal } from '../media-refused.ts';
import { ProcessFailed } from './process-failed.ts';
import { createProcessPool, type ProcessPoolSettings, type RunOptions } from './process-pool.ts';
import type { GetReady } from './serve-files.ts';

export interface FileProcessSettings<Answer, Reason extends ImageRefusal | VideoRefusal>
  extends Omit<ProcessPoolSettings, 'revive'> {
  /** What an answer must look like: a hostile file may have taken the process over. */
  readonly shape: z.ZodType<Answer>;
  /** Of what kind the refusals are. */
  readonly refused: RefusalClass<Reason>;
  /** From the moment a process that is ready gets the file. */
  readonly timeoutMs: number;
}

export interface FileProcessPool<Call, Answer, Progress> {
  /**
   * Rejects with a refusal for a file that cannot be read, with the signal's reason, with the 503 of a full queue, and
   * otherwise only when processes do not work at all or after `close`. Progress is told as it comes, unchecked.
   */
  read(
    path: string,
    call: Call,
    options: Pick<RunOptions<Progress>, 'signal' | 'onProgress' | 'onWait'>,
  ): Promise<Answer>;
  /** How many files wait. */
  readonly waiting: number;
  close(): Promise<void>;
}

const readyTimeoutMs = 20_000;

export function createFileProcessPool<
  Call,
  Answer,
  Reason extends ImageRefusal | VideoRefusal,
  Progress = never,
>(settings: FileProcessSettings<Answer, Reason>): FileProcessPool<Call, Answer, Progress> {
  const { shape, refused, timeoutMs, ...rest } = settings;
  const pool = createProcessPool<Call | GetReady, unknown, Progress>({
    ...rest,
    revive({ name, fields: { reason } }) {
      const known = refused.reasons.find((one) => one === reason);
      return name === refused.name && known !== undefined ? new refused(known) : undefined;
    },
  });
  /** Undefined: it is not the file's fault. */
  async function faultOfFile(error: unknown, signal: AbortSignal) {
    if (!(error instanceof ProcessFailed) || error.reason === 'closed') return undefined;
    if (error.reason !== 'crash') return 'too_much_work' as Reason;
    // Provided that processes start well without it.
    return pool.run('get ready', { signal, timeoutMs: readyTimeoutMs }).then(
      () => 'damaged' as Reason,
      () => undefined,
    );
  }
  return {
    async read(path, call, options) {
      try {
        return shape.parse(await pool.run(call, { ...options, file: path, timeoutMs }));
      } catch (error) {
        const fault = await faultOfFile(error, options.signal);
        throw fault === undefined ? error : new refused(fault, error);
      }
    },
    get waiting() {
      return pool.waiting;
    },
    close: () => pool.close(),
  };
}
