/**
 * The extension's worker (in Firefox its event page): puts up the menus, starts what a click asks for and brings it to
 * its end. It can be stopped at any time, and so remembers nothing itself.
 */
/// <reference types="chrome" />
import { menuOrder } from './background/menu-order.ts';
import { showMenus } from './background/menus.ts';
import { openPanel } from './shared/browser-api.ts';
import type { WorkerMessage } from './shared/messages.ts';
import { resumeChecks, runCheck } from './shared/run-check.ts';
import { languageOf, loadLanguage, settingsFrom, settingsKey } from './shared/settings.ts';
import { noteCheck } from './shared/start-check.ts';

const putUpMenus = async () => showMenus(await loadLanguage());

chrome.runtime.onInstalled.addListener(() => void putUpMenus());
chrome.runtime.onStartup.addListener(() => void putUpMenus());

chrome.storage.local.onChanged.addListener((changes) => {
  const change = changes[settingsKey];
  if (!change) return;
  const [before, after] = [change.oldValue, change.newValue].map((stored) =>
    languageOf(settingsFrom(stored).language, chrome.i18n.getUILanguage()),
  );
  if (after && before !== after) void showMenus(after);
});

chrome.contextMenus.onClicked.addListener((click, tab) => {
  const order = menuOrder(click, tab);
  if (!order) return;
  // Before anything is waited for: only a click may open the panel.
  void openPanel(order.place.tabId);
  void noteCheck(order.content, order.place).then(runCheck);
});

chrome.runtime.onMessage.addListener((message: WorkerMessage, _sender, answer) => {
  if (message.riscontro === 'start') void noteCheck(message.content, message.place).then(runCheck);
  if (message.riscontro === 'run') void runCheck(message.id);
  answer();
});

// Whatever woke the worker: what it was stopped in goes on. Where nothing was begun, nothing is sent.
void resumeChecks();
