/**
 * The form with scripts, on the start page and in the widget: sends without leaving the page, shows how far the check
 * is, and then its verdict. Without scripts the same form is posted and the same check is waited for on another page.
 */
import { type FreeCheckWatcher, RiscontroError, sendFreeCheck } from '@riscontro/client';
import type { VerificationResult as Answer, Problem, Progress } from '@riscontro/contract';
import {
  progress as toldProgress,
  type VerificationResult,
  verificationResult,
} from '@riscontro/contract/inside';
import {
  checkedContent,
  checkProgress,
  currentPhase,
  Html,
  html,
  levelTitle,
  remainingText,
  sharePath,
  verdictCard,
} from '@riscontro/verdict-view';
import { format } from '@riscontro/words/of-page/format.ts';
import { checkUnderWay as say } from '@riscontro/words/of-page/pages/check-under-way.ts';
import { freeChecks, progress } from '@riscontro/words/of-page/verdict/progress.ts';
import { methods, outcomes, signalKinds } from '@riscontro/words/of-page/verdict/signals.ts';
import {
  card,
  checked,
  confidence,
  content,
  levels,
  reasons,
  scale,
} from '@riscontro/words/of-page/verdict/verdict.ts';
import { keepToken } from '../shared/deletion-token.ts';
import { pageLanguage } from '../shared/page-language.ts';
import { watchFile } from './chosen-file.ts';
import { offerDeletion } from './deletion.ts';
import { keepPass } from './page-pass.ts';

export interface WayOn {
  readonly label: string;
  readonly href: string;
  /** Nothing went wrong. */
  readonly isCalm?: boolean;
  /** Opens beside the page. */
  readonly isElsewhere?: boolean;
}

/** What is different from page to page. */
export interface CheckPlace {
  /** Where a page that was open for too long gets a new pass. */
  readonly stateAddress: string;
  /** Whether the pass that the page came with is no good. */
  readonly needsPass?: boolean;
  /** Where a check under way, and its result, are found again. */
  checkAddress(id: string): string;
  begun?(id: string): void;
  /** A check that had begun has not come to a result here. */
  interrupted?(): void;
  /** What stands under the verdict, before the button that starts again. */
  actions(result: VerificationResult): Html;
  /** As the API has it. */
  result?(answer: Answer): void;
  /** How those go on who cannot send this now. */
  wayOn?(problem: Problem, text: string): WayOn | undefined;
  refused?(problem: Problem): void;
  /** The result that was shown is gone. */
  deleted?(): void;
  /** The reader wants to check something else. */
  again?(): void;
}

export interface CheckForm {
  showForm(): void;
}

/** Of the page's language, what verdict-view needs here. */
const words = {
  code: pageLanguage,
  format,
  verdict: {
    card,
    checked,
    confidence,
    content,
    freeChecks,
    levels,
    methods,
    outcomes,
    progress,
    reasons,
    scale,
    signalKinds,
  },
};

/** Problems that a new pass may mend. */
const mendable = new Set<string>(['pagina_scaduta', 'lavoro_richiesto']);

