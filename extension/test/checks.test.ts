/** Checks from the menu of the right mouse button, in a real browser: what is sent, what is shown, and on which page. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Page } from '../../server/test/browser/support/extension-browser.ts';
import { mediaSamples } from '../../server/test/browser/support/samples/media-samples.ts';
import { textSamples } from '../../server/test/browser/support/samples/text-samples.ts';
import { skipBrowser } from '../../server/test/support/find-chromium.ts';
import { waitUntil } from '../../server/test/support/wait-until.ts';
import { wordsOf } from '../src/shared/words.ts';
import { slowly } from './support/service.ts';
import { type StartedExtension, startExtension } from './support/start-extension.ts';

const say = wordsOf('it').extension;
const { true: vero, misleading: fuorviante } = textSamples;

describe('a check from the menu', { timeout: 240_000, skip: skipBrowser }, () => {
  let started: StartedExtension;
  let key: string;
  before(async () => {
    started = await startExtension('it');
    await started.browser.allowHost('http://127.0.0.1/*');
    ({ key } = await started.service.app.createKey(1000));
    await started.setUp(started.service.url, key);
  });
  after(() => started?.close());

  /** A tab with the article, beside no check of another test. */
  let article: Page;
  beforeEach(async () => {
    const { browser, service, site } = started;
    await browser.startAnew();
    service.received.length = 0;
    article = await browser.visit(`${site.url}/articolo`);
  });

  const shareLink = (panel: Page) => panel.getByRole('link', { name: say.openShare });
  const startTitle = (panel: Page) => panel.getByRole('heading', { name: say.startTitle });
  const selection = (text: string) => ({ menuItemId: 'selection', selectionText: text });

  test('of the selection shows its progress, then the verdict of the share page and the way to it', async () => {
    const { browser, service } = started;
    const panel = await browser.choose(article, selection(slowly(vero.input)));
    await panel.getByRole('heading', { name: say.runningTitle }).waitFor();
    await panel.getByText('Cerco nelle fonti.').first().waitFor();
    await service.slowRuns();
    service.endSlow();
    await shareLink(panel).waitFor();
    const address = await shareLink(panel).getAttribute('href');
    assert.match(address ?? '', new RegExp(`^${service.url}/v/[\\w-]{16,}$`));
    const share = await browser.visit(address ?? '');
    const verdict = share.locator('.verdict').first();
    assert.equal(await panel.locator('.verdict').first().innerText(), await verdict.innerText());
    assert.deepEqual(browser.complaints, []);
  });

  test('of a link and of the page has their addresses read, and nothing of the page itself sent', async () => {
    const { browser, service, site } = started;
    for (const [choice, link] of [
      [{ menuItemId: 'link', linkUrl: `${site.url}/altro` }, `${site.url}/altro`],
      [{ menuItemId: 'page' }, `${site.url}/articolo`],
    ] as const) {
      const panel = await browser.choose(article, choice);
      await panel.getByText(fuorviante.findings.summary).waitFor();
      assert.deepEqual(service.received.at(-1), { kind: 'article', link });
    }
  });

  test('of a picture or a video has its address fetched by the server', async () => {
    const { browser, service, site } = started;
    for (const [mediaType, kind, name, sample] of [
      ['image', 'image', 'foto.png', mediaSamples.authentic],
      ['video', 'video', 'film.mp4', mediaSamples.authentic],
    ] as const) {
      const srcUrl = `${site.url}/${name}`;
      const panel = await browser.choose(article, { menuItemId: mediaType, mediaType, srcUrl });
      await panel.getByText(sample.findings.summary).waitFor();
      const { bytes, ...received } = service.received.at(-1) ?? {};
      assert.deepEqual(received, { kind, link: srcUrl });
      assert.ok(bytes);
      assert.deepEqual(await brokenImages(panel), []);
    }
    assert.deepEqual(browser.complaints, []);
  });

  test('is not shown on the page that the tab goes to meanwhile, and its verdict is in the list', async () => {
    const { browser, service, site } = started;
    const claim = slowly(vero.input);
    const panel = await browser.choose(article, selection(claim));
    await service.slowRuns();
    await article.goto(`${site.url}/altro`);
    await startTitle(panel).waitFor();
    await panel.getByRole('button', { name: `${say.show}: ${claim}` }).waitFor();
    service.endSlow();
    await panel.getByRole('list').getByRole('link', { name: claim }).waitFor();
    assert.ok(await startTitle(panel).isVisible());
    assert.equal(await shareLink(panel).isVisible(), false);
    await article.goBack();
    await shareLink(panel).waitFor();
  });

  for (const isPanelOpen of [true, false])
    test(`ends with its result though the worker was killed, ${isPanelOpen ? 'in the open panel' : 'and no panel was open'}`, async () => {
      const { browser, service } = started;
      let panel = await browser.choose(article, selection(slowly(vero.input)));
      await service.slowRuns();
      await panel.getByText('Cerco nelle fonti.').first().waitFor();
      if (!isPanelOpen) await panel.close();
      await browser.stopWorker();
      service.endSlow();
      if (!isPanelOpen) panel = await started.panelOf(article);
      await panel.getByText(vero.findings.summary).waitFor();
      assert.deepEqual(browser.complaints, []);
    });

  test('without a key uses the free checks of the day, and survives the worker too', async () => {
    const { browser, service } = started;
    await started.setUp(service.url, '');
    const panel = await browser.choose(article, selection(slowly(vero.input)));
    await service.slowRuns();
    await panel.getByText('Cerco nelle fonti.').first().waitFor();
    await panel.close();
    await browser.stopWorker();
    service.endSlow();
    await shareLink(await started.panelOf(article)).waitFor();
    await started.setUp(service.url, key);
  });

  describe('of a picture that the server cannot fetch', () => {
    const chooseImage = (id: string) =>
      article.locator(`#${id}`).evaluate((image: HTMLImageElement) => image.src);

    for (const [id, bytes, where] of [
      ['riservata', 'secretImage', 'behind a login'],
      ['blob', 'blobImage', 'made by the page itself'],
      ['dati', 'dataImage', 'inside of the page'],
    ] as const)
      test(`${where} is one of the very bytes that the page shows`, async () => {
        const { browser, service, site } = started;
        await article.locator(`#${id}[src]`).waitFor();
        const srcUrl = await chooseImage(id);
        const panel = await browser.choose(article, { menuItemId: 'image', mediaType: 'image', srcUrl });
        await panel.getByText(mediaSamples.authentic.findings.summary).waitFor();
        assert.deepEqual(service.received, [{ kind: 'image', bytes: site[bytes] }]);
        assert.deepEqual(browser.complaints, []);
      });

    test('nor the page read says why, and what can be done', async () => {
      const { browser, service, site } = started;
      const srcUrl = `${site.url.replace('localhost', '127.0.0.1')}/riservata.png`;
      const panel = await browser.choose(article, { menuItemId: 'image', mediaType: 'image', srcUrl });
      await panel.getByRole('heading', { name: 'L’immagine non si può leggere' }).waitFor();
      await panel.getByText('Il file viene da un altro sito').waitFor();
      const way = panel.getByRole('link', { name: 'Apri la pagina di Riscontro' });
      assert.equal(new URL((await way.getAttribute('href')) ?? '').origin, service.url);
      assert.deepEqual(service.received, []);
    });

    test('and that is larger than a server takes is not sent, and the panel says so', async () => {
      const { browser, service } = started;
      const srcUrl = await article.evaluate(() =>
        URL.createObjectURL(new Blob([new Uint8Array(25 * 1024 * 1024 + 1)], { type: 'image/png' })),
      );
      const panel = await browser.choose(article, { menuItemId: 'image', mediaType: 'image', srcUrl });
      await panel.getByText('Il file supera il limite di 25 MB e non è stato inviato').waitFor();
      assert.deepEqual(service.received, []);
    });

    test('nor a video that arrives in pieces says that there is no file', async () => {
      const { browser } = started;
      const srcUrl = await article.evaluate(() => URL.createObjectURL(new MediaSource()));
      const panel = await browser.choose(article, { menuItemId: 'video', mediaType: 'video', srcUrl });
      await panel.getByText('nella pagina non c’è un file da inviare').waitFor();
    });

    test('and that is gone by now says so', async () => {
      const { browser, site } = started;
      const panel = await browser.choose(article, {
        menuItemId: 'image',
        mediaType: 'image',
        srcUrl: `${site.url}/sparita.png`,
      });
      await panel.getByText('Il file non è più nella pagina').waitFor();
    });
  });

  for (const hasKey of [true, false])
    test(`is confidential where the options say so, listed with its whole link, and deleted from the panel, ${hasKey ? 'with a key' : 'without one'}`, async () => {
      const { browser, service, site } = started;
      await started.setUp(service.url, hasKey ? key : '');
      const options = await browser.open('options/options.html');
      await options.getByLabel(say.confidentialLabel).check();
      await options.getByText(say.confidentialOn).waitFor();
      const image = { menuItemId: 'image', mediaType: 'image', srcUrl: `${site.url}/foto.png` } as const;
      for (const choice of [image, selection(vero.input)]) {
        const panel = await browser.choose(article, choice);
        const address = (await shareLink(panel).getAttribute('href')) ?? '';
        assert.match(address, new RegExp(`^${service.url}/v/[\\w-]{22}~[\\w-]{22}$`));
        await panel.getByText(say.confidentialNote).waitFor();
        const line = panel.getByRole('list').last().getByRole('listitem').first();
        assert.match(await line.innerText(), new RegExp(say.confidentialMark));
        assert.equal(await line.getByRole('link').getAttribute('href'), address);
        assert.equal((await fetch(address)).status, 200);
        assert.equal((await fetch(address.split('~')[0] ?? '')).status, 404);

        const remove = panel.getByRole('button', { name: say.deleteResult, exact: true });
        await remove.click();
        await panel.getByRole('button', { name: say.deleteNot }).click();
        assert.equal((await fetch(address)).status, 200, 'asked first');
        await remove.click();
        await panel.getByRole('button', { name: say.deleteNow }).click();
        await panel.getByRole('heading', { name: say.deleted }).waitFor();
        assert.equal((await fetch(address)).status, 410);
        await panel.getByText(say.historyEmpty).waitFor();
        await panel.getByRole('button', { name: say.again }).last().click();
        await startTitle(panel).waitFor();
      }
      assert.deepEqual(browser.complaints, []);
      await options.getByLabel(say.confidentialLabel).uncheck();
      await options.getByText(say.confidentialOff).waitFor();
      await started.setUp(service.url, key);
    });

  test('whose result others hold too stays for them, and the panel says so', async () => {
    const { browser, service } = started;
    const claim = 'Una frase che anche altri hanno verificato';
    const other = await service.app.createKey();
    const panel = await browser.choose(article, selection(claim));
    const address = (await shareLink(panel).getAttribute('href')) ?? '';
    assert.equal((await service.app.verifyText(other.key, claim)).json.condividi, address);
    await panel.getByRole('button', { name: say.deleteResult, exact: true }).click();
    await panel.getByRole('button', { name: say.deleteNow }).click();
    await panel.getByText('La pagina resta, perché anche altri').waitFor();
    assert.equal(await panel.getByRole('button', { name: say.deleteResult, exact: true }).isVisible(), false);
    assert.equal((await fetch(address)).status, 200);
    assert.deepEqual(browser.complaints, []);
  });

  test('is listed with its level and its page until it is removed, one line or all of them', async () => {
    const { browser } = started;
    await browser.choose(article, { menuItemId: 'page' });
    const panel = await browser.choose(article, selection(vero.input));
    await shareLink(panel).waitFor();
    const list = panel.getByRole('list').last();
    await list.getByRole('listitem').nth(1).waitFor();
    assert.match((await list.getByRole('listitem').first().innerText()) ?? '', /Vero/);
    await panel.getByRole('button', { name: say.remove({ name: vero.input }) }).click();
    await panel.getByText(say.removed).waitFor();
    assert.equal(await list.getByRole('listitem').count(), 1);
    await panel.getByRole('button', { name: say.clearHistory }).click();
    await panel.getByText(say.historyEmpty).waitFor();
    await startTitle(panel).waitFor();
  });

  // The last one: beside an open side panel this browser draws the pages of its window once a second.
  test('stays with its tab: another one shows nothing of it, and the result is there on the way back', async () => {
    const { browser, service, site } = started;
    await browser.choose(article, selection(slowly(vero.input)));
    await service.slowRuns();
    // The same page again, which the extension may look at too.
    const other = await browser.visit(`${site.url}/articolo#frase`);
    // The real side panel, which follows the tab in front.
    const popup = await browser.openPopup(other);
    const closing = popup.waitForEvent('close');
    await popup.getByRole('button', { name: say.openPanel }).click();
    await closing;
    await other.bringToFront();
    const shows = (what: string, text: string) =>
      waitUntil(what, async () => (await browser.sidePanelText())?.includes(text) ?? false);
    await shows('the empty start beside the other tab', say.startTitle);
    assert.ok(!(await browser.sidePanelText())?.includes(say.goesOn));
    await article.bringToFront();
    await shows('the check under way', say.goesOn);
    service.endSlow();
    await shows('the verdict', say.openShare);
    await other.bringToFront();
    await shows('the empty start again', say.startTitle);
    assert.ok(!(await browser.sidePanelText())?.includes(say.openShare));
  });
});

const brokenImages = (page: Page) =>
  page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  );
