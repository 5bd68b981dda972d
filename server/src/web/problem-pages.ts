/** The page that explains every error code, and the page a reader sees instead of JSON when one happens. */
import { type Problem, type ProblemName, problems } from '@riscontro/contract';
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
  const words = wordsIn(language);
  const say = words.pages.problems;
  const items = Object.entries(words.problems).map(([name, { title, detail }]) => {
    const { wire, status } = problems[name as ProblemName];
    return html`<section class="problem" id="${wire}"><h2>${title}</h2>
<p class="note"><code>${wire}</code> · HTTP ${status}</p>
<p>${sayWithGaps(detail, {})}</p></section>`;
  });
  return {
    language,
    title: say.list,
    styles: ['problems.css'],
    indexed: true,
    body: html`<h1>${say.list}</h1><p class="lead">${say.about}</p>${items}`,
  };
}
