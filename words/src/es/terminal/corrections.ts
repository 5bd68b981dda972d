/** What is wrong with a correction of a verdict, one sentence each. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

type Faults = Words['terminal']['corrections']['faults'];

const parts: Record<Parameters<Faults['badText']>[0]['part'], string> = {
  summary: 'La síntesis',
  advice: 'El consejo',
  note: 'La nota',
};

export const corrections: Words['terminal']['corrections'] = {
  faults: {
    badText: ({ part, max }) => `${parts[part]} debe ser un texto de 1 a ${max} caracteres.`,
    badNote: ({ language, max }) =>
      `La nota en ${format.languageName(language)} debe ser un texto de 1 a ${max} caracteres.`,
    badEvidence: ({ max }) => `Una prueba debe ser un texto de 1 a ${max} caracteres.`,
    badConfidence: ({ choices }) => `La confianza es una de: ${choices.join(', ')}.`,
    badLevel: ({ choices }) => `El nivel de este tipo de contenido es uno de: ${choices.join(', ')}.`,
    badClaimLevel: ({ choices }) => `El nivel de una afirmación es uno de: ${choices.join(', ')}.`,
    badScore: ({ level, min, max }) => `La puntuación de «${level}» es un número entero de ${min} a ${max}.`,
    summaryNeeded: 'Otro nivel necesita otra síntesis: la de antes se escribió para el nivel de antes.',
    sourceNeeded: ({ level }) =>
      `«${level}» necesita una fuente que los lectores puedan abrir: --source "NAME https://…".`,
    reasonNotHere: 'Un motivo va solo con «non verificabile».',
    reasonNeeded: ({ choices }) => `«non verificabile» necesita un motivo, uno de: ${choices.join(', ')}.`,
    noClaim: ({ number, count }) => `No hay una afirmación ${number}: este veredicto tiene ${count}.`,
    onlyClaim: 'Este veredicto tiene una sola afirmación, que tiene el nivel del conjunto.',
    noSource: ({ number, count }) => `No hay una fuente ${number}: este veredicto tiene ${count}.`,
    noEvidence: ({ number, count }) => `No hay una prueba ${number}: este veredicto tiene ${count}.`,
    evidenceNotHere:
      'Las pruebas a favor y en contra van con textos y artículos; una imagen o un vídeo tiene señales.',
    badSource: ({ name, url }) =>
      `«${name} ${url}» no es una fuente: indica su nombre y su dirección http(s).`,
    nothingChanges: 'No cambiaría nada: el veredicto ya dice esto.',
  },
};
