/** Finds out what isolates processes on this machine, by starting one. */
import { z } from 'zod';
import { type Isolation, notIsolated } from '../isolation/isolation.ts';
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

/** Rejects where processes cannot be started. */
export async function findIsolation(): Promise<Isolation> {
  if (!architecture()) return notIsolated;
  const entry = new URL('./isolation-process.ts', import.meta.url);
  const pool = createProcessPool<'which', unknown>({ entry, processesMax: 1, memoryBytesMax });
  const { signal } = new AbortController();
  try {
    return IsolationShape.parse(await pool.run('which', { signal, timeoutMs }));
  } finally {
    await pool.close();
  }
}
