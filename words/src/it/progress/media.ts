/** The steps of the checks of images and videos, as they are told to those who wait. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const image: Words['progress']['image'] = {
  fetching: "Scaricamento dell'immagine",
  decoding: 'Apertura del file',
  provenance: 'Lettura di provenienza e metadati',
  compression: 'Esame delle tracce di compressione',
  pixels: 'Esame dei pixel',
  copies: 'Ricerca di parti copiate',
  text: "Lettura del testo nell'immagine",
  search: 'Ricerca di apparizioni precedenti',
  verdict: 'Valutazione dei segnali',
};

export const video: Words['progress']['video'] = {
  fetching: 'Scaricamento del video',
  decoding: 'Apertura del file',
  provenance: 'Lettura di provenienza e metadati',
  frames: 'Lettura dei fotogrammi',
  time: 'Esame dello scorrere del tempo',
  sound: 'Esame del suono',
  pixels: 'Esame dei singoli fotogrammi',
  detectors: 'Lettura dei rilevatori automatici',
  search: 'Ricerca di apparizioni precedenti',
  verdict: 'Valutazione dei segnali',
};

export const videoQueue: Words['progress']['videoQueue'] = {
  next: 'In attesa: tocca a questo video',
  waiting: ({ before }) =>
    format.plural(before, {
      one: 'In attesa: c’è un video prima di questo',
      other: `In attesa: ci sono ${before} video prima di questo`,
    }),
};
