/** Carries out a method so that a fault of its own, which is reported, does not take the others with it. */
import { reportFault } from '../domain/fault-report.ts';
import type { MediaMethod, MediaSignal } from '../domain/media-signal.ts';

/** That a method failed. */
export function failedSignal<M extends MediaMethod>(method: M, error: unknown): MediaSignal<M> {
  reportFault(error, { place: 'examination', method });
  return { method, outcome: 'error', detail: [{ code: 'failed' }] };
}

/** What the work gives, or that each of its methods failed. */
export async function attempt<M extends MediaMethod>(
  methods: readonly M[],
  work: () => readonly MediaSignal<M>[] | Promise<readonly MediaSignal<M>[]>,
): Promise<readonly MediaSignal<M>[]> {
  try {
    return await work();
  } catch (error) {
    return methods.map((method) => failedSignal(method, error));
  }
}
