/** What was measured, in sentences. Shares are from 0 to 1. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const figures: Words['pages']['figures'] = {
  about:
    'Estas cifras vienen de los documentos que acompañan al programa y no están redondeadas a su favor. Se midieron sin red, sin modelo de lenguaje y sin detectores, es decir, en el caso más pobre; ninguna de ellas dice si un veredicto concreto es correcto.',
  measuredOn: ({ day }) => `Medido el ${day}.`,
  all: ({ document }) =>
    `Todas las tablas, cómo repetirlas y los objetivos no alcanzados: ${document} (en inglés).`,
  texts: {
    title: 'Textos',
    about: ({ worst }) =>
      `La comparación de pasajes, probada con colecciones públicas de afirmaciones cuya respuesta se conoce. Decide pocas veces, y cuando dice verdadero o falso no siempre acierta; tomar lo verdadero por falso, o al revés, le ocurre poco: ${format.percent(worst)} de las afirmaciones en la peor colección.`,
    headings: {
      collection: 'Colección',
      claims: 'Afirmaciones',
      decided: 'Dice verdadero o falso',
      right: 'y acierta',
      swapped: 'Confunde verdadero y falso',
    },
    collections: {
      averitec: 'AVeriTeC (inglés, nunca vista en el entrenamiento)',
      climate: 'Climate-FEVER (inglés, nunca vista en el entrenamiento)',
      fever_en: 'FEVER (inglés)',
      fever_it: 'FEVER (italiano)',
      xfact_it: 'X-Fact (italiano)',
    },
    common: ({ of, right, silent, opposite }) =>
      `**Afirmaciones comunes.** De ${format.count(of)} frases escritas como en los chats, una instalación recién iniciada: nivel correcto ${format.percent(right)}, ninguna decisión ${format.percent(silent)}, lo contrario de la verdad ${format.percent(opposite)}.`,
    twoLanguages: ({ share }) =>
      `**Dos idiomas.** La misma afirmación, en italiano y en inglés, con el mismo nivel: ${format.percent(share)}.`,
  },
  images: {
    title: 'Imágenes',
    realPhotos: ({ of, condemned, suspect }) =>
      `**Fotos reales.** De ${format.count(of)}, llamadas por error manipuladas o creadas con IA: ${format.percent(condemned)}; sospechosas: ${format.percent(suspect)}.`,
    madeByAi: ({ of, share }) =>
      `**Imágenes creadas con IA.** De ${format.count(of)}, casi todas ya sin marcas, reconocidas: ${format.percent(share)}. Sin un detector, casi todas las demás pasan por auténticas.`,
    manipulated: ({ of, share }) =>
      `**Imágenes manipuladas.** De ${format.count(of)}, llamadas manipuladas o sospechosas: ${format.percent(share)}. La prudencia con las fotos reales se paga aquí.`,
    foundAgain: ({ worst, best, mistakes }) =>
      `**Imágenes ya conocidas.** Encontradas de nuevo tras recortes, marcos y nuevos guardados: de ${format.percent(worst)} a ${format.percent(best)}, según el cambio${mistakes ? `, con ${format.count(mistakes.count)} confusiones en ${format.count(mistakes.of)} pares de imágenes distintas` : ''}.`,
    time: ({ seconds }) =>
      `**Tiempo.** El examen de una foto de 12 megapíxeles dura unos ${format.count(seconds)} segundos.`,
  },
  inFull: {
    title: 'Las mediciones completas',
    lead: 'Es el documento docs/evaluation.md que acompaña al programa, en inglés.',
    back: 'Volver al método',
  },
};
