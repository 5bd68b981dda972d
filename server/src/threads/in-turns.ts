/** Calls a thread one call at a time, in turns between askers; who gives up leaves the queue. */
import { inTime } from '../domain/in-time.ts';
import { callsWaiting, createTurns } from '../domain/turns.ts';
import type { Answer, CallOptions, Functions, Thread } from './thread.ts';

export type ThreadInTurns<Calls extends Functions<Calls>> = Pick<Thread<Calls>, 'call' | 'close'>;

/** A call also rejects with the 503 of a full queue. The thread is to be called through this alone. */
export function inTurns<Calls extends Functions<Calls>>(thread: Thread<Calls>): ThreadInTurns<Calls> {
  const turns = createTurns({ atOnceMax: 1, ...callsWaiting });
  const underWay = new Set<Promise<unknown>>();

  async function call<Name extends keyof Calls>(
    name: Name,
    parameters: Parameters<Calls[Name]>,
    { signal }: CallOptions = {},
  ): Promise<Answer<Calls, Name>> {
    const leave = await turns.enter(signal);
    // The turn lasts as long as the thread works, also when nobody waits for it any more.
    const answer = thread.call(name, parameters).finally(leave);
    return signal ? inTime(answer, signal) : answer;
  }
  return {
    call(...asked) {
      const answer = call(...asked);
      const forget = () => underWay.delete(answer);
      underWay.add(answer);
      answer.then(forget, forget);
      return answer;
    },
    async close() {
      await Promise.allSettled(underWay);
      await thread.close();
    },
  };
}