export function runCheckForm(place: CheckPlace): CheckForm {
  const part = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;
  const [form, warning, progress, outcome] = [
    part<HTMLFormElement>('verifica'),
    part('avviso'),
    part('andamento'),
    part('esito'),
  ];
  const field = part<HTMLTextAreaElement>('q');
  const confidential = form.querySelector('[name=riservata][type=checkbox]') as HTMLInputElement;
  const lead = document.querySelector<HTMLElement>('.lead') ?? document.createElement('p');
  const pass = keepPass(form, place.stateAddress, place.needsPass);
  let stopWaiting = new AbortController();
  const announce = (text: string) => {
    part('annuncio').textContent = text;
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

  /** What happened, above the form with everything still in it. */
  function complain(title: string, detail: string, way?: WayOn): void {
    show(form);
    const target = way?.isElsewhere ? '_blank' : '_self';
    const link =
      way && html`<a class="button" href="${way.href}" target="${target}" rel="noopener">${way.label}</a>`;
    warning.innerHTML = html`<h2 tabindex="-1">${title}</h2><p>${detail}</p>${link}`.text;
    warning.classList.toggle('calm', way?.isCalm ?? false);
    warning.hidden = false;
    warning.querySelector('h2')?.focus();
  }

  async function check(isSecondTry = false): Promise<void> {
    warning.hidden = true;
    if (!navigator.onLine) return complain(say.offline, say.offlineDetail);
    const { file } = chosen;
    const text = field.value;
    const stop = new AbortController();
    stopWaiting = stop;
    let [id, deletionToken] = ['', ''];
    const events: Progress[] = [];
    const shown = showProgress(file ? file.name : text.trim(), events, () => stop.abort());
    const sent = new FormData();
    await pass.addTo(sent);
    if (file) sent.set('file', file);
    else sent.set('q', text);
    sent.set('riservata', confidential.checked ? 'on' : 'off');
    shown.sending(file ? say.uploading : say.sending);
    const watcher = {
      deletionToken(token: string) {
        deletionToken = token;
      },
      begun(begunId: string) {
        id = begunId;
        keepToken(id, deletionToken);
        pass.spend();
        place.begun?.(id);
      },
      progress: (event: Progress) => events.push(event),
      standing(standing: Parameters<typeof pass.renew>[0]) {
        pass.renew(standing);
        showRemaining(standing.rimanenti);
      },
    };
    const end = await sendCheck(form.action, sent, watcher, stop.signal);
    shown.end();
    if (stop !== stopWaiting) return;
    const way = id === '' ? undefined : { label: say.resume, href: place.checkAddress(id) };
    if (way && end.end !== 'result') place.interrupted?.();
    switch (end.end) {
      case 'result':
        return showResult(end.result, deletionToken);
      case 'problem':
        return showProblem(end.problem, text, isSecondTry);
      case 'stopped':
        if (way) complain(say.stopped, say.stoppedDetail, { ...way, isCalm: true });
        else showForm();
        return;
      case 'broken':
        if (way) complain(say.broken, say.brokenDetail, way);
        else complain(navigator.onLine ? say.notSent : say.offline, say.notSentDetail);
    }
  }

  /** A page that was open for too long, or whose visitor has checked elsewhere meanwhile, gets a new pass, once. */
  async function showProblem(problem: Problem, text: string, isSecondTry: boolean): Promise<void> {
    if (mendable.has(problem.codice) && !isSecondTry && (await pass.refresh())) return check(true);
    const standing = problem.status === 429 ? await pass.refresh() : undefined;
    if (standing) showRemaining(standing.rimanenti);
    place.refused?.(problem);
    complain(problem.title, problem.detail, place.wayOn?.(problem, text));
  }

  function showRemaining(count: number): void {
    const remaining = part('rimanenti');
    remaining.textContent = remainingText(count, words);
    remaining.dataset.remaining = String(count);
  }

  /** Draws the progress until it is told that it has ended. */
  function showProgress(text: string, events: readonly Progress[], stop: () => void) {
    const startedMs = performance.now();
    let before: string = say.preparing;
    progress.innerHTML = html`<h2 id="andamento-titolo" tabindex="-1">${say.working}</h2>
<blockquote class="sent-text">${text}</blockquote>
<div class="events"></div>
<p class="note"><span class="elapsed"></span> ${progress.dataset.goesOn}</p>
<p class="actions"><button type="button">${say.stop}</button></p>`.text;
    progress.querySelector('button')?.addEventListener('click', stop);
    show(progress);
    progress.querySelector('h2')?.focus();
    let drawn = '';
    const draw = () => {
      const seconds = Math.floor((performance.now() - startedMs) / 1000);
      const elapsed = progress.querySelector('.elapsed');
      if (elapsed) elapsed.textContent = say.elapsed({ seconds });
      if (drawn === `${events.length} ${before}`) return;
      drawn = `${events.length} ${before}`;
      const drawing = progress.querySelector('.events');
      if (drawing)
        drawing.innerHTML =
          events.length > 0 ? checkProgress(events.map(toldProgress.fromWire), words).text : '';
      announce(currentPhase(events.map(toldProgress.fromWire)) ?? before);
    };
    draw();
    const timer = setInterval(draw, 200);
    return {
      sending(words: string) {
        before = words;
        draw();
      },
      end: () => clearInterval(timer),
    };
  }

  function showResult(answer: Answer, deletionToken: string): void {
    const result = verificationResult.fromWire(answer);
    showOutcome(html`${checkedContent(result, words)}${verdictCard(result, words)}`, place.actions(result));
    announce(say.ready({ level: levelTitle(result.level, words) }));
    place.result?.(answer);
    if (deletionToken === '') return;
    const segment = sharePath(result).slice('/v/'.length);
    keepToken(segment, deletionToken);
    offerDeletion(outcome.lastElementChild as HTMLElement, {
      segment,
      token: deletionToken,
      deleted: showDeleted,
    });
  }

  function showDeleted(gone: HTMLElement): void {
    place.deleted?.();
    showOutcome(new Html(gone.outerHTML));
    announce(gone.textContent);
  }

  /** What a check has come to, and the button that starts again after it. */
  function showOutcome(content: Html, actions?: Html): void {
    outcome.innerHTML = html`${content}
<p class="actions">${actions} <button type="button">${say.again}</button></p>`.text;
    outcome.querySelector('button')?.addEventListener('click', () => {
      field.value = '';
      chosen.clear();
      place.again?.();
      showForm();
      field.focus();
    });
    show(outcome);
    const heading = outcome.querySelector<HTMLElement>('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }

  return { showForm };
}

/** How a check that was sent has ended. */
type CheckEnd =
  | { readonly end: 'result'; readonly result: Answer }
  | { readonly end: 'problem'; readonly problem: Problem }
  /** No answer, or one that broke off. */
  | { readonly end: 'broken' }
  | { readonly end: 'stopped' };

async function sendCheck(
  address: string,
  form: FormData,
  watcher: FreeCheckWatcher,
  signal: AbortSignal,
): Promise<CheckEnd> {
  try {
    return { end: 'result', result: await sendFreeCheck(address, form, watcher, { signal }) };
  } catch (error) {
    if (error instanceof RiscontroError && error.problem) return { end: 'problem', problem: error.problem };
    return { end: signal.aborted ? 'stopped' : 'broken' };
  }
}
