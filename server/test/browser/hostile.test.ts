/** Hostile results in a real browser: nothing of them is executed, followed or taken for a part of the page. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { VerificationResult } from '@riscontro/contract';
import { type ContentKind, contentKindName } from '@riscontro/contract/inside';
import { skipBrowser } from '../support/find-chromium.ts';
import { launchBrowser, type TestBrowser, type Visit } from './support/browser.ts';
import { markupFaults } from './support/page-checks.ts';
import { attacks, hostileBodies } from './support/samples/hostile-samples.ts';
import { attachmentsOf, mediaSamples } from './support/samples/media-samples.ts';
import { type Site, startSite } from './support/site.ts';

const idOf = (kind: ContentKind) => `risultato-ostile-${kind}`;

/** Where a result's words are shown; the last part of the address. */
const places = ['', '/embed', '/segnala', '/versioni/1'];

async function addHostileResults({ service: { store, clock, createKey } }: Site): Promise<void> {
  const { id: keyId } = await createKey();
  for (const body of Object.values(hostileBodies)) {
    const kind = contentKindName.fromWire(body.tipo);
    const request = { id: idOf(kind), cacheKey: idOf(kind), payer: { keyId, month: '2026-05' } };
    const leaseUntilMs = clock.nowMs + 60_000;
    await store.admit({ ...request, nodeId: 'n', nowMs: clock.nowMs, leaseUntilMs, freshSinceMs: 0 });
    await store.settle({
      ...request,
      outcome: 'done',
      holder: 'v_prova',
      result: { id: idOf(kind), kind, createdAtMs: clock.nowMs, body: JSON.stringify(body) },
      attachments: kind === 'image' ? await attachmentsOf(mediaSamples.manipulated) : [],
    });
    const revision = { body: JSON.stringify({ ...body, versione: 2 }), note: 'x', nowMs: clock.nowMs };
    await store.reviseResult({ resultId: idOf(kind), fromVersion: 1, ...revision });
  }
}

describe('hostile results', { skip: skipBrowser }, () => {
  let site: Site;
  let browser: TestBrowser;
  /** One as readers have it, one in which only the page's own care protects. */
  let visits: Visit[];
  before(async () => {
    [site, browser] = await Promise.all([startSite(), launchBrowser()]);
    await addHostileResults(site);
    visits = await Promise.all([
      browser.visit(site.url, { language: 'it' }),
      browser.visit(site.url, { language: 'en', withoutPolicy: true }),
    ]);
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  const inertAt = async (path: string, status = 200) => {
    const foreign = 'img[src=x], svg[onload], main script, main style, main iframe, main object, main base';
    for (const { page, open, complaints } of visits) {
      complaints.length = 0;
      assert.equal((await open(path)).status(), status, path);
      // Whatever would be executed late has had its chance by the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      assert.deepEqual([...complaints, ...(await markupFaults(page))], [], path);
      assert.equal(await page.locator(foreign).count(), 0, path);
      assert.notEqual(await page.title(), 'attacked');
    }
  };

  for (const kind of Object.values(hostileBodies).map(({ tipo }) => contentKindName.fromWire(tipo))) {
    for (const place of places) {
      test(`${kind}${place}: what was found stays text`, async () => {
        await inertAt(`/v/${idOf(kind)}${place}`);
      });
    }
  }

  test('a share page shows the attack as it was written', async () => {
    for (const { page, open } of visits) {
      await open(`/v/${idOf('text')}`);
      const text = await page.locator('main').evaluate((main) => main.textContent ?? '');
      for (const attack of [attacks.script, attacks.handler, attacks.ending, attacks.link])
        assert.ok(text.includes(attack), attack);
    }
  });

  test('addresses and languages that attack', async () => {
    const attack = encodeURIComponent(attacks.handler);
    await inertAt(`/v/${encodeURIComponent('"><script>alert(1)</script>')}`, 404);
    await inertAt(`/${encodeURIComponent(attacks.script)}`, 404);
    await inertAt(`/v/${idOf('text')}?lang=${attack}&q=${attack}`);
    await inertAt(`/problemi?lang=${attack}`);
    await inertAt(`/?q=${attack}`);
  });

  test('every attack would be noticed where a page did not escape it', async () => {
    const [, visit] = visits;
    assert.ok(visit);
    const { url } = site;
    for (const attack of [attacks.script, attacks.handler, attacks.ending]) {
      visit.complaints.length = 0;
      await visit.page.route(`${url}/unescaped`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><title>x</title><main>${attack}</main>`,
        }),
      );
      await visit.open('/unescaped');
      await visit.page.waitForFunction(() => document.title === 'attacked');
      assert.ok(visit.complaints.includes('dialog: 1'), attack);
      assert.notDeepEqual(await markupFaults(visit.page), []);
      await visit.page.unroute(`${url}/unescaped`);
    }
  });
});

// What the samples break must be their links alone, not the shape of a result: the pages rely on that.
test('hostile results are results in everything but their links', () => {
  for (const body of Object.values(hostileBodies)) {
    const whole = {
      id: idOf(contentKindName.fromWire(body.tipo)),
      condividi: 'https://www.example.org/v/x',
      ...body,
    };
    const { error } = VerificationResult.safeParse(whole);
    const broken = (error?.issues ?? []).map(({ path }) => path.at(-1));
    assert.deepEqual(new Set(broken), new Set(['url']), body.tipo);
  }
});
