/** What Chrome and Firefox call differently: the place beside the page, and who may open it. */
/// <reference types="chrome" />

interface Sidebar {
  open(): Promise<void>;
}

/** Firefox knows `chrome` too, with promises, and has a sidebar where Chrome has a side panel. */
const sidebar = (chrome as unknown as { sidebarAction?: Sidebar }).sidebarAction;

/**
 * Opens the panel beside a tab. Browsers allow it only as an answer to a click: call it before anything is waited for.
 * Where the browser does not open it all the same, it opens as a page.
 */
export async function openPanel(tabId: number): Promise<void> {
  try {
    await (sidebar ? sidebar.open() : chrome.sidePanel.open({ tabId }));
  } catch {
    await chrome.tabs.create({ url: chrome.runtime.getURL(`panel/panel.html?tab=${tabId}`) });
  }
}

export const newId = (): string => crypto.randomUUID();
