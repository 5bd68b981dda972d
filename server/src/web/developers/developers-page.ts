/** The page for developers: a key of one's own, the first calls, errors, limits, and where to read on. */
import { pageProblems, problems } from '@riscontro/contract';
import { filledText, type Html, html, markedText } from '@riscontro/verdict-view';
import { defaultLanguage, type Language, languages, wordsIn } from '@riscontro/words';
import { type Section, sectionedPage } from '../about/sectioned-page.ts';
import type { Page } from '../layout.ts';
import { mailLink } from '../mail-link.ts';
import { widgetSnippet } from '../widget/widget-snippet.ts';
import { codeBlock } from './code-block.ts';
import type { DeveloperFacts } from './developer-facts.ts';
import { consoleLink, keyPanel, keyPlaceholder } from './key-panel.ts';
import { type QuickStart, quickStarts, registrationScript } from './quick-starts.ts';

const furtherPages = [
  ['reference', '/docs/'],
  ['openApi', '/openapi.json'],
  ['forModels', '/llms.txt'],
  ['changelog', '/sviluppatori/novita'],
  ['status', '/stato'],
  ['method', '/metodo'],
] as const;

export function developersPage(facts: DeveloperFacts, language: Language): Page {
  const say = wordsIn(language).pages.developers;
  const sections: Section[] = [
    { id: 'chiave', title: say.key.title, body: keySection(facts, language) },
    { id: 'inizio', title: say.start.title, body: startSection(facts, language) },
    { id: 'risposta', title: say.answer.title, body: answerSection(language) },
    {
      id: 'console',
      title: say.console.title,
      body: html`<p>${say.console.about}</p>
<p><a class="button" href="/sviluppatori/console">${say.console.open}</a></p>`,
    },
    {
      id: 'errori',
      title: say.errors.title,
      body: html`<p>${markedText(say.errors.about)}</p>${errorTable(language)}`,
    },
    { id: 'widget', title: say.widget, body: widgetSnippet(facts, language) },
    { id: 'limiti', title: say.limits.title, body: limitsTable(facts, language) },
    {
      id: 'riferimenti',
      title: say.more.title,
      body: html`<ul>${furtherPages.map(([name, path]) => html`<li><a href="${path}">${say.more.pages[name]}</a></li>`)}</ul>`,
    },
  ];
  return {
    ...sectionedPage(say, sections, language),
    styles: ['about.css', 'developers.css'],
    scripts: ['developers.js', 'widget-snippet.js'],
  };
}

function keySection(facts: DeveloperFacts, language: Language): Html {
  const say = wordsIn(language).pages.developers.key;
  const { registration, operator } = facts;
  const more = operator.email ? filledText(say.moreBy, { email: mailLink(operator.email) }) : say.moreNobody;
  return html`${
    registration.dailyLimit > 0
      ? html`<p>${say.about({ quota: registration.quota })}</p>${registrationForm(facts, language)}`
      : html`<p>${say.closed}</p>`
  }
<h3>${say.more}</h3>
<p>${more}</p>`;
}

/** The form that makes a key, what stands there without scripts, and the mould of what it shows in the end. */
function registrationForm(
  { confirmsEmail, baseUrl, registration }: DeveloperFacts,
  language: Language,
): Html {
  const {
    newKey,
    developers: { key: say },
  } = wordsIn(language).pages;
  const emailHint = confirmsEmail ? `${say.emailHint} ${say.emailConfirm}` : say.emailHint;
  return html`<noscript><p class="warning">${say.plain}</p></noscript>
<form id="registrazione" class="panel needs-script" method="post" action="/api/v1/registrazione" data-placeholder="${keyPlaceholder}">
<div id="avviso" class="problem-note" role="alert" hidden></div>
<div class="field"><label for="nome">${say.name}</label><p class="hint" id="nome-aiuto">${say.nameHint}</p>
<input type="text" id="nome" name="nome" required minlength="2" maxlength="100" autocomplete="organization" aria-describedby="nome-aiuto"></div>
<div class="field"><label for="email">${say.email}</label><p class="hint" id="email-aiuto">${emailHint}</p>
<input type="email" id="email" name="email" required maxlength="254" autocomplete="email" aria-describedby="email-aiuto"></div>
<div class="field"><label for="uso">${say.use}</label><p class="hint" id="uso-aiuto">${say.useHint}</p>
<input type="text" id="uso" name="uso" required minlength="3" maxlength="1000" autocomplete="off" aria-describedby="uso-aiuto"></div>
<div class="send-part"><button class="primary" type="submit">${say.send}</button>
<div id="lavoro" class="work" hidden><progress max="1" value="0" aria-labelledby="lavoro-testo"></progress><span id="lavoro-testo" role="status"></span></div></div>
<p class="note">${say.work} <a href="/privacy#conservazione">${say.privacy}</a></p>
</form>
<section id="chiave-nuova" class="panel" aria-labelledby="chiave-nuova-titolo" hidden>
<h3 id="chiave-nuova-titolo" tabindex="-1">${newKey.title}</h3>
${keyPanel(language, { key: keyPlaceholder, quota: registration.quota, baseUrl })}
${consoleLink(language)}
</section>
<section id="da-confermare" class="panel" aria-labelledby="da-confermare-titolo" hidden>
<h3 id="da-confermare-titolo" tabindex="-1">${say.confirmTitle}</h3>
<p>${say.confirmAbout}</p>
</section>
<details><summary>${say.script}</summary>
<p>${say.scriptAbout}</p>
${codeBlock(registrationScript(baseUrl, language), say.script, language)}
</details>`;
}

