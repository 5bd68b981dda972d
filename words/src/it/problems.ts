/** What every error says, by its code on the wire. */
import { part } from '../gaps.ts';
import type { Words } from '../languages.ts';
import {
  expectedBodies,
  fieldRules,
  limitReasons,
  notArticleReasons,
  notImageReasons,
  notVideoReasons,
} from './problem-parts.ts';

export const problems: Words['problems'] = {
  keyMissing: {
    title: 'Manca la chiave',
    detail: ({ registrationUrl }) =>
      `Manca l'intestazione X-API-Key. Aggiungila con la tua chiave; se non ne hai una, registrati in ${registrationUrl}.`,
  },
  keyInvalid: {
    title: 'Chiave non valida',
    detail:
      'Questa chiave non esiste o è scaduta. Controlla di averla copiata per intero: comincia con rsc_live_ e ha 45 caratteri.',
  },
  keyDeactivated: {
    title: 'Chiave disattivata',
    detail:
      'Questa chiave è stata disattivata. Scrivi al gestore del servizio per riattivarla o per averne una nuova.',
  },
  bodyMissing: {
    title: 'La richiesta è vuota',
    detail: ({ expected }) =>
      `La richiesta non ha un corpo. Invia ${part(expectedBodies, { code: expected })}.`,
  },
  contentTypeNotAccepted: {
    title: 'Tipo di contenuto non accettato',
    detail: ({ received, expected }) =>
      `Il Content-Type «${received}» non è accettato qui. Invia ${part(expectedBodies, { code: expected })}.`,
  },
  encodingNotAccepted: {
    title: 'Codifica non accettata',
    detail: ({ received }) => `Il corpo deve essere in UTF-8 e non compresso (ricevuto: ${received}).`,
  },
  jsonInvalid: {
    title: 'JSON non valido',
    detail: ({ example }) =>
      `Il corpo non è un oggetto JSON valido. Controlla virgolette, virgole e parentesi; un esempio corretto: ${example}`,
  },
  bodyTooLarge: {
    title: 'Richiesta troppo grande',
    detail: ({ limit }) => `Il corpo supera il limite di ${limit}. Invia una richiesta più piccola.`,
  },
  fieldInvalid: {
    title: 'Campo mancante o non valido',
    detail: ({ field, rule }) => `Il campo «${field}» manca o non è valido: ${part(fieldRules, rule)}.`,
  },
  noClaim: {
    title: 'Nessuna affermazione da verificare',
    detail:
      'Il testo non afferma nulla che si possa verificare: sembra una domanda, un saluto o del codice. Scrivi la frase come affermazione, per esempio «La Terra gira intorno al Sole».',
  },
  textTooShort: {
    title: 'Testo troppo corto',
    detail: ({ charactersMin }) =>
      `Il testo da verificare deve avere almeno ${charactersMin} caratteri, spazi iniziali e finali esclusi. Scrivi una frase intera.`,
  },
  textTooLong: {
    title: 'Testo troppo lungo',
    detail: ({ charactersMax, characters }) =>
      `Il testo da verificare può avere al massimo ${charactersMax} caratteri e ne ha ${characters}. Invia solo la parte che conta, o il link con verify-url.`,
  },
  textInvalid: {
    title: 'Testo non valido',
    detail:
      'Il testo contiene caratteri che non sono testo (il carattere nullo o mezze coppie Unicode). Copialo di nuovo dalla fonte.',
  },
  linkInvalid: {
    title: 'Link non valido',
    detail: ({ charactersMax }) =>
      `Il link deve essere un indirizzo completo che comincia con http:// o https://, senza nome utente e password, di al massimo ${charactersMax} caratteri.`,
  },
  linkForbidden: {
    title: 'Link non consentito',
    detail:
      'Il link porta a un indirizzo che il servizio non apre: una rete privata, una porta insolita, un indirizzo con credenziali o troppi rinvii. Invia il link pubblico della pagina.',
  },
  linkNotFound: {
    title: 'Pagina non trovata',
    detail:
      'Al link non risponde nessuna pagina: il nome del sito non esiste o non è pubblico, oppure la pagina è stata tolta o è riservata. Apri il link nel browser e copialo di nuovo.',
  },
  contentTooLarge: {
    title: 'Contenuto troppo grande',
    detail: 'Quello che si trova al link supera la dimensione massima che il servizio legge.',
  },
  contentUnsuitable: {
    title: 'Contenuto di un altro tipo',
    detail:
      'Al link non si trova un contenuto del tipo atteso. Per un articolo usa verify-url, per un’immagine verify-image, per un video verify-video.',
  },
  notAnArticle: {
    title: 'La pagina non è un articolo',
    detail: ({ reason }) =>
      `La pagina non contiene un articolo che si possa verificare: ${part(notArticleReasons, reason)}. Invia il link diretto di un articolo, oppure il testo con verify-text.`,
  },
  notAnImage: {
    title: "Il file non è un'immagine leggibile",
    detail: ({ reason }) =>
      `Il file non si può esaminare: ${part(notImageReasons, { code: reason })}. Invia l'immagine originale in formato JPEG, PNG, WebP, GIF, AVIF, HEIC, TIFF o BMP.`,
  },
  notAVideo: {
    title: 'Il file non è un video leggibile',
    detail: ({ reason }) =>
      `Il file non si può esaminare: ${part(notVideoReasons, { code: reason })}. Invia il video originale in formato MP4, MOV, WebM, MKV, AVI, MPEG-TS, 3GP, GIF o WebP animata, di al massimo 10 minuti; per un’immagine usa verify-image.`,
  },
  linkUnreachable: {
    title: 'Il sito non risponde',
    detail:
      'Il sito del link ha risposto con un errore o ha interrotto la connessione. La richiesta non è stata conteggiata: riprova più tardi.',
  },
  linkTooSlow: {
    title: 'Il sito è troppo lento',
    detail:
      'Il sito del link non ha risposto in tempo. La richiesta non è stata conteggiata: riprova più tardi.',
  },
  networkOff: {
    title: 'I link non si possono aprire',
    detail:
      'Questa installazione lavora senza rete e non può aprire link. Invia il testo con verify-text; la richiesta non è stata conteggiata.',
  },
  uploadInvalid: {
    title: 'Caricamento non valido',
    detail:
      'Il modulo multipart non è leggibile o è incompleto. Invialo di nuovo, per esempio con: curl -F file=@nome-del-file',
  },
  fileMissing: {
    title: 'Manca il file',
    detail: 'Il modulo non contiene un file con il nome «file». Invia un solo file con quel nome.',
  },
  secondFile: {
    title: 'Più di un file',
    detail: 'Il modulo contiene più di un file. Invia un file per richiesta, con il nome «file».',
  },
  fileEmpty: { title: 'File vuoto', detail: 'Il file inviato ha 0 byte. Controllalo e invialo di nuovo.' },
  fileTooLarge: {
    title: 'File troppo grande',
    detail: ({ limit }) => `Il file supera il limite di ${limit}. Invia una versione più piccola.`,
  },
  requestInvalid: {
    title: 'Richiesta non valida',
    detail:
      'La richiesta non rispetta il protocollo HTTP o le sue intestazioni superano 16 kB. Riduci le intestazioni e riprova.',
  },
  unknownHost: {
    title: 'Il servizio non ha questo nome',
    detail: ({ address }) =>
      `L'intestazione Host chiama il servizio con un nome che non è il suo. Usa ${address}; chi gestisce il servizio può ammettere altri nomi con ALLOWED_HOSTS.`,
  },
  metricsReserved: {
    title: 'Le misure non sono pubbliche',
    detail:
      '/metrics risponde soltanto alla macchina del servizio, senza proxy in mezzo. Per leggerlo da altrove imposta METRICS_TOKEN e invialo come «Authorization: Bearer».',
  },
  requestTooSlow: {
    title: 'Richiesta troppo lenta',
    detail:
      'La richiesta non è arrivata per intero entro il tempo massimo. Riprova con una connessione più stabile.',
  },
  proofInvalid: {
    title: 'Prova di lavoro non valida',
    detail:
      'La prova non risolve una sfida valida, è scaduta o è già stata usata. Chiedi una sfida nuova con GET /api/v1/registrazione/sfida.',
  },
  notFound: {
    title: 'Non trovato',
    detail: "A questo indirizzo non c'è nulla, o non c'è più. L'elenco degli indirizzi è in /docs.",
  },
  formatUnavailable: {
    title: 'Formato non disponibile',
    detail: 'Qui si risponde soltanto in JSON: chiedi format=json.',
  },
  methodNotAllowed: {
    title: 'Metodo non ammesso',
    detail: ({ methods }) => `Questo indirizzo accetta soltanto: ${methods}.`,
  },
  quotaExhausted: {
    title: 'Quota mensile esaurita',
    detail: ({ quota, resetDay }) =>
      `Le ${quota} verifiche di questo mese sono usate o in corso. Il conto riparte il ${resetDay}; per una quota più grande scrivi al gestore del servizio. Le risposte dalla cache restano gratuite.`,
  },
  tooManyRegistrations: {
    title: 'Troppe registrazioni',
    detail: ({ limit }) =>
      `Da questo indirizzo o per questa e-mail sono già state create ${limit} chiavi oggi. Riprova domani o scrivi al gestore del servizio.`,
  },
  tooManyRequests: {
    title: 'Troppe richieste',
    detail: ({ reason, seconds }) =>
      `La richiesta non è stata presa né conteggiata: ${part(limitReasons, reason)}. Invia di nuovo tra ${seconds} secondi.`,
  },
  queueFull: {
    title: 'La coda è piena',
    detail: ({ seconds }) =>
      `Ci sono già troppi contenuti in attesa di essere esaminati. La richiesta non è stata conteggiata: invia di nuovo tra ${seconds} secondi.`,
  },
  tooManyFailures: {
    title: 'Troppe verifiche non riuscite',
    detail: ({ limit, seconds }) =>
      `In quest'ora già ${limit} verifiche non sono riuscite per via di ciò che era stato inviato: link che non rispondono, pagine o file che non si possono leggere. Nessuna è stata conteggiata. Controlla i contenuti e invia di nuovo tra ${seconds} secondi.`,
  },
  tooManyUploads: {
    title: 'Troppi caricamenti in corso',
    detail: ({ seconds }) =>
      `Il servizio sta già ricevendo tanti file quanti può. La richiesta non è stata conteggiata: invia di nuovo tra ${seconds} secondi.`,
  },
  diskFull: {
    title: 'Spazio esaurito',
    detail:
      'Sul disco del servizio non c’è abbastanza spazio per ricevere file. La richiesta non è stata conteggiata: riprova più tardi. Testi e link di articoli si possono verificare anche adesso.',
  },
  tooManyRotations: {
    title: 'Troppe chiavi nuove',
    detail: ({ limit }) =>
      `Questa chiave è già stata sostituita ${limit} volte oggi. Riprova domani (UTC); se è finita in mani altrui, disattivala.`,
  },
  mailNotSent: {
    title: 'Il messaggio non è partito',
    detail:
      'Il messaggio con il link di conferma non si è potuto inviare. Controlla l’indirizzo e riprova più tardi, oppure scrivi al gestore del servizio.',
  },
  confirmationInvalid: {
    title: 'Il link di conferma non vale più',
    detail:
      'Il link è già stato usato, è scaduto o non è completo. Se non hai ancora una chiave, registrati di nuovo in /sviluppatori.',
  },
  removed: {
    title: 'Verifica rimossa',
    detail: 'Questa verifica non è più pubblica: l’ha tolta chi l’aveva chiesta o chi gestisce il servizio.',
  },
  tooManyReports: {
    title: 'Troppe segnalazioni',
    detail:
      'Oggi sono già arrivate molte segnalazioni da questa rete o su questa verifica. Riprova domani o scrivi al gestore del servizio.',
  },
  crossSiteRequest: {
    title: 'Modulo inviato da un altro sito',
    detail:
      'Questo modulo si può inviare solo dalla sua pagina su questo sito. Apri la pagina e invialo da lì.',
  },
  tokenInvalid: {
    title: 'Codice di eliminazione non valido',
    detail:
      "Il codice manca o non è quello di questa verifica. È nell'intestazione X-Delete-Token della risposta: copialo per intero.",
  },
  checkUnderWay: {
    title: 'Verifica ancora in corso',
    detail:
      'La verifica non è finita e non c’è ancora nulla da eliminare. Riprova quando il risultato è pronto.',
  },
  dailyLimit: {
    title: 'Verifiche gratuite di oggi finite',
    detail:
      'Le verifiche gratuite di oggi, da questo dispositivo o dalla sua rete, sono usate o in corso. Il conto riparte a mezzanotte (UTC). Chi ha bisogno di più verifiche può usare una chiave propria.',
  },
  pageExpired: {
    title: 'La pagina è scaduta',
    detail:
      'La pagina era aperta da più di due ore, è già servita per una verifica, oppure la connessione è cambiata nel frattempo. Invia di nuovo.',
  },
  workRequired: {
    title: 'Il browser deve fare un breve calcolo',
    detail:
      'Dopo le prime verifiche gratuite del giorno la pagina chiede al browser un breve calcolo, contro gli invii automatici. Lo fa da sola se gli script sono attivi: attivali e invia di nuovo. Altrimenti il conto riparte a mezzanotte (UTC), e chi ha una chiave propria può usare l’API.',
  },
  siteLimit: {
    title: 'Verifiche di oggi finite su questo sito',
    detail:
      'I visitatori di questo sito hanno usato tutte le verifiche gratuite che il sito ha in un giorno. Il conto riparte a mezzanotte (UTC). Intanto puoi verificare sulla pagina di Riscontro.',
  },
  keylessOff: {
    title: 'Serve una chiave',
    detail:
      'In questa installazione le verifiche senza chiave sono disattivate. Con una chiave si usa l’API: vedi /sviluppatori.',
  },
  textOrFile: {
    title: 'Testo e file insieme',
    detail:
      'Sono arrivati sia un testo sia un file. Invia una cosa alla volta: un testo o un link, oppure un’immagine o un video.',
  },
  nothingToVerify: {
    title: 'Non c’è nulla da verificare',
    detail: 'Scrivi un’affermazione, incolla un link, oppure scegli un’immagine o un video.',
  },
  noSource: {
    title: 'Nessuna fonte raggiungibile',
    detail: ({ sources }) =>
      `Nessuna fonte ha risposto (${sources || 'nessuna configurata'}), e quindi non si può dare un giudizio. Il controllo non è stato conteggiato: riprova più tardi. Chi gestisce il servizio può riempire l’indice locale con «riscontro corpus import».`,
  },
  engineUnavailable: {
    title: 'Verifica non disponibile',
    detail: ({ kind }) =>
      `Questa installazione non può ancora verificare contenuti di tipo «${kind}». La richiesta non è stata conteggiata.`,
  },
  serviceUnavailable: {
    title: 'Servizio non disponibile',
    detail:
      'Il servizio non può rispondere in questo momento. Riprova tra poco; la richiesta non è stata conteggiata.',
  },
  checkInterrupted: {
    title: 'Verifica interrotta',
    detail:
      'La verifica è stata interrotta prima della fine e non è stata conteggiata. Invia di nuovo la richiesta.',
  },
  internalError: {
    title: 'Errore interno',
    detail:
      "C'è stato un errore del servizio; la richiesta non è stata conteggiata. Riprova e, se continua, comunica al gestore il valore dell'intestazione X-Request-Id.",
  },
};
