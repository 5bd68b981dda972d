/** The start page: one form that takes anything, how many free checks are left, and what the service is. */
import type { Problem } from '@riscontro/contract';
import { type Html, html } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';
import { type CheckFormAbout, checkForm } from './check-form.ts';
import { deletionTemplate } from './deletion-parts.ts';
import { type Page, withLanguage } from './layout.ts';

export interface HomeAbout extends Omit<CheckFormAbout, 'action' | 'after' | 'site'> {
  /** The language that the address named. */
  readonly named: Language | undefined;
  readonly dailyLimit: number;
  /** Why the last check was not made. */
  readonly problem?: Problem;
}

/** Where keys are explained. */
const keyPage = '/sviluppatori';

export function homePage(about: HomeAbout): Page {
  const { language, named, problem, dailyLimit } = about;
  const say = wordsIn(language).pages.home;
  const body = html`
<div class="full home">
<div class="home-check">
<h1>${say.heading}</h1>
<p class="lead">${say.lead}</p>
<div id="avviso" class="problem-note"${problem ? html` role="alert"` : html` hidden`}>${problem ? problemNote(problem) : undefined}</div>
${dailyLimit > 0 ? form(about) : html`<p>${say.off} <a href="${keyPage}">${say.offWay}</a></p>`}
<section id="andamento" class="progress" aria-labelledby="andamento-titolo" data-goes-on="${say.goesOn}" hidden></section>
<section id="esito" class="outcome-place" hidden></section>
${deletionTemplate(language)}
<p id="annuncio" class="unseen" role="status"></p>
</div>
<div class="home-about">
<h2>${say.how}</h2>
<ol>${Object.values(say.steps).map((step) => html`<li>${step}</li>`)}</ol>
<p><a href="${withLanguage('/metodo', named)}">${say.method}</a></p>
<h2>${say.cannot}</h2>
<ul>${Object.values(say.limits).map((limit) => html`<li>${limit}</li>`)}</ul>
</div>
</div>`;
  return {
    language,
    title: problem ? problem.title : 'Riscontro',
    description: say.description,
    body,
    path: '/',
    indexed: problem === undefined && about.text === '',
    styles: ['home.css'],
    ...(dailyLimit > 0 ? { scripts: ['home.js'] } : {}),
  };
}

export function problemNote({ title, detail }: Pick<Problem, 'title' | 'detail'>): Html {
  return html`<h2>${title}</h2><p>${detail}</p>`;
}

function form(about: HomeAbout): Html {
  const { language, named } = about;
  const say = wordsIn(language).pages.home;
  return checkForm({
    ...about,
    action: withLanguage('/verifica', named),
    after: html`<p class="note"><a href="${keyPage}">${say.key}</a></p>
<div class="examples">
<h2>${say.examples}</h2>
<ul>${Object.values(say.exampleClaims).map(
      (example) =>
        html`<li><a href="${withLanguage(`/?q=${encodeURIComponent(example)}`, named)}">${example}</a></li>`,
    )}</ul>
</div>`,
  });
}
