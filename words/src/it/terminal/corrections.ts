/** What is wrong with a correction of a verdict, one sentence each. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

type Faults = Words['terminal']['corrections']['faults'];

const parts: Record<Parameters<Faults['badText']>[0]['part'], string> = {
  summary: 'La sintesi',
  advice: 'Il consiglio',
  note: 'La nota',
};

export const corrections: Words['terminal']['corrections'] = {
  faults: {
    badText: ({ part, max }) => `${parts[part]} deve essere un testo da 1 a ${max} caratteri.`,
    badNote: ({ language, max }) =>
      `La nota in ${format.languageName(language)} deve essere un testo da 1 a ${max} caratteri.`,
    badEvidence: ({ max }) => `Una prova deve essere un testo da 1 a ${max} caratteri.`,
    badConfidence: ({ choices }) => `La fiducia è una di: ${choices.join(', ')}.`,
    badLevel: ({ choices }) => `Il livello di questo tipo di contenuto è uno di: ${choices.join(', ')}.`,
    badClaimLevel: ({ choices }) => `Il livello di un’affermazione è uno di: ${choices.join(', ')}.`,
    badScore: ({ level, min, max }) => `Il punteggio di «${level}» è un numero intero da ${min} a ${max}.`,
    summaryNeeded:
      'Un altro livello vuole un’altra sintesi: quella di prima è stata scritta per il livello di prima.',
    sourceNeeded: ({ level }) =>
      `«${level}» vuole una fonte che i lettori possano aprire: --source "NAME https://…".`,
    reasonNotHere: 'Un motivo va solo con «non verificabile».',
    reasonNeeded: ({ choices }) => `«non verificabile» vuole un motivo, uno di: ${choices.join(', ')}.`,
    noClaim: ({ number, count }) => `Non c’è un’affermazione ${number}: questo verdetto ne ha ${count}.`,
    onlyClaim: 'Questo verdetto ha una sola affermazione, che ha il livello dell’insieme.',
    noSource: ({ number, count }) => `Non c’è una fonte ${number}: questo verdetto ne ha ${count}.`,
    noEvidence: ({ number, count }) => `Non c’è una prova ${number}: questo verdetto ne ha ${count}.`,
    evidenceNotHere:
      'Le prove a favore e contro vanno con testi e articoli; un’immagine o un video ha segnali.',
    badSource: ({ name, url }) => `«${name} ${url}» non è una fonte: indica il nome e l’indirizzo http(s).`,
    nothingChanges: 'Non cambierebbe nulla: il verdetto dice già così.',
  },
};
