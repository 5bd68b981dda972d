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
    'immagine creata con l’intelligenza artificiale',
    'a picture created with artificial intelligence',
  ],
  [
    'compositeWithTrainedAlgorithmicMedia',
    'partly_generated',
    'immagine in parte creata o modificata con l’intelligenza artificiale',
    'a picture partly created or changed with artificial intelligence',
  ],
  [
    'compositeSynthetic',
    'partly_synthetic',
    'immagine composta, con elementi creati al computer',
    'a composite picture with elements made by a computer',
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
  [
    'compositeCapture',
    'other',
    'immagine composta di più riprese reali',
    'a composite of several real captures',
  ],
  ['composite', 'other', 'immagine composta di più elementi', 'a composite of several elements'],
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
    'immagine fatta da una persona con un programma',
    'made by a person with a program',
  ],
  [
    'dataDrivenMedia',
    'other',
    'immagine ricavata da dati, come un grafico',
    'a picture made from data, such as a chart',
  ],
  [
    'algorithmicMedia',
    'other',
    'immagine calcolata da un programma, senza intelligenza artificiale addestrata',
    'a picture computed by a program, without trained artificial intelligence',
  ],
  ['screenCapture', 'other', 'immagine di uno schermo', 'a picture of a screen'],
  ['virtualRecording', 'other', 'ripresa di una scena virtuale', 'a recording of a virtual scene'],
];

/** By the code in lower case. */
export const digitalSources: ReadonlyMap<string, DigitalSource> = new Map(
  entries.map(([code, kind, it, en]) => [code.toLowerCase(), { kind, words: { it, en } }]),
);
