/** The widget in a real browser, on pages of another site: the loader, the plain frame, and everything in the way. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Frame, Page } from 'playwright-core';
import type { Engines } from '../../src/pipelines/engine.ts';
import { createCountingEngines } from '../support/counting-engines.ts';
import { textFindings } from '../support/engines.ts';
import { skipBrowser } from '../support/find-chromium.ts';
import { freePort } from '../support/free-port.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { waitUntil } from '../support/wait-until.ts';
import { launchBrowser, type TestBrowser, type Visit, type VisitOptions } from './support/browser.ts';
import { keyboardFaults } from './support/keyboard-check.ts';
import { type OtherSite, startOtherSite } from './support/other-site.ts';
import { axeFaults, outlineFaults, overflowFaults } from './support/page-checks.ts';

declare global {
  interface Window {
    /** What the widgets of a page told it, as `id name` and what came with it. */
    told?: { readonly what: string; readonly detail: Record<string, unknown> }[];
  }
}

/** A claim that begins so is checked until the service closes. */
const endless = 'Senza fine';
const { engines: instant } = createCountingEngines();
const engines: Engines = {
  ...instant,
  text: {
    async check(content, context) {
      if (!content.claim.startsWith(endless)) return textFindings;
      context.progress({ event: 'phase', data: { name: 'search', text: 'Ricerca senza fine' } });
      return new Promise((_, reject) =>
        context.signal.addEventListener('abort', () => reject(context.signal.reason)),
      );
    },
  },
};

