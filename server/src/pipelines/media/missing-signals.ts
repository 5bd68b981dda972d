/** The methods that did not look at an image or a video, each with the reason: what is not known is not hidden. */
import type { Bilingual } from '@riscontro/contract';
import {
  type ImageMethod,
  type ImageSignal,
  imageMethods,
  type MediaMethod,
  type MediaSignal,
  type VideoMethod,
  type VideoSignal,
  videoMethods,
} from '../../domain/media-signal.ts';

const noSearch: Bilingual = {
  it: 'La ricerca di apparizioni precedenti non è ancora disponibile in questa installazione.',
  en: 'The search for earlier appearances is not available in this installation yet.',
};

const ofImages: Partial<Record<ImageMethod, Bilingual>> = {
  reverseSearch: noSearch,
  faces: {
    it: 'Delle immagini questa versione non esamina i volti.',
    en: 'Of pictures this version does not examine the faces.',
  },
};

const ofVideos: Partial<Record<VideoMethod, Bilingual>> = {
  reverseSearch: noSearch,
};

const otherReason: Bilingual = {
  it: 'Questo esame non è stato eseguito.',
  en: 'This examination was not carried out.',
};

/** Every method once, in the order of the table. */
function complete<M extends MediaMethod>(
  signals: readonly MediaSignal<M>[],
  methods: readonly M[],
  reasons: Partial<Record<M, Bilingual>>,
): MediaSignal<M>[] {
  const known = new Map(signals.map((signal) => [signal.method, signal]));
  return methods.map(
    (method) => known.get(method) ?? { method, outcome: 'not_run', detail: reasons[method] ?? otherReason },
  );
}

export function withMissingSignals(signals: readonly ImageSignal[]): ImageSignal[] {
  return complete(signals, Object.keys(imageMethods) as ImageMethod[], ofImages);
}

export function withMissingVideoSignals(signals: readonly VideoSignal[]): VideoSignal[] {
  return complete(signals, Object.keys(videoMethods) as VideoMethod[], ofVideos);
}
