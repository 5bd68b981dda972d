/** What people do on the pages, with scripts and without. What the start page does beyond that: home.test.ts. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { skipBrowser } from '../support/find-chromium.ts';
import { launchBrowser, type TestBrowser, type Visit } from './support/browser.ts';
import { axeFaults, outlineFaults, overflowFaults } from './support/page-checks.ts';
import { attacks } from './support/samples/hostile-samples.ts';
import { attachmentsOf, mediaSamples } from './support/samples/media-samples.ts';
import { textSamples } from './support/samples/text-samples.ts';
import { type Site, startSite } from './support/site.ts';

describe('what people do on the pages', { skip: skipBrowser }, () => {
  let site: Site;
  let browser: TestBrowser;
  let visit: Visit;
  let plain: Visit;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), launchBrowser()]);
    visit = await browser.visit(site.url, { width: 360 });
    plain = await browser.visit(site.url, { width: 360, scripts: false });
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  const inOrder = async () => {
    const { page, complaints } = visit;
    const faults = [
      ...(await axeFaults(page)),
      ...(await overflowFaults(page)),
      ...(await outlineFaults(page, 'it')),
    ];
    assert.deepEqual([...faults, ...complaints], []);
  };
  const focused = () => visit.page.evaluate(() => document.activeElement?.textContent ?? '');

  test('a claim is checked from the keyboard, the verdict takes the focus and leads to its page', async () => {
    const { page } = visit;
    await visit.open('/');
    await page.focus('#q');
    await page.keyboard.type(textSamples.false.input);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#esito h2:focus');
    assert.match(await focused(), /falso/i);
    await inOrder();
    await page.click('#esito a.primary');
    await page.waitForURL(`${site.url}/v/${site.results.false.id}`);
  });

  test('without scripts the same form ends on the page of the result', async () => {
    const { page } = plain;
    await plain.open('/');
    // One that nobody has checked: it goes by way of the waiting page.
    await page.fill('#q', 'Una frase che nessuno ha ancora verificato');
    await page.click('#verifica button[type=submit]');
    await page.click('text=Leggi il risultato');
    await page.waitForURL(/\/v\/[\w-]{16,}$/);
    assert.match(await page.innerText('h1'), /non verificabile/i);
    assert.deepEqual(plain.complaints, []);
  });

  test('a picture with a hostile name is chosen, shown and checked', async () => {
    const { page } = visit;
    const [preview] = await attachmentsOf(mediaSamples.suspicious);
    assert.ok(preview);
    await visit.open('/');
    const name = `${attacks.handler.slice(0, 60)}.webp`;
    await page.setInputFiles('#file', { name, mimeType: 'image/webp', buffer: Buffer.from(preview.bytes) });
    await page.waitForSelector('#scelto:not([hidden])');
    assert.ok((await page.innerText('#scelto')).includes(name));
    await inOrder();
    await page.click('#verifica button[type=submit]');
    await page.waitForSelector('#esito h2:focus');
    assert.match(await focused(), /autentica/i);
    await inOrder();
  });

  test('an error is reported without scripts: what is missing is told, then it is received', async () => {
    const { page } = plain;
    await plain.open(`/v/${site.results.false.id}`);
    await page.click(`a[href^="/v/${site.results.false.id}/segnala"]`);
    await page.click('main form button');
    assert.equal(await page.locator('[aria-invalid=true]').count(), 1);
    assert.deepEqual(await overflowFaults(page), []);
    await page.check('#motivo-livello');
    await page.fill('#testo', 'La fonte citata dice il contrario.');
    await page.click('main form button');
    await page.waitForURL(/\/segnala\/grazie$/);
    const [report] = await site.service.store.listReports();
    assert.equal(report?.text, 'La fonte citata dice il contrario.');
  });

  test('the page of a report with faults is in order too', async () => {
    const { page } = visit;
    await visit.open(`/v/${site.results.false.id}/segnala`);
    await page.click('main form button');
    await page.waitForSelector('[aria-invalid=true]');
    await inOrder();
  });

  test('a result is deleted by whoever holds its token, and is gone', async () => {
    const { page } = plain;
    const { id, token } = site.deletable;
    await plain.open(`/v/${id}/elimina?token=${encodeURIComponent(token)}`);
    await page.click('main form button');
    await page.waitForURL(`${site.url}/v/${id}/eliminata`);
    assert.equal((await plain.open(`/v/${id}`)).status(), 410);
  });

  test('the link of a share page is copied', async () => {
    const { page } = visit;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit.open(`/v/${site.results.true.id}`);
    await page.click('button[data-copy]');
    await page.waitForFunction(() => document.querySelector('.actions [role=status]')?.textContent);
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), site.results.true.condividi);
    await inOrder();
  });

  test('maps are laid over a picture by keyboard, with scripts and without', async () => {
    for (const { page, open } of [visit, plain]) {
      await open(`/v/${site.results.manipulated.id}`);
      const shown = () =>
        page.evaluate(
          () => [...document.querySelectorAll('img.map')].filter((map) => map.checkVisibility()).length,
        );
      assert.equal(await shown(), 0);
      await page.focus('.viewer input[type=radio]:checked');
      await page.keyboard.press('ArrowDown');
      assert.equal(await shown(), 1);
    }
  });
});
