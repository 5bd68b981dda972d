/** What the form says while it works, in the browser. */
import type { Words } from '../../languages.ts';

export const checkUnderWay: Words['pages']['checkUnderWay'] = {
  working: 'Verifica in corso',
  preparing: 'Preparo l’invio…',
  sending: 'Invio…',
  uploading: 'Invio del file…',
  elapsed: ({ seconds }) => `Da ${seconds} s.`,
  stop: 'Non aspettare',
  stopped: 'Hai smesso di aspettare',
  stoppedDetail: 'La verifica prosegue. Puoi rivederla quando vuoi, oppure inviare altro.',
  open: 'Apri la pagina completa',
  again: 'Verifica altro',
  ready: ({ level }) => `Risultato pronto: ${level}.`,
  remove: 'Togli il file',
  chosen: ({ name }) => `File scelto: ${name}.`,
  removed: 'File tolto.',
  tooLarge: 'File troppo grande',
  tooLargeDetail: ({ limit }) => `Il file supera il limite di ${limit}. Scegli una versione più piccola.`,
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
};
