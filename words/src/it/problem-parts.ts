/** Parts of the texts of errors: what was expected, which rule was broken, what the reason is. */
import type * as english from '../en/problem-parts.ts';
import { format } from './format.ts';

/** What to send, for each kind of request. */
export const expectedBodies: typeof english.expectedBodies = {
  claim: 'application/json con il campo «claim»',
  link: 'application/json con il campo «url»',
  fileOrLink: 'multipart/form-data con un file di nome «file», oppure application/json con il campo «url»',
  registration: 'application/json con i campi «nome», «email», «uso» e «prova»',
  graceHours: 'application/json con il campo «ore_di_grazia», oppure niente',
  form: 'un modulo in application/x-www-form-urlencoded',
};

/** What a field has to be. */
export const fieldRules: typeof english.fieldRules = {
  textInQuotes: 'serve un testo tra virgolette',
  linkInQuotes: 'serve un link tra virgolette',
  trueOrFalse: 'serve true o false',
  name: 'da 2 a 100 caratteri, senza caratteri di controllo',
  email: 'un indirizzo come nome@example.org',
  use: 'da 3 a 1000 caratteri, senza caratteri di controllo',
  proof: 'un oggetto con «sfida» e «soluzione»',
  wholeNumberUpTo: ({ max }) => `un numero intero da 0 a ${max}`,
  sharePage: "l'indirizzo di una pagina di condivisione",
  pixels: 'un numero intero di pixel, da 1 a 99999',
};

/** Which limit of the moment is reached. */
export const limitReasons: typeof english.limitReasons = {
  requests: 'sono arrivate troppe richieste in un minuto',
  unknownKeys: 'da questa rete sono state provate troppe chiavi che non esistono',
  uploads: 'ci sono già troppi caricamenti in corso da parte tua',
  checksOfKey: ({ max }) => `questa chiave ha già ${max} verifiche in corso, quante ne può avere insieme`,
  checksOfVisitor: 'le verifiche che hai già avviato non sono ancora finite',
  checksOfNetwork: 'dalla tua rete sono già in corso molte verifiche',
};

/** Why a page is no article. */
export const notArticleReasons: typeof english.notArticleReasons = {
  login: 'è una pagina di accesso',
  shop: 'è la pagina di un prodotto o di un negozio',
  home: 'è una pagina iniziale o un elenco di articoli',
  search_results: 'è una pagina di risultati di ricerca',
  video: 'contiene un video e quasi nessun testo',
  app_shell: 'il testo compare solo con JavaScript, che il servizio non esegue',
  cookie_wall: 'mostra solo la richiesta di consenso ai cookie',
  paywall: 'il testo è riservato agli abbonati',
  error_page: 'è una pagina di errore',
  empty: 'il testo è troppo breve',
  not_html: 'non è una pagina web',
  other_language: ({ read }) => `il testo non è in ${format.either(read.map(format.languageName))}`,
  unreadable: 'è troppo grande o troppo intricata per leggerla in tempo',
};

/** Why a file cannot be examined as an image. */
export const notImageReasons: typeof english.notImageReasons = {
  not_an_image: "non è un'immagine",
  unsupported_format: "è un formato d'immagine che il servizio non legge",
  damaged: 'è danneggiato e non si apre',
  truncated: 'è incompleto: manca la parte finale',
  too_many_pixels: "l'immagine ha più di 100 milioni di pixel",
  too_small: "l'immagine non ha pixel",
  two_files_in_one:
    'contiene, oltre all’immagine, un secondo file di altro tipo, come un archivio o un programma',
  too_much_work: 'aprirlo richiede più tempo o memoria di quanto un’immagine normale richieda',
};

/** Why a file cannot be examined as a video. */
export const notVideoReasons: typeof english.notVideoReasons = {
  not_a_video: 'non è un video',
  unsupported_format: 'è un formato che il servizio non legge',
  unsupported_codec: 'le immagini sono codificate in un modo che il servizio non legge',
  damaged: 'è danneggiato e non si apre',
  truncated: 'è incompleto: ne manca una parte',
  encrypted: 'è protetto da cifratura e senza la chiave non si può vedere',
  no_images: 'contiene soltanto suono, senza immagini',
  empty: 'non contiene nessun fotogramma',
  too_long: 'dura più di 10 minuti',
  too_many_pixels: 'i fotogrammi sono più grandi di quelli di un video 4K',
  too_much_work: 'esaminarlo richiede più tempo o memoria di quanto un video normale richieda',
};
