/** `riscontro extract`. */
import type { Words } from '../../languages.ts';

export const extract: Words['terminal']['extract'] = {
  summary: 'stampa l’articolo di una pagina web o di una pagina salvata',
  help: {
    actions: {},
    options: {
      json: 'stampa title, author, site, published, language, text, canonical e image come JSON e nient’altro; ciò che non è noto è null',
    },
    notes: [
      'FILE è una pagina salvata come HTML, in qualsiasi codifica; per essa non viene scaricato nulla. Ciò che non è un articolo termina con stato 2, una pagina che non si può avere o leggere con stato 1.',
    ],
  },
  faults: {
    missing: 'Manca il link o il file.',
    oneAtATime: 'Un link o un file alla volta.',
    cannotOpen: ({ path, reason }) => `${path} non si può aprire: ${reason}`,
    tooLarge: ({ path, megabytes }) => `${path} supera i ${megabytes} MB.`,
    unreadable:
      'La pagina non si può leggere: richiede più tempo o memoria di quanto una pagina possa richiedere.',
    forbiddenAddress: 'Il link porta a un indirizzo che non si può visitare.',
    badUrl: 'Il link non è un link http o https senza credenziali.',
    tooManyRedirects: 'Il link viene reindirizzato troppe volte.',
    pageTooLarge: 'La pagina è troppo grande.',
    wrongType: 'Dietro il link c’è qualcosa che non è una pagina web.',
    timeout: 'Il server non ha risposto in tempo.',
    unreachable: 'Il server non si raggiunge.',
    notFound: ({ status }) =>
      `Il server dice che la pagina non esiste, o non la concede${status === undefined ? '' : ` (${status})`}.`,
    serverError: ({ status }) => `Il server ha avuto un errore${status === undefined ? '' : ` (${status})`}.`,
    nameNotFound: 'Non si trova nessun server con quel nome.',
    offline: 'Le richieste verso l’esterno sono disattivate (OFFLINE).',
  },
  notArticle: ({ reason }) => `Non è un articolo: ${reason}.`,
  reasons: {
    login: 'è una pagina di accesso',
    shop: 'è la pagina di un negozio',
    home: 'è una prima pagina o una sezione, con link ad articoli',
    search_results: 'è un elenco di risultati di ricerca',
    video: 'è un filmato quasi senza testo',
    app_shell: 'non c’è nulla prima che girino i suoi script',
    cookie_wall: 'chiede soltanto di accettare i cookie',
    paywall: 'è quasi tutta per gli abbonati',
    error_page: 'dice che la pagina non esiste o non si può mostrare',
    empty: 'non contiene testo',
    not_html: 'non è una pagina web',
  },
  labels: {
    author: 'autore',
    site: 'sito',
    published: 'pubblicato',
    language: 'lingua',
    link: 'link',
    image: 'immagine',
    kind: 'genere',
    note: 'nota',
  },
  kinds: { satire: 'satira', opinion: 'opinione', live: 'diretta', gallery: 'galleria' },
  paywalled: 'il resto è per gli abbonati',
};
