/** What pages weigh and how fast they are answered; the exact figures are in docs/benchmarks.md. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { quantile } from '../../bench/quantile.ts';
import { cpuNowMs } from '../support/cpu-clock.ts';
import { skipBrowser } from '../support/find-chromium.ts';
import { answerTimes } from './support/answer-times.ts';
import { launchBrowser, type TestBrowser } from './support/browser.ts';
import { pages } from './support/pages.ts';
import { type Site, startSite } from './support/site.ts';
import { transferOf } from './support/transfer.ts';

const sharePageBytesMax = 60_000;
const scriptBytesMax = 22_500;
const p95MsMax = 15;
const warmUpRequests = 30;
const requests = 200;

describe('weight and speed of pages', { skip: skipBrowser }, () => {
  let site: Site;
  let browser: TestBrowser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  for (const name of ['false', 'manipulated', 'lungo'] as const) {
    test(`a first visit to the share page “${name}” transfers at most 60 kB without pictures`, async () => {
      const visit = await browser.visit(site.url);
      const { bytesByKind, bytesWithoutImages } = await transferOf(visit, `/v/${site.results[name].id}`);
      await visit.close();
      assert.ok(bytesByKind.Document && bytesByKind.Stylesheet, 'the page and its style were counted');
      assert.ok(bytesWithoutImages <= sharePageBytesMax, JSON.stringify(bytesByKind));
    });
  }

  test('the next share page transfers nothing but itself', async () => {
    const visit = await browser.visit(site.url);
    await visit.open(`/v/${site.results.false.id}`);
    // What is still on its way would be asked for again.
    await visit.page.waitForLoadState('networkidle');
    const { bytesByKind } = await transferOf(visit, `/v/${site.results.true.id}`);
    await visit.close();
    const { Document: own = 0, ...others } = bytesByKind;
    assert.ok(own > 0);
    assert.equal(
      Object.values(others).reduce((sum, bytes) => sum + bytes, 0),
      0,
      JSON.stringify(others),
    );
  });

  test('the code of all pages together is at most 22.5 kB, compressed', async () => {
    const sources = new Set<string>();
    for (const { address } of pages) {
      const page = await fetch(new URL(await address(site), site.url), { headers: { accept: 'text/html' } });
      const scripts = (await page.text()).matchAll(/<script[^>]* src="([^"]+)"/g);
      for (const [, source = ''] of scripts) sources.add(new URL(source, page.url).href);
    }
    assert.ok(sources.size > 0, 'the code of the pages was found');
    let bytes = 0;
    for (const source of sources) bytes += gzipSync(await (await fetch(source)).bytes()).length;
    assert.ok(bytes <= scriptBytesMax, `${bytes} bytes in ${[...sources].join(', ')}`);
  });

  test('19 of 20 share pages take at most 15 ms of processor time, the asking included', async () => {
    const url = `${site.url}/v/${site.results.manipulated.id}`;
    await answerTimes(url, warmUpRequests);
    const p95 = quantile(await answerTimes(url, requests, cpuNowMs), 0.95);
    assert.ok(p95 <= p95MsMax, `${p95.toFixed(1)} ms`);
  });
});
