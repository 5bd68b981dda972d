/** `riscontro verify`, and its report in plain text. */
import type { Words } from '../../languages.ts';

export const verify: Words['terminal']['verify'] = {
  summary: 'verifica qui e ora un’affermazione, un articolo o un’immagine',
  help: {
    actions: {},
    options: {
      lang: 'lingua della risposta; se manca, quella dell’affermazione, altrimenti italiano',
      json: 'stampa il risultato come JSON e nient’altro',
    },
    notes: [
      'Funziona senza server, con le fonti indicate nelle impostazioni. Domanda e risposta non vengono conservate.',
    ],
  },
  faults: {
    noKind: ({ kind }) => `Da qui non si può verificare «${kind}».`,
    claimMissing: 'Manca l’affermazione.',
    linkMissing: 'Manca il link.',
    fileMissing: 'Manca il file o il link.',
    claimInQuotes: 'Metti l’affermazione tra virgolette, così è un testo solo.',
    linkInQuotes: 'Metti il link tra virgolette, così è un testo solo.',
    fileInQuotes: 'Metti il file o il link tra virgolette, così è un testo solo.',
  },
  doesNotAnswer: ({ source }) => `${source}: non risponde`,
  report: {
    claimVerdict: ({ level, score, confidence }) =>
      `${level}: affidabilità ${score} su 100, fiducia ${confidence}`,
    mediaVerdict: ({ level, score, confidence }) =>
      `${level}: autenticità ${score} su 100, fiducia ${confidence}`,
    claims: 'Affermazioni',
    evidence: 'Prove',
    supports: 'A favore',
    refutes: 'Contro',
    sources: 'Fonti',
    page: 'La pagina',
    advice: 'Consiglio',
    byModel: 'I testi sono stati scritti da un modello linguistico.',
    standsOut: 'Che cosa colpisce',
    others: 'Altri esami',
    silent: 'Senza esito o non eseguiti',
    exif: 'Nel file',
    appearances: 'Apparizioni precedenti',
    declaredDate: ({ date }) => `data dichiarata dalla pagina: ${date}`,
  },
};
