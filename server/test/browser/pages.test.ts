/**
 * Every page in a real browser, in every language and on narrow and wide windows: nothing wider than the window,
 * nothing that moves; and, in one language, since the words alone differ, nothing that axe finds against WCAG 2.2 AA in
 * either theme, all of it by keyboard and without scripts.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { defaultLanguage, languages } from '@riscontro/words';
import { skipBrowser } from '../support/find-chromium.ts';
import { launchBrowser, type TestBrowser, type Visit, type VisitOptions } from './support/browser.ts';
import { keyboardFaults } from './support/keyboard-check.ts';
import {
  axeFaults,
  contrastFaults,
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
/** Loaded on a phone and widened, or loaded on a computer and narrowed: the languages take turns. */
const widened = [widths.phone, widths.computer, widths.narrowest] as const;
const narrowed = [widths.computer, widths.phone, widths.narrowest] as const;

type Note = (where: string, faults: readonly string[]) => void;

describe('every page', { skip: skipBrowser }, () => {
  let site: Site;
  let browser: TestBrowser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  /** One window at a time: with several, the browser starts a process for every page. */
  function eachPage(options: VisitOptions, faultsOf: (visit: Visit, note: Note) => Promise<void>): void {
    let visit: Visit;
    before(async () => {
      visit = await browser.visit(site.url, options);
    });
    after(() => visit?.close());

    for (const { name, status = 200, address } of pages)
      test(name, async () => {
        visit.complaints.length = 0;
        assert.equal((await visit.open(await address(site))).status(), status);
        const faults: string[] = [];
        await faultsOf(visit, (where, found) => faults.push(...found.map((fault) => `${where}: ${fault}`)));
        assert.deepEqual([...faults, ...visit.complaints], []);
      });
  }

  for (const [turn, language] of languages.entries())
    describe(`in ${language}`, () => {
      const seen = turn % 2 === 0 ? widened : narrowed;
      eachPage({ language, width: seen[0] }, async ({ page }, note) => {
        note('loading', await shiftFaults(page));
        for (const width of seen) {
          await page.setViewportSize({ width, height });
          note(`${width}`, await overflowFaults(page));
          if (language !== defaultLanguage || width === widths.narrowest) continue;
          note(`${width} light`, await axeFaults(page));
          await page.emulateMedia({ colorScheme: 'dark' });
          note(`${width} dark`, await contrastFaults(page));
          await page.emulateMedia({ colorScheme: 'light' });
        }
        note('outline', await outlineFaults(page, language));
        note('markup', await markupFaults(page));
        if (language === defaultLanguage) note('keyboard', await keyboardFaults(page));
        await page.setViewportSize({ width: seen[0], height });
      });
    });

  describe('without scripts', () => {
    eachPage({ width: widths.phone, scripts: false }, async ({ page }, note) => {
      note('outline', await outlineFaults(page, 'it'));
      note('width', await overflowFaults(page));
      note('controls', await deadControlFaults(page));
    });
  });
});
