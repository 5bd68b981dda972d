/** What came out of the check of a video, in one or two sentences. */
import type { Words } from '../../languages.ts';
import { sinceText } from '../appearances.ts';
import { reasonsText, seenInVideo } from './seen.ts';

export const video: Words['summaries']['video'] = {
  seen: seenInVideo,
  suspicious: ({ reasons }) =>
    `El vídeo tiene algo inusual: ${reasonsText(seenInVideo, reasons)}. No es una prueba: puede tener una explicación inocente, y las señales dicen qué mirar y cuándo.`,
  twoSigns: ({ reasons }) =>
    `Dos indicios independientes señalan que el vídeo fue modificado: ${reasonsText(seenInVideo, reasons)}.`,
  partMadeByAi: 'El archivo declara que una parte del vídeo fue creada o cambiada con IA.',
  madeByAiSigned:
    'El archivo declara que el vídeo fue creado con IA, y una firma digital reconocida lo confirma.',
  madeByAiMarked:
    'El archivo lleva una marca o una declaración de que el vídeo fue creado con IA. Suele ser cierto, pero cualquiera puede añadir o quitar una marca así.',
  madeByAiDetected: 'Dos detectores automáticos independientes consideran el vídeo creado con IA.',
  noSignSigned:
    'No se han encontrado indicios de manipulación, y una firma digital reconocida cuenta la historia del archivo.',
  noSignRead:
    'No se han encontrado indicios de manipulación ni, en los fotogramas examinados, de creación con IA.',
  noSignNotRead:
    'No se han encontrado indicios de manipulación; pero ningún detector ha buscado vídeos creados con IA, que sin marcas no se reconocen.',
  old: ({ since }) => `Es un vídeo antiguo, ${sinceText(since)}: con una historia más reciente engaña.`,
  story: 'La historia que se cuenta con el vídeo puede, aun así, ser falsa.',
};
