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
  alarm: 'señal fuerte',
  attention: 'conviene mirarlo',
  ok: 'nada que señalar',
  inconclusive: 'no concluyente',
  not_applicable: 'no aplicable',
  not_run: 'no ejecutado',
  error: 'fallido',
};

export const signalKinds: Words['verdict']['signalKinds'] = {
  provenance: 'procedencia',
  metadata: 'datos en el archivo',
  forensics: 'análisis forense',
  detector: 'detector automático',
  reverseSearch: 'búsqueda inversa',
  faces: 'rostros',
  sound: 'audio',
  time: 'paso del tiempo',
  container: 'estructura del archivo',
  text: 'texto',
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
  speaking: 'Señales que conviene mirar',
  none: 'Ninguno de los controles realizados ha encontrado nada inusual.',
  quiet: 'Controles sin nada inusual',
  absent: 'Controles que no se aplican o no se han realizado',
  map: 'Abrir el mapa',
};

export const moments: Words['verdict']['moments'] = {
  title: 'Momentos:',
  still: ({ time }) => `Fotograma en ${time}`,
  stretch: ({ from, to }) => `de ${from} a ${to}`,
};
