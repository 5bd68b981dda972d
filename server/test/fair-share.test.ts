/** What others ask for does not hold up a claim: pages made to be hard to read, links that never answer. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { cpuNowMs } from './support/cpu-clock.ts';
import { openPage, post } from './support/free-visitor.ts';
import { type Site, startSite } from './support/recorded-providers.ts';
import type { TestApp } from './support/test-app.ts';
import { startTextService } from './support/text-service.ts';
import { waitUntil } from './support/wait-until.ts';

const later = { prefer: 'respond-async', 'content-type': 'application/json' };
const hardPage = `<!doctype html><title>Tanti elementi</title><body>${'<p>x</p>'.repeat(600_000)}`;
/** A claim that the knowledge knows, and one that is looked for everywhere. */
const claims = ['Parigi è la capitale della Francia', 'Il ponte di Vallebruna è lungo'];
const rounds = 15;

describe('while one asker has much under way', () => {
  let site: Site;
  let service: TestApp;
  let count = 0;

  before(async () => {
    site = await startSite();
    service = await startTextService({
      settings: {
        FETCH_ALLOW: site.place,
        WIKIPEDIA: 'off',
        WIKIDATA: 'off',
        KNOWLEDGE: 'on',
        STOP_GRACE_SECONDS: '0',
        CHECKS_PER_VISITOR_MAX: '3',
      },
    });
  });
  after(async () => {
    await service?.close();
    await site?.close();
  });

  const verifyLink = (key: string, url: string) =>
    service.request({
      method: 'POST',
      url: '/api/v1/verify-url',
      key,
      headers: later,
      payload: JSON.stringify({ url }),
    });
  /**
   * The median of what a claim that was never asked for before takes of the thread that answers requests. By the
   * processor's clock: what others do on this machine does not count.
   */
  async function claimMs(key: string): Promise<number> {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const claim = `${claims[round % claims.length]} ${++count} volte`;
      const startMs = cpuNowMs();
      assert.equal((await service.verifyText(key, claim)).status, 200);
      times.push(cpuNowMs() - startMs);
    }
    return times.sort((a, b) => a - b)[rounds >> 1] ?? Number.NaN;
  }
  async function assertHardlySlower(load: () => Promise<void>): Promise<void> {
    const { key } = await service.createKey(1_000);
    await claimMs(key);
    const quietMs = await claimMs(key);
    await load();
    const loadedMs = await claimMs(key);
    assert.ok(loadedMs < 2 * quietMs, `${loadedMs.toFixed(1)} ms instead of ${quietMs.toFixed(1)} ms`);
  }

  test('eight pages of 600,000 elements leave the claim of another key below twice its quiet time', async () => {
    await assertHardlySlower(async () => {
      const { key } = await service.createKey();
      const begun = site.visited.length;
      for (let page = 0; page < 8; page += 1) {
        const path = `/hard-${++count}`;
        site.pages.set(
          path,
          (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(hardPage),
        );
        assert.equal((await verifyLink(key, site.baseUrl + path)).status, 202);
      }
      await waitUntil('the pages are read', () => site.visited.length - begun === 8);
    });
  });

  test('200 links of one visitor that never answer: few are opened, all others refused, and the claim is as quick', async () => {
    const opened = slowPage('/slow-visitor');
    const codes: string[] = [];
    await assertHardlySlower(async () => {
      const pages = await Promise.all(Array.from({ length: 200 }, () => openPage(service)));
      const answers = await Promise.all(
        pages.map(({ fields }) =>
          post(
            service,
            { headers: { accept: 'application/json' } },
            { ...fields, q: `${opened.url}?${++count}` },
          ),
        ),
      );
      const refused = answers.filter(({ status }) => status === 429);
      assert.ok(refused.length >= 197, `${refused.length} are refused`);
      codes.push(...refused.map(({ json }) => json.codice));
      await waitUntil('a link is opened', () => opened.max > 0);
    });
    assert.ok(codes.includes('troppe_richieste'));
    assert.ok(opened.max <= 3, `${opened.max} were open at once`);
  });

  test('200 links of one key that never answer hold sixteen connections, and no link of another key', async () => {
    const opened = slowPage('/slow-key');
    const { key } = await service.createKey(1_000);
    const links = Array.from({ length: 200 }, (_, at) => `${opened.url}?${at}`);
    const answers = await Promise.all(links.map((link) => verifyLink(key, link)));
    assert.ok(answers.every(({ status }) => status === 202));
    await waitUntil('some links are opened', () => opened.max >= 16);
    const other = await service.createKey();
    site.pages.set('/gone', (response) => void response.writeHead(404).end());
    await verifyLink(other.key, `${site.baseUrl}/gone`);
    await waitUntil('the link of the other key is opened', () => site.visited.includes('/gone'));
    assert.equal(opened.max, 16);
  });

  /** Never answers, and tells how many waited for it at once. */
  function slowPage(path: string) {
    const opened = { url: site.baseUrl + path, max: 0 };
    let open = 0;
    site.pages.set(path, (response) => {
      open += 1;
      opened.max = Math.max(opened.max, open);
      response.once('close', () => {
        open -= 1;
      });
    });
    return opened;
  }
});
