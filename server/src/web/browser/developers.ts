/** The page for developers with scripts: copies code, and makes a key after a proof of work. */
import { solveProof } from '@riscontro/client';
import type { Challenge, PendingRegistration, Registration } from '@riscontro/contract';
import { keyRequests as say } from '@riscontro/words/of-page/pages/key-requests.ts';
import { callApi } from './developers/call-api.ts';
import { showNewKey } from './developers/new-key.ts';
import { hideProblem, showProblem } from './developers/problem-note.ts';
import { watchCopyButtons } from './shared/copy-buttons.ts';
import { pageElement } from './shared/page-element.ts';

watchCopyButtons();
const form = document.querySelector<HTMLFormElement>('#registrazione');
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void register(form);
});

async function register(form: HTMLFormElement): Promise<void> {
  const fields = Object.fromEntries(new FormData(form));
  const button = form.querySelector('button');
  hideProblem();
  // Not disabled, which would take the focus away.
  if (button?.getAttribute('aria-disabled') === 'true') return;
  button?.setAttribute('aria-disabled', 'true');
  try {
    const challenge = await callApi<Challenge>('registrazione/sfida');
    if ('problem' in challenge) return showProblem(challenge.problem);
    const { sfida, difficolta } = challenge.value;
    showWork(say.working, 0);
    const soluzione = await solveProof(sfida, difficolta, {
      onProgress: (share) => showWork(say.working, share),
    });
    showWork(say.sending, 1);
    const body = { ...fields, prova: { sfida, soluzione } };
    const answer = await callApi<Registration | PendingRegistration>('registrazione', { body });
    if ('problem' in answer) return showProblem(answer.problem);
    form.hidden = true;
    if ('chiave' in answer.value) {
      showNewKey(form.dataset.placeholder ?? '', answer.value.chiave, answer.value.quota);
    } else {
      pageElement('da-confermare').hidden = false;
      pageElement('da-confermare-titolo').focus();
    }
  } finally {
    pageElement('lavoro').hidden = true;
    button?.removeAttribute('aria-disabled');
  }
}

function showWork(text: string, share: number): void {
  const work = pageElement('lavoro');
  work.hidden = false;
  const bar = work.querySelector('progress');
  if (bar) bar.value = share;
  const label = pageElement('lavoro-testo');
  if (label.textContent !== text) label.textContent = text;
}
