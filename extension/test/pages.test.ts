/** What the extension's pages owe to their readers: panel, popup and options, in every state that people meet. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { defaultLanguage, languages } from '@riscontro/words';
import type { Page } from '../../server/test/browser/support/extension-browser.ts';
import { keyboardFaults } from '../../server/test/browser/support/keyboard-check.ts';
import {
  axeFaults,
  contrastFaults,
  outlineFaults,
  overflowFaults,
} from '../../server/test/browser/support/page-checks.ts';
import { textSamples } from '../../server/test/browser/support/samples/text-samples.ts';
import { skipBrowser } from '../../server/test/support/find-chromium.ts';
import { wordsOf } from '../src/shared/words.ts';
import { slowly } from './support/service.ts';
import { type StartedExtension, startExtension } from './support/start-extension.ts';

/** The narrowest that browsers make a panel. */
const narrow = { width: 320, height: 800 } as const;
const { false: falso, inglese, lungo } = textSamples;

describe('pages of the extension', { skip: skipBrowser }, () => {
  let started: StartedExtension;
  before(async () => {
    started = await startExtension('it');
    const { browser, service } = started;
    await browser.allowHost('http://127.0.0.1/*');
    await started.setUp(service.url, (await service.app.createKey(1000)).key);
  });
  after(() => started?.close());

  for (const language of languages)
    describe(`in ${language}`, { timeout: 240_000 }, () => {
      const say = wordsOf(language).extension;
      let article: Page;
      before(async () => {
        const { browser, site } = started;
        await browser.startAnew();
        await started.setLanguage(language);
        article = await browser.visit(`${site.url}/articolo`);
      });

      async function assertGood(page: Page): Promise<void> {
        await page.setViewportSize(narrow);
        assert.deepEqual(await outlineFaults(page, language), []);
        assert.deepEqual(await overflowFaults(page), []);
        if (language === defaultLanguage) await assertUsable(page);
        assert.deepEqual(started.browser.complaints, []);
      }
      const check = (selectionText: string) =>
        started.browser.choose(article, { menuItemId: 'selection', selectionText });
      const verdict = (panel: Page) => panel.getByRole('link', { name: say.openShare }).waitFor();

      test('the panel before anything was checked', async () => {
        const panel = await started.panelOf(article);
        await panel.getByRole('heading', { name: say.startTitle }).waitFor();
        await assertGood(panel);
      });

      test('a check under way, started and left by keyboard alone', async () => {
        const { service } = started;
        const panel = await started.panelOf(article);
        await panel.getByRole('heading', { name: say.startTitle }).waitFor();
        await panel.getByLabel(say.fieldLabel).focus();
        await panel.keyboard.type(slowly('La Luna'));
        await panel.keyboard.press('Enter');
        await service.slowRuns();
        const heading = panel.getByRole('heading', { name: say.runningTitle });
        await heading.waitFor();
        assert.equal(await heading.evaluate((element) => element === document.activeElement), true);
        await panel.getByText('Cerco nelle fonti.').first().waitFor();
        await assertGood(panel);
        await panel.getByRole('button', { name: say.stopWaiting }).focus();
        await panel.keyboard.press('Enter');
        await panel.getByRole('heading', { name: say.startTitle }).waitFor();
        service.endSlow();
      });

      test('the verdict of a text, with its evidence open, and the list below', async () => {
        const panel = await check(language === 'it' ? falso.input : inglese.input);
        await verdict(panel);
        await panel.getByText(say.details).click();
        await assertGood(panel);
      });

      test('the question before a verdict is deleted, and what is shown after it', async () => {
        const panel = await check(`Si cancella ${language}`);
        await panel.getByRole('button', { name: say.deleteResult, exact: true }).click();
        await panel.getByText(say.deleteQuestion).waitFor();
        await assertGood(panel);
        await panel.getByRole('button', { name: say.deleteNow }).click();
        await panel.getByRole('heading', { name: say.deleted }).waitFor();
        await assertGood(panel);
      });

      test('the verdict of a picture, with its signals open', async () => {
        const { browser, site } = started;
        const panel = await browser.choose(article, {
          menuItemId: 'image',
          mediaType: 'image',
          srcUrl: `${site.url}/foto.png`,
        });
        await verdict(panel);
        await panel.getByText(say.details).click();
        await assertGood(panel);
      });

      test('a text without a place to break it', async () => {
        const panel = await check(lungo.input);
        await verdict(panel);
        assert.deepEqual(await overflowFaults(panel), []);
      });

      test('a problem, and the ways out of it', async () => {
        const { browser, site } = started;
        const panel = await browser.choose(article, {
          menuItemId: 'image',
          mediaType: 'image',
          srcUrl: `${site.url}/sparita.png`,
        });
        await panel.getByRole('button', { name: say.ways.retry }).waitFor();
        await assertGood(panel);
      });

      test('the popup', async () => {
        const popup = await started.browser.openPopup(article);
        await popup.getByText(/1000/).waitFor();
        await assertGood(popup);
      });

      test('the options', async () => {
        const options = await started.browser.open('options/options.html');
        await options.getByRole('button', { name: say.keyRemove }).waitFor();
        await assertGood(options);
      });
    });
});

/** In one language: words alone differ from one to another. */
async function assertUsable(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  assert.deepEqual(await axeFaults(page), []);
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.deepEqual(await contrastFaults(page), []);
  await page.evaluate(startAtTop);
  assert.deepEqual(await keyboardFaults(page), []);
}

/** The next Tab goes to the first stop, wherever the focus was. */
function startAtTop(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}
