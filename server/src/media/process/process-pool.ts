/**
 * Work on hostile input in child processes with limits of time and memory. They are started when needed, reused, and
 * replaced when they fail; whatever one of them does, the service goes on.
 */

import { currentAsker } from '../../domain/asker.ts';
import { createFairQueue } from '../../domain/fair-queue.ts';
import { type PooledProcess, type ProcessSettings, startProcess } from './pooled-process.ts';
import { ProcessFailed } from './process-failed.ts';

export interface ProcessPoolSettings extends ProcessSettings {
  /** How many run at once; further calls wait, in turns between those who ask (domain/fair-queue.ts). */
  readonly processesMax: number;
  /** Calls that may wait, a quarter of them of one asker; default: any number. */
  readonly waitingMax?: number | undefined;
  /** A process is replaced after this many calls, with all that they may have left in it; default 200. */
  readonly callsMax?: number | undefined;
  /** A process without a call is ended after this time; default 60 s. */
  readonly idleMs?: number | undefined;
}

export interface RunOptions<Progress> {
  /** The path of the file that the call is about: the process is given its bytes, since it can open none. */
  readonly file?: string | undefined;
  /** Gives up waiting, and ends the process that is at work. */
  readonly signal: AbortSignal;
  /** From the moment a process that is ready gets the call. */
  readonly timeoutMs: number;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Told when the call has to wait, and whenever it changes: how many, under way or waiting, come before it at most. */
  readonly onWait?: ((before: number) => void) | undefined;
}

export interface ProcessPool<Call, Answer, Progress> {
  /**
   * Rejects with ProcessFailed, with the signal's reason, with the 503 of a full queue, or with what the handler threw.
   * Answers come from a process that reads hostile input: check their shape before trusting it.
   */
  run(call: Call, options: RunOptions<Progress>): Promise<Answer>;
  /** How many calls wait. */
  readonly waiting: number;
  /** Ends all processes; calls under way and waiting are rejected as `closed`. */
  close(): Promise<void>;
}

/** A call that waits for its process. */
interface Place {
  begin(member: Member): void;
  fail(reason: unknown): void;
  tell(before: number): void;
}

interface Member {
  readonly process: PooledProcess;
  calls: number;
  idle?: NodeJS.Timeout;
}

export function createProcessPool<Call, Answer, Progress = never>(
  settings: ProcessPoolSettings,
): ProcessPool<Call, Answer, Progress> {
  const { processesMax, callsMax = 200, idleMs = 60_000 } = settings;
  const members = new Set<Member>();
  const free: Member[] = [];
  const waiting = createFairQueue<Place>(settings);
  let underWay = 0;
  let isClosed = false;
  const tellWaiting = () => {
    for (const [before, place] of waiting.inOrder().entries()) place.tell(underWay + before);
  };

  const start = (): Member => {
    const member: Member = { process: startProcess(settings), calls: 0 };
    members.add(member);
    void member.process.ended.then(() => {
      clearTimeout(member.idle);
      members.delete(member);
      remove(free, member);
      beginNext();
    });
    return member;
  };
  const beginNext = () => {
    while (waiting.size > 0) {
      // One that is ending still counts until it has ended.
      while (free.length > 0 && !free.at(-1)?.process.isAlive()) free.pop();
      if (free.length === 0 && members.size >= processesMax) return;
      const next = waiting.take()?.item;
      try {
        const member = free.pop() ?? start();
        clearTimeout(member.idle);
        member.process.keepsAwake(true);
        underWay += 1;
        next?.begin(member);
      } catch (error) {
        next?.fail(new ProcessFailed('crash', error));
      }
    }
  };
  const release = (member: Member) => {
    if (!member.process.isAlive()) return;
    if (isClosed || member.calls >= callsMax) return member.process.kill('closed');
    free.push(member);
    member.process.keepsAwake(false);
    member.idle = setTimeout(() => {
      remove(free, member);
      member.process.kill('closed');
    }, idleMs).unref();
    beginNext();
  };
  /** The next free process, or one that is started. */
  const acquire = (asker: string, { signal, onWait }: Pick<RunOptions<Progress>, 'signal' | 'onWait'>) =>
    new Promise<Member>((resolve, reject) => {
      const giveUp = () => {
        waiting.remove(asker, place);
        reject(signal.reason);
        tellWaiting();
      };
      let told: number | undefined;
      const place: Place = {
        tell(before) {
          if (before !== told) onWait?.(before);
          told = before;
        },
        begin(member) {
          signal.removeEventListener('abort', giveUp);
          resolve(member);
        },
        fail(reason) {
          signal.removeEventListener('abort', giveUp);
          reject(reason);
        },
      };
      waiting.add(asker, place);
      signal.addEventListener('abort', giveUp, { once: true });
      beginNext();
      tellWaiting();
    });

  return {
    async run(call, { file, signal, timeoutMs, onProgress, onWait }) {
      if (isClosed) throw new ProcessFailed('closed');
      signal.throwIfAborted();
      const asker = currentAsker();
      const member = await acquire(asker, { signal, onWait });
      member.calls += 1;
      try {
        return (await member.process.run({ call, file, signal, timeoutMs, onProgress })) as Answer;
      } finally {
        underWay -= 1;
        waiting.ended(asker);
        release(member);
        tellWaiting();
      }
    },
    get waiting() {
      return waiting.size;
    },
    async close() {
      isClosed = true;
      for (const { fail } of waiting.clear()) fail(new ProcessFailed('closed'));
      const ends = [...members].map(({ process }) => {
        process.keepsAwake(true);
        process.kill('closed');
        return process.ended;
      });
      await Promise.all(ends);
    },
  };
}

function remove<T>(list: T[], item: T): void {
  const place = list.indexOf(item);
  if (place >= 0) list.splice(place, 1);
}
