/** The kinds of origin in IPTC's vocabulary of digital source types (cv.iptc.org/newscodes/digitalsourcetype). */
import type { Words } from '@riscontro/words';

export interface DigitalSource {
  readonly code: Parameters<Words['signals']['digitalSource']['declares']>[0]['source'];
  readonly kind: 'generated' | 'partly_generated' | 'partly_synthetic' | 'captured' | 'other';
}

const kinds: Readonly<Record<DigitalSource['code'], DigitalSource['kind']>> = {
  trainedAlgorithmicMedia: 'generated',
  compositeWithTrainedAlgorithmicMedia: 'partly_generated',
  compositeSynthetic: 'partly_synthetic',
  digitalCapture: 'captured',
  computationalCapture: 'captured',
  negativeFilm: 'captured',
  positiveFilm: 'captured',
  print: 'captured',
  compositeCapture: 'other',
  composite: 'other',
  algorithmicallyEnhanced: 'other',
  minorHumanEdits: 'other',
  humanEdits: 'other',
  digitalArt: 'other',
  digitalCreation: 'other',
  softwareImage: 'other',
  dataDrivenMedia: 'other',
  algorithmicMedia: 'other',
  screenCapture: 'other',
  virtualRecording: 'other',
};

/** By the code in lower case. */
export const digitalSources: ReadonlyMap<string, DigitalSource> = new Map(
  (Object.keys(kinds) as DigitalSource['code'][]).map((code) => [
    code.toLowerCase(),
    { code, kind: kinds[code] },
  ]),
);
