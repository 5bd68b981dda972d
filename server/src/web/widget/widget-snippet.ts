/** For the developers' page: choices, the lines to copy, and how the widget then looks. */
import type { Language } from '@riscontro/contract';
import { type Html, html } from '@riscontro/verdict-view';
import { count } from '../about/written-figures.ts';
import { codeBlock } from '../developers/code-block.ts';
import { firstChoice, snippetText } from './snippet-text.ts';
import { snippetWords } from './snippet-words.ts';

export interface WidgetFacts {
  readonly baseUrl: string;
  readonly visitorDailyLimit: number;
  readonly siteDailyLimit: number;
}

/** Needs `widget-snippet.js`, and headers that let the page show its own widget (`snippetPageHeaders`). */
export function widgetSnippet(facts: WidgetFacts, language: Language): Html {
  const { baseUrl, visitorDailyLimit, siteDailyLimit } = facts;
  const say = snippetWords[language];
  return html`<p>${say.about}</p>
<form id="riquadro" class="snippet-choices" data-base="${baseUrl}">
${choice('language', say.language, say.languages)}
${choice('theme', say.theme, say.themes)}
${choice('widthPx', say.width, say.widths)}
${choice('way', say.way, say.ways)}
</form>
<div id="riquadro-codice">${codeBlock(snippetText(firstChoice, baseUrl), say.code, language)}</div>
<noscript><p class="note">${say.noScripts}</p></noscript>
<details id="riquadro-anteprima"><summary>${say.preview}</summary><div class="snippet-preview"></div></details>
<p>${say.counted(count(visitorDailyLimit, language), count(siteDailyLimit, language))}</p>
<h3>${say.events}</h3>
<p>${say.eventsAbout}</p>
<ul>${say.eventList.map(([name, meaning]) => html`<li><code>${name}</code>: ${meaning}</li>`)}</ul>`;
}

function choice(name: string, label: string, values: readonly (readonly [string, string])[]): Html {
  const id = `riquadro-${name}`;
  return html`<p><label for="${id}">${label}</label> <select id="${id}" name="${name}">${values.map(
    ([value, words]) => html`<option value="${value}">${words}</option>`,
  )}</select></p>`;
}
