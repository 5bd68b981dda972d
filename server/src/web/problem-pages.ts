/** The page that explains every error code, and the page a reader sees instead of JSON when one happens. */
import { type Language, type Problem, type ProblemCode, problemStatuses } from '@riscontro/contract';
import { html } from '@riscontro/verdict-view';
import { sayWithGaps, wordsIn } from '@riscontro/words';
import type { Page } from './layout.ts';

const words = {
  it: {
    error: 'Errore',
    home: 'Vai alla pagina iniziale',
    all: 'Tutti gli errori del servizio',
    request: 'Codice della richiesta',
    list: 'Errori del servizio',
    about:
      "Ogni errore dell'API ha un codice stabile, uno stato HTTP e un testo che dice che cosa non va e come rimediare.",
  },
  en: {
    error: 'Error',
    home: 'Go to the start page',
    all: 'All errors of the service',
    request: 'Code of the request',
    list: 'Errors of the service',
    about:
      'Every error of the API has a stable code, an HTTP status and a text that says what is wrong and how to mend it.',
  },
} as const satisfies Record<Language, object>;

export function problemPage(problem: Problem, language: Language, requestId: string): Page {
  const say = words[language];
  const { title, detail, status, codice } = problem;
  return {
    language,
    title,
    body: html`<p class="note">${say.error} ${status}</p>
<h1>${title}</h1>
<p class="lead">${detail}</p>
<p><a class="button" href="/">${say.home}</a></p>
<p class="note">${status >= 500 ? html`${say.request}: <code>${requestId}</code> · ` : undefined}<a href="/problemi#${codice}">${say.all}</a></p>`,
  };
}

export function problemListPage(language: Language): Page {
  const say = words[language];
  const items = Object.entries(wordsIn(language).problems).map(
    ([code, { title, detail }]) =>
      html`<section class="problem" id="${code}"><h2>${title}</h2>
<p class="note"><code>${code}</code> · HTTP ${problemStatuses[code as ProblemCode]}</p>
<p>${sayWithGaps(detail, {})}</p></section>`,
  );
  return {
    language,
    title: say.list,
    styles: ['problems.css'],
    indexed: true,
    body: html`<h1>${say.list}</h1><p class="lead">${say.about}</p>${items}`,
  };
}
