/** The page that explains every error code, and the page a reader sees instead of JSON when one happens. */
import { type Language, type Problem, problemKinds } from '@riscontro/contract';
import { html } from '@riscontro/verdict-view';
import type { Page } from './layout.ts';

export function problemPage(problem: Problem, language: Language): Page {
  return {
    language,
    title: problem.title,
    body: html`<h1>${problem.title}</h1><p>${problem.detail}</p>`,
  };
}

export function problemListPage(language: Language): Page {
  const title = language === 'it' ? 'Errori del servizio' : 'Errors of the service';
  const items = Object.entries(problemKinds).map(
    ([code, kind]) =>
      html`<dt id="${code}"><code>${code}</code> · ${kind.status}</dt>
<dd><strong>${kind.title[language]}.</strong> ${general(kind.detail[language])}</dd>`,
  );
  return { language, title, body: html`<h1>${title}</h1><dl>${items}</dl>` };
}

/** The detail without the parameters of a single case. */
const general = (detail: string) => detail.replaceAll(/\{\w+\}/g, '…');
