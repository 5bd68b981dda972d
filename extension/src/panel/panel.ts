/** The panel beside the page: shows the check of that page, starts new ones, and lists the last. */
/// <reference types="chrome" />
import type { Language } from '@riscontro/contract';
import { type CheckContent, contentOf, isWebAddress } from '../shared/check-content.ts';
import { isPassingCode } from '../shared/check-failure.ts';
import { watchCheckForm } from '../shared/check-form.ts';
import { type CheckRecord, hasEnded, retried } from '../shared/check-record.ts';
import { changeCheck, loadChecks, watchChecks } from '../shared/check-store.ts';
import { fillWords, place } from '../shared/draw.ts';
import { tellWorker } from '../shared/messages.ts';
import { runCheck } from '../shared/run-check.ts';
import { loadLanguage, settingsKey } from '../shared/settings.ts';
import { noteCheck } from '../shared/start-check.ts';
import { checkOf, pageOf, type TabSight } from '../shared/tab-checks.ts';
import { wordsOf } from '../shared/words.ts';
import { createCurrentTab } from './current-tab.ts';
import { createCheckView } from './show-check.ts';
import { createHistoryList } from './show-history.ts';

async function run(language: Language): Promise<void> {
  const currentTab = createCurrentTab(location.search);
  const view = createCheckView(language);
  const list = createHistoryList(language, choose);
  let sight: TabSight | undefined;
  let records: readonly CheckRecord[] = [];
  /** Chosen from the list, until the reader turns to another page. */
  let chosenId: string | undefined;
  let shown: CheckRecord | undefined;
  /** Those that this panel runs, or waits to run should the worker be stopped. */
  const taken = new Set<string>();

  function takeUp(): void {
    for (const { id } of records.filter((record) => !hasEnded(record) && !taken.has(record.id))) {
      taken.add(id);
      void runCheck(id).finally(() => taken.delete(id));
    }
  }

  function render(): void {
    const chosen = records.find(({ id }) => id === chosenId);
    const own = sight && checkOf(records, sight);
    shown = chosen ?? own;
    place('other-page').hidden = chosen === undefined || chosen.id === own?.id;
    place('check-page').hidden = !isWebAddress(sight?.url);
    view.show(shown);
    list.showOthers(records, shown);
  }

  async function look(): Promise<void> {
    const before = sight;
    sight = await currentTab.look();
    if (before && (before.tabId !== sight.tabId || pageOf(before.url) !== pageOf(sight.url))) {
      chosenId = undefined;
    }
    render();
  }

  function choose(id: string | undefined): void {
    chosenId = id;
    render();
  }

  async function start(content: CheckContent): Promise<void> {
    sight = await currentTab.look();
    const { tabId, url, panel } = sight;
    chosenId = undefined;
    const id = await noteCheck(content, { tabId, page: pageOf(url), panel });
    void tellWorker({ riscontro: 'run', id });
  }

  async function retry({ id, ...record }: CheckRecord): Promise<void> {
    const isKnownThere = record.serverId !== undefined && isPassingCode(record.failure?.code ?? '');
    await changeCheck(id, retried({ id, ...record }, isKnownThere));
    void tellWorker({ riscontro: 'run', id });
  }

  const dismiss = () => {
    chosenId = undefined;
    if (shown) void changeCheck(shown.id, { isDismissed: true });
    else render();
  };

  watchCheckForm(wordsOf(language).extension, start);
  place('check-page').addEventListener('click', () => {
    const content = isWebAddress(sight?.url) ? contentOf(sight.url) : undefined;
    if (content) void start(content);
  });
  for (const id of ['again', 'give-up', 'stop-waiting', 'after-delete'])
    place(id).addEventListener('click', dismiss);
  place('back').addEventListener('click', () => choose(undefined));
  place('open-options').addEventListener('click', () => chrome.runtime.openOptionsPage());
  place('problem-text').addEventListener('click', ({ target }) => {
    const way = (target as HTMLElement).closest<HTMLElement>('[data-way]')?.dataset.way;
    if (way === 'options') void chrome.runtime.openOptionsPage();
    if (way === 'retry' && shown) void retry(shown);
  });
  watchChecks((changed) => {
    records = changed;
    takeUp();
    render();
  });
  currentTab.watch(() => void look());
  records = await loadChecks();
  await look();
  takeUp();
}

chrome.storage.local.onChanged.addListener((changes) => {
  const [before, after] = [changes[settingsKey]?.oldValue, changes[settingsKey]?.newValue] as {
    language?: unknown;
  }[];
  if (before?.language !== after?.language) location.reload();
});

void loadLanguage().then((language) => {
  fillWords(wordsOf(language));
  return run(language);
});
