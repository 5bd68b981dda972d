/** The widget: the form for other sites' pages, in a frame; without scripts also its check under way and its verdict. */
import { type Problem, problems } from '@riscontro/contract';
import type { Progress, VerificationResult } from '@riscontro/contract/inside';
import {
  checkedContent,
  checkProgress,
  type Html,
  html,
  sharePath,
  verdictCard,
} from '@riscontro/verdict-view';
import { wordsIn } from '@riscontro/words';
import { type CheckFormAbout, checkForm } from '../check-form.ts';
import { deletionLink, deletionTemplate } from '../deletion-parts.ts';
import { framedPage } from '../framed-page.ts';
import type { AssetUrl } from '../layout.ts';
import { logo } from '../logo.ts';
import { type WidgetPlace, widgetAddress } from './widget-address.ts';

export interface WidgetFrame extends WidgetPlace {
  readonly assetUrl: AssetUrl;
}

export interface WidgetFormAbout extends Omit<CheckFormAbout, 'language' | 'action' | 'after' | 'site'> {
  readonly dailyLimit: number;
  /** Why the last check was not made. */
  readonly problem?: Problem;
}

/** Where keys are explained. */
const keyPage = '/sviluppatori';
const inNewTab = html` target="_blank" rel="noopener"`;
/** What nobody did wrong. */
const calmStatus = 429;

export function widgetForm(frame: WidgetFrame, about: WidgetFormAbout): string {
  const say = wordsIn(frame.language).pages.widget;
  const { dailyLimit, problem } = about;
  const more = html`<p class="note"><a id="altra-via" href="${keyPage}?lang=${frame.language}"${inNewTab}>${say.more}</a></p>`;
  const form = () =>
    checkForm({
      ...about,
      language: frame.language,
      site: frame.site,
      isSmall: true,
      action: widgetAddress('/widget', frame),
      after: more,
    });
  return page(
    frame,
    html`<h1>${say.heading}</h1>
${warning(frame, about.text, problem)}
${dailyLimit > 0 ? form() : html`<p>${say.off}</p>${more}`}
<section id="andamento" class="progress" aria-labelledby="andamento-titolo" data-goes-on="${say.goesOn}" hidden></section>
<section id="esito" class="outcome-place" hidden></section>
${deletionTemplate(frame.language)}
<p id="annuncio" class="unseen" role="status"></p>`,
  );
}

function warning(frame: WidgetFrame, text: string, problem: Problem | undefined): Html {
  if (!problem) return html`<div id="avviso" class="problem-note" hidden></div>`;
  const say = wordsIn(frame.language).pages.widget;
  const home = `/?lang=${frame.language}&q=${encodeURIComponent(text)}`;
  const way =
    problem.codice === problems.siteLimit.wire
      ? html`<p><a href="${home}"${inNewTab}>${say.here}</a></p>`
      : undefined;
  const look = problem.status === calmStatus ? 'problem-note calm' : 'problem-note';
  return html`<div id="avviso" class="${look}" role="alert"><h2>${problem.title}</h2><p>${problem.detail}</p>${way}</div>`;
}

export interface WidgetWaitingAbout {
  /** What is being checked; empty where it is not known here. */
  readonly text: string;
  readonly events: readonly Progress[];
  readonly seconds: number;
}

export function widgetWaiting(frame: WidgetFrame, { text, events, seconds }: WidgetWaitingAbout): string {
  const say = wordsIn(frame.language).pages.widget;
  return page(
    frame,
    html`<h1>${say.waiting}</h1>
<section class="progress">
${text ? html`<blockquote class="sent-text">${text}</blockquote>` : undefined}
${checkProgress(events, wordsIn(frame.language), 2)}
<p class="note">${say.elapsed({ seconds })}</p>
<p class="actions"><a class="button" href="" target="_self">${say.refresh}</a></p>
</section>`,
  );
}

export function widgetResult(
  frame: WidgetFrame,
  result: VerificationResult,
  /** Of whoever began the check. */
  deletionToken?: string,
): string {
  const { language } = frame;
  const words = wordsIn(language);
  const say = words.pages.widget;
  return page(
    frame,
    html`<h1 class="unseen">${say.result}</h1>
<section class="outcome-place">
${checkedContent(result, words)}
${verdictCard(result, words)}
<p class="actions"><a class="button primary" href="${sharePath(result)}?lang=${language}"${inNewTab}>${say.open}</a>
<a class="button" href="${widgetAddress('/widget', frame)}" target="_self">${say.again}</a>
${deletionLink(result, { language, token: deletionToken, attributes: inNewTab })}</p>
</section>`,
  );
}

function page({ language, theme, assetUrl }: WidgetFrame, body: Html): string {
  const say = wordsIn(language).pages.widget;
  return framedPage({
    language,
    theme,
    title: say.title,
    head: html`<link rel="stylesheet" href="${assetUrl('widget.css')}">
<script type="module" src="${assetUrl('widget.js', language)}"></script>`,
    body: html`<main class="widget">
${body}
</main>
<footer class="widget-origin"><a class="brand" href="/?lang=${language}"${inNewTab}>${logo()}Riscontro</a>
<span>${say.caution} <a href="/metodo?lang=${language}"${inNewTab}>${say.method}</a></span></footer>`,
  });
}
