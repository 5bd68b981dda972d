/** “Report an error”: the form, and the page that says what happens next. */
import type { Bilingual, Language, ReportReason, VerificationResult } from '@riscontro/contract';
import { checkedContent, type Html, html, levelMark } from '@riscontro/verdict-view';
import type { Page } from './layout.ts';

/** In the order in which they are offered. */
const reasonWords: Readonly<Record<ReportReason, Bilingual>> = {
  livello: { it: 'Il verdetto è sbagliato', en: 'The verdict is wrong' },
  fonte: { it: 'Una fonte è sbagliata, o ne manca una', en: 'A source is wrong, or one is missing' },
  citazione: { it: 'Una citazione non è corretta', en: 'A quote is not correct' },
  non_aggiornato: { it: 'Non è più aggiornato', en: 'It is out of date' },
  dati_personali: {
    it: 'Mi riguarda, o contiene dati personali',
    en: 'It concerns me, or holds personal data',
  },
  altro: { it: 'Altro', en: 'Something else' },
};

type Field = 'reason' | 'text' | 'email';

const words = {
  it: {
    title: 'Segnala un errore',
    lead: 'Ogni segnalazione è letta da una persona. Se hai ragione, il verdetto viene corretto e la correzione resta scritta sulla pagina.',
    about: 'La verifica',
    reason: 'Che cosa non va?',
    text: 'Spiega che cosa non va',
    textHint: 'Da 10 a 2.000 caratteri. Se conosci una fonte, scrivi il suo indirizzo.',
    email: 'La tua e-mail (facoltativa)',
    emailHint:
      'Serve solo per risponderti. Si cancella insieme alla segnalazione, al più tardi 90 giorni dopo la risposta.',
    send: 'Invia la segnalazione',
    faults: 'Manca ancora qualcosa',
    fault: {
      reason: 'Scegli che cosa non va',
      text: 'Scrivi una spiegazione da 10 a 2.000 caratteri',
      email: 'Scrivi un indirizzo come nome@example.org, o lascia vuoto',
    },
    mistaken: 'Errore',
    thanks: 'Segnalazione ricevuta',
    next: 'Che cosa succede ora',
    steps: [
      'Una persona legge la segnalazione e ricontrolla le prove.',
      'Se il verdetto va corretto, la pagina mostra quello nuovo, dice che è stato rivisto da una persona e perché. La versione di prima resta leggibile.',
      'Se hai lasciato un’e-mail, puoi ricevere una risposta.',
    ],
    urgent: 'Se è urgente, scrivi a',
    back: 'Torna alla verifica',
  },
  en: {
    title: 'Report an error',
    lead: 'Every report is read by a person. If you are right, the verdict is corrected and the page says so.',
    about: 'The verification',
    reason: 'What is wrong?',
    text: 'Explain what is wrong',
    textHint: '10 to 2,000 characters. If you know a source, write its address.',
    email: 'Your e-mail (optional)',
    emailHint:
      'Used only to answer you. It is deleted with the report, at the latest 90 days after the answer.',
    send: 'Send the report',
    faults: 'Something is still missing',
    fault: {
      reason: 'Choose what is wrong',
      text: 'Write an explanation of 10 to 2,000 characters',
      email: 'Write an address such as name@example.org, or leave it empty',
    },
    mistaken: 'Error',
    thanks: 'Report received',
    next: 'What happens now',
    steps: [
      'A person reads the report and checks the evidence again.',
      'If the verdict has to be corrected, the page shows the new one, says that a person has reviewed it, and why. The version before stays readable.',
      'If you left an e-mail address, you may get an answer.',
    ],
    urgent: 'If it is urgent, write to',
    back: 'Back to the verification',
  },
} as const satisfies Record<Language, object>;

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
  const say = words[language];
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
<section class="about-result" aria-label="${say.about}">${checkedContent(result, language)}
${levelMark(result.livello, language)}
<p lang="${result.lingua}">${result.sintesi}</p></section>
<form method="post" action="${action}" novalidate>
<fieldset${faults.includes('reason') ? html` aria-describedby="errore-motivo-livello"` : undefined}><legend>${say.reason}</legend>
${fault('reason')}
${Object.entries(reasonWords).map(([reason, label]) => choice(reason, label[language], fields.reason === reason))}
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
  const say = words[language];
  return html`<div class="fault-summary" role="alert"><h2>${say.faults}</h2>
<ul>${faults.map((field) => html`<li><a href="#${elementOf[field]}">${say.fault[field]}</a></li>`)}</ul></div>`;
}

export interface ReportThanks {
  /** The verification's own page. */
  readonly back: string;
  readonly operatorEmail: string | undefined;
}

export function reportThanksPage(language: Language, { back, operatorEmail }: ReportThanks): Page {
  const say = words[language];
  return {
    language,
    title: say.thanks,
    styles: ['corrections.css'],
    body: html`<h1>${say.thanks}</h1>
<h2>${say.next}</h2>
<ol>${say.steps.map((step) => html`<li>${step}</li>`)}</ol>
${operatorEmail === undefined ? undefined : html`<p>${say.urgent} <a href="mailto:${operatorEmail}">${operatorEmail}</a>.</p>`}
<p><a class="button" href="${back}">${say.back}</a></p>`,
  };
}
