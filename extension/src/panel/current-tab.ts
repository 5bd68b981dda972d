/** Which tab the panel stands beside, and what can be seen of it. */
/// <reference types="chrome" />
import { newId } from '../shared/browser-api.ts';
import type { TabSight } from '../shared/tab-checks.ts';

export interface CurrentTab {
  look(): Promise<TabSight>;
  /** Told whenever another tab or another page may be in front. */
  watch(listener: () => void): void;
}

/** `?tab=N` stays with that tab: for a panel that is opened as a page of its own. */
export function createCurrentTab(search: string): CurrentTab {
  const fixedId = Number(new URLSearchParams(search).get('tab') ?? Number.NaN);
  const isFixed = Number.isInteger(fixedId);
  /** A name of this panel for every tab whose address it may not see, until the tab loads something. */
  const names = new Map<number, string>();
  let seenId: number | undefined;

  async function find(): Promise<chrome.tabs.Tab | undefined> {
    if (isFixed) return chrome.tabs.get(fixedId).catch(() => undefined);
    const { id: windowId } = await chrome.windows.getCurrent();
    const [tab] = await chrome.tabs.query({ active: true, ...(windowId === undefined ? {} : { windowId }) });
    return tab;
  }

  return {
    async look() {
      const tab = await find();
      // A tab that has just been closed is none, and the panel can be used all the same.
      const tabId = tab?.id ?? -1;
      seenId = tabId;
      if (tab?.url) return { tabId, url: tab.url };
      const panel = names.get(tabId) ?? newId();
      names.set(tabId, panel);
      return { tabId, panel };
    },
    watch(listener) {
      if (!isFixed) chrome.tabs.onActivated.addListener(listener);
      chrome.tabs.onUpdated.addListener((tabId, { status }) => {
        if (status === 'loading') names.delete(tabId);
        if (tabId === seenId) listener();
      });
    },
  };
}
