/** The key: checked against the server before it is kept. */
import { RiscontroError } from '@riscontro/client';
import type { Language } from '@riscontro/contract';
import { place } from '../shared/draw.ts';
import { renewalDay } from '../shared/quota.ts';
import { keyedClient } from '../shared/server-calls.ts';
import { loadSettings, saveSettings } from '../shared/settings.ts';
import { wordsOf } from '../shared/words.ts';
import { askKeyConsent } from './key-consent.ts';

export interface KeyFormNeeds {
  readonly language: () => Language;
  /** Shows what is stored now. */
  readonly refresh: () => Promise<void>;
}

export function watchKeyForm({ language, refresh }: KeyFormNeeds): void {
  const field = place<HTMLInputElement>('api-key');
  const status = place('key-status');
  const isShown = place<HTMLInputElement>('key-show');

  /** What has become of the key. */
  async function save(apiKey: string, isAllowed: Promise<boolean>): Promise<string> {
    const say = wordsOf(language()).extension;
    const { server } = await loadSettings();
    if (server === '') return say.keyNeedsServer;
    if (apiKey === '') return say.keyEmpty;
    if (!/^[\x21-\x7e]+$/.test(apiKey)) return say.keyBad;
    if (!(await isAllowed)) return say.keyNotAllowed;
    status.textContent = say.keyChecking;
    try {
      const usage = await keyedClient(server, apiKey, language()).usage();
      await saveSettings({ apiKey });
      return say.keyGood({
        client: usage.cliente,
        left: usage.rimanenti,
        quota: usage.quota,
        day: renewalDay(usage, language()),
      });
    } catch (error) {
      const problem = error instanceof RiscontroError ? error.problem : undefined;
      if (problem) return say.keyNotSaved({ why: problem.detail });
      // The server is silent, and the key may be right all the same.
      await saveSettings({ apiKey });
      return say.keyUnchecked({ base: server });
    }
  }

  place('key-form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const apiKey = field.value.trim();
    const said = await save(apiKey, apiKey === '' ? Promise.resolve(true) : askKeyConsent());
    place('key-remove').hidden = (await loadSettings()).apiKey === '';
    status.textContent = said;
  });
  place('key-remove').addEventListener('click', async () => {
    await saveSettings({ apiKey: '' });
    await refresh();
    status.textContent = wordsOf(language()).extension.keyRemoved;
    field.focus();
  });
  isShown.addEventListener('change', () => {
    field.type = isShown.checked ? 'text' : 'password';
  });
}
