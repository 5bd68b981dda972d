/** What an answer’s status means to whoever calls the API. */
import type { Words } from '../../languages.ts';

export const httpStatuses: Words['pages']['httpStatuses'] = {
  400: 'La richiesta va corretta: `detail` dice che cosa e come. Riprovare uguale non serve.',
  401: 'Manca l’intestazione `X-API-Key`.',
  403: 'La chiave non esiste, è scaduta o è disattivata, o l’azione non è permessa.',
  404: 'A quell’indirizzo non c’è nulla.',
  405: 'Il metodo HTTP è sbagliato: `Allow` dice quali vanno bene.',
  409: 'La verifica è ancora in corso.',
  410: 'C’era, ma è stato tolto o è scaduto.',
  429: 'Un limite è raggiunto: `Retry-After` dice fra quanti secondi riprovare.',
  500: 'Un errore del servizio. Se continua, comunica il valore di `X-Request-Id`.',
  501: 'Quel formato non c’è.',
  502: 'Il sito del link non funziona.',
  503: 'Una parte necessaria non è disponibile: riprova dopo `Retry-After`.',
  504: 'Il sito del link è troppo lento.',
  507: 'Sul disco non c’è posto per i file: riprova più tardi. Testi e link vanno avanti.',
};
