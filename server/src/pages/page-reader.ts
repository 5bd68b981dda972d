/** Reads pages in threads of their own, each page with a limit of time and memory. */
import { Worker } from 'node:worker_threads';
import { faultRelay } from '../domain/fault-report.ts';
import { createTurns } from '../domain/turns.ts';
import type { Extraction } from './article.ts';
import { PageUnreadable, type ReadPage } from './page.ts';
import type { ArticleJob, PageJob, ThreadAnswer, ThreadJob, ThreadMessage } from './page-thread.ts';

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

/** Threads start when they are needed, and stay; one that fails or takes too long is ended and replaced. */
export function createPageReader(settings: Partial<PageReaderSettings> = {}): PageReader {
  const { timeoutMs, threads, memoryMbMax } = { ...usual, ...settings };
  const alive = new Set<Worker>();
  const idle = new Set<Worker>();
  const loaded = new WeakSet<Worker>();
  const turns = createTurns({ atOnceMax: threads });
  const closing = new AbortController();

  function start(): Worker {
    const worker = new Worker(new URL('./page-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMbMax },
      // What a library prints about a strange page must not get into the log.
      stdout: true,
      stderr: true,
    });
    worker.stdout.resume();
    worker.stderr.resume();
    alive.add(worker);
    // Also heard by whoever waits for its answer; nobody may, and unheard it would end the process.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      alive.delete(worker);
      idle.delete(worker);
    });
    return worker;
  }

  function takeIdle(): Worker | undefined {
    const [worker] = idle;
    if (worker) idle.delete(worker);
    return worker;
  }

  async function run(job: ThreadJob, signal: AbortSignal) {
    // Given up between its turn and now: no event would tell it any more.
    if (signal.aborted) throw new PageUnreadable(signal.reason);
    const worker = takeIdle() ?? start();
    worker.ref();
    try {
      const answer = await ask(worker, job, { isLoaded: loaded.has(worker), timeoutMs, signal });
      loaded.add(worker);
      worker.unref();
      idle.add(worker);
      if ('error' in answer) {
        faultRelay()({ place: 'pages/page-thread', error: answer.error });
        throw new PageUnreadable(answer.error.name);
      }
      return answer;
    } catch (error) {
      // Its place is free when it has ended: until then it may still be at work.
      if (!idle.has(worker)) await worker.terminate();
      throw error;
    }
  }

  async function inTurn(job: ThreadJob, signal: AbortSignal | undefined) {
    const stopped = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
    const leave = await turns.enter(stopped).catch((cause) => {
      throw new PageUnreadable(cause);
    });
    try {
      return await run(job, stopped);
    } finally {
      leave();
    }
  }

  return {
    async read(job, signal) {
      const answer = await inTurn({ as: 'page', job }, signal);
      if ('page' in answer) return answer.page;
      throw new PageUnreadable('another answer');
    },
    async extract(job, signal) {
      const answer = await inTurn({ as: 'article', job }, signal);
      if ('extraction' in answer) return answer.extraction;
      throw new PageUnreadable('another answer');
    },
    async close() {
      closing.abort(new Error('The reader is closed'));
      await Promise.all([...alive].map((worker) => worker.terminate()));
    },
  };
}

/** The thread's answer; rejects when there is none in time, when the thread dies, and when `signal` fires. */
function ask(
  worker: Worker,
  job: ThreadJob,
  { isLoaded, timeoutMs, signal }: { isLoaded: boolean; timeoutMs: number; signal: AbortSignal },
): Promise<ThreadAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
      act();
    };
    const onMessage = (message: ThreadMessage) => {
      if (message !== 'ready') return settle(() => resolve(message));
      clearTimeout(timer);
      timer = giveUpAfter(timeoutMs);
    };
    const onEnd = (cause: unknown) => settle(() => reject(new PageUnreadable(cause)));
    const onAbort = () => settle(() => reject(new PageUnreadable(signal.reason)));
    const giveUpAfter = (ms: number) =>
      setTimeout(() => settle(() => reject(new PageUnreadable('timeout'))), ms);
    let timer = giveUpAfter(isLoaded ? timeoutMs : startTimeoutMs);
    signal.addEventListener('abort', onAbort, { once: true });
    worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
    worker.postMessage(job);
  });
}
