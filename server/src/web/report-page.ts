/** “Report an error”: the form, and the page that says what happens next. */
import { type ReportReason, reportReasons, type VerificationResult } from '@riscontro/contract/inside';
import { checkedContent, filledText, type Html, html, levelMark } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';
import type { Page } from './layout.ts';
import { mailLink } from './mail-link.ts';

/** In the order in which they are offered. */
const reasons = [
  'level',
  'source',
  'quote',
  'outdated',
  'personalData',
  'other',
] as const satisfies readonly ReportReason[];

type Field = 'reason' | 'text' | 'email';

export interface ReportForm {
  /** Where it is sent. */
  readonly action: string;
  /** What was written before, when something of it has to be mended. */
  readonly fields?: Readonly<Record<Field, string>>;
  readonly faults?: readonly Field[];
}

const elementOf: Readonly<Record<Field, string>> = {
  reason: 'motivo-livello',
  text: 'testo',
  email: 'email',
};

export function reportPage(
  result: VerificationResult,
  language: Language,
  { action, fields = { reason: '', text: '', email: '' }, faults = [] }: ReportForm,
): Page {
  const words = wordsIn(language);
  const say = words.pages.report;
  const fault = (field: Field) =>
    faults.includes(field)
      ? html`<p class="fault" id="errore-${elementOf[field]}">${say.fault[field]}</p>`
      : undefined;
  const state = (field: Field, hint: string) =>
    faults.includes(field)
      ? html` aria-invalid="true" aria-describedby="${hint} errore-${elementOf[field]}"`
      : html` aria-describedby="${hint}"`;
  return {
    language,
    title: faults.length > 0 ? `${say.mistaken}: ${say.title}` : say.title,
    styles: ['corrections.css'],
    body: html`${faultSummary(faults, language)}
<h1>${say.title}</h1>
<p class="lead">${say.lead}</p>
<section class="about-result" aria-label="${say.about}">${checkedContent(result, words)}
${levelMark(result.level, words)}
<p lang="${result.language}">${result.summary}</p></section>
<form method="post" action="${action}" novalidate>
<fieldset${faults.includes('reason') ? html` aria-describedby="errore-motivo-livello"` : undefined}><legend>${say.reason}</legend>
${fault('reason')}
${reasons.map((reason) => choice(reportReasons[reason], say.reasons[reason], fields.reason === reportReasons[reason]))}
</fieldset>
<div class="field"><label for="testo">${say.text}</label>
<p class="hint" id="aiuto-testo">${say.textHint}</p>
${fault('text')}
<textarea id="testo" name="testo" rows="7" required minlength="10" maxlength="2000"${state('text', 'aiuto-testo')}>
${fields.text}</textarea></div>
<div class="field"><label for="email">${say.email}</label>
<p class="hint" id="aiuto-email">${say.emailHint}</p>
${fault('email')}
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" value="${fields.email}"${state('email', 'aiuto-email')}></div>
<p><button class="primary">${say.send}</button></p>
</form>`,
  };
}

const choice = (reason: string, label: string, isChosen: boolean) =>
  html`<label class="choice" for="motivo-${reason}"><input type="radio" id="motivo-${reason}" name="motivo" value="${reason}" required${isChosen ? html` checked` : undefined}>${label}</label>`;

function faultSummary(faults: readonly Field[], language: Language): Html | undefined {
  if (faults.length === 0) return undefined;
  const say = wordsIn(language).pages.report;
  return html`<div class="fault-summary" role="alert"><h2>${say.faults}</h2>
<ul>${faults.map((field) => html`<li><a href="#${elementOf[field]}">${say.fault[field]}</a></li>`)}</ul></div>`;
}

export interface ReportThanks {
  /** The verification's own page. */
  readonly back: string;
  readonly operatorEmail: string | undefined;
}

export function reportThanksPage(language: Language, { back, operatorEmail }: ReportThanks): Page {
  const say = wordsIn(language).pages.report;
  return {
    language,
    title: say.thanks,
    styles: ['corrections.css'],
    body: html`<h1>${say.thanks}</h1>
<h2>${say.next}</h2>
<ol>${Object.values(say.steps).map((step) => html`<li>${step}</li>`)}</ol>
${operatorEmail === undefined ? undefined : html`<p>${filledText(say.urgent, { email: mailLink(operatorEmail) })}</p>`}
<p><a class="button" href="${back}">${say.back}</a></p>`,
  };
}
