/** The page for developers: a key of one's own, the first calls, errors, limits, and where to read on. */
import type { Language } from '@riscontro/contract';
import { type Html, html } from '@riscontro/verdict-view';
import { type Section, sectionedPage } from '../about/sections.ts';
import { count } from '../about/written-figures.ts';
import type { Page } from '../layout.ts';
import { widgetSnippet } from '../widget/widget-snippet.ts';
import { codeBlock } from './code-block.ts';
import type { DeveloperFacts } from './developer-facts.ts';
import { developersWords } from './developers-words.ts';
import { errorTable } from './error-table.ts';
import { limitsTable } from './limits-table.ts';
import { type QuickStart, quickStarts } from './quick-starts.ts';
import { registrationForm } from './registration-form.ts';
import { withCode } from './with-code.ts';

export function developersPage(facts: DeveloperFacts, language: Language): Page {
  const say = developersWords[language];
  const sections: Section[] = [
    { id: 'chiave', title: say.key.title, body: keySection(facts, language) },
    { id: 'inizio', title: say.start.title, body: startSection(facts, language) },
    {
      id: 'risposta',
      title: say.answer.title,
      body: html`<ul>${say.answer.items.map((item) => html`<li>${item}</li>`)}</ul>`,
    },
    {
      id: 'console',
      title: say.console.title,
      body: html`<p>${say.console.about}</p>
<p><a class="button" href="/sviluppatori/console">${say.console.open}</a></p>`,
    },
    {
      id: 'errori',
      title: say.errors.title,
      body: html`<p>${withCode(say.errors.about)}</p>${errorTable(language)}`,
    },
    { id: 'widget', title: say.widget, body: widgetSnippet(facts, language) },
    { id: 'limiti', title: say.limits.title, body: limitsTable(facts, language) },
    {
      id: 'riferimenti',
      title: say.more.title,
      body: html`<ul>${say.more.items.map(([path, words]) => html`<li><a href="${path}">${words}</a></li>`)}</ul>`,
    },
  ];
  return {
    language,
    title: say.title,
    description: say.description,
    styles: ['about.css', 'developers.css'],
    scripts: ['developers.js', 'widget-snippet.js'],
    indexed: true,
    body: html`<h1>${say.title}</h1>
<p class="lead">${say.lead}</p>
${sectionedPage(say.contents, sections)}`,
  };
}

function keySection(facts: DeveloperFacts, language: Language): Html {
  const say = developersWords[language].key;
  const { registration, operator } = facts;
  const more = operator.email ? say.moreBy(operator.email) : html`${say.moreNobody}`;
  return html`${
    registration.dailyLimit > 0
      ? html`<p>${say.about(count(registration.quota, language))}</p>${registrationForm(facts, language)}`
      : html`<p>${say.closed}</p>`
  }
<h3>${say.more}</h3>
<p>${more}</p>`;
}

function startSection({ baseUrl }: DeveloperFacts, language: Language): Html {
  const say = developersWords[language].start;
  const blocks = (start: QuickStart) =>
    (['claim', 'link', 'file'] as const).map(
      (kind) =>
        html`<p class="label">${say[kind]}</p>${codeBlock(start[kind], `${start.name}: ${say[kind]}`, language)}`,
    );
  return html`<p>${say.about(baseUrl)}</p>
${quickStarts(baseUrl, language).map(
  (
    start,
    index,
  ) => html`<details name="linguaggio"${index === 0 ? html` open` : undefined}><summary>${start.name}</summary>
${say.notes[start.name] === undefined ? undefined : html`<p class="note">${say.notes[start.name]}</p>`}
${blocks(start)}</details>`,
)}`;
}
