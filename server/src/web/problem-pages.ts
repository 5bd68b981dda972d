/** The page that explains every error code, and the page a reader sees instead of JSON when one happens. */
import { type Problem, type ProblemCode, problemStatuses } from '@riscontro/contract';
import { html } from '@riscontro/verdict-view';
import { type Language, sayWithGaps, wordsIn } from '@riscontro/words';
import type { Page } from './layout.ts';

export function problemPage(problem: Problem, language: Language, requestId: string): Page {
  const say = wordsIn(language).pages.problems;
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
  const { problems, pages } = wordsIn(language);
  const say = pages.problems;
  const items = Object.entries(problems).map(
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
