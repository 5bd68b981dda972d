/** `riscontro reviews`. */
import type { Words } from '../../languages.ts';

export const reviews: Words['terminal']['reviews'] = {
  summary: 'legge le segnalazioni dei lettori e corregge i verdetti',
  help: {
    actions: {
      list: 'le segnalazioni aperte, dalla più vecchia',
      show: 'una segnalazione, e il verdetto di cui parla',
      dismiss: 'la chiude senza cambiare nulla; la nota resta qui',
      resolve: 'la chiude con una correzione',
      revise: 'corregge un verdetto che nessuno ha segnalato',
    },
    groups: {
      correction:
        'Una correzione crea una nuova versione del verdetto, rivista da una persona. La sua nota compare sulla pagina pubblica, e la versione precedente resta leggibile. Ciò che si indica prende il posto di quella parte:',
    },
    options: {
      note: 'che cosa è cambiato e perché, per tutti i lettori, in italiano (necessaria)',
      'note-in': 'lo stesso in un’altra lingua delle risposte, anche di più: en=…, es=…',
      'note-en': 'lo stesso in inglese: --note-in en=…',
      level: 'vero, falso, fuorviante, non verificabile; autentica, sospetta, manipolata, creata con IA',
      score: 'da 0 a 100, adatto al livello; se manca, quello di prima o quello usuale del livello',
      summary: 'necessaria se cambia il livello',
      advice: 'che cos’altro verificare',
      confidence: 'bassa, media, alta',
      reason: 'perché non si può verificare: necessario se il livello diventa non verificabile',
      claim: 'il livello di una singola affermazione, quando sono più di una',
      source: 'aggiunge una fonte che hai letto',
      for: 'aggiunge una prova a favore; della fonte aggiunta, se ce n’è una',
      against: 'aggiunge una prova contro',
      'drop-source': 'toglie una fonte, e ciò che ne era citato',
      'drop-evidence': 'toglie una prova',
      all: 'elenca anche le segnalazioni chiuse',
      dismiss: 'chiude la segnalazione senza cambiare nulla',
    },
    notes: ['N è il numero che «reviews show» dà a un’affermazione, a una fonte o a una prova.'],
  },
  faults: {
    tooMuch: ({ text }) => `«${text}» è di troppo. I testi vanno tra virgolette.`,
    dismissAlone: '--dismiss chiude la segnalazione senza cambiare nulla: togli la correzione.',
    dismissNoteNeeded: 'Ci vuole --note: perché non è cambiato nulla.',
    dismissNotHere: '--dismiss va con reviews resolve.',
    whichResult: 'Quale risultato? riscontro reviews revise RESULT …',
    whichReport: 'Quale segnalazione? Vedi: riscontro reviews list',
    noReport: ({ id }) => `Nessuna segnalazione ha l’id «${id}». Vedi: riscontro reviews list --all`,
    alreadyResolved: ({ id }) => `La segnalazione ${id} è già chiusa. Vedi: riscontro reviews show ${id}`,
    outdated: ({ id }) =>
      `Qualcun altro ha appena corretto o eliminato ${id}. Rileggilo, poi ripeti il comando.`,
    noteNeeded: 'Ci vuole --note: dice ai lettori che cosa è cambiato e perché.',
    badNoteLanguage: ({ text, languages }) =>
      `--note-in ${text}: scrivi la lingua e il testo, per esempio en="…". Lingue: ${languages.join(', ')}.`,
    badScore: '--score deve essere un numero intero da 0 a 100.',
    badSource: ({ text }) =>
      `--source ${text}: scrivi il nome e poi l’indirizzo, per esempio "ISTAT https://www.istat.it/".`,
    badNumber: ({ option, text }) => `${option} ${text}: indica il suo numero, come lo dà «reviews show».`,
    badClaim: ({ text }) =>
      `--claim ${text}: scrivi il numero dell’affermazione e il suo livello, per esempio 2=falso.`,
  },
  none: 'Nessuna segnalazione aperta.',
  headings: {
    id: 'id',
    date: 'data',
    reason: 'motivo',
    state: 'stato',
    result: 'risultato',
    text: 'testo',
  },
  outcomes: { open: 'aperta', dismissed: 'respinta', corrected: 'accolta' },
  isDismissed: ({ id }) => `La segnalazione ${id} è respinta.`,
  isRevised: ({ version }) => `La versione ${version} è pubblica:`,
  text: {
    report: ({ id, day, reason, version }) =>
      `Segnalazione ${id} del ${day}: ${reason}, sulla versione ${version}`,
    text: 'Testo',
    email: 'E-mail',
    resolved: 'Chiusa',
    dismissed: 'respinta',
    correctedIn: ({ version }) => `accolta nella versione ${version}`,
  },
};
