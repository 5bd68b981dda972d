/** For the developers' page: choices, the lines to copy, and how the widget then looks. */
import { type Html, html } from '@riscontro/verdict-view';
import { type Language, languages, wordsIn } from '@riscontro/words';
import { codeBlock } from '../developers/code-block.ts';
import { firstChoice, snippetText } from './snippet-text.ts';

export interface WidgetFacts {
  readonly baseUrl: string;
  readonly visitorDailyLimit: number;
  readonly siteDailyLimit: number;
}

/** Needs `widget-snippet.js`, and headers that let the page show its own widget (`snippetPageHeaders`). */
export function widgetSnippet(facts: WidgetFacts, language: Language): Html {
  const { baseUrl, visitorDailyLimit, siteDailyLimit } = facts;
  const { format, pages } = wordsIn(language);
  const say = pages.widgetSnippet;
  return html`<p>${say.about}</p>
<form id="riquadro" class="snippet-choices" data-base="${baseUrl}">
${choice('language', say.language, [
  option('', say.readersLanguage),
  ...languages.map((one) => option(one, format.languageName(one), wordsIn(one).pages.widget.frameTitle)),
])}
${choice(
  'theme',
  say.theme,
  (['auto', 'chiaro', 'scuro'] as const).map((theme) => option(theme, say.themes[theme])),
)}
${choice('widthPx', say.width, [
  option('', say.fullWidth),
  ...['320', '480', '640'].map((width) => option(width, `${width} px`)),
])}
${choice(
  'way',
  say.way,
  (['loader', 'iframe'] as const).map((way) => option(way, say.ways[way])),
)}
</form>
<div id="riquadro-codice">${codeBlock(snippetText(firstChoice, baseUrl), say.code, language)}</div>
<noscript><p class="note">${say.noScripts}</p></noscript>
<details id="riquadro-anteprima"><summary>${say.preview}</summary><div class="snippet-preview"></div></details>
<p>${say.counted({ visitor: visitorDailyLimit, site: siteDailyLimit })}</p>
<h3>${say.events}</h3>
<p>${say.eventsAbout}</p>
<ul>${Object.entries(say.eventList).map(([name, meaning]) => html`<li><code>riscontro:${name}</code>: ${meaning}</li>`)}</ul>`;
}

function choice(name: string, label: string, options: readonly Html[]): Html {
  const id = `riquadro-${name}`;
  return html`<p><label for="${id}">${label}</label> <select id="${id}" name="${name}">${options}</select></p>`;
}

/** `title` is what the frame is called where this is chosen. */
const option = (value: string, label: string, title?: string): Html =>
  html`<option value="${value}"${title === undefined ? undefined : html` data-title="${title}"`}>${label}</option>`;
