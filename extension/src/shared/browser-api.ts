/** What Chrome and Firefox call differently: the place beside the page, and who may open it. */
/// <reference types="chrome" />

interface Sidebar {
  open(): Promise<void>;
}

/** Firefox knows `chrome` too, with promises, and has a sidebar where Chrome has a side panel. */
const sidebar = (chrome as unknown as { sidebarAction?: Sidebar }).sidebarAction;

/**
 * Opens the panel beside a tab. Browsers allow it only as an answer to a click: call it before anything is waited for.
 * False where the browser does not open it.
 */
export function openPanel(tabId: number): Promise<boolean> {
  try {
    const opened = sidebar ? sidebar.open() : chrome.sidePanel.open({ tabId });
    return opened.then(
      () => true,
      () => false,
    );
  } catch {
    return Promise.resolve(false);
  }
}

export const newId = (): string => crypto.randomUUID();
