/** What the browser extension says. */
import type { Words } from '../languages.ts';

export const extension: Words['extension'] = {
  manifest: {
    name: 'Riscontro: verifica ciò che leggi',
    description:
      'Verifica frasi, link, immagini e video dalla pagina in cui li trovi, con il servizio Riscontro che scegli tu.',
    action: 'Verifica con Riscontro',
  },
  menus: {
    selection: 'Verifica il testo selezionato',
    link: 'Verifica questo link',
    image: 'Verifica questa immagine',
    video: 'Verifica questo video',
    page: 'Verifica questa pagina',
  },
  panelTitle: 'Riscontro: verifica',
  startTitle: 'Che cosa vuoi verificare?',
  fieldLabel: 'Un’affermazione o un link',
  fieldHint: 'Invio manda, Maiusc+Invio va a capo.',
  send: 'Verifica',
  checkPage: 'Verifica questa pagina',
  menuHint:
    'Oppure usa il tasto destro del mouse su una pagina: su un testo selezionato, un link, un’immagine o un video.',
  nothingWritten: 'Scrivi prima un’affermazione o un link.',
  runningTitle: 'Verifica in corso',
  stages: {
    starting: 'Preparo l’invio…',
    reading: 'Leggo il file dalla pagina…',
    sending: 'Invio…',
    sendingFile: 'Invio il file…',
    running: 'Il servizio ha cominciato.',
  },
  asFile: ({ refusal }) =>
    `Il servizio non è riuscito a prendere il file dal suo indirizzo (${refusal}): lo invio io, com’è nella pagina.`,
  goesOn: 'La verifica prosegue anche se chiudi questo riquadro o cambi pagina.',
  stopWaiting: 'Non aspettare',
  subjects: {
    text: 'Testo',
    article: 'Pagina',
    image: 'Immagine',
    video: 'Video',
  },
  unnamed: {
    text: 'un testo',
    article: 'una pagina',
    image: 'un’immagine della pagina',
    video: 'un video della pagina',
  },
  ready: ({ level }) => `Risultato pronto: ${level}.`,
  openShare: 'Apri la pagina completa',
  again: 'Verifica altro',
  deleteResult: 'Elimina',
  deleteQuestion:
    'Eliminare questa verifica? Non si può annullare. Se altri hanno ricevuto lo stesso risultato, la pagina resta per loro.',
  deleteNow: 'Elimina per sempre',
  deleteNot: 'No, tienila',
  deleting: 'Elimino…',
  deleteFailed: 'Il servizio non risponde: la verifica forse c’è ancora. Prova di nuovo.',
  deleted: 'Verifica eliminata',
  deletedDetail:
    'Il risultato e la sua pagina sono stati cancellati, e anche la sua riga nell’elenco qui sotto.',
  confidentialNote:
    'Riservata: la pagina si apre solo con il suo link completo, che è nell’elenco qui sotto.',
  confidentialMark: 'riservata',
  details: 'Prove, fonti e controlli',
  otherPage: 'Questa verifica riguarda un’altra pagina.',
  back: 'Torna alla pagina aperta',
  historyTitle: 'Ultime verifiche',
  historyNote: 'L’elenco resta in questo browser.',
  historyEmpty: 'Ancora nessuna.',
  clearHistory: 'Cancella l’elenco',
  historyCleared: 'Elenco cancellato.',
  remove: ({ name }) => `Togli dall’elenco: ${name}`,
  removed: 'Tolta dall’elenco.',
  show: 'Mostra',
  underWay: 'in corso',
  failed: 'non riuscita',
  options: 'Opzioni',
  openPanel: 'Apri il riquadro',
  popupTitle: 'Riscontro',
  quotaUnknown: 'Verifiche rimaste: non si sa, il servizio non risponde.',
  quotaAsking: 'Chiedo quante verifiche restano…',
  quotaLeft: ({ left, quota, day }) => `Restano ${left} verifiche su ${quota} fino al ${day}.`,
  quotaKeyRefused: 'Il servizio non accetta la chiave: controllala nelle opzioni.',
  quotaNeedsKey: 'Questo servizio chiede una chiave: mettila nelle opzioni.',
  noServerYet: 'Manca l’indirizzo del servizio: mettilo nelle opzioni.',
  noPage: 'Questa pagina non ha un indirizzo web che si possa verificare.',
  optionsTitle: 'Opzioni di Riscontro',
  optionsLead: 'Nulla viene inviato senza un tuo clic.',
  serverTitle: 'Il servizio',
  serverLabel: 'Indirizzo',
  serverHint:
    'L’indirizzo dell’installazione di Riscontro che vuoi usare, per esempio https://verifica.esempio.it. Il browser ti chiederà il permesso per quel solo sito.',
  serverSave: 'Salva e prova',
  serverBad: 'Questo non è un indirizzo web. Scrivilo come https://verifica.esempio.it.',
  serverRefused: ({ host }) =>
    `Senza il permesso per ${host} l’estensione non può chiedergli nulla. L’indirizzo non è stato salvato.`,
  serverTrying: ({ base }) => `Provo ${base}…`,
  serverSilent: ({ base }) =>
    `L’indirizzo è salvato, ma ${base} non risponde. Controlla che sia giusto e che il servizio sia acceso.`,
  serverForeign: ({ base }) =>
    `L’indirizzo è salvato, ma a ${base} risponde qualcosa che non è Riscontro. Controlla che sia giusto.`,
  serverFree: ({ base, limit, left }) =>
    `${base} è un servizio Riscontro. Senza chiave dà ${limit} verifiche al giorno; oggi ne restano ${left}.`,
  serverKeyOnly: ({ base }) => `${base} è un servizio Riscontro. Per le verifiche chiede una chiave.`,
  serverPlain:
    'La connessione non è cifrata (http): va bene su questo computer o in una rete tua; altrove usa https.',
  keyDropped: 'La chiave valeva per l’indirizzo di prima ed è stata tolta.',
  keyTitle: 'La chiave',
  keyLabel: 'Chiave API',
  keyHint:
    'Facoltativa. Senza chiave hai le verifiche gratuite del giorno. La chiave resta in questo browser e va soltanto al servizio qui sopra.',
  keySave: 'Salva e controlla',
  keyRemove: 'Togli la chiave',
  keyRemoved: 'Chiave tolta: ora valgono le verifiche gratuite del giorno.',
  keyEmpty: 'Scrivi la chiave, oppure lascia così: senza chiave valgono le verifiche gratuite.',
  keyBad: 'Questa chiave contiene caratteri che nessuna chiave ha. Copiala di nuovo.',
  keyChecking: 'Controllo la chiave…',
  keyGood: ({ client, left, quota, day }) =>
    `Chiave salvata (${client}): restano ${left} verifiche su ${quota} fino al ${day}.`,
  keyUnchecked: ({ base }) =>
    `La chiave è salvata ma non controllata: ${base} non risponde in modo leggibile.`,
  keyNotSaved: ({ why }) => `La chiave non è stata salvata. ${why}`,
  keyNotAllowed: 'Il browser non permette di inviare la chiave al servizio: non è stata salvata.',
  keyNeedsServer: 'Salva prima l’indirizzo del servizio.',
  keyShow: 'Mostra la chiave',
  languageTitle: 'Lingua',
  languageLabel: 'Lingua dell’estensione e dei verdetti',
  languageBrowser: 'Quella del browser',
  languageSaved: 'Lingua cambiata.',
  confidentialTitle: 'Verifiche riservate',
  confidentialLabel: 'Tutte le mie verifiche sono riservate',
  confidentialHint:
    'La pagina di un risultato riservato si apre solo con il suo link completo, non entra in nessun indice, non tiene anteprime e si cancella prima. L’elenco in questo browser conserva il link.',
  confidentialOn: 'Da ora le verifiche sono riservate.',
  confidentialOff: 'Da ora le verifiche sono come le vuole il servizio.',
  clearTitle: 'Dati salvati',
  clearHint:
    'L’estensione conserva in questo browser l’indirizzo, la chiave, le tue scelte e l’elenco delle ultime 50 verifiche.',
  clearAll: 'Cancella tutto',
  cleared: 'Cancellati l’indirizzo, la chiave, le scelte e l’elenco.',
  ways: { options: 'Apri le opzioni', retry: 'Riprova', website: 'Apri la pagina di Riscontro' },
  failures: {
    noServer: {
      title: 'Manca l’indirizzo del servizio',
      detail: 'Scrivi nelle opzioni quale installazione di Riscontro vuoi usare, poi riprova.',
    },
    noPermission: {
      title: 'Manca il permesso per il servizio',
      detail: ({ server }) =>
        `Il browser non permette all’estensione di chiedere a ${server}. Salva di nuovo l’indirizzo nelle opzioni e concedi il permesso.`,
    },
    network: {
      title: 'Il servizio non risponde',
      detail: ({ server }) =>
        `Ho provato ${server}. Controlla la connessione e che l’indirizzo sia giusto, poi riprova. Se la verifica era già cominciata, la ritrovo.`,
    },
    timeout: {
      title: 'Il servizio è troppo lento',
      detail: ({ server }) => `${server} non ha risposto in tempo. Riprova tra poco.`,
    },
    foreign: {
      title: 'La risposta non è di Riscontro',
      detail: ({ server }) =>
        `A ${server} risponde qualcosa che non è un servizio Riscontro. Controlla l’indirizzo nelle opzioni.`,
    },
    lost: {
      title: 'La verifica non si trova più',
      detail: 'Il servizio non ne sa nulla: forse è stato riavviato o svuotato. Riprova.',
    },
    bug: {
      title: 'La verifica si è fermata',
      detail: ({ what }) => `L’estensione ha fatto un errore (${what}). Riprova.`,
    },
    key: 'Controlla la chiave nelle opzioni, oppure toglila per usare le verifiche gratuite.',
    unreadable: {
      image: 'L’immagine non si può leggere',
      video: 'Il video non si può leggere',
    },
    refused: ({ refusal }) => `Il servizio non ha potuto prendere il file dal suo indirizzo (${refusal}).`,
    reasons: {
      no_access:
        'Il browser non lascia entrare l’estensione in questa pagina, o non più: la scheda è passata altrove, oppure il riquadro che la contiene è di un altro sito.',
      other_site:
        'Il file viene da un altro sito, che non permette a questa pagina di leggerlo. Ridisegnarlo dallo schermo cancellerebbe le tracce che si cercano.',
      in_pieces: 'Il video arriva a pezzi mentre lo guardi: nella pagina non c’è un file da inviare.',
      gone: 'Il file non è più nella pagina, o è vuoto. Ricarica la pagina e riprova.',
    },
    tooLarge: ({ megabytes }) => `Il file supera il limite di ${megabytes} MB e non è stato inviato.`,
    byHand: 'Se puoi, salva il file originale e caricalo sulla pagina di Riscontro.',
  },
};
