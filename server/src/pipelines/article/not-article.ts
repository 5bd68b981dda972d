/** Why a page is no article, for the one who sent its link. */
import type { Bilingual } from '@riscontro/contract';
import type { NotArticle } from '../../pages/article.ts';

export const notArticleReasons: Readonly<Record<NotArticle | 'other_language' | 'unreadable', Bilingual>> = {
  login: { it: 'è una pagina di accesso', en: 'it is a sign-in page' },
  shop: { it: 'è la pagina di un prodotto o di un negozio', en: 'it is the page of a product or a shop' },
  home: {
    it: 'è una pagina iniziale o un elenco di articoli',
    en: 'it is a home page or a list of articles',
  },
  search_results: { it: 'è una pagina di risultati di ricerca', en: 'it is a page of search results' },
  video: { it: 'contiene un video e quasi nessun testo', en: 'it holds a video and hardly any text' },
  app_shell: {
    it: 'il testo compare solo con JavaScript, che il servizio non esegue',
    en: 'its text appears only with JavaScript, which the service does not run',
  },
  cookie_wall: {
    it: 'mostra solo la richiesta di consenso ai cookie',
    en: 'it shows only the request to accept cookies',
  },
  paywall: {
    it: 'il testo è riservato agli abbonati',
    en: 'its text is for subscribers only',
  },
  error_page: { it: 'è una pagina di errore', en: 'it is an error page' },
  empty: { it: 'il testo è troppo breve', en: 'its text is too short' },
  not_html: { it: 'non è una pagina web', en: 'it is not a web page' },
  other_language: {
    it: 'il testo non è in italiano né in inglese',
    en: 'its text is neither Italian nor English',
  },
  unreadable: {
    it: 'è troppo grande o troppo intricata per leggerla in tempo',
    en: 'it is too large or too tangled to be read in time',
  },
};
