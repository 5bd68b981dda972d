/** Waits for work no longer than a signal allows, whether the work looks at the signal or not. */
import { reportFault } from './fault-report.ts';

/** What ignores the signal is left behind; should it fail later, that is reported. */
export async function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const late = Promise.withResolvers<never>();
  const stop = () => {
    late.reject(signal.reason);
    work.catch((error) => reportFault(error, { place: 'left behind' }));
  };
  signal.addEventListener('abort', stop, { once: true });
  // A signal that has fired already fires no more.
  if (signal.aborted) stop();
  try {
    // The race also hears the work that loses it: unheard, its failure would end the process.
    return await Promise.race([late.promise, work]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
