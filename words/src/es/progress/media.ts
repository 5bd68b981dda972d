/** The steps of the checks of images and videos, as they are told to those who wait. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const image: Words['progress']['image'] = {
  fetching: 'Descarga de la imagen',
  decoding: 'Apertura del archivo',
  provenance: 'Lectura de la procedencia y los metadatos',
  compression: 'Examen de las huellas de compresión',
  pixels: 'Examen de los píxeles',
  copies: 'Búsqueda de partes copiadas',
  text: 'Lectura del texto en la imagen',
  search: 'Búsqueda de apariciones anteriores',
  verdict: 'Valoración de las señales',
};

export const video: Words['progress']['video'] = {
  fetching: 'Descarga del vídeo',
  decoding: 'Apertura del archivo',
  provenance: 'Lectura de la procedencia y los metadatos',
  frames: 'Lectura de los fotogramas',
  time: 'Examen del paso del tiempo',
  sound: 'Examen del sonido',
  pixels: 'Examen de fotogramas sueltos',
  detectors: 'Consulta de los detectores automáticos',
  search: 'Búsqueda de apariciones anteriores',
  verdict: 'Valoración de las señales',
};

export const videoQueue: Words['progress']['videoQueue'] = {
  next: 'En espera: es el turno de este vídeo',
  waiting: ({ before }) =>
    format.plural(before, {
      one: 'En espera: hay un vídeo antes de este',
      other: `En espera: hay ${before} vídeos antes de este`,
    }),
};
