/** Signals of images and videos, and of the pages of articles. */
import type { Words } from '../../languages.ts';
import * as compression from '../signals/compression.ts';
import * as container from '../signals/container.ts';
import * as detectors from '../signals/detectors.ts';
import * as faces from '../signals/faces.ts';
import * as metadata from '../signals/metadata.ts';
import * as pixels from '../signals/pixels.ts';
import * as provenance from '../signals/provenance.ts';
import * as reverseSearch from '../signals/reverse-search.ts';
import * as sound from '../signals/sound.ts';
import * as text from '../signals/text.ts';
import * as time from '../signals/time.ts';

export const outcomes: Words['verdict']['outcomes'] = {
  alarm: 'segnale forte',
  attention: 'da guardare',
  ok: 'nulla da segnalare',
  inconclusive: 'non conclusivo',
  not_applicable: 'non applicabile',
  not_run: 'non eseguito',
  error: 'non riuscito',
};

export const signalKinds: Words['verdict']['signalKinds'] = {
  provenance: 'provenienza',
  metadata: 'dati nel file',
  forensics: 'analisi forense',
  detector: 'rilevatore automatico',
  reverseSearch: 'ricerca inversa',
  faces: 'volti',
  sound: 'audio',
  time: 'scorrere del tempo',
  container: 'struttura del file',
  text: 'testo',
};

export const methods: Words['verdict']['methods'] = {
  ...provenance.titles,
  ...metadata.titles,
  ...container.titles,
  ...compression.titles,
  ...pixels.titles,
  ...time.titles,
  ...faces.titles,
  ...sound.titles,
  ...detectors.titles,
  ...text.titles,
  ...reverseSearch.titles,
};

export const signalList: Words['verdict']['signalList'] = {
  speaking: 'Segnali da guardare',
  none: 'Nessuno dei controlli eseguiti ha trovato qualcosa di insolito.',
  quiet: 'Controlli senza nulla di insolito',
  absent: 'Controlli che non si applicano o non sono stati eseguiti',
  map: 'Apri la mappa',
};

export const moments: Words['verdict']['moments'] = {
  title: 'Momenti:',
  still: ({ time }) => `Fotogramma a ${time}`,
  stretch: ({ from, to }) => `da ${from} a ${to}`,
};
