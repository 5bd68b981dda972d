/** Results for the tests, as plain as can be. */
import type { MediaResult, TextResult } from '@riscontro/contract';

const shared = {
  id: 'un-id-di-prova-lungo',
  condividi: 'https://riscontro.example.org/v/un-id-di-prova-lungo',
  lingua: 'it',
  verificato_il: '2026-05-10T12:00:00.000Z',
  affidabilita: 15,
  sintesi: 'Sintesi di prova.',
  consiglio: 'Consiglio di prova.',
  fiducia: 'media',
  metodo: 'prova',
  generato_da_ia: false,
  revisione: 'automatica',
  fonti: [],
} as const;

export const textResult = (changes: Partial<TextResult> = {}): TextResult => ({
  ...shared,
  fonti: [],
  tipo: 'testo',
  livello: 'falso',
  prove: [],
  affermazioni: [],
  ...changes,
});

export const mediaResult = (changes: Partial<MediaResult> = {}): MediaResult => ({
  ...shared,
  fonti: [],
  tipo: 'immagine',
  livello: 'autentica',
  segnali: [{ tipo: 'forense', esito: 'ok', dettaglio: 'Nulla.' }],
  ...changes,
});
