/** The methods that did not look at an image or a video, each with the reason: what is not known is not hidden. */
import type { MediaMethod, MediaSignal, SignalMessage } from '../../domain/media-signal.ts';

/** Why a method did not look, in its own words. */
export type NotRun = { readonly [Method in MediaMethod]?: SignalMessage<Method> };

const commonReasons: NotRun = { reverseSearch: { code: 'unavailable' } };

/** Every method once, in the order of the table. */
export function withMissingSignals<M extends MediaMethod>(
  signals: readonly MediaSignal<M>[],
  { methods, notRun }: { readonly methods: readonly M[]; readonly notRun: NotRun },
): MediaSignal<M>[] {
  const known = new Map(signals.map((signal) => [signal.method, signal]));
  const reasons: Partial<Record<string, SignalMessage>> = { ...commonReasons, ...notRun };
  // A reason is in the words of its own method, which the compiler cannot follow through a name.
  const reasonFor = (method: M) => (reasons[method] ?? { code: 'notRun' }) as SignalMessage<M>;
  return methods.map(
    (method) => known.get(method) ?? { method, outcome: 'not_run', detail: [reasonFor(method)] },
  );
}
