/** The page of an error, and the list of all of them. */
import type { Words } from '../../languages.ts';

export const problems: Words['pages']['problems'] = {
  error: 'Errore',
  home: 'Vai alla pagina iniziale',
  all: 'Tutti gli errori del servizio',
  request: 'Codice della richiesta',
  list: 'Errori del servizio',
  about:
    "Ogni errore dell'API ha un codice stabile, uno stato HTTP e un testo che dice che cosa non va e come rimediare.",
};
