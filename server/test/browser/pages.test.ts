/**
 * Every page in a real browser, in every language, both themes and on narrow and wide windows: nothing that axe finds
 * against WCAG 2.2 AA, nothing wider than the window, nothing that moves, and all of it by keyboard and without scripts.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { defaultLanguage, type Language, languages } from '@riscontro/words';
import { skipBrowser } from '../support/find-chromium.ts';
import { launchBrowser, type TestBrowser, type Visit } from './support/browser.ts';
import { keyboardFaults } from './support/keyboard-check.ts';
import {
  axeFaults,
  deadControlFaults,
  markupFaults,
  outlineFaults,
  overflowFaults,
  shiftFaults,
} from './support/page-checks.ts';
import { pages } from './support/pages.ts';
import { type Site, startSite } from './support/site.ts';

/** The narrowest window in which WCAG wants no scrolling sideways, a small phone, a computer. */
const widths = { narrowest: 320, phone: 360, computer: 1280 } as const;
const height = 800;
/** Both themes, loaded on a phone and widened, or loaded on a computer and narrowed: the languages take turns. */
const turns = [
  [
    { width: widths.phone, theme: 'light' },
    { width: widths.computer, theme: 'dark' },
  ],
  [
    { width: widths.computer, theme: 'light' },
    { width: widths.phone, theme: 'dark' },
  ],
] as const;

describe('every page', { skip: skipBrowser }, () => {
  let site: Site;
  let browser: TestBrowser;
  const visits: { language: Language; seen: (typeof turns)[number]; visit: Visit }[] = [];
  let plain: Visit;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), launchBrowser()]);
    for (const language of languages) {
      const seen = turns[visits.length % 2 === 0 ? 0 : 1];
      visits.push({ language, seen, visit: await browser.visit(site.url, { language }) });
    }
    plain = await browser.visit(site.url, { width: widths.phone, scripts: false });
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  for (const { name, status = 200, address } of pages) {
    test(name, async () => {
      const path = address(site);
      const faults: string[] = [];
      const note = (where: string, found: readonly string[]) =>
        faults.push(...found.map((fault) => `${where}: ${fault}`));

      for (const { language, seen, visit } of visits) {
        const { page, complaints, open } = visit;
        complaints.length = 0;
        let isOpen = false;
        for (const { width, theme } of seen) {
          const where = `${language} ${width} ${theme}`;
          await page.emulateMedia({ colorScheme: theme });
          await page.setViewportSize({ width, height });
          if (!isOpen) {
            assert.equal((await open(path)).status(), status);
            isOpen = true;
            note(where, await shiftFaults(page));
          }
          note(where, await overflowFaults(page));
          note(where, await axeFaults(page));
        }
        await page.setViewportSize({ width: widths.narrowest, height });
        note(`${language} ${widths.narrowest}`, await overflowFaults(page));
        note(language, await outlineFaults(page, language));
        note(language, await markupFaults(page));
        note(language, complaints);
        if (language === defaultLanguage) note('keyboard', await keyboardFaults(page));
      }

      plain.complaints.length = 0;
      assert.equal((await plain.open(path)).status(), status);
      note('without scripts', await outlineFaults(plain.page, 'it'));
      note('without scripts', await overflowFaults(plain.page));
      note('without scripts', await deadControlFaults(plain.page));
      note('without scripts', plain.complaints);
      assert.deepEqual(faults, []);
    });
  }
});
