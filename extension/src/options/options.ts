/** The options: which server, which key, which language, whether checks are confidential, and erasing it all. */
/// <reference types="chrome" />
import { type Language, languages } from '@riscontro/words';
import { removeChecks } from '../shared/check-store.ts';
import { fillWords, place } from '../shared/draw.ts';
import { permissionFor } from '../shared/server-address.ts';
import {
  type LanguageChoice,
  languageOf,
  loadLanguage,
  loadSettings,
  saveSettings,
} from '../shared/settings.ts';
import { type ExtensionWords, wordsOf } from '../shared/words.ts';
import { watchKeyForm } from './key-form.ts';
import { watchServerForm } from './server-form.ts';

function watchLanguage(): void {
  const choice = place<HTMLSelectElement>('language');
  for (const language of languages) {
    const option = new Option(wordsOf(language).name, language);
    option.lang = language;
    choice.append(option);
  }
  choice.addEventListener('change', async () => {
    const { language } = await saveSettings({ language: choice.value as LanguageChoice });
    const chosen = languageOf(language, chrome.i18n.getUILanguage());
    fillWords(wordsOf(chosen));
    place('language-status').textContent = wordsOf(chosen).extension.languageSaved;
  });
}

function watchConfidential(say: () => ExtensionWords): void {
  const box = place<HTMLInputElement>('confidential');
  box.addEventListener('change', async () => {
    const { isConfidential } = await saveSettings({ isConfidential: box.checked });
    place('confidential-status').textContent = isConfidential ? say().confidentialOn : say().confidentialOff;
  });
}

function watchClearing(say: () => ExtensionWords, refresh: () => Promise<void>): void {
  place('clear-all').addEventListener('click', async () => {
    const { server } = await loadSettings();
    await Promise.all([chrome.storage.local.clear(), removeChecks()]);
    if (server !== '') await giveBack(server);
    await refresh();
    const chosen = await loadLanguage();
    fillWords(wordsOf(chosen));
    for (const id of ['server-status', 'key-status', 'language-status', 'confidential-status'])
      place(id).textContent = '';
    place('clear-status').textContent = say().cleared;
  });
}

/** Permissions that the extension was installed with cannot be given back, and need not. */
const giveBack = (server: string) =>
  chrome.permissions.remove({ origins: [permissionFor(new URL(server))] }).catch(() => false);

async function run(): Promise<void> {
  // As the page was filled last.
  const language = () => document.documentElement.lang as Language;
  const say = () => wordsOf(language()).extension;
  async function refresh(): Promise<void> {
    const settings = await loadSettings();
    place<HTMLInputElement>('server-url').value = settings.server;
    place<HTMLInputElement>('api-key').value = settings.apiKey;
    place('key-remove').hidden = settings.apiKey === '';
    place<HTMLSelectElement>('language').value = settings.language;
    place<HTMLInputElement>('confidential').checked = settings.isConfidential;
  }
  watchServerForm({ language, refresh, giveBack });
  watchKeyForm({ language, refresh });
  watchLanguage();
  watchConfidential(say);
  watchClearing(say, refresh);
  await refresh();
}

void loadLanguage().then((language) => {
  fillWords(wordsOf(language));
  return run();
});
