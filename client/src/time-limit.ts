/** Bounds a piece of work in time, together with the caller's own signal. */
import { RiscontroError } from './riscontro-error.ts';

/** Timers of every runtime wrap around beyond this. */
const timerMsMax = 2 ** 31 - 1;

/** The signal given to `work` aborts with the caller's reason, or with a RiscontroError when the time is up. */
export async function withTimeLimit<T>(
  timeoutMs: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer?.throwIfAborted();
  const stop = new AbortController();
  const forward = () => stop.abort(outer?.reason);
  outer?.addEventListener('abort', forward, { once: true });
  const timeIsUp = () =>
    stop.abort(new RiscontroError(`No complete answer within ${timeoutMs / 1000} s.`, { code: 'timeout' }));
  const timer = setTimeout(timeIsUp, Math.min(timeoutMs, timerMsMax));
  try {
    return await work(stop.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', forward);
  }
}

/** Resolves after the pause; rejects with the signal's reason as soon as it aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
