/** The methods that did not look at an image or a video, each with the reason: what is not known is not hidden. */
import type { Bilingual } from '@riscontro/contract';
import type { MediaMethod, MediaSignal } from '../../domain/media-signal.ts';

const commonReasons: Partial<Record<MediaMethod, Bilingual>> = {
  reverseSearch: {
    it: 'La ricerca di apparizioni precedenti non è ancora disponibile in questa installazione.',
    en: 'The search for earlier appearances is not available in this installation yet.',
  },
};

const otherReason: Bilingual = {
  it: 'Questo esame non è stato eseguito.',
  en: 'This examination was not carried out.',
};

/** Every method once, in the order of the table. */
export function withMissingSignals<M extends MediaMethod>(
  signals: readonly MediaSignal<M>[],
  {
    methods,
    notRun,
  }: { readonly methods: readonly M[]; readonly notRun: Partial<Record<MediaMethod, Bilingual>> },
): MediaSignal<M>[] {
  const known = new Map(signals.map((signal) => [signal.method, signal]));
  const reasons = { ...commonReasons, ...notRun };
  return methods.map(
    (method) => known.get(method) ?? { method, outcome: 'not_run', detail: reasons[method] ?? otherReason },
  );
}
