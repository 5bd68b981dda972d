/** Finds out what isolates processes on this machine, by starting one that decodes an image of ours. */
import { z } from 'zod';
import type { Isolation, IsolationMode } from '../isolation/isolation.ts';
import { architecture } from '../isolation/system-calls.ts';
import { createProcessPool } from './process-pool.ts';

const memoryBytesMax = 512 * 1024 * 1024;
const timeoutMs = 20_000;

const IsolationShape = z.object({
  landlock: z.int().min(0),
  bubblewrap: z.boolean(),
  seccomp: z.boolean(),
  ownUser: z.boolean(),
}) satisfies z.ZodType<Isolation>;

/** `off`: whether processes start without it. Rejects where they do not start so, or cannot decode. */
export async function findIsolation(
  mode: Extract<IsolationMode, 'auto' | 'off'> = 'auto',
): Promise<Isolation> {
  const entry = new URL('./isolation-process.ts', import.meta.url);
  const isolation = architecture() ? mode : 'off';
  const pool = createProcessPool<'which', unknown>({ entry, processesMax: 1, memoryBytesMax, isolation });
  const { signal } = new AbortController();
  try {
    return IsolationShape.parse(await pool.run('which', { signal, timeoutMs }));
  } finally {
    await pool.close();
  }
}
