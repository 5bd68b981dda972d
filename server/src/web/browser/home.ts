/**
 * The start page with scripts: sends the form without leaving the page, shows how far the check is, and then its
 * verdict. Without scripts the same form is posted and the same check is waited for on a page of its own.
 */
import type { Problem, Progress, VerificationResult } from '@riscontro/contract';
import {
  checkedContent,
  checkProgress,
  currentPhase,
  html,
  levelTitle,
  remainingText,
  verdictCard,
} from '@riscontro/verdict-view';
import { watchFile } from './home/chosen-file.ts';
import { freshToken, sendCheck } from './home/send-check.ts';
import { pageLanguage as language, say } from './home/words.ts';

const place = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;
const [form, warning, progress, outcome] = [
  place<HTMLFormElement>('verifica'),
  place('avviso'),
  place('andamento'),
  place('esito'),
];
const field = place<HTMLTextAreaElement>('q');
const lead = document.querySelector<HTMLElement>('.lead') ?? document.createElement('p');
const token = form.elements.namedItem('token') as HTMLInputElement;
/** An address of this service, in the language that the form's own address names, if it names one. */
const addressOf = (path: string) => path + new URL(form.action).search;
let stopWaiting = new AbortController();

const announce = (text: string) => {
  place('annuncio').textContent = text;
};
const chosen = watchFile({ form, announce, complain });

for (const hint of document.querySelectorAll<HTMLElement>('.with-scripts')) hint.hidden = false;
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void check();
});
// Enter sends, as in every field of one thought; a new line is Shift and Enter.
field.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  form.requestSubmit();
});
addEventListener('popstate', () => {
  if (location.pathname.startsWith('/verifica/')) location.reload();
  else showForm();
});

/** Shows one of form, progress and outcome. */
function show(shown: HTMLElement): void {
  for (const each of [form, progress, outcome]) each.hidden = each !== shown;
  lead.hidden = shown !== form;
}

function showForm(): void {
  stopWaiting.abort();
  warning.hidden = true;
  show(form);
}

interface WayOn {
  readonly label: string;
  readonly href: string;
  /** Nothing went wrong. */
  readonly isCalm?: boolean;
}

/** What happened, above the form with everything still in it. */
function complain(title: string, detail: string, way?: WayOn): void {
  show(form);
  const link = way && html`<a class="button" href="${way.href}">${way.label}</a>`;
  warning.innerHTML = html`<h2 tabindex="-1">${title}</h2><p>${detail}</p>${link}`.text;
  warning.classList.toggle('calm', way?.isCalm ?? false);
  warning.hidden = false;
  warning.querySelector('h2')?.focus();
}

async function check(hasFreshToken = false): Promise<void> {
  warning.hidden = true;
  if (!navigator.onLine) return complain(say.offline, say.offlineDetail);
  const sent = new FormData();
  sent.set('token', token.value);
  const { file } = chosen;
  if (file) sent.set('file', file);
  else sent.set('q', field.value);
  const stop = new AbortController();
  stopWaiting = stop;
  let id = '';
  const events: Progress[] = [];
  const stopShowing = showProgress(file ? file.name : field.value.trim(), events, () => stop.abort());
  const end = await sendCheck(
    form.action,
    sent,
    {
      begun(begunId) {
        id = begunId;
        history.pushState(null, '', addressOf(`/verifica/${id}`));
      },
      progress: (event) => events.push(event),
      remaining: showRemaining,
    },
    stop.signal,
  );
  stopShowing();
  if (stop !== stopWaiting) return;
  const way = id === '' ? undefined : { label: say.resume, href: addressOf(`/verifica/${id}`) };
  if (way && end.end !== 'result') history.replaceState(null, '', addressOf('/'));
  switch (end.end) {
    case 'result':
      return showResult(end.result);
    case 'problem':
      return showProblem(end.problem, hasFreshToken);
    case 'stopped':
      if (way) complain(say.stopped, say.stoppedDetail, { ...way, isCalm: true });
      else showForm();
      return;
    case 'broken':
      if (way) complain(say.broken, say.brokenDetail, way);
      else complain(navigator.onLine ? say.notSent : say.offline, say.notSentDetail);
  }
}

/** A page that was open for too long gets a new token by itself, once. */
async function showProblem(problem: Problem, hasFreshToken: boolean): Promise<void> {
  if (problem.codice === 'pagina_scaduta' && !hasFreshToken) {
    const fresh = await freshToken(form.action);
    if (fresh) {
      token.value = fresh;
      return check(true);
    }
  }
  if (problem.codice === 'limite_giornaliero') showRemaining(0);
  complain(problem.title, problem.detail);
}

function showRemaining(count: number): void {
  const remaining = place('rimanenti');
  remaining.textContent = remainingText(count, language);
  remaining.dataset.remaining = String(count);
}

/** Draws the progress until the function returned is called. */
function showProgress(text: string, events: readonly Progress[], stop: () => void): () => void {
  const startedMs = performance.now();
  progress.innerHTML = html`<h2 id="andamento-titolo" tabindex="-1">${say.working}</h2>
<blockquote class="sent-text">${text}</blockquote>
<div class="events"></div>
<p class="note"><span class="elapsed"></span> ${say.goesOn}</p>
<p class="actions"><button type="button">${say.stop}</button></p>`.text;
  progress.querySelector('button')?.addEventListener('click', stop);
  show(progress);
  progress.querySelector('h2')?.focus();
  let drawn = -1;
  const draw = () => {
    const seconds = Math.floor((performance.now() - startedMs) / 1000);
    const elapsed = progress.querySelector('.elapsed');
    if (elapsed) elapsed.textContent = say.elapsed(seconds);
    if (drawn === events.length) return;
    drawn = events.length;
    const drawing = progress.querySelector('.events');
    if (drawing) drawing.innerHTML = events.length > 0 ? checkProgress(events, language).text : '';
    announce(currentPhase(events) ?? (chosen.file ? say.uploading : say.sending));
  };
  draw();
  const timer = setInterval(draw, 200);
  return () => clearInterval(timer);
}

function showResult(result: VerificationResult): void {
  const whole = addressOf(`/v/${result.id}`);
  outcome.innerHTML = html`${checkedContent(result, language)}${verdictCard(result, { language })}
<p class="actions"><a class="button primary" href="${whole}">${say.open}</a> <button type="button">${say.again}</button></p>`.text;
  outcome.querySelector('button')?.addEventListener('click', () => {
    field.value = '';
    chosen.clear();
    history.pushState(null, '', addressOf('/'));
    showForm();
    field.focus();
  });
  show(outcome);
  announce(say.ready(levelTitle(result.livello, language)));
  const heading = outcome.querySelector<HTMLElement>('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
