/**
 * A real Chromium with the unpacked extension, as it is shipped. A browser without a window shows neither the menu of
 * the right mouse button nor the question for a permission; everything else is as people have it.
 */
import type { Language } from '@riscontro/contract';
import { type BrowserContext, type CDPSession, chromium, type Page, type Worker } from 'playwright-core';
import { findChromium } from '../../support/find-chromium.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { browserFlags, launchTimeoutMs, openTimeoutMs, withSandboxIfPossible } from './browser.ts';

export type { Page };

/** What the menu tells the extension about the place where it was opened. */
export interface MenuChoice {
  readonly menuItemId: string;
  readonly selectionText?: string;
  readonly linkUrl?: string;
  readonly srcUrl?: string;
  readonly mediaType?: 'image' | 'video';
}

export interface ExtensionBrowser {
  readonly id: string;
  /** Errors and refusals of the security policy on pages of the extension. */
  readonly complaints: string[];
  /** A tab of a reader, in front of all others. */
  visit(address: string): Promise<Page>;
  /** A page of the extension in a tab of its own. */
  open(path: string, size?: { readonly width: number }): Promise<Page>;
  /** What the extension calls the tab. Brings it to the front. */
  tabOf(page: Page): Promise<number>;
  /**
   * Chooses a command of the extension's menu on this page, with all rights that a click on it gives but one: no panel
   * may be opened beside the page. So the extension opens it as a page, and that is what is returned.
   */
  choose(page: Page, choice: MenuChoice): Promise<Page>;
  /** Presses the extension's button in the toolbar on this page; its popup comes as a page of its own. */
  openPopup(page: Page): Promise<Page>;
  /** The titles of the menu as they are put up during `change`. */
  menuTitles(change: () => Promise<unknown>): Promise<string[]>;
  /** A person's yes beforehand, on the browser's own page: the extension's question for it is not shown then. */
  allowHost(pattern: string): Promise<void>;
  /** The hosts that the extension may read now. */
  allowedHosts(): Promise<string[]>;
  /** Ends the service worker as the browser does after half a minute without events. */
  stopWorker(): Promise<void>;
  isWorkerRunning(): Promise<boolean>;
  /** What stands in the browser's side panel; undefined where none is open. */
  sidePanelText(): Promise<string | undefined>;
  /** Forgets all checks and closes everything that was opened here; settings stay. */
  startAnew(): Promise<void>;
  close(): Promise<void>;
}

/** About what browsers give a panel at first. */
const panelSize = { width: 360, height: 800 } as const;

export async function launchExtension(folder: string, language: Language = 'it'): Promise<ExtensionBrowser> {
  const context = await launch(language);
  const devtools = await context.browser()?.newBrowserCDPSession();
  if (!devtools) throw new Error('This browser cannot be asked about its extensions.');
  const { id } = (await devtools.send('Extensions.loadUnpacked', { path: folder })) as { id: string };
  const origin = `chrome-extension://${id}`;
  const complaints = complaintsOf(context, origin);
  // A page of the extension that runs no code of its own: from here its rights can be used and looked at.
  const desk = context.pages()[0] ?? (await context.newPage());
  await desk.goto(`${origin}/manifest.json`);
  const workers = await context.newCDPSession(desk);
  await workers.send('ServiceWorker.enable');

  const isWorkerRunning = async () => (await targets(devtools)).some(({ type }) => type === 'service_worker');
  async function tabOf(page: Page): Promise<number> {
    await page.bringToFront();
    const [tab] = await desk.evaluate(() => chrome.tabs.query({ active: true, lastFocusedWindow: true }));
    if (tab?.id === undefined) throw new Error(`${page.url()} is in no tab.`);
    return tab.id;
  }

  /** The button in the toolbar, without its popup: it gives the same rights over a page as the menu. */
  async function pressAction(page: Page, tabId: number): Promise<void> {
    await desk.evaluate((tab) => chrome.action.setPopup({ tabId: tab, popup: '' }), tabId);
    const tabs = await targets(devtools as CDPSession, 'tab');
    const target = tabs.find(({ url }) => url === page.url());
    if (!target) throw new Error(`${page.url()} is in no tab.`);
    await (devtools as CDPSession).send('Extensions.triggerAction', { id, targetId: target.targetId });
  }

  async function worker(): Promise<Worker> {
    await workers.send('ServiceWorker.startWorker', { scopeURL: `${origin}/` });
    await waitUntil('the service worker runs', isWorkerRunning);
    const running = context.serviceWorkers().find((one) => one.url().startsWith(origin));
    if (!running) throw new Error('The extension has no service worker.');
    return running;
  }

  async function open(path: string, { width }: { readonly width: number } = panelSize): Promise<Page> {
    const page = await context.newPage();
    await page.setViewportSize({ ...panelSize, width });
    await page.goto(`${origin}/${path}`);
    return page;
  }

  return {
    id,
    complaints,
    async visit(address) {
      const page = await context.newPage();
      await page.goto(address);
      return page;
    },
    open,
    tabOf,
    async choose(page, choice) {
      const tabId = await tabOf(page);
      await pressAction(page, tabId);
      const running = await worker();
      const opening = context.waitForEvent('page');
      await running.evaluate(
        async ([info, at]) => {
          const tab = await chrome.tabs.get(at);
          const event = chrome.contextMenus.onClicked as unknown as {
            dispatch(info: object, tab: chrome.tabs.Tab): void;
          };
          event.dispatch({ editable: false, frameId: 0, pageUrl: tab.url, ...info }, tab);
        },
        [choice, tabId] as const,
      );
      const panel = await opening;
      await panel.setViewportSize(panelSize);
      return panel;
    },
    async openPopup(page) {
      const tabId = await tabOf(page);
      await pressAction(page, tabId);
      return open(`popup/popup.html?tab=${tabId}`);
    },
    async menuTitles(change) {
      const running = await worker();
      await running.evaluate(() => {
        const { create } = chrome.contextMenus;
        const titles: string[] = [];
        Object.assign(globalThis, { titles });
        chrome.contextMenus.create = (item, done) => {
          titles.push(item.title ?? '');
          return create(item, done);
        };
      });
      await change();
      const titles = () => running.evaluate(() => (globalThis as unknown as { titles: string[] }).titles);
      await waitUntil('the menu is put up', async () => (await titles()).length >= 5);
      return titles();
    },
    async allowHost(pattern) {
      const settings = await context.newPage();
      await settings.goto('chrome://extensions', { waitUntil: 'commit' });
      await settings.evaluate(
        ([extension, host]) => {
          const { developerPrivate } = chrome as unknown as {
            developerPrivate: { addHostPermission(extension: string, host: string): Promise<void> };
          };
          return developerPrivate.addHostPermission(extension, host);
        },
        [id, pattern] as const,
      );
      await settings.close();
    },
    allowedHosts: () => desk.evaluate(async () => (await chrome.permissions.getAll()).origins ?? []),
    async stopWorker() {
      await workers.send('ServiceWorker.stopAllWorkers');
      await waitUntil('the service worker is gone', async () => !(await isWorkerRunning()));
    },
    isWorkerRunning,
    // Where it is opened as a page, its address also says beside which tab.
    sidePanelText: () => textOfTarget(devtools, `${origin}/panel/panel.html`),
    async startAnew() {
      await Promise.all(context.pages().map((page) => page !== desk && page.close()));
      await desk.evaluate(() =>
        Promise.all([chrome.storage.session.clear(), chrome.storage.local.remove('history')]),
      );
      complaints.length = 0;
    },
    close: () => context.close(),
  };
}

