/** A real Chromium for the tests of one process: visits that notice everything that goes wrong on a page. */
import { after } from 'node:test';
import type { Language } from '@riscontro/contract';
import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright-core';
import { findChromium } from '../../support/find-chromium.ts';

export interface VisitOptions {
  readonly language?: Language;
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  /** Whether scripts run; they do unless told otherwise. */
  readonly scripts?: boolean;
  /** Whether the browser does without the page's security policy, so that nothing but the page itself protects. */
  readonly withoutPolicy?: boolean;
}

/** One visitor: a page, and what its browser complained about. */
export interface Visit {
  readonly page: Page;
  /** Errors, refusals of the security policy, dialogs, and requests that wanted to leave this machine. */
  readonly complaints: string[];
  /** Loads an address of the site until its images and fonts are there. */
  open(path: string): Promise<Response>;
  close(): Promise<void>;
}

export interface TestBrowser {
  visit(siteUrl: string, options?: VisitOptions): Promise<Visit>;
  /** Ends the visits that nobody has closed. */
  close(): Promise<void>;
}

const height = 800;
export const launchTimeoutMs = 60_000;
export const openTimeoutMs = 20_000;
export const browserFlags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Names and addresses of others lead nowhere. Not by routing, which would switch the browser's cache off.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Visits share nothing but the program, so one is started for all files of tests in this process. */
let started: Promise<Browser> | undefined;
after(async () => (await started)?.close());

export async function launchBrowser(): Promise<TestBrowser> {
  started ??= findChromium().then(launch);
  const browser = await started;
  const contexts = new Set<BrowserContext>();
  return {
    visit: (siteUrl, options = {}) => startVisit(browser, contexts, siteUrl, options),
    close: async () => void (await Promise.all([...contexts].map((context) => context.close()))),
  };
}

async function launch(executablePath: string): Promise<Browser> {
  const options = { executablePath, args: browserFlags, timeout: launchTimeoutMs };
  return withSandboxIfPossible((chromiumSandbox) => chromium.launch({ ...options, chromiumSandbox }));
}

/** In some containers nobody may make a sandbox; only our own pages are opened. */
export async function withSandboxIfPossible<T>(start: (sandbox: boolean) => Promise<T>): Promise<T> {
  if (process.getuid?.() === 0) return start(false);
  return start(true).catch(() => start(false));
}

async function startVisit(
  browser: Browser,
  contexts: Set<BrowserContext>,
  siteUrl: string,
  { language = 'it', width = 1280, theme = 'light', scripts = true, withoutPolicy = false }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    locale: language,
    viewport: { width, height },
    colorScheme: theme,
    javaScriptEnabled: scripts,
    bypassCSP: withoutPolicy,
  });
  contexts.add(context);
  context.once('close', () => contexts.delete(context));
  context.setDefaultTimeout(openTimeoutMs);
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  const complaints = complaintsOf(page, siteUrl);
  return {
    page,
    complaints,
    async open(path) {
      const response = await page.goto(path, { waitUntil: 'load' });
      if (!response) throw new Error(`${path} was not loaded`);
      if (response.headers().refresh !== undefined) await page.evaluate(() => window.stop());
      if (scripts) await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return response;
    },
    close: () => context.close(),
  };
}

declare global {
  interface Window {
    /** Sum of the layout shifts of the page. */
    layoutShift?: number;
  }
}

/** Runs in every page, before the page's own scripts. */
function watchPage(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`Refused by ${violatedDirective}: ${blockedURI} ${sample}`),
  );
}

function complaintsOf(page: Page, siteUrl: string): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A page that says 404 is what was asked for; what is missing inside of a page is told by its response.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    complaints.push(`console: ${message.text()}`);
  });
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => undefined);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== siteUrl)
      complaints.push(`request elsewhere: ${url.href}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}
