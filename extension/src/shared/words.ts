/** Everything that the extension says, in both languages. */
import type { ContentKind, Language } from '@riscontro/contract';

const italian = {
  menus: {
    selection: 'Verifica il testo selezionato',
    link: 'Verifica questo link',
    image: 'Verifica questa immagine',
    video: 'Verifica questo video',
    page: 'Verifica questa pagina',
  },
  /** The panel. */
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
  asFile: (refusal: string) =>
    `Il servizio non è riuscito a prendere il file dal suo indirizzo (${refusal}): lo invio io, com’è nella pagina.`,
  goesOn: 'La verifica prosegue anche se chiudi questo riquadro o cambi pagina.',
  stopWaiting: 'Non aspettare',
  subjects: {
    testo: 'Testo',
    articolo: 'Pagina',
    immagine: 'Immagine',
    video: 'Video',
  } satisfies Record<ContentKind, string>,
  unnamed: {
    testo: 'un testo',
    articolo: 'una pagina',
    immagine: 'un’immagine della pagina',
    video: 'un video della pagina',
  } satisfies Record<ContentKind, string>,
  ready: (level: string) => `Risultato pronto: ${level}.`,
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
  remove: (name: string) => `Togli dall’elenco: ${name}`,
  removed: 'Tolta dall’elenco.',
  show: 'Mostra',
  underWay: 'in corso',
  failed: 'non riuscita',
  options: 'Opzioni',
  openPanel: 'Apri il riquadro',
  /** The popup. */
  popupTitle: 'Riscontro',
  quotaUnknown: 'Verifiche rimaste: non si sa, il servizio non risponde.',
  quotaAsking: 'Chiedo quante verifiche restano…',
  quotaLeft: (left: number, quota: number, day: string) =>
    `Restano ${left} verifiche su ${quota} fino al ${day}.`,
  quotaKeyRefused: 'Il servizio non accetta la chiave: controllala nelle opzioni.',
  quotaNeedsKey: 'Questo servizio chiede una chiave: mettila nelle opzioni.',
  noServerYet: 'Manca l’indirizzo del servizio: mettilo nelle opzioni.',
  noPage: 'Questa pagina non ha un indirizzo web che si possa verificare.',
  /** The options. */
  optionsTitle: 'Opzioni di Riscontro',
  optionsLead: 'Nulla viene inviato senza un tuo clic.',
  serverTitle: 'Il servizio',
  serverLabel: 'Indirizzo',
  serverHint:
    'L’indirizzo dell’installazione di Riscontro che vuoi usare, per esempio https://verifica.esempio.it. Il browser ti chiederà il permesso per quel solo sito.',
  serverSave: 'Salva e prova',
  serverBad: 'Questo non è un indirizzo web. Scrivilo come https://verifica.esempio.it.',
  serverRefused: (host: string) =>
    `Senza il permesso per ${host} l’estensione non può chiedergli nulla. L’indirizzo non è stato salvato.`,
  serverTrying: (base: string) => `Provo ${base}…`,
  serverSilent: (base: string) =>
    `L’indirizzo è salvato, ma ${base} non risponde. Controlla che sia giusto e che il servizio sia acceso.`,
  serverForeign: (base: string) =>
    `L’indirizzo è salvato, ma a ${base} risponde qualcosa che non è Riscontro. Controlla che sia giusto.`,
  serverFree: (base: string, limit: number, left: number) =>
    `${base} è un servizio Riscontro. Senza chiave dà ${limit} verifiche al giorno; oggi ne restano ${left}.`,
  serverKeyOnly: (base: string) => `${base} è un servizio Riscontro. Per le verifiche chiede una chiave.`,
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
  keyGood: (client: string, left: number, quota: number, day: string) =>
    `Chiave salvata (${client}): restano ${left} verifiche su ${quota} fino al ${day}.`,
  keyUnchecked: (base: string) =>
    `La chiave è salvata ma non controllata: ${base} non risponde in modo leggibile.`,
  keyNotSaved: (why: string) => `La chiave non è stata salvata. ${why}`,
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
} as const;

type Words = {
  readonly [K in keyof typeof italian]: (typeof italian)[K] extends string
    ? string
    : (typeof italian)[K] extends (...values: infer A) => string
      ? (...values: A) => string
      : { readonly [L in keyof (typeof italian)[K]]: string };
};

