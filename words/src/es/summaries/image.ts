/** What came out of the check of an image, in one or two sentences. */
import type { Words } from '../../languages.ts';
import { sinceText } from '../appearances.ts';
import { reasonsText, seenInImage } from './seen.ts';

export const image: Words['summaries']['image'] = {
  seen: seenInImage,
  suspicious: ({ reasons }) =>
    `La imagen tiene algo inusual: ${reasonsText(seenInImage, reasons)}. No es una prueba: puede tener una explicación inocente, y las señales dicen qué mirar.`,
  twoSigns: ({ reasons }) =>
    `Dos indicios independientes señalan que la imagen fue modificada: ${reasonsText(seenInImage, reasons)}.`,
  partMadeByAi: 'El archivo declara que una parte de la imagen fue creada o cambiada con IA.',
  madeByAiSigned:
    'El archivo declara que la imagen fue creada con IA, y una firma digital reconocida lo confirma.',
  madeByAiMarked:
    'El archivo lleva una marca o una declaración de que la imagen fue creada con IA. Suele ser cierto, pero cualquiera puede añadir o quitar una marca así.',
  noSignSigned:
    'No se han encontrado indicios de manipulación, y una firma digital reconocida cuenta la historia del archivo.',
  noSignRead: 'No se han encontrado indicios de manipulación ni de creación con IA.',
  noSignNotRead:
    'No se han encontrado indicios de manipulación; pero ningún detector ha buscado imágenes creadas con IA, que sin marcas no se reconocen.',
  old: ({ since }) => `Es una imagen antigua, ${sinceText(since)}: con una historia más reciente engaña.`,
  story: 'La historia que se cuenta con la imagen puede, aun así, ser falsa.',
};
