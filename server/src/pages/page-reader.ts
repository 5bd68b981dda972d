/** Reads pages in threads of their own, each page with a limit of time and memory. */
import { reportFault } from '../domain/fault-report.ts';
import { inTime } from '../domain/in-time.ts';
import { createTurns } from '../domain/turns.ts';
import { type Answer, startThread, type Thread } from '../threads/thread.ts';
import type { Extraction } from './article.ts';
import { PageUnreadable, type ReadPage } from './page.ts';
import type { ArticleJob, PageCalls, PageJob } from './page-thread.ts';

export interface PageReader {
  /** In turns between askers. Rejects with PageUnreadable, also soon after `signal` fires. */
  read(job: PageJob, signal?: AbortSignal): Promise<ReadPage>;
  /** The article of a page, or the reason why it holds none. Rejects like `read`. */
  extract(job: ArticleJob, signal?: AbortSignal): Promise<Extraction>;
  /** Ends the threads; what is still being read is given up. */
  close(): Promise<void>;
}

export interface PageReaderSettings {
  /** For one page, from the moment its thread begins with it. */
  readonly timeoutMs: number;
  readonly threads: number;
  readonly memoryMbMax: number;
}

const usual: PageReaderSettings = { timeoutMs: 5_000, threads: 1, memoryMbMax: 384 };

/** For a new thread to load its code. Not the page's time: on a busy machine it takes longer than most pages. */
const startTimeoutMs = 20_000;

const place = 'pages/page-thread';

type PageThread = Thread<PageCalls>;

/** Threads start when they are needed, and stay; one that fails or takes too long is ended and replaced. */
export function createPageReader(settings: Partial<PageReaderSettings> = {}): PageReader {
  const { timeoutMs, threads, memoryMbMax } = { ...usual, ...settings };
  const alive = new Set<PageThread>();
  const idle = new Set<PageThread>();
  const turns = createTurns({ atOnceMax: threads });
  const closing = new AbortController();

  function start(): PageThread {
    const thread = startThread<PageCalls>({
      file: new URL('./page-thread.ts', import.meta.url),
      place,
      resourceLimits: { maxOldGenerationSizeMb: memoryMbMax },
      // What a library prints about a strange page must not get into the log.
      silent: true,
    });
    alive.add(thread);
    return thread;
  }

  function takeIdle(): PageThread | undefined {
    for (const thread of idle) {
      idle.delete(thread);
      if (!thread.hasEnded) return thread;
      alive.delete(thread);
    }
    return undefined;
  }

  async function read<Name extends keyof PageCalls>(
    name: Name,
    job: Parameters<PageCalls[Name]>,
    signal: AbortSignal,
  ): Promise<Answer<PageCalls, Name>> {
    // Given up between its turn and now: no event would tell it any more.
    signal.throwIfAborted();
    const thread = takeIdle() ?? start();
    let limit = either(signal, startTimeoutMs);
    try {
      await inTime(thread.started, limit);
      limit = either(signal, timeoutMs);
      return await thread.call(name, job, { signal: limit });
    } catch (error) {
      // Thrown by the call itself, and so a fault of the program: whatever a page holds, it has some reading.
      if (!limit.aborted && !thread.hasEnded) reportFault(error, { place });
      // Its place is free when it has ended: until then it may still be at work.
      else await thread.terminate();
      throw error;
    } finally {
      if (thread.hasEnded) alive.delete(thread);
      else idle.add(thread);
    }
  }

  async function inTurn<Name extends keyof PageCalls>(
    name: Name,
    job: Parameters<PageCalls[Name]>,
    signal: AbortSignal | undefined,
  ): Promise<Answer<PageCalls, Name>> {
    const stopped = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
    try {
      return await turns.run(() => read(name, job, stopped), stopped);
    } catch (cause) {
      throw new PageUnreadable(cause);
    }
  }

  return {
    read: (job, signal) => inTurn('read', [job], signal),
    extract: (job, signal) => inTurn('extract', [job], signal),
    async close() {
      closing.abort(new Error('The reader is closed'));
      await Promise.all([...alive].map((thread) => thread.terminate()));
    },
  };
}

const either = (signal: AbortSignal, timeoutMs: number): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