const english: Words = {
  menus: {
    selection: 'Check the selected text',
    link: 'Check this link',
    image: 'Check this image',
    video: 'Check this video',
    page: 'Check this page',
  },
  panelTitle: 'Riscontro: check',
  startTitle: 'What do you want to check?',
  fieldLabel: 'A claim or a link',
  fieldHint: 'Enter sends, Shift+Enter begins a new line.',
  send: 'Check',
  checkPage: 'Check this page',
  menuHint: 'Or use the right mouse button on a page: on a selected text, a link, an image or a video.',
  nothingWritten: 'Write a claim or a link first.',
  runningTitle: 'Check under way',
  stages: {
    starting: 'Getting ready to send…',
    reading: 'Reading the file from the page…',
    sending: 'Sending…',
    sendingFile: 'Sending the file…',
    running: 'The service has begun.',
  },
  asFile: (refusal) =>
    `The service could not get the file from its address (${refusal}), so it is sent as it is in the page.`,
  goesOn: 'The check goes on even if you close this panel or go to another page.',
  stopWaiting: 'Stop waiting',
  subjects: { testo: 'Text', articolo: 'Page', immagine: 'Image', video: 'Video' },
  unnamed: {
    testo: 'a text',
    articolo: 'a page',
    immagine: 'an image of the page',
    video: 'a video of the page',
  },
  ready: (level) => `The result is ready: ${level}.`,
  openShare: 'Open the whole page',
  again: 'Check something else',
  deleteResult: 'Delete',
  deleteQuestion:
    'Delete this verification? This cannot be undone. If others were given the same result, the page stays for them.',
  deleteNow: 'Delete for good',
  deleteNot: 'No, keep it',
  deleting: 'Deleting…',
  deleteFailed: 'The service does not answer: the verification may still be there. Try again.',
  deleted: 'Verification deleted',
  deletedDetail: 'The result and its page have been deleted, and its line in the list below too.',
  confidentialNote: 'Confidential: the page opens only with its whole link, which is in the list below.',
  confidentialMark: 'confidential',
  details: 'Evidence, sources and tests',
  otherPage: 'This check is about another page.',
  back: 'Back to the open page',
  historyTitle: 'Latest checks',
  historyNote: 'The list stays in this browser.',
  historyEmpty: 'None yet.',
  clearHistory: 'Erase the list',
  historyCleared: 'List erased.',
  remove: (name) => `Remove from the list: ${name}`,
  removed: 'Removed from the list.',
  show: 'Show',
  underWay: 'under way',
  failed: 'did not succeed',
  options: 'Options',
  openPanel: 'Open the panel',
  popupTitle: 'Riscontro',
  quotaUnknown: 'Checks left: not known, the service does not answer.',
  quotaAsking: 'Asking how many checks are left…',
  quotaLeft: (left, quota, day) => `${left} of ${quota} checks are left until ${day}.`,
  quotaKeyRefused: 'The service does not accept the key: look at it in the options.',
  quotaNeedsKey: 'This service asks for a key: enter it in the options.',
  noServerYet: 'The address of the service is missing: enter it in the options.',
  noPage: 'This page has no web address that could be checked.',
  optionsTitle: 'Options of Riscontro',
  optionsLead: 'Nothing is sent without a click of yours.',
  serverTitle: 'The service',
  serverLabel: 'Address',
  serverHint:
    'The address of the Riscontro installation that you want to use, for example https://verify.example.org. The browser will ask you for permission for that site alone.',
  serverSave: 'Save and try',
  serverBad: 'This is no web address. Write it like https://verify.example.org.',
  serverRefused: (host) =>
    `Without the permission for ${host} the extension cannot ask it anything. The address was not saved.`,
  serverTrying: (base) => `Trying ${base}…`,
  serverSilent: (base) =>
    `The address is saved, but ${base} does not answer. Check that it is right and that the service is running.`,
  serverForeign: (base) =>
    `The address is saved, but what answers at ${base} is not Riscontro. Check that it is right.`,
  serverFree: (base, limit, left) =>
    `${base} is a Riscontro service. Without a key it gives ${limit} checks a day; ${left} are left today.`,
  serverKeyOnly: (base) => `${base} is a Riscontro service. It asks for a key to check anything.`,
  serverPlain:
    'The connection is not encrypted (http): fine on this computer or in a network of your own; use https elsewhere.',
  keyDropped: 'The key was for the address before and has been removed.',
  keyTitle: 'The key',
  keyLabel: 'API key',
  keyHint:
    'Optional. Without a key you have the free checks of the day. The key stays in this browser and goes to the service above alone.',
  keySave: 'Save and check',
  keyRemove: 'Remove the key',
  keyRemoved: 'Key removed: now the free checks of the day apply.',
  keyEmpty: 'Enter the key, or leave it as it is: without a key the free checks apply.',
  keyBad: 'This key holds characters that no key has. Copy it again.',
  keyChecking: 'Checking the key…',
  keyGood: (client, left, quota, day) =>
    `Key saved (${client}): ${left} of ${quota} checks are left until ${day}.`,
  keyUnchecked: (base) => `The key is saved but not checked: ${base} does not answer in a readable way.`,
  keyNotSaved: (why) => `The key was not saved. ${why}`,
  keyNotAllowed: 'The browser does not allow the key to be sent to the service: it was not saved.',
  keyNeedsServer: 'Save the address of the service first.',
  keyShow: 'Show the key',
  languageTitle: 'Language',
  languageLabel: 'Language of the extension and of verdicts',
  languageBrowser: 'The browser’s',
  languageSaved: 'Language changed.',
  confidentialTitle: 'Confidential checks',
  confidentialLabel: 'All my checks are confidential',
  confidentialHint:
    'The page of a confidential result opens only with its whole link, is in no index, keeps no preview and is deleted sooner. The list in this browser keeps the link.',
  confidentialOn: 'From now on checks are confidential.',
  confidentialOff: 'From now on checks are as the service has them.',
  clearTitle: 'Stored data',
  clearHint:
    'The extension keeps the address, the key, your choices and the list of the last 50 checks in this browser.',
  clearAll: 'Erase everything',
  cleared: 'The address, the key, the choices and the list have been erased.',
};

export type ExtensionWords = Words;

export const wordsOf = (language: Language): ExtensionWords => (language === 'it' ? italian : english);