function startSection({ baseUrl }: DeveloperFacts, language: Language): Html {
  const say = wordsIn(language).pages.developers.start;
  const notes: Readonly<Record<string, string>> = say.notes;
  const blocks = (start: QuickStart) =>
    (['claim', 'link', 'file'] as const).map(
      (kind) =>
        html`<p class="label">${say[kind]}</p>${codeBlock(start[kind], `${start.name}: ${say[kind]}`, language)}`,
    );
  return html`<p>${markedText(say.about({ address: `${baseUrl}/api/v1/` }))}</p>
${quickStarts(baseUrl, language).map(
  (
    start,
    index,
  ) => html`<details name="linguaggio"${index === 0 ? html` open` : undefined}><summary>${start.name}</summary>
${notes[start.name] === undefined ? undefined : html`<p class="note">${notes[start.name]}</p>`}
${blocks(start)}</details>`,
)}`;
}

function answerSection(language: Language): Html {
  const say = wordsIn(language).pages.developers.answer;
  const others = languages.filter((other) => other !== defaultLanguage);
  const points = [...Object.values(say.points), say.languages({ usual: defaultLanguage, others })];
  return html`<ul>${points.map((point) => html`<li>${markedText(point)}</li>`)}</ul>`;
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;
/** The largest page that is read; see pages/read-article.ts. */
const articleSize = '5 MB';

/** The limits of this installation, as its settings have them. */
function limitsTable(facts: DeveloperFacts, language: Language): Html {
  const { format, pages } = wordsIn(language);
  const say = pages.developers.limits;
  const { registration, limits, kinds, visitorDailyLimit } = facts;
  const atMost = (value: number) => (value === 0 ? say.unlimited : format.count(value));
  const rows: (readonly [string, string])[] = [
    [say.quota, format.count(registration.quota)],
    [say.requests, atMost(facts.requestsPerMinute)],
    [say.failures, atMost(facts.failuresPerHour)],
    [say.claim, say.characters({ min: limits.claimCharactersMin, max: limits.claimCharactersMax })],
    [say.article, kinds.article ? articleSize : say.missing],
    [say.image, kinds.image ? say.imageSize({ size: megabytes(limits.imageBytesMax) }) : say.missing],
    [say.video, kinds.video ? say.videoSize({ size: megabytes(limits.videoBytesMax) }) : say.missing],
    [say.cache, say.hours],
    [say.time, say.seconds],
    [say.keys, format.count(registration.dailyLimit)],
    [say.free, format.count(visitorDailyLimit)],
  ];
  return html`<table class="figures limits"><thead><tr><th scope="col">${say.what}</th><th scope="col">${say.limit}</th></tr></thead>
<tbody>${rows.map(([what, limit]) => html`<tr><th scope="row">${what}</th><td>${limit}</td></tr>`)}</tbody></table>`;
}

/** Answered to forms of pages alone. */
const onPages = new Set<string>([
  ...pageProblems,
  'tooManyReports',
  'crossSiteRequest',
  'confirmationInvalid',
]);

/** The errors of the API by status: what each means, what to do, and the codes that programs look at. */
function errorTable(language: Language): Html {
  const { errors: say } = wordsIn(language).pages.developers;
  const meanings: Readonly<Record<number, string>> = wordsIn(language).pages.httpStatuses;
  const ofApi = Object.entries(problems).filter(([name]) => !onPages.has(name));
  const byStatus = Map.groupBy(ofApi, ([, { status }]) => status);
  const rows = [...byStatus].sort(([a], [b]) => a - b);
  return html`<table class="errors"><thead><tr><th scope="col">${say.status}</th><th scope="col">${say.meaning}</th></tr></thead>
<tbody>${rows.map(
    ([status, kinds]) =>
      html`<tr><th scope="row">${status}</th><td>${markedText(meanings[status] ?? '')}<ul class="codes">${kinds.map(
        ([, { wire }]) => html`<li><a href="/problemi#${wire}"><code>${wire}</code></a></li>`,
      )}</ul></td></tr>`,
  )}</tbody></table>`;
}