describe('the widget', { skip: skipBrowser }, () => {
  let service: TestApp;
  let browser: TestBrowser;
  let other: OtherSite;
  let url: string;
  before(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    [service, browser, other] = await Promise.all([
      startTestApp({ engines, settings: { BASE_URL: url, LOG_LEVEL: 'warn', WIDGET_DAILY_LIMIT: '5' } }),
      launchBrowser(),
      startOtherSite(),
    ]);
    await service.app.http.listen({ host: '127.0.0.1', port });
  });
  after(async () => {
    await browser?.close();
    await other?.close();
    await service?.close();
  });

  /** Every visit is one of another day: each begins with all its checks. */
  const nextDay = () => {
    service.clock.nowMs += 24 * 60 * 60_000;
  };
  async function visitOther(options: VisitOptions = {}): Promise<Visit> {
    nextDay();
    return browser.visit(other.url, { width: 320, ...options });
  }
  /** The widget is what this site is about: asking for it is not a fault. */
  const faultsOf = ({ complaints }: Visit) =>
    complaints.filter((complaint) => !complaint.startsWith(`request elsewhere: ${url}/`));

  const loader = () => `<script async src="${url}/widget.js"></script>`;
  const listening = `<script>window.told = [];
    for (const name of ['ready', 'height', 'result', 'limit']) addEventListener('riscontro:' + name, (event) =>
      window.told.push({ what: event.target.id + ' ' + name, detail: event.detail }));</script>`;
  const toldOf = (page: Page, what: string) =>
    page.evaluate(
      (name) => (window.told ?? []).filter((one) => one.what === name).map(({ detail }) => detail),
      what,
    );
  async function frameIn(page: Page, selector: string): Promise<Frame> {
    const frame = await (await page.waitForSelector(`${selector} iframe, iframe${selector}`)).contentFrame();
    assert.ok(frame);
    await frame.waitForSelector('#q');
    return frame;
  }
  async function check(frame: Frame, text: string): Promise<void> {
    await frame.fill('#q', text);
    await frame.click('#verifica button[type=submit]');
    await frame.waitForSelector('#esito h2:focus, #avviso h2:focus');
  }
  /** The frame is as high as what is in it: nothing is cut off, nothing is left empty. */
  const followsContent = (page: Page, frame: Frame, selector: string) =>
    waitUntil('the height of the content', async () => {
      const height = await page.$eval(
        `${selector} iframe`,
        (element) => element.getBoundingClientRect().height,
      );
      const content = await frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
      return height === content && content > 200;
    });

  test('the loader puts it in, fits its height, tells what happens, and the verdict leads to its page', async () => {
    const visit = await visitOther();
    const { page } = visit;
    const address = other.publish('pagina', {
      body: `${listening}<div id="a" data-riscontro></div>${loader()}`,
    });
    await visit.open(address);
    const frame = await frameIn(page, '#a');
    await followsContent(page, frame, '#a');
    assert.equal((await toldOf(page, 'a ready')).length, 1);
    assert.equal(await frame.getAttribute('#rimanenti', 'data-remaining'), '5');
    assert.equal(await frame.inputValue('input[name=sito]'), other.url);

    const before = await page.$eval('#a iframe', (element) => element.getBoundingClientRect().height);
    await check(frame, 'La Luna gira intorno alla Terra');
    await followsContent(page, frame, '#a');
    const after = await page.$eval('#a iframe', (element) => element.getBoundingClientRect().height);
    assert.notEqual(after, before);
    const [result] = await toldOf(page, 'a result');
    assert.deepEqual(Object.keys(result ?? {}).sort(), [
      'affidabilita',
      'condividi',
      'id',
      'livello',
      'tipo',
    ]);
    assert.equal(result?.condividi, `${url}/v/${result?.id}`);
    assert.equal((await toldOf(page, 'a height')).at(-1)?.height, after);

    const opening = page.context().waitForEvent('page');
    await frame.click('#esito a.primary');
    const share = await opening;
    await share.waitForLoadState();
    assert.equal(new URL(share.url()).pathname, `/v/${result?.id}`);
    assert.equal(await share.evaluate(() => window.opener), null);
    assert.deepEqual(faultsOf(visit), []);
    await visit.close();
  });

  test('two on one page, one that comes later and a loader that comes twice: each has its own frame and events', async () => {
    const visit = await visitOther({ width: 800 });
    const { page } = visit;
    const address = other.publish('due', {
      body: `${listening}<div id="a" data-riscontro data-lang="it" data-tema="chiaro" data-larghezza="360">…</div>
<div id="b" data-riscontro data-lang="en" data-tema="scuro" data-q="A &quot;claim&quot;"></div>${loader()}${loader()}`,
    });
    await visit.open(address);
    const [a, b] = [await frameIn(page, '#a'), await frameIn(page, '#b')];
    assert.equal(await a.getAttribute('html', 'data-tema'), 'chiaro');
    assert.equal(await b.getAttribute('html', 'lang'), 'en');
    assert.equal(await b.inputValue('#q'), 'A "claim"');
    assert.equal((await toldOf(page, 'b result')).length, 0, 'what is filled in is not sent');
    await page.evaluate(() => {
      const box = document.createElement('div');
      box.id = 'c';
      Object.assign(box.dataset, { riscontro: '', url: 'https://example.org/notizia' });
      document.body.append(box);
    });
    const c = await frameIn(page, '#c');
    assert.equal(await c.inputValue('#q'), 'https://example.org/notizia');
    await page.evaluate(() => window.riscontro?.scan());
    assert.equal(await page.locator('iframe').count(), 3);
    await check(b, 'A claim for the second box');
    for (const [frame, selector] of [
      [a, '#a'],
      [b, '#b'],
      [c, '#c'],
    ] as const) {
      await followsContent(page, frame, selector);
    }
    assert.equal((await toldOf(page, 'b result')).length, 1);
    assert.equal((await toldOf(page, 'a result')).length + (await toldOf(page, 'c result')).length, 0);
    assert.equal(await page.$eval('#a iframe', (element) => element.getBoundingClientRect().width), 360);
    assert.deepEqual(faultsOf(visit), []);
    await visit.close();
  });

  test('messages of others are heard neither by the page nor in the frame', async () => {
    const visit = await visitOther();
    const { page } = visit;
    const body = `${listening}<div id="a" data-riscontro></div>${loader()}<iframe id="s" srcdoc="x"></iframe>`;
    await visit.open(other.publish('messaggi', { body }));
    const frame = await frameIn(page, '#a');
    await followsContent(page, frame, '#a');
    // From the page itself, and from a frame beside it, to the page; and from that frame to the widget.
    await page.evaluate((service) => {
      const frames = [...document.querySelectorAll('iframe')].map(({ contentWindow }) => contentWindow);
      const [widget, stranger] = frames as [Window, Window & typeof globalThis];
      window.postMessage({ riscontro: 'height', height: 9000 }, '*');
      Object.assign(stranger, { target: widget });
      stranger.eval(`parent.postMessage({ riscontro: 'height', height: 9000 }, '*');
        target.postMessage({ riscontro: 'hello' }, '*')`);
      // The loader's own word, after the others: its answer is the last.
      widget.postMessage({ riscontro: 'hello' }, service);
    }, url);
    await waitUntil('the answer', async () => (await toldOf(page, 'a ready')).length > 1);
    // When the page hears of this, it has heard everything that was said before.
    await frame.evaluate(() => document.body.style.setProperty('padding-bottom', '77px'));
    await followsContent(page, frame, '#a');
    assert.equal((await toldOf(page, 'a ready')).length, 2);
    assert.ok((await toldOf(page, 'a height')).every(({ height }) => height !== 9000));
    await visit.close();
  });

  test('the plain frame works on a page whose policy allows nothing else, with third-party cookies blocked', async () => {
    const visit = await visitOther();
    const { page } = visit;
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
    const address = other.publish('severa', {
      body: `<iframe id="f" src="${url}/widget" title="Verifica" width="320" height="600" referrerpolicy="origin"></iframe>`,
      headers: {
        'content-security-policy': `default-src 'none'; frame-src ${url}`,
        'referrer-policy': 'no-referrer',
      },
    });
    await visit.open(address);
    const frame = await frameIn(page, '#f');
    await check(frame, 'Una pagina severa');
    assert.match(await frame.innerText('#esito h2'), /\S/);
    assert.deepEqual(await page.context().cookies(), []);
    await assert.rejects(
      frame.evaluate(() => localStorage.length),
      /Access is denied/,
      'the browser does block',
    );
    assert.deepEqual(faultsOf(visit), []);
    await visit.close();
  });

  test('a site that hides is found by what the browser tells inside of the frame', async () => {
    const visit = await visitOther();
    const body = `<iframe id="f" src="${url}/widget" title="Verifica" referrerpolicy="no-referrer"></iframe>`;
    await visit.open(other.publish('nascosta', { body }));
    const frame = await frameIn(visit.page, '#f');
    const sent = visit.page.waitForRequest((request) => request.method() === 'POST');
    await check(frame, 'Un sito che si nasconde');
    assert.match((await sent).postData() ?? '', new RegExp(`name="sito"\\s+${other.url}`));
    assert.equal(await frame.isVisible('#esito h2'), true);
    assert.deepEqual(faultsOf(visit), []);
    await visit.close();
  });

  test('without scripts the form is sent inside of the frame, and the verdict comes there', async () => {
    const visit = await visitOther({ scripts: false });
    const { page } = visit;
    const body = `<iframe id="f" src="${url}/widget?lang=en&amp;tema=scuro" title="Check" width="320" height="600"></iframe>`;
    await visit.open(other.publish('senza-script', { body }));
    const frame = await frameIn(page, '#f');
    await frame.fill('#q', 'A claim without scripts');
    await frame.click('#verifica button[type=submit]');
    await frame.waitForSelector('.verdict');
    assert.match(frame.url(), /\/widget\/verifica\/[\w-]{16,}\?lang=en&tema=scuro&sito=/);
    assert.equal(await frame.getAttribute('.outcome-place a.primary', 'target'), '_blank');
    await frame.click('.outcome-place a:not(.primary)');
    await frame.waitForSelector('#rimanenti[data-remaining="4"]');
    assert.equal(await frame.inputValue('input[name=sito]'), other.url);
    assert.deepEqual(faultsOf(visit), []);
    await visit.close();
  });

  test('a check that is left under way can be found again, and another is sent at once', async () => {
    const visit = await visitOther();
    const { page } = visit;
    await visit.open(other.publish('lasciata', { body: `<div id="a" data-riscontro></div>${loader()}` }));
    const frame = await frameIn(page, '#a');
    await frame.fill('#q', `${endless} si verifica questo`);
    await frame.click('#verifica button[type=submit]');
    await frame.waitForSelector('.phase.current');
    await followsContent(page, frame, '#a');
    await frame.click('#andamento button');
    await frame.waitForSelector('#avviso h2:focus');
    assert.match(
      (await frame.getAttribute('#avviso a', 'href')) ?? '',
      /^\/widget\/verifica\/[\w-]{16,}\?sito=/,
    );
    await check(frame, 'Intanto si verifica altro');
    assert.equal(await frame.isVisible('#esito h2'), true);
    assert.deepEqual(faultsOf(visit), [], 'its page load was spent, and another one asked for');
    await visit.close();
  });

  test('all checks of a day, the work between them done unseen; then the limit, calmly, with a way on', async () => {
    const visit = await visitOther();
    const { page } = visit;
    const body = `${listening}<div id="a" data-riscontro></div>${loader()}`;
    await visit.open(other.publish('limite', { body }));
    const frame = await frameIn(page, '#a');
    for (const number of [1, 2, 3, 4, 5]) {
      await check(frame, `Frase numero ${number} di cinque`);
      await frame.click('#esito button');
      assert.equal(await frame.getAttribute('#rimanenti', 'data-remaining'), String(5 - number));
    }
    assert.deepEqual(faultsOf(visit), [], 'nothing was refused on the way');
    await check(frame, 'Una frase di troppo');
    assert.match(await frame.innerText('#avviso'), /Verifiche gratuite di oggi finite[\s\S]*Usa l’API/);
    assert.equal(await frame.getAttribute('#avviso', 'class'), 'problem-note calm');
    assert.equal(await frame.inputValue('#q'), 'Una frase di troppo');
    assert.deepEqual(await toldOf(page, 'a limit'), [{ codice: 'limite_giornaliero' }]);
    await followsContent(page, frame, '#a');
    await visit.close();
  });

  for (const [language, theme, width] of [
    ['it', 'light', 320],
    ['en', 'dark', 240],
  ] as const) {
    test(`nothing that axe finds, all by keyboard, nothing wider than ${width} px (${language}, ${theme})`, async () => {
      nextDay();
      const visit = await browser.visit(url, { language, theme, width });
      const { page } = visit;
      await visit.open('/widget');
      const inOrder = async () =>
        assert.deepEqual(
          [
            ...(await axeFaults(page)),
            ...(await overflowFaults(page)),
            ...(await outlineFaults(page, language)),
            ...visit.complaints,
          ],
          [],
        );
      await inOrder();
      assert.deepEqual(await keyboardFaults(page), []);
      await page.focus('#q');
      await page.keyboard.type(`Una frase con la tastiera ${language}`);
      await page.keyboard.press('Enter');
      await page.waitForSelector('#esito h2:focus');
      await inOrder();
      assert.deepEqual(await keyboardFaults(page), []);
      await visit.close();
    });
  }

  test('the lines to copy follow the choices, and the preview shows what they make', async () => {
    const visit = await browser.visit(url, { width: 360 });
    const { page } = visit;
    await visit.open('/sviluppatori?lang=en#widget');
    const code = () => page.innerText('#riquadro-codice code');
    assert.match(
      await code(),
      /^<div data-riscontro><\/div>\n<script async src="http:\/\/127\.0\.0\.1:\d+\/widget\.js">/,
    );
    await page.selectOption('#riquadro-language', 'it');
    await page.selectOption('#riquadro-theme', 'scuro');
    assert.match(await code(), /data-lang="it" data-tema="scuro"/);
    await page.click('#riquadro-anteprima summary');
    for (const way of ['loader', 'iframe']) {
      await page.selectOption('#riquadro-way', way);
      const preview = page.frameLocator('#riquadro-anteprima iframe');
      await preview.locator('html[lang=it][data-tema=scuro] #q').waitFor();
      assert.deepEqual(await overflowFaults(page), []);
    }
    assert.match(await code(), /^<iframe src="http:\/\/127\.0\.0\.1:\d+\/widget\?lang=it&amp;tema=scuro"/);
    assert.deepEqual(visit.complaints, []);
    await visit.close();
  });
});