async function launch(language: Language): Promise<BrowserContext> {
  const executablePath = await findChromium();
  const context = await withSandboxIfPossible((chromiumSandbox) =>
    // An empty path: a profile of its own, which is gone afterwards.
    chromium.launchPersistentContext('', {
      executablePath,
      chromiumSandbox,
      args: [...browserFlags, '--enable-unsafe-extension-debugging', `--lang=${language}`],
      ignoreDefaultArgs: ['--disable-extensions'],
      env: { ...process.env, LANGUAGE: language },
      locale: language,
      timeout: launchTimeoutMs,
    }),
  );
  context.setDefaultTimeout(openTimeoutMs);
  return context;
}

interface Target {
  readonly targetId: string;
  readonly type: string;
  readonly url: string;
}

async function targets(devtools: CDPSession, type?: 'tab'): Promise<Target[]> {
  const { targetInfos } = await devtools.send('Target.getTargets', type ? { filter: [{ type }] } : {});
  return targetInfos;
}

/** The side panel is no tab, and so no page that could be driven; but it can be read. */
async function textOfTarget(devtools: CDPSession, address: string): Promise<string | undefined> {
  const target = (await targets(devtools)).find(({ url }) => url === address);
  if (!target) return undefined;
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId: target.targetId });
  const { promise, resolve } = Promise.withResolvers<string>();
  const hear = (event: { sessionId: string; message: string }) => {
    const answer = JSON.parse(event.message) as { id?: number; result?: { result?: { value?: string } } };
    if (event.sessionId === sessionId && answer.id === 1) resolve(answer.result?.result?.value ?? '');
  };
  devtools.on('Target.receivedMessageFromTarget', hear);
  const question = {
    id: 1,
    method: 'Runtime.evaluate',
    params: { expression: 'document.body.innerText', returnByValue: true },
  };
  await devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(question) });
  const text = await promise;
  devtools.off('Target.receivedMessageFromTarget', hear);
  await devtools.send('Target.detachFromTarget', { sessionId });
  return text;
}

function complaintsOf(context: BrowserContext, origin: string): string[] {
  const complaints: string[] = [];
  const isOurs = (page: Page | null) => page?.url().startsWith(origin);
  context.on('weberror', (error) => {
    if (isOurs(error.page())) complaints.push(`error: ${error.error().message}`);
  });
  context.on('console', (message) => {
    // An answer of 400 or more is a part of what is tested.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    if (isOurs(message.page()) || message.location().url.startsWith(origin))
      complaints.push(`console: ${message.text()}`);
  });
  return complaints;
}
