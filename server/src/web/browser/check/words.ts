/** What the form says while it works; everything else stands in the page already. */
import type { Language } from '@riscontro/contract';

export const words = {
  it: {
    working: 'Verifica in corso',
    preparing: 'Preparo l’invio…',
    sending: 'Invio…',
    uploading: 'Invio del file…',
    elapsed: (seconds: number) => `Da ${seconds} s.`,
    stop: 'Non aspettare',
    stopped: 'Hai smesso di aspettare',
    stoppedDetail: 'La verifica prosegue. Puoi rivederla quando vuoi, oppure inviare altro.',
    open: 'Apri la pagina completa',
    again: 'Verifica altro',
    ready: (level: string) => `Risultato pronto: ${level}.`,
    remove: 'Togli il file',
    chosen: (name: string) => `File scelto: ${name}.`,
    removed: 'File tolto.',
    tooLarge: 'File troppo grande',
    tooLargeDetail: (limit: string) =>
      `Il file supera il limite di ${limit}. Scegli una versione più piccola.`,
    oneFile: 'Un file alla volta',
    oneFileDetail: 'Hai lasciato più di un file. È stato preso il primo.',
    offline: 'Sei senza connessione',
    offlineDetail: 'Il testo è rimasto nel campo. Quando la connessione torna, prova di nuovo.',
    broken: 'La connessione si è interrotta',
    brokenDetail: 'La verifica era già cominciata e prosegue: riprendila da dove è arrivata.',
    notSent: 'Il servizio non risponde',
    notSentDetail:
      'La richiesta non è arrivata o la risposta non si legge. Il testo è rimasto nel campo: prova di nuovo.',
    resume: 'Riprendi',
  },
  en: {
    working: 'Check under way',
    preparing: 'Getting ready to send…',
    sending: 'Sending…',
    uploading: 'Sending the file…',
    elapsed: (seconds: number) => `For ${seconds} s.`,
    stop: 'Stop waiting',
    stopped: 'You have stopped waiting',
    stoppedDetail: 'The check goes on. You can come back to it whenever you like, or send something else.',
    open: 'Open the whole page',
    again: 'Check something else',
    ready: (level: string) => `The result is ready: ${level}.`,
    remove: 'Remove the file',
    chosen: (name: string) => `File chosen: ${name}.`,
    removed: 'File removed.',
    tooLarge: 'The file is too large',
    tooLargeDetail: (limit: string) => `The file exceeds the limit of ${limit}. Choose a smaller version.`,
    oneFile: 'One file at a time',
    oneFileDetail: 'You dropped more than one file. The first one was taken.',
    offline: 'You are offline',
    offlineDetail: 'Your text is still in the field. When the connection is back, try again.',
    broken: 'The connection was interrupted',
    brokenDetail: 'The check had begun and goes on: take it up again where it is.',
    notSent: 'The service does not answer',
    notSentDetail:
      'The request did not arrive or the answer cannot be read. Your text is still in the field: try again.',
    resume: 'Resume',
  },
} as const satisfies Record<Language, object>;

export const pageLanguage: Language = document.documentElement.lang === 'en' ? 'en' : 'it';
export const say = words[pageLanguage];
