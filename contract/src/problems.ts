/**
 * Every error the service can answer: code → status and public texts.
 * `{words}` in a detail are filled with the parameters of the single case.
 */
import { z } from 'zod';
import { correctionProblems } from './correction-problems.ts';
import { keyProblems } from './key-problems.ts';
import type { Bilingual } from './language.ts';
import { limitProblems } from './limit-problems.ts';
import { visitorProblems } from './visitor-problems.ts';

interface ProblemKind {
  readonly status: number;
  readonly title: Bilingual;
  readonly detail: Bilingual;
}

export const problemKinds = {
  chiave_mancante: {
    status: 401,
    title: { it: 'Manca la chiave', en: 'The key is missing' },
    detail: {
      it: "Manca l'intestazione X-API-Key. Aggiungila con la tua chiave; se non ne hai una, registrati in {registrazione}.",
      en: 'The X-API-Key header is missing. Add it with your key; if you have none, register at {registrazione}.',
    },
  },
  chiave_non_valida: {
    status: 403,
    title: { it: 'Chiave non valida', en: 'The key is not valid' },
    detail: {
      it: 'Questa chiave non esiste o è scaduta. Controlla di averla copiata per intero: comincia con rsc_live_ e ha 45 caratteri.',
      en: 'This key does not exist or has expired. Check that you copied all of it: it begins with rsc_live_ and has 45 characters.',
    },
  },
  chiave_disattivata: {
    status: 403,
    title: { it: 'Chiave disattivata', en: 'The key is deactivated' },
    detail: {
      it: 'Questa chiave è stata disattivata. Scrivi al gestore del servizio per riattivarla o per averne una nuova.',
      en: "This key has been deactivated. Write to the service's operator to have it activated again or to get a new one.",
    },
  },
  corpo_mancante: {
    status: 400,
    title: { it: 'La richiesta è vuota', en: 'The request is empty' },
    detail: {
      it: 'La richiesta non ha un corpo. Invia {atteso}.',
      en: 'The request has no body. Send {atteso}.',
    },
  },
  tipo_contenuto_non_accettato: {
    status: 400,
    title: { it: 'Tipo di contenuto non accettato', en: 'Content type not accepted' },
    detail: {
      it: 'Il Content-Type «{ricevuto}» non è accettato qui. Invia {atteso}.',
      en: 'The Content-Type “{ricevuto}” is not accepted here. Send {atteso}.',
    },
  },
  codifica_non_accettata: {
    status: 400,
    title: { it: 'Codifica non accettata', en: 'Encoding not accepted' },
    detail: {
      it: 'Il corpo deve essere in UTF-8 e non compresso (ricevuto: {ricevuto}).',
      en: 'The body must be UTF-8 and not compressed (received: {ricevuto}).',
    },
  },
  json_non_valido: {
    status: 400,
    title: { it: 'JSON non valido', en: 'The JSON is not valid' },
    detail: {
      it: 'Il corpo non è un oggetto JSON valido. Controlla virgolette, virgole e parentesi; un esempio corretto: {esempio}',
      en: 'The body is not a valid JSON object. Check quotes, commas and braces; a correct example: {esempio}',
    },
  },
  corpo_troppo_grande: {
    status: 400,
    title: { it: 'Richiesta troppo grande', en: 'The request is too large' },
    detail: {
      it: 'Il corpo supera il limite di {limite}. Invia una richiesta più piccola.',
      en: 'The body exceeds the limit of {limite}. Send a smaller request.',
    },
  },
  campo_non_valido: {
    status: 400,
    title: { it: 'Campo mancante o non valido', en: 'A field is missing or not valid' },
    detail: {
      it: 'Il campo «{campo}» manca o non è valido: {regola}.',
      en: 'The field “{campo}” is missing or not valid: {regola}.',
    },
  },
  nessuna_affermazione: {
    status: 400,
    title: { it: 'Nessuna affermazione da verificare', en: 'No claim to verify' },
    detail: {
      it: 'Il testo non afferma nulla che si possa verificare: sembra una domanda, un saluto o del codice. Scrivi la frase come affermazione, per esempio «La Terra gira intorno al Sole».',
      en: 'The text asserts nothing that can be verified: it looks like a question, a greeting or code. Write it as a statement, for example “The Earth goes around the Sun”.',
    },
  },
  testo_troppo_corto: {
    status: 400,
    title: { it: 'Testo troppo corto', en: 'The text is too short' },
    detail: {
      it: 'Il testo da verificare deve avere almeno {minimo} caratteri, spazi iniziali e finali esclusi. Scrivi una frase intera.',
      en: 'The text to verify must have at least {minimo} characters, not counting spaces around it. Write a whole sentence.',
    },
  },
  testo_troppo_lungo: {
    status: 400,
    title: { it: 'Testo troppo lungo', en: 'The text is too long' },
    detail: {
      it: 'Il testo da verificare può avere al massimo {massimo} caratteri e ne ha {ricevuti}. Invia solo la parte che conta, o il link con verify-url.',
      en: 'The text to verify can have at most {massimo} characters and has {ricevuti}. Send only the part that matters, or its link with verify-url.',
    },
  },
  testo_non_valido: {
    status: 400,
    title: { it: 'Testo non valido', en: 'The text is not valid' },
    detail: {
      it: 'Il testo contiene caratteri che non sono testo (il carattere nullo o mezze coppie Unicode). Copialo di nuovo dalla fonte.',
      en: 'The text contains characters that are not text (the null character or halves of Unicode pairs). Copy it again from its source.',
    },
  },
  link_non_valido: {
    status: 400,
    title: { it: 'Link non valido', en: 'The link is not valid' },
    detail: {
      it: 'Il link deve essere un indirizzo completo che comincia con http:// o https://, senza nome utente e password, di al massimo {massimo} caratteri.',
      en: 'The link must be a complete address beginning with http:// or https://, without user name and password, of at most {massimo} characters.',
    },
  },
  link_vietato: {
    status: 400,
    title: { it: 'Link non consentito', en: 'The link is not allowed' },
    detail: {
      it: 'Il link porta a un indirizzo che il servizio non apre: una rete privata, una porta insolita, un indirizzo con credenziali o troppi rinvii. Invia il link pubblico della pagina.',
      en: 'The link leads to an address that the service does not open: a private network, an unusual port, an address with credentials or too many redirects. Send the public link of the page.',
    },
  },
  link_non_trovato: {
    status: 400,
    title: { it: 'Pagina non trovata', en: 'The page was not found' },
    detail: {
      it: 'Al link non risponde nessuna pagina: il nome del sito non esiste o non è pubblico, oppure la pagina è stata tolta o è riservata. Apri il link nel browser e copialo di nuovo.',
      en: 'No page answers at the link: the name of the site does not exist or is not public, or the page was removed or is not given out. Open the link in a browser and copy it again.',
    },
  },
  contenuto_troppo_grande: {
    status: 400,
    title: { it: 'Contenuto troppo grande', en: 'The content is too large' },
    detail: {
      it: 'Quello che si trova al link supera la dimensione massima che il servizio legge.',
      en: 'What is found at the link exceeds the largest size that the service reads.',
    },
  },
  contenuto_non_adatto: {
    status: 400,
    title: { it: 'Contenuto di un altro tipo', en: 'The content is of another kind' },
    detail: {
      it: 'Al link non si trova un contenuto del tipo atteso. Per un articolo usa verify-url, per un’immagine verify-image, per un video verify-video.',
      en: 'The link does not lead to content of the expected kind. Use verify-url for an article, verify-image for an image, verify-video for a video.',
    },
  },
  non_articolo: {
    status: 400,
    title: { it: 'La pagina non è un articolo', en: 'The page is not an article' },
    detail: {
      it: 'La pagina non contiene un articolo che si possa verificare: {motivo}. Invia il link diretto di un articolo, oppure il testo con verify-text.',
      en: 'The page holds no article that can be verified: {motivo}. Send the direct link of an article, or its text with verify-text.',
    },
  },
  non_immagine: {
    status: 400,
    title: { it: "Il file non è un'immagine leggibile", en: 'The file is not a readable picture' },
    detail: {
      it: "Il file non si può esaminare: {motivo}. Invia l'immagine originale in formato JPEG, PNG, WebP, GIF, AVIF, HEIC, TIFF o BMP.",
      en: 'The file cannot be examined: {motivo}. Send the original picture as JPEG, PNG, WebP, GIF, AVIF, HEIC, TIFF or BMP.',
    },
  },
  non_video: {
    status: 400,
    title: { it: 'Il file non è un video leggibile', en: 'The file is not a readable video' },
    detail: {
      it: 'Il file non si può esaminare: {motivo}. Invia il video originale in formato MP4, MOV, WebM, MKV, AVI, MPEG-TS, 3GP, GIF o WebP animata, di al massimo 10 minuti; per un’immagine usa verify-image.',
      en: 'The file cannot be examined: {motivo}. Send the original video as MP4, MOV, WebM, MKV, AVI, MPEG-TS, 3GP, GIF or animated WebP, of at most 10 minutes; for a picture use verify-image.',
    },
  },
  link_non_raggiungibile: {
    status: 502,
    title: { it: 'Il sito non risponde', en: 'The site does not answer' },
    detail: {
      it: 'Il sito del link ha risposto con un errore o ha interrotto la connessione. La richiesta non è stata conteggiata: riprova più tardi.',
      en: "The link's site answered with an error or broke the connection. The request was not counted: try again later.",
    },
  },
  link_troppo_lento: {
    status: 504,
    title: { it: 'Il sito è troppo lento', en: 'The site is too slow' },
    detail: {
      it: 'Il sito del link non ha risposto in tempo. La richiesta non è stata conteggiata: riprova più tardi.',
      en: "The link's site did not answer in time. The request was not counted: try again later.",
    },
  },
  rete_disattivata: {
    status: 503,
    title: { it: 'I link non si possono aprire', en: 'Links cannot be opened' },
    detail: {
      it: 'Questa installazione lavora senza rete e non può aprire link. Invia il testo con verify-text; la richiesta non è stata conteggiata.',
      en: 'This installation works without a network and cannot open links. Send the text with verify-text; the request was not counted.',
    },
  },
  caricamento_non_valido: {
    status: 400,
    title: { it: 'Caricamento non valido', en: 'The upload is not valid' },
    detail: {
      it: 'Il modulo multipart non è leggibile o è incompleto. Invialo di nuovo, per esempio con: curl -F file=@nome-del-file',
      en: 'The multipart form cannot be read or is incomplete. Send it again, for example with: curl -F file=@name-of-the-file',
    },
  },
  file_mancante: {
    status: 400,
    title: { it: 'Manca il file', en: 'The file is missing' },
    detail: {
      it: 'Il modulo non contiene un file con il nome «file». Invia un solo file con quel nome.',
      en: 'The form holds no file part named “file”. Send exactly one file under that name.',
    },
  },
  file_doppio: {
    status: 400,
    title: { it: 'Più di un file', en: 'More than one file' },
    detail: {
      it: 'Il modulo contiene più di un file. Invia un file per richiesta, con il nome «file».',
      en: 'The form holds more than one file. Send one file per request, under the name “file”.',
    },
  },
  file_vuoto: {
    status: 400,
    title: { it: 'File vuoto', en: 'The file is empty' },
    detail: {
      it: 'Il file inviato ha 0 byte. Controllalo e invialo di nuovo.',
      en: 'The file has 0 bytes. Check it and send it again.',
    },
  },
  file_troppo_grande: {
    status: 400,
    title: { it: 'File troppo grande', en: 'The file is too large' },
    detail: {
      it: 'Il file supera il limite di {limite}. Invia una versione più piccola.',
      en: 'The file exceeds the limit of {limite}. Send a smaller version.',
    },
  },
  richiesta_non_valida: {
    status: 400,
    title: { it: 'Richiesta non valida', en: 'The request is not valid' },
    detail: {
      it: 'La richiesta non rispetta il protocollo HTTP o le sue intestazioni superano 16 kB. Riduci le intestazioni e riprova.',
      en: 'The request does not follow the HTTP protocol or its headers exceed 16 kB. Reduce the headers and try again.',
    },
  },
  nome_sconosciuto: {
    status: 421,
    title: { it: 'Il servizio non ha questo nome', en: 'The service does not go by this name' },
    detail: {
      it: "L'intestazione Host chiama il servizio con un nome che non è il suo. Usa {indirizzo}; chi gestisce il servizio può ammettere altri nomi con ALLOWED_HOSTS.",
      en: 'The Host header calls the service by a name that is not its own. Use {indirizzo}; the operator can allow further names with ALLOWED_HOSTS.',
    },
  },
  metriche_riservate: {
    status: 403,
    title: { it: 'Le misure non sono pubbliche', en: 'The figures are not public' },
    detail: {
      it: '/metrics risponde soltanto alla macchina del servizio, senza proxy in mezzo. Per leggerlo da altrove imposta METRICS_TOKEN e invialo come «Authorization: Bearer».',
      en: "/metrics answers the service's own machine only, with no proxy between. To read it from elsewhere set METRICS_TOKEN and send it as “Authorization: Bearer”.",
    },
  },
  richiesta_troppo_lenta: {
    status: 400,
    title: { it: 'Richiesta troppo lenta', en: 'The request was too slow' },
    detail: {
      it: 'La richiesta non è arrivata per intero entro il tempo massimo. Riprova con una connessione più stabile.',
      en: 'The request did not arrive completely within the time limit. Try again on a steadier connection.',
    },
  },
  prova_non_valida: {
    status: 400,
    title: { it: 'Prova di lavoro non valida', en: 'The proof of work is not valid' },
    detail: {
      it: 'La prova non risolve una sfida valida, è scaduta o è già stata usata. Chiedi una sfida nuova con GET /api/v1/registrazione/sfida.',
      en: 'The proof does not solve a valid challenge, has expired or was used before. Get a new challenge with GET /api/v1/registrazione/sfida.',
    },
  },
  non_trovato: {
    status: 404,
    title: { it: 'Non trovato', en: 'Not found' },
    detail: {
      it: "A questo indirizzo non c'è nulla, o non c'è più. L'elenco degli indirizzi è in /docs.",
      en: 'There is nothing at this address, or no longer. The list of addresses is at /docs.',
    },
  },
  formato_non_disponibile: {
    status: 501,
    title: { it: 'Formato non disponibile', en: 'Format not available' },
    detail: {
      it: 'Qui si risponde soltanto in JSON: chiedi format=json.',
      en: 'Answers here are JSON only: ask for format=json.',
    },
  },
  metodo_non_ammesso: {
    status: 405,
    title: { it: 'Metodo non ammesso', en: 'Method not allowed' },
    detail: {
      it: 'Questo indirizzo accetta soltanto: {metodi}.',
      en: 'This address accepts only: {metodi}.',
    },
  },
  quota_esaurita: {
    status: 429,
    title: { it: 'Quota mensile esaurita', en: 'The monthly quota is used up' },
    detail: {
      it: 'Le {quota} verifiche di questo mese sono usate o in corso. Il conto riparte il {data}; per una quota più grande scrivi al gestore del servizio. Le risposte dalla cache restano gratuite.',
      en: "This month's {quota} verifications are used or under way. The count starts again on {data}; for a larger quota write to the service's operator. Answers from the cache stay free.",
    },
  },
  troppe_registrazioni: {
    status: 429,
    title: { it: 'Troppe registrazioni', en: 'Too many registrations' },
    detail: {
      it: 'Da questo indirizzo o per questa e-mail sono già state create {limite} chiavi oggi. Riprova domani o scrivi al gestore del servizio.',
      en: "{limite} keys were already created today from this address or for this e-mail. Try again tomorrow or write to the service's operator.",
    },
  },
  ...limitProblems,
  ...keyProblems,
  ...correctionProblems,
  ...visitorProblems,
  nessuna_fonte: {
    status: 503,
    title: { it: 'Nessuna fonte raggiungibile', en: 'No source can be reached' },
    detail: {
      it: 'Nessuna fonte ha risposto ({fonti}), e quindi non si può dare un giudizio. Il controllo non è stato conteggiato: riprova più tardi. Chi gestisce il servizio può riempire l’indice locale con «riscontro corpus import».',
      en: 'No source answered ({fonti}), so no verdict can be given. The check was not charged: try again later. The operator can fill the local index with “riscontro corpus import”.',
    },
  },
  motore_non_disponibile: {
    status: 503,
    title: { it: 'Verifica non disponibile', en: 'Verification not available' },
    detail: {
      it: 'Questa installazione non può ancora verificare contenuti di tipo «{tipo}». La richiesta non è stata conteggiata.',
      en: 'This installation cannot verify content of the kind “{tipo}” yet. The request was not counted.',
    },
  },
  servizio_indisponibile: {
    status: 503,
    title: { it: 'Servizio non disponibile', en: 'Service not available' },
    detail: {
      it: 'Il servizio non può rispondere in questo momento. Riprova tra poco; la richiesta non è stata conteggiata.',
      en: 'The service cannot answer right now. Try again shortly; the request was not counted.',
    },
  },
  verifica_interrotta: {
    status: 503,
    title: { it: 'Verifica interrotta', en: 'Verification interrupted' },
    detail: {
      it: 'La verifica è stata interrotta prima della fine e non è stata conteggiata. Invia di nuovo la richiesta.',
      en: 'The verification was interrupted before its end and was not counted. Send the request again.',
    },
  },
  errore_interno: {
    status: 500,
    title: { it: 'Errore interno', en: 'Internal error' },
    detail: {
      it: "C'è stato un errore del servizio; la richiesta non è stata conteggiata. Riprova e, se continua, comunica al gestore il valore dell'intestazione X-Request-Id.",
      en: 'The service made an error; the request was not counted. Try again and, if it goes on, tell the operator the value of the X-Request-Id header.',
    },
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problemKinds;

export const problemCodes = Object.keys(problemKinds) as [ProblemCode, ...ProblemCode[]];

/** Those that only the pages and the widget answer with, and the API with a key never does. */
export const pageProblemCodes: readonly string[] = Object.keys(visitorProblems);

/** The body of every error: RFC 9457, with `codice` for programs. */
export const Problem = z.object({
  type: z.url().describe('Page that explains this kind of error.'),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string().min(1).describe('What is wrong and how to mend it.'),
  codice: z.enum(problemCodes),
  riprova_tra: z
    .int()
    .min(1)
    .optional()
    .describe('Seconds after which it is worth sending again, where they are known: as in Retry-After.'),
});
export type Problem = z.infer<typeof Problem>;
