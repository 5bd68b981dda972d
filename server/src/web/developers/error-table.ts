/** The errors of the API by status: what each means, what to do, and the codes that programs look at. */
import { type Bilingual, type Language, pageProblemCodes, problemStatuses } from '@riscontro/contract';
import { type Html, html } from '@riscontro/verdict-view';
import { withCode } from './with-code.ts';

const meanings: Readonly<Record<number, Bilingual>> = {
  400: {
    it: 'La richiesta va corretta: `detail` dice che cosa e come. Riprovare uguale non serve.',
    en: 'The request has to be mended: `detail` says what and how. Trying the same again does not help.',
  },
  401: { it: 'Manca l’intestazione `X-API-Key`.', en: 'The `X-API-Key` header is missing.' },
  403: {
    it: 'La chiave non esiste, è scaduta o è disattivata, o l’azione non è permessa.',
    en: 'The key does not exist, has expired or is deactivated, or the action is not allowed.',
  },
  404: { it: 'A quell’indirizzo non c’è nulla.', en: 'There is nothing at that address.' },
  405: {
    it: 'Il metodo HTTP è sbagliato: `Allow` dice quali vanno bene.',
    en: 'The HTTP method is wrong: `Allow` says which ones are right.',
  },
  409: { it: 'La verifica è ancora in corso.', en: 'The check is still under way.' },
  410: { it: 'C’era, ma è stato tolto o è scaduto.', en: 'It was there, but was taken away or has expired.' },
  429: {
    it: 'Un limite è raggiunto: `Retry-After` dice fra quanti secondi riprovare.',
    en: 'A limit is reached: `Retry-After` says after how many seconds to try again.',
  },
  500: {
    it: 'Un errore del servizio. Se continua, comunica il valore di `X-Request-Id`.',
    en: 'An error of the service. If it goes on, tell the value of `X-Request-Id`.',
  },
  501: { it: 'Quel formato non c’è.', en: 'That format does not exist.' },
  502: { it: 'Il sito del link non funziona.', en: 'The site of the link does not work.' },
  503: {
    it: 'Una parte necessaria non è disponibile: riprova dopo `Retry-After`.',
    en: 'A part that is needed is not available: try again after `Retry-After`.',
  },
  507: {
    it: 'Sul disco non c’è posto per i file: riprova più tardi. Testi e link vanno avanti.',
    en: 'The disk has no room for files: try again later. Texts and links go on.',
  },
  504: { it: 'Il sito del link è troppo lento.', en: 'The site of the link is too slow.' },
};

/** Answered to forms of pages alone. */
const onPages = new Set<string>([
  ...pageProblemCodes,
  'troppe_segnalazioni',
  'richiesta_da_altro_sito',
  'conferma_non_valida',
]);

const headings = {
  it: { status: 'Stato', meaning: 'Significato e codici', region: 'Errori' },
  en: { status: 'Status', meaning: 'Meaning and codes', region: 'Errors' },
} as const satisfies Record<Language, object>;

export function errorTable(language: Language): Html {
  const say = headings[language];
  const ofApi = Object.entries(problemStatuses).filter(([code]) => !onPages.has(code));
  const byStatus = Map.groupBy(ofApi, ([, status]) => status);
  const rows = [...byStatus].sort(([a], [b]) => a - b);
  return html`<table class="errors"><thead><tr><th scope="col">${say.status}</th><th scope="col">${say.meaning}</th></tr></thead>
<tbody>${rows.map(
    ([status, kinds]) =>
      html`<tr><th scope="row">${status}</th><td>${withCode(meanings[status]?.[language] ?? '')}<ul class="codes">${kinds.map(
        ([code]) => html`<li><a href="/problemi#${code}"><code>${code}</code></a></li>`,
      )}</ul></td></tr>`,
  )}</tbody></table>`;
}
