/** The popup of the toolbar button: one field, this page, and how many checks are left. */
/// <reference types="chrome" />
import type { Language } from '@riscontro/contract';
import { openPanel } from '../shared/browser-api.ts';
import { type CheckContent, contentOf, isWebAddress } from '../shared/check-content.ts';
import { watchCheckForm } from '../shared/check-form.ts';
import { fillWords, place } from '../shared/draw.ts';
import { tellWorker } from '../shared/messages.ts';
import { askQuota } from '../shared/quota.ts';
import { loadLanguage, loadSettings } from '../shared/settings.ts';
import { pageOf } from '../shared/tab-checks.ts';
import { wordsOf } from '../shared/words.ts';

/** `?tab=N`: for a popup that is opened as a page of its own. */
async function tabBehind(): Promise<chrome.tabs.Tab | undefined> {
  const fixed = new URLSearchParams(location.search).get('tab');
  if (fixed !== null) return chrome.tabs.get(Number(fixed)).catch(() => undefined);
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  return tab;
}

async function run(language: Language, tab: chrome.tabs.Tab | undefined): Promise<void> {
  const say = wordsOf(language).extension;
  fillWords(wordsOf(language));
  const tabId = tab?.id ?? -1;
  const url = tab?.url;

  async function start(content: CheckContent): Promise<void> {
    // Both before anything is waited for: only a click may open the panel, and with the panel the popup may be gone.
    const told = tellWorker({ riscontro: 'start', content, place: { tabId, page: pageOf(url) } });
    await Promise.all([told, openPanel(tabId)]);
    window.close();
  }

  watchCheckForm(say, start);
  const pageButton = place<HTMLButtonElement>('check-page');
  pageButton.disabled = !isWebAddress(url);
  if (pageButton.disabled) pageButton.title = say.noPage;
  pageButton.addEventListener('click', () => {
    const content = isWebAddress(url) ? contentOf(url) : undefined;
    if (content) void start(content);
  });
  place('open-panel').addEventListener('click', () => void openPanel(tabId).then(() => window.close()));
  place('open-options').addEventListener('click', () => void chrome.runtime.openOptionsPage());
  place('q').focus();

  place('quota').textContent = say.quotaAsking;
  place('quota').textContent = await askQuota(await loadSettings(), language);
}

// Asked together, so that the popup works from the moment in which its words are there.
void Promise.all([loadLanguage(), tabBehind()]).then(([language, tab]) => run(language, tab));
