/** Options and popup in a real browser: where the extension may ask, with which key, in which language. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { generateKey } from '../../server/src/domain/api-key.ts';
import type { Page } from '../../server/test/browser/support/extension-browser.ts';
import { textSamples } from '../../server/test/browser/support/samples/text-samples.ts';
import { skipBrowser } from '../../server/test/support/find-chromium.ts';
import { freePort } from '../../server/test/support/free-port.ts';
import { waitUntil } from '../../server/test/support/wait-until.ts';
import { wordsOf } from '../src/shared/words.ts';
import { type StartedExtension, startExtension } from './support/start-extension.ts';

const say = wordsOf('it').extension;
const english = wordsOf('en').extension;
const { true: vero, false: falso } = textSamples;

describe('options and popup', { timeout: 240_000, skip: skipBrowser }, () => {
  let started: StartedExtension;
  let article: Page;
  before(async () => {
    started = await startExtension('it', { WIDGET_DAILY_LIMIT: '2' });
    // A person's yes to questions that are yet to be asked: until then nothing is allowed.
    await started.browser.allowHost('http://localhost/*');
    await started.browser.allowHost('http://127.0.0.1/*');
  });
  after(() => started?.close());
  beforeEach(async () => {
    const { browser, site } = started;
    await browser.startAnew();
    article = await browser.visit(`${site.url}/articolo`);
  });

  const saveServer = async (options: Page, address: string) => {
    await options.getByLabel(say.serverLabel, { exact: true }).fill(address);
    await options.getByRole('button', { name: say.serverSave }).click();
  };
  const saveKey = async (options: Page, key: string) => {
    await options.getByLabel(say.keyLabel, { exact: true }).fill(key);
    await options.getByRole('button', { name: say.keySave }).click();
  };
  const problem = (panel: Page, name: string | RegExp) => panel.getByRole('heading', { name });
  const check = (text: string) =>
    started.browser.choose(article, { menuItemId: 'selection', selectionText: text });

  test('without a server nothing is asked, and the panel leads to the options', async () => {
    const { browser, service } = started;
    const panel = await check(vero.input);
    await problem(panel, 'Manca l’indirizzo del servizio').waitFor();
    const opening = panel.context().waitForEvent('page');
    await panel.getByRole('button', { name: 'Apri le opzioni' }).click();
    const options = await opening;
    await options.getByRole('heading', { level: 1, name: say.optionsTitle }).waitFor();
    assert.deepEqual(service.requests, []);
    assert.deepEqual(await browser.allowedHosts(), []);
  });

  test('what is no address is said so, and not saved', async () => {
    const options = await started.browser.open('options/options.html');
    await saveServer(options, 'non è un indirizzo');
    await options.getByText(say.serverBad).waitFor();
    await options.reload();
    assert.equal(await options.getByLabel(say.serverLabel, { exact: true }).inputValue(), '');
  });

  test('a saved address may be asked, that host alone, and is told what answers there', async () => {
    const { browser, service, site } = started;
    const options = await browser.open('options/options.html');
    await saveServer(options, site.url);
    await options.getByText(say.serverForeign({ base: site.url })).waitFor();
    assert.deepEqual(await browser.allowedHosts(), ['http://localhost/*']);
    await saveServer(options, `${service.url}/`);
    await options.getByText(say.serverFree({ base: service.url, limit: 2, left: 2 })).waitFor();
    assert.deepEqual(await browser.allowedHosts(), ['http://127.0.0.1/*']);
    assert.deepEqual(browser.complaints, []);
  });

  test('nothing is sent while pages are read and tabs are changed', async () => {
    const { browser, service, site } = started;
    service.requests.length = 0;
    await started.panelOf(article);
    await browser.visit(`${site.url}/altro`);
    await browser.stopWorker();
    await article.bringToFront();
    const panel = await started.panelOf(article);
    await panel.getByRole('heading', { name: say.startTitle }).waitFor();
    assert.deepEqual(service.requests, []);
  });

  test('the free checks of the day are told by the popup, used, and said to be used up', async () => {
    const { browser } = started;
    const popup = await browser.openPopup(article);
    await popup.getByText('Oggi hai ancora 2 verifiche gratuite').waitFor();
    await check(vero.input).then((panel) => panel.getByRole('link', { name: say.openShare }).waitFor());
    await check(falso.input).then((panel) => panel.getByRole('link', { name: say.openShare }).waitFor());
    const panel = await check(textSamples.nonVerificabile.input);
    await problem(panel, 'Verifiche gratuite di oggi finite').waitFor();
    await panel.getByText('mezzanotte (UTC)').waitFor();
  });

  test('a wrong key is not kept; a good one is, and its quota is shown there and in the popup', async () => {
    const { browser, service } = started;
    const options = await browser.open('options/options.html');
    await saveKey(options, generateKey());
    await options.getByText(say.keyNotSaved({ why: '' }).trim()).waitFor();
    await options.reload();
    assert.equal(await options.getByLabel(say.keyLabel, { exact: true }).inputValue(), '');
    const { key } = await service.app.createKey(7, 'Redazione');
    await saveKey(options, key);
    await options
      .getByText(say.keyGood({ client: 'Redazione', left: 7, quota: 7, day: '1 giugno 2026' }))
      .waitFor();
    const popup = await browser.openPopup(article);
    await popup.getByText(say.quotaLeft({ left: 7, quota: 7, day: '1 giugno 2026' })).waitFor();
  });

  test('a key that is no longer good leads to the options', async () => {
    const { browser, service } = started;
    await started.setUp(service.url);
    const options = await browser.open('options/options.html');
    const stored = { server: service.url, apiKey: generateKey(), language: 'it' };
    await options.evaluate((settings) => chrome.storage.local.set({ settings }), stored);
    const panel = await check('Una frase mai verificata');
    await problem(panel, /[Cc]hiave/).waitFor();
    await panel.getByRole('button', { name: 'Apri le opzioni' }).waitFor();
  });

  test('a used up quota says when it is renewed', async () => {
    const { service } = started;
    await started.setUp(service.url, (await service.app.createKey(0)).key);
    const panel = await check('Una frase che nessuno ha verificato');
    await problem(panel, /[Qq]uota/).waitFor();
    await panel.getByText(/2026-06-01|1 giugno/).waitFor();
  });

  test('a server that is down is named, and the same check succeeds when it is back', async () => {
    const { browser, service } = started;
    const down = `http://127.0.0.1:${await freePort()}`;
    const options = await browser.open('options/options.html');
    await saveServer(options, down);
    await options.getByText(say.serverSilent({ base: down })).waitFor();
    const panel = await check(vero.input);
    await problem(panel, 'Il servizio non risponde').waitFor();
    await panel.getByText(down).waitFor();
    await started.setUp(service.url, (await service.app.createKey(5)).key);
    await panel.getByRole('button', { name: 'Riprova' }).click();
    await panel.getByRole('link', { name: say.openShare }).waitFor();
  });

  test('the popup checks what is written in it, and the page behind it', async () => {
    const { browser, service, site } = started;
    const sidePanelShows = (text: string) =>
      waitUntil(text, async () => (await browser.sidePanelText())?.includes(text) ?? false);
    const first = await browser.openPopup(article);
    const closing = first.waitForEvent('close');
    await first.getByLabel(say.fieldLabel).fill(vero.input);
    // It closes before the key is up again.
    await Promise.all([closing, first.keyboard.press('Enter').catch(() => undefined)]);
    await article.bringToFront();
    await sidePanelShows(vero.findings.summary);
    service.received.length = 0;
    const second = await browser.openPopup(article);
    await second.getByRole('button', { name: say.checkPage }).click();
    await waitUntil('the page is checked', () => service.received.length > 0);
    assert.deepEqual(service.received, [{ kind: 'article', link: `${site.url}/articolo` }]);
  });

  test('another language is that of menu, panel, popup and verdicts', async () => {
    const { browser } = started;
    const options = await browser.open('options/options.html');
    const titles = await browser.menuTitles(() => options.locator('#language').selectOption('en'));
    assert.deepEqual(titles.slice(-5).sort(), Object.values(english.menus).sort());
    await options.getByRole('heading', { level: 1, name: english.optionsTitle }).waitFor();
    const panel = await check(vero.input);
    await panel.getByRole('link', { name: english.openShare }).waitFor();
    await panel.getByText('True', { exact: true }).first().waitFor();
    assert.equal(await panel.locator('html').getAttribute('lang'), 'en');
    const popup = await browser.openPopup(article);
    await popup.getByRole('button', { name: english.checkPage }).waitFor();
    await options.locator('#language').selectOption('it');
    await panel.getByRole('link', { name: say.openShare }).waitFor();
  });

  test('erasing everything leaves no address, key, list or permission', async () => {
    const { browser, service } = started;
    await started.setUp(service.url, (await service.app.createKey(5)).key);
    const panel = await check(vero.input);
    await panel.getByRole('link', { name: say.openShare }).waitFor();
    const options = await browser.open('options/options.html');
    await options.getByRole('button', { name: say.clearAll }).click();
    await options.getByRole('status').filter({ hasText: /./ }).first().waitFor();
    const left = await options.evaluate(() =>
      Promise.all([chrome.storage.local.get(), chrome.storage.session.get()]),
    );
    assert.deepEqual(left, [{}, {}]);
    assert.deepEqual(await browser.allowedHosts(), []);
  });
});
