/** The console of a key. The key is kept in this page's memory alone: leaving the page forgets it. */
import type { DailyUsage, DeactivatedKey, KeyErrors, RotatedKey, UsageRecord } from '@riscontro/contract';
import { dayElement, filledText, html, momentElement } from '@riscontro/verdict-view';
import { format } from '@riscontro/words/of-page/format.ts';
import { keyRequests as say } from '@riscontro/words/of-page/pages/key-requests.ts';
import { callApi } from './developers/call-api.ts';
import { showNewKey } from './developers/new-key.ts';
import { hideProblem, showProblem } from './developers/problem-note.ts';
import { usageChart } from './developers/usage-chart.ts';
import { watchCopyButtons } from './shared/copy-buttons.ts';
import { pageElement } from './shared/page-element.ts';

const consolePart = pageElement('console');
const entrance = pageElement<HTMLFormElement>('ingresso');
const field = pageElement<HTMLInputElement>('chiave');

let key = '';
/** What the mould of a new key says now. */
let shownKey = consolePart.dataset.placeholder ?? '';

watchCopyButtons();
onSubmit(entrance, async () => {
  key = field.value.trim();
  if (!(await showFigures())) return;
  field.value = '';
  open(true);
  pageElement('cliente').focus();
});
onSubmit(pageElement<HTMLFormElement>('rotazione'), async (form) => {
  const hours = Number(new FormData(form).get('ore'));
  const answer = await callApi<RotatedKey>('chiave/rotazione', { key, body: { ore_di_grazia: hours } });
  if ('problem' in answer) return showProblem(answer.problem);
  const { chiave, quota, vecchia_scade_il } = answer.value;
  key = chiave;
  const old = pageElement('vecchia');
  if (hours === 0) old.textContent = say.oldEnded;
  else old.innerHTML = filledText(say.oldUntil, { moment: momentElement(vecchia_scade_il, format) }).text;
  showNewKey(shownKey, chiave, quota);
  shownKey = chiave;
});
onSubmit(pageElement<HTMLFormElement>('disattivazione'), async () => {
  const answer = await callApi<DeactivatedKey>('chiave/disattivazione', { key, body: {} });
  if ('problem' in answer) return showProblem(answer.problem);
  leave();
  entrance.hidden = true;
  pageElement('disattivata').hidden = false;
  pageElement('disattivata-titolo').focus();
});
pageElement('aggiorna').addEventListener('click', async () => {
  if (await showFigures()) pageElement('annuncio').textContent = say.updated;
});
pageElement('chiudi').addEventListener('click', () => {
  leave();
  field.focus();
});

/** Sends once at a time. */
function onSubmit(form: HTMLFormElement, send: (form: HTMLFormElement) => Promise<void>): void {
  let isSending = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    hideProblem();
    await send(form).finally(() => {
      isSending = false;
    });
  });
}

function open(isOpen: boolean): void {
  consolePart.hidden = !isOpen;
  entrance.hidden = isOpen;
  pageElement('console-invito').hidden = isOpen;
}

/** Forgets the key and everything that came with it. */
function leave(): void {
  key = '';
  open(false);
  pageElement('chiave-nuova').hidden = true;
  for (const code of pageElement('chiave-nuova').querySelectorAll('code')) {
    code.textContent = (code.textContent ?? '').replaceAll(shownKey, consolePart.dataset.placeholder ?? '');
  }
  shownKey = consolePart.dataset.placeholder ?? '';
  pageElement('cliente').textContent = pageElement('cliente').dataset.empty ?? '';
  for (const id of ['giorni', 'errori', 'grafico']) pageElement(id).textContent = '';
}

/** Whether the key opened the console. */
async function showFigures(): Promise<boolean> {
  const answers = await Promise.all([
    callApi<UsageRecord>('usage', { key }),
    callApi<DailyUsage>('usage/giorni', { key }),
    callApi<KeyErrors>('usage/errori', { key }),
  ]);
  const refused = answers.find((answer) => 'problem' in answer);
  if (refused) {
    showProblem(refused.problem);
    return false;
  }
  const [usage, days, errors] = answers;
  if ('value' in usage) showUsage(usage.value);
  if ('value' in days) showDays(days.value);
  if ('value' in errors) showErrors(errors.value);
  return true;
}

function showUsage({ cliente, usate, quota, rimanenti, da_cache, si_azzera_il }: UsageRecord): void {
  const answers = usate + da_cache;
  pageElement('cliente').textContent = cliente;
  pageElement('usate').textContent = format.number(usate);
  pageElement('quota').textContent = format.number(quota);
  pageElement('rimanenti').textContent = format.number(rimanenti);
  pageElement('dalla-cache').textContent =
    answers === 0 ? '–' : format.number(da_cache / answers, { style: 'percent' });
  pageElement('si-azzera').innerHTML = dayElement(si_azzera_il, format).text;
}

function showDays(usage: DailyUsage): void {
  const chart = pageElement('grafico');
  const { label = '', checks = '', cached = '' } = chart.dataset;
  chart.innerHTML = usageChart(usage, { label, checks, cached }).text;
  const counted = usage.giorni.filter(({ usate, da_cache }) => usate + da_cache > 0);
  pageElement('nessun-giorno').hidden = counted.length > 0;
  pageElement('giorni-tabella').hidden = counted.length === 0;
  pageElement('giorni').innerHTML = html`${counted.map(
    ({ giorno, usate, da_cache }) =>
      html`<tr><th scope="row">${dayElement(giorno, format)}</th><td>${format.number(usate)}</td><td>${format.number(da_cache)}</td></tr>`,
  )}`.text;
}

function showErrors({ errori }: KeyErrors): void {
  pageElement('nessun-errore').hidden = errori.length > 0;
  pageElement('errori-tabella').hidden = errori.length === 0;
  pageElement('errori').innerHTML = html`${errori.map(
    ({ quando, status, codice, richiesta }) =>
      html`<tr><th scope="row">${momentElement(quando, format)}</th><td>${status}</td><td><a href="/problemi#${codice}"><code>${codice}</code></a></td><td><code>${richiesta}</code></td></tr>`,
  )}`.text;
}
