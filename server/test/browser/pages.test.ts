/**
 * Every page in a real browser, in both languages, both themes and on narrow and wide windows: nothing that axe finds
 * against WCAG 2.2 AA, nothing wider than the window, nothing that moves, and all of it by keyboard and without scripts.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Language } from '@riscontro/contract';
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
const languages = ['it', 'en'] as const;

describe('every page', () => {
  let site: Site;
  let browser: TestBrowser;
  let visits: Record<Language, Visit>;
  let plain: Visit;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), launchBrowser()]);
    const [it, en] = await Promise.all(languages.map((language) => browser.visit(site.url, { language })));
    if (!it || !en) throw new Error('no visits');
    visits = { it, en };
    plain = await browser.visit(site.url, { width: widths.phone, scripts: false });
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  for (const { name, status = 200, address } of pages) {
    test(name, async () => {
      const path = await address(site);
      const faults: string[] = [];
      const note = (where: string, found: readonly string[]) =>
        faults.push(...found.map((fault) => `${where}: ${fault}`));

      for (const language of languages) {
        const { page, complaints, open } = visits[language];
        complaints.length = 0;
        // Each language sees both themes, on a phone and on a computer, the other way round.
        const themes = language === 'it' ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
        for (const [at, width] of [widths.phone, widths.computer].entries()) {
          const colorScheme = themes[at] ?? 'light';
          const where = `${language} ${width} ${colorScheme}`;
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height });
          const response = await open(path);
          assert.equal(response.status(), status);
          note(where, await shiftFaults(page));
          note(where, await overflowFaults(page));
          note(where, await axeFaults(page));
        }
        note(language, await outlineFaults(page, language));
        note(language, await markupFaults(page));
        await page.setViewportSize({ width: widths.narrowest, height });
        note(`${language} ${widths.narrowest}`, await overflowFaults(page));
        note(language, complaints);
      }
      note('keyboard', await keyboardFaults(visits.it.page));

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
