/** Confidential checks and deletion in a real browser: on the start page, in the widget, and without scripts. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { instantEngines } from '../support/engines.ts';
import { skipBrowser } from '../support/find-chromium.ts';
import { freePort } from '../support/free-port.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { launchBrowser, type TestBrowser, type Visit, type VisitOptions } from './support/browser.ts';
import { type OtherSite, startOtherSite } from './support/other-site.ts';
import { axeFaults, outlineFaults, overflowFaults } from './support/page-checks.ts';

const segmentPattern = /^[\w-]{22}~[\w-]{22}$/;
const deleteButton = '#esito > .actions button:last-child';

describe('private checks', { skip: skipBrowser }, () => {
  let service: TestApp;
  let browser: TestBrowser;
  let other: OtherSite;
  let url: string;
  before(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    [service, browser, other] = await Promise.all([
      startTestApp({
        engines: instantEngines,
        settings: { BASE_URL: url, LOG_LEVEL: 'warn', WIDGET_DAILY_LIMIT: '50' },
      }),
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
  const visitOn = (siteUrl: string, options: VisitOptions = {}): Promise<Visit> => {
    service.clock.nowMs += 24 * 60 * 60_000;
    return browser.visit(siteUrl, { width: 360, ...options });
  };
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  async function check(page: Pick<Page, 'fill' | 'click' | 'waitForSelector'>, text: string): Promise<void> {
    await page.fill('#q', text);
    await page.click('#verifica button[type=submit]');
    await page.waitForSelector('#esito h2:focus');
  }
  const segmentIn = (href: string | null) => /\/v\/([^/?]+)/.exec(href ?? '')?.[1] ?? '';

  for (const [language, theme] of [
    ['it', 'light'],
    ['en', 'dark'],
  ] as const) {
    test(`the box makes a check confidential, and the button deletes it after asking once (${language})`, async () => {
      const visit = await visitOn(url, { language, theme });
      const { page } = visit;
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
      await visit.open('/');
      await page.focus('[name=riservata]');
      await page.keyboard.press('Space');
      await check(page, `Una frase riservata ${language}`);
      const segment = segmentIn(await page.getAttribute('#esito a.primary', 'href'));
      assert.match(segment, segmentPattern);
      assert.equal(new URL(page.url()).pathname, `/verifica/${segment}`);
      assert.deepEqual(
        [await statusOf(`/v/${segment}`), await statusOf(`/v/${segment.split('~')[0]}`)],
        [200, 404],
        'the page opens by the link that is shown alone',
      );

      await page.click(deleteButton);
      assert.match(
        await page.evaluate(() => document.activeElement?.textContent ?? ''),
        language === 'it' ? /Eliminare questa verifica\?/ : /Delete this verification\?/,
      );
      await inOrder();
      await page.keyboard.press('Tab');
      assert.ok(await page.isVisible('.deletion .danger:focus'), 'the next stops are the answers');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      assert.equal(await page.isVisible('.deletion'), false);
      assert.equal(await statusOf(`/v/${segment}`), 200, 'nothing happens before the answer');
      await page.keyboard.press('Enter');
      await page.click('.deletion .danger');
      await page.waitForSelector('#esito .calm h2:focus');
      assert.match(await page.innerText('#annuncio'), language === 'it' ? /eliminata/ : /deleted/);
      await inOrder();
      assert.equal(await statusOf(`/v/${segment}`), 410);
      assert.equal(new URL(page.url()).pathname, '/');
      assert.equal(await page.evaluate(() => sessionStorage.length), 0, 'nothing is remembered of it');
      await page.click('#esito button');
      assert.equal(await page.evaluate(() => document.activeElement?.id), 'q');
      await visit.close();
    });
  }

  test('a result that others hold stays for them, and the page says so; an error is told, and tried again', async () => {
    const [first, second] = await Promise.all([visitOn(url), visitOn(url)]);
    for (const { page, open } of [first, second]) {
      await open('/');
      await check(page, 'Una frase che due verificano');
    }
    const segment = segmentIn(await second.page.getAttribute('#esito a.primary', 'href'));
    const remove = async ({ page }: Visit) => {
      await page.click('#esito > .actions button:text("Elimina")');
      await page.click('.deletion .danger');
    };
    await first.page.route('**/v/*', (route) => route.abort());
    await remove(first);
    await first.page.waitForSelector('.deletion-end:focus:has-text("Il servizio non risponde")');
    await first.page.unroute('**/v/*');
    await remove(first);
    await first.page.waitForSelector('.deletion-end:focus:has-text("La pagina resta, perché anche altri")');
    assert.equal(await first.page.isVisible('#esito > .actions button:text("Elimina")'), false);
    assert.deepEqual(await axeFaults(first.page), []);
    assert.equal(await statusOf(`/v/${segment}`), 200);
    await remove(second);
    await second.page.waitForSelector('#esito .calm h2:focus');
    assert.equal(await statusOf(`/v/${segment}`), 410);
    await Promise.all([first.close(), second.close()]);
  });

  test('after a reload, and on its own page, the tab that checked can still delete; others cannot', async () => {
    const visit = await visitOn(url, { language: 'en' });
    const { page } = visit;
    await visit.open('/');
    await check(page, 'A claim that is read again');
    assert.equal(await page.evaluate(() => sessionStorage.length), 1);
    await page.reload();
    await page.waitForURL(/\/v\/[\w-]{22}$/);
    const address = page.url();
    await page.waitForSelector('.actions a.delete:not([hidden])');
    assert.deepEqual([...(await axeFaults(page)), ...(await overflowFaults(page)), ...visit.complaints], []);
    const stranger = await browser.visit(url);
    await stranger.open(new URL(address).pathname);
    assert.equal(await stranger.page.isVisible('a.delete'), false);
    await stranger.close();
    await page.click('a.delete');
    await page.click('main form button');
    await page.waitForURL(/\/eliminata/);
    assert.equal(await statusOf(new URL(address).pathname), 410);
    await visit.close();
  });

  test('without scripts the box and the deletion work the same', async () => {
    const visit = await visitOn(url, { scripts: false });
    const { page } = visit;
    await visit.open('/');
    await page.fill('#q', 'Una frase riservata senza script');
    await page.check('[name=riservata]');
    await page.click('#verifica button[type=submit]');
    await page.waitForSelector('h1:text("Il risultato è pronto")');
    const segment = segmentIn(await page.getAttribute('.choices a.primary', 'href'));
    assert.match(segment, segmentPattern);
    assert.deepEqual(await overflowFaults(page), []);
    await page.click('.choices a.primary');
    assert.equal(page.url(), `${url}/v/${segment}`, 'the address that people copy has no token');
    assert.equal(await page.isVisible('a.delete'), false);
    await page.goBack();
    await page.click('.choices a:not(.primary)');
    await page.click('main form button');
    await page.waitForURL(`${url}/v/${segment}/eliminata`);
    assert.equal(await statusOf(`/v/${segment}`), 410);
    assert.deepEqual(visit.complaints, []);
    await visit.close();
  });

  test('in the widget a confidential result is told to nobody around it, and is deleted in place', async () => {
    const visit = await visitOn(other.url);
    const { page } = visit;
    const listening = `<script>window.heard = [];
      addEventListener('message', ({ data }) => window.heard.push(data.riscontro));</script>`;
    const loader = `<script async src="${url}/widget.js"></script>`;
    await visit.open(
      other.publish('riservata', { body: `${listening}<div id="a" data-riscontro></div>${loader}` }),
    );
    const frame = await (await page.waitForSelector('#a iframe')).contentFrame();
    assert.ok(frame);
    await frame.check('[name=riservata]');
    await check(frame, 'Una frase riservata altrove');
    const segment = segmentIn(await frame.getAttribute('#esito a.primary', 'href'));
    assert.match(segment, segmentPattern);
    await frame.click(deleteButton);
    await frame.click('.deletion .danger');
    await frame.waitForSelector('#esito .calm h2:focus');
    assert.equal(await statusOf(`/v/${segment}`), 410);
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    assert.deepEqual([...new Set(heard)].sort(), ['height', 'ready']);
    await visit.close();
  });
});
