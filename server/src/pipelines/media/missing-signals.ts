/** The methods that did not look at an image or a video, each with the reason: what is not known is not hidden. */
import type { MethodDescriptor } from '../../domain/media-method.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { Medium } from '../../domain/medium.ts';

/** Every method once, in the order of the list. */
export function withMissingSignals(
  signals: readonly MediaSignal[],
  { medium, methods }: { readonly medium: Medium; readonly methods: readonly MethodDescriptor[] },
): MediaSignal[] {
  const known = new Map(signals.map((signal) => [signal.method, signal]));
  return methods.map(
    ({ id, notRun }) =>
      known.get(id) ?? { method: id, outcome: 'not_run', detail: [notRun?.[medium] ?? { code: 'notRun' }] },
  );
}
