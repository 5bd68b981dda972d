/** The kinds of origin in IPTC's vocabulary of digital source types (cv.iptc.org/newscodes/digitalsourcetype). */
import type { Bilingual } from '@riscontro/contract';

export interface DigitalSource {
  readonly kind: 'generated' | 'partly_generated' | 'partly_synthetic' | 'captured' | 'other';
  /** Goes on after "the file declares its origin:". */
  readonly words: Bilingual;
}

const entries: readonly (readonly [string, DigitalSource['kind'], string, string])[] = [
  [
    'trainedAlgorithmicMedia',
    'generated',
    'contenuto creato con l’intelligenza artificiale',
    'created with artificial intelligence',
  ],
  [
    'compositeWithTrainedAlgorithmicMedia',
    'partly_generated',
    'contenuto in parte creato o modificato con l’intelligenza artificiale',
    'partly created or changed with artificial intelligence',
  ],
  [
    'compositeSynthetic',
    'partly_synthetic',
    'composizione con elementi creati al computer',
    'a composite with elements made by a computer',
  ],
  ['digitalCapture', 'captured', 'ripresa di una fotocamera digitale', 'taken with a digital camera'],
  [
    'computationalCapture',
    'captured',
    'ripresa di una fotocamera digitale, elaborata dall’apparecchio',
    'taken with a digital camera and processed by the device',
  ],
  ['negativeFilm', 'captured', 'scansione di un negativo su pellicola', 'scanned from a film negative'],
  ['positiveFilm', 'captured', 'scansione di una diapositiva', 'scanned from a film positive'],
  ['print', 'captured', 'scansione di una stampa', 'scanned from a print'],
  ['compositeCapture', 'other', 'composizione di più riprese reali', 'a composite of several real captures'],
  ['composite', 'other', 'composizione di più elementi', 'a composite of several elements'],
  [
    'algorithmicallyEnhanced',
    'other',
    'ripresa corretta da un programma, senza nuovi contenuti',
    'a capture corrected by a program, without new content',
  ],
  [
    'minorHumanEdits',
    'other',
    'ripresa con piccole correzioni fatte da una persona',
    'a capture with small edits by a person',
  ],
  ['humanEdits', 'other', 'ripresa modificata da una persona', 'a capture edited by a person'],
  [
    'digitalArt',
    'other',
    'disegno fatto da una persona con strumenti digitali',
    'drawn by a person with digital tools',
  ],
  [
    'digitalCreation',
    'other',
    'opera fatta da una persona con strumenti digitali',
    'made by a person with digital tools',
  ],
  [
    'softwareImage',
    'other',
    'opera fatta da una persona con un programma',
    'made by a person with a program',
  ],
  ['dataDrivenMedia', 'other', 'opera ricavata da dati, come un grafico', 'made from data, such as a chart'],
  [
    'algorithmicMedia',
    'other',
    'opera calcolata da un programma, senza intelligenza artificiale addestrata',
    'computed by a program, without trained artificial intelligence',
  ],
  ['screenCapture', 'other', 'ripresa di uno schermo', 'captured from a screen'],
  ['virtualRecording', 'other', 'ripresa di una scena virtuale', 'a recording of a virtual scene'],
];

/** By the code in lower case. */
export const digitalSources: ReadonlyMap<string, DigitalSource> = new Map(
  entries.map(([code, kind, it, en]) => [code.toLowerCase(), { kind, words: { it, en } }]),
);
