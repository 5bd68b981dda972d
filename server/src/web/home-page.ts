/** The start page: one form that takes anything, how many free checks are left, and what the service is. */
import type { Language, Problem } from '@riscontro/contract';
import { type Html, html, remainingText } from '@riscontro/verdict-view';
import { homeWords } from './home-words.ts';
import { type Page, withLanguage } from './layout.ts';

export interface HomeAbout {
  readonly language: Language;
  /** The language that the address named. */
  readonly named: Language | undefined;
  readonly token: string;
  readonly dailyLimit: number;
  readonly remaining: number;
  /** What can be checked beside claims. */
  readonly kinds: Readonly<Record<'articolo' | 'immagine' | 'video', boolean>>;
  readonly limits: {
    readonly claimCharactersMax: number;
    readonly imageBytesMax: number;
    readonly videoBytesMax: number;
  };
  /** What the field holds. */
  readonly text: string;
  /** Why the last check was not made. */
  readonly problem?: Problem;
}

/** Where keys are explained. */
const keyPage = '/docs/';
const megabyte = 1024 * 1024;

export function homePage(about: HomeAbout): Page {
  const { language, named, problem, dailyLimit } = about;
  const say = homeWords[language];
  const body = html`
<div class="full home">
<div class="home-check">
<h1>${say.heading}</h1>
<p class="lead">${say.lead}</p>
<div id="avviso" class="problem-note"${problem ? html` role="alert"` : html` hidden`}>${problem ? problemNote(problem) : undefined}</div>
${dailyLimit > 0 ? form(about) : html`<p>${say.off} <a href="${keyPage}">${say.offWay}</a></p>`}
<section id="andamento" class="progress" aria-labelledby="andamento-titolo" hidden></section>
<section id="esito" class="outcome-place" hidden></section>
<p id="annuncio" class="unseen" role="status"></p>
</div>
<div class="home-about">
<h2>${say.how}</h2>
<ol>${say.steps.map((step) => html`<li>${step}</li>`)}</ol>
<p><a href="${withLanguage('/metodo', named)}">${say.method}</a></p>
<h2>${say.cannot}</h2>
<ul>${say.limits.map((limit) => html`<li>${limit}</li>`)}</ul>
</div>
</div>`;
  return {
    language,
    title: problem ? problem.title : say.title,
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
  const { language, named, token, remaining, kinds, limits, text } = about;
  const say = homeWords[language];
  return html`<form id="verifica" class="check-form" method="post" action="${withLanguage('/verifica', named)}" enctype="multipart/form-data" data-image-max="${limits.imageBytesMax}" data-video-max="${limits.videoBytesMax}">
<input type="hidden" name="token" value="${token}">
<div class="text-part">
<label for="q">${say.text}</label>
<p class="hint" id="q-aiuto">${kinds.articolo || kinds.immagine ? say.textHint : say.textOnlyHint}</p>
<textarea id="q" name="q" rows="3" maxlength="${limits.claimCharactersMax}" aria-describedby="q-aiuto">${text}</textarea>
</div>
${filePart(about)}
<div class="send-part">
<button class="primary" type="submit">${say.send}</button>
<p id="rimanenti" data-remaining="${remaining}">${remainingText(remaining, language)}</p>
</div>
<p class="note"><a href="${keyPage}">${say.key}</a></p>
<div class="examples">
<h2>${say.examples}</h2>
<ul>${say.examplesOf.map(
    (example) =>
      html`<li><a href="${withLanguage(`/?q=${encodeURIComponent(example)}`, named)}">${example}</a></li>`,
  )}</ul>
</div>
</form>`;
}

function filePart({ language, kinds, limits }: HomeAbout): Html | undefined {
  if (!kinds.immagine && !kinds.video) return undefined;
  const say = homeWords[language];
  const size = (isOn: boolean, bytes: number) => (isOn ? `${Math.floor(bytes / megabyte)} MB` : undefined);
  const which = kinds.immagine && kinds.video ? 'both' : kinds.immagine ? 'image' : 'video';
  const accept = [kinds.immagine && 'image/*', kinds.video && 'video/*'].filter(Boolean).join(',');
  const hint = say.fileHint(
    size(kinds.immagine, limits.imageBytesMax),
    size(kinds.video, limits.videoBytesMax),
  );
  return html`<div class="file-part">
<label for="file">${say.file[which]}</label>
<p class="hint" id="file-aiuto">${hint}.<span class="with-scripts" hidden>${say.fileHelp}</span></p>
<input type="file" id="file" name="file" accept="${accept}" aria-describedby="file-aiuto">
<div id="scelto" class="chosen-file" hidden></div>
</div>`;
}
