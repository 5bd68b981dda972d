/** The steps of an image check, as they are told to those who wait. */
import type { Bilingual } from '@riscontro/contract';
import type { ImagePhase as FilePhase } from '../../examination/image/image-report.ts';

export type ImagePhase = FilePhase | 'scaricamento' | 'testo' | 'ricerca' | 'verdetto';

export const imagePhases: Readonly<Record<ImagePhase, Bilingual>> = {
  scaricamento: { it: "Scaricamento dell'immagine", en: 'Fetching the picture' },
  decodifica: { it: 'Apertura del file', en: 'Opening the file' },
  provenienza: { it: 'Lettura di provenienza e metadati', en: 'Reading provenance and metadata' },
  compressione: { it: 'Esame delle tracce di compressione', en: 'Examining traces of compression' },
  pixel: { it: 'Esame dei pixel', en: 'Examining the pixels' },
  copie: { it: 'Ricerca di parti copiate', en: 'Looking for copied parts' },
  testo: { it: "Lettura del testo nell'immagine", en: 'Reading the text in the picture' },
  ricerca: { it: 'Ricerca di apparizioni precedenti', en: 'Looking for earlier appearances' },
  verdetto: { it: 'Valutazione dei segnali', en: 'Weighing the signals' },
};
