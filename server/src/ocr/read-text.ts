/** Reads the text in an image, Italian and English, in a process of its own that lives only while it is needed. */
import { z } from 'zod';
import type { ProcessSettings } from '../media/process/pooled-process.ts';
import { ProcessFailed } from '../media/process/process-failed.ts';
import { createProcessPool } from '../media/process/process-pool.ts';
import { pngSize } from './png-size.ts';
import { sideMax, type TextReading, textLengthMax } from './text-reading.ts';

export interface TextReader {
  /**
   * `png`: grey, upright, at most 1,600 pixels a side. Rejects with ProcessFailed where it takes too long or too
   * much memory, and with the signal's reason; any other rejection is a bug.
   */
  read(png: Uint8Array, options: { readonly signal: AbortSignal }): Promise<TextReading>;
  close(): Promise<void>;
}

const timeoutMs = 20_000;
/** Waiting for the images of others included: a check does not depend on this one method. */
const patienceMs = 45_000;
const memoryBytesMax = 700 * 1024 * 1024;
/** Loading takes about a second: worth keeping for the next image, not for long. */
const idleMs = 60_000;

/** What comes from the process was made of somebody's image, and is looked at before it is believed. */
const Reading = z.object({
  text: z.string().max(textLengthMax),
  confidence: z.number().min(0).max(100),
  share: z.number().min(0).max(1),
  words: z.int().min(0),
});

export interface TextReaderSettings extends Pick<ProcessSettings, 'isolation'> {
  /** Images that may wait; default: any number. */
  readonly waitingMax?: number | undefined;
}

export function createTextReader({ waitingMax, isolation }: TextReaderSettings = {}): TextReader {
  const entry = new URL('./ocr-process.ts', import.meta.url);
  const pool = createProcessPool<Uint8Array, unknown>({
    entry,
    processesMax: 1,
    waitingMax,
    memoryBytesMax,
    idleMs,
    isolation,
  });
  return {
    async read(png, { signal }) {
      const size = pngSize(png);
      if (!size || Math.max(size.width, size.height) > sideMax) {
        throw new RangeError(`not a PNG of at most ${sideMax} pixels a side`);
      }
      const patience = AbortSignal.timeout(patienceMs);
      const either = AbortSignal.any([signal, patience]);
      const answer = await pool.run(png, { signal: either, timeoutMs }).catch((error) => {
        throw patience.aborted && !signal.aborted ? new ProcessFailed('time', error) : error;
      });
      return Reading.parse(answer);
    },
    close: pool.close,
  };
}
