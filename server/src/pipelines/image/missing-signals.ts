/** The methods that did not look at a picture, each with the reason: what is not known is not hidden. */
import type { Bilingual } from '@riscontro/contract';
import { type PictureMethod, type PictureSignal, pictureMethods } from '../../domain/media-signal.ts';

const reasons: Partial<Record<PictureMethod, Bilingual>> = {
  ricerca_inversa: {
    it: 'La ricerca di apparizioni precedenti non è ancora disponibile in questa installazione.',
    en: 'The search for earlier appearances is not available in this installation yet.',
  },
  volti: {
    it: 'Questa versione non esamina i volti.',
    en: 'This version does not examine faces.',
  },
};

const otherReason: Bilingual = {
  it: 'Questo esame non è stato eseguito.',
  en: 'This examination was not carried out.',
};

/** Every method once, in the order of the table. */
export function withMissingSignals(signals: readonly PictureSignal[]): PictureSignal[] {
  const known = new Map(signals.map((signal) => [signal.method, signal]));
  return (Object.keys(pictureMethods) as PictureMethod[]).map(
    (method) =>
      known.get(method) ?? { method, outcome: 'non_eseguito', detail: reasons[method] ?? otherReason },
  );
}
