import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type Site, startSite } from '../../test/support/recorded-providers.ts';
import { fileFaultIn } from '../../test/support/said-faults.ts';
import { waitUntil } from '../../test/support/wait-until.ts';
import { createSafeFetch } from '../net/safe-fetch.ts';
import { createLinkHasher } from './hash-link.ts';

describe('hashing links', () => {
  let site: Site;
  let folder: string;
  before(async () => {
    site = await startSite();
    folder = await mkdtemp(join(tmpdir(), 'riscontro-links-'));
  });
  after(async () => {
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  });
  const hasherOf = (atOnceMax: number, { signal } = new AbortController()) =>
    createLinkHasher(
      { folder, sizeBytesMax: 1_000, atOnceMax },
      {
        safeFetch: createSafeFetch({ offline: false, allow: [site.place], userAgent: 'Riscontro' }),
        hasher: { hashFile: async () => ({ fault: { code: 'image', values: { reason: 'damaged' } } }) },
        signal,
      },
    );

  test('what cannot be had is said in words', async () => {
    const hashLink = hasherOf(2);
    site.pages.set('/rotta', (response) => response.writeHead(503).end());
    site.pages.set('/pagina', (response) => response.end('<html></html>'));
    site.pages.set('/foto', (response) =>
      response.end(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
    );
    site.pages.set('/enorme', (response) => response.writeHead(200, { 'content-length': '2000' }).end());
    for (const [link, fault] of [
      [`${site.baseUrl}/manca`, 'is not given out (404)'],
      [`${site.baseUrl}/rotta`, 'cannot be given out now (503)'],
      [`${site.baseUrl}/pagina`, 'is something else than a picture'],
      [`${site.baseUrl}/enorme`, 'is too large'],
      [`${site.baseUrl}/foto`, 'is damaged'],
      ['http://10.0.0.1/foto.jpg', 'leads to a private address or to an unusual port'],
    ] as const) {
      assert.equal(fileFaultIn(await hashLink(link)), fault, link);
    }
  });

  test('of a long list only so many are asked for at once, and one that is given up stops no other', async () => {
    const open: ServerResponse[] = [];
    const giveUp = new AbortController();
    const hashLink = hasherOf(3, giveUp);
    const paths = Array.from({ length: 7 }, (_, number) => `/attesa-${number}`);
    for (const path of paths) site.pages.set(path, (response) => void open.push(response));
    const asked = () => site.visited.filter((path) => path.startsWith('/attesa-')).length;
    const all = Promise.allSettled(paths.map((path) => hashLink(`${site.baseUrl}${path}`)));
    await waitUntil('three are asked for', () => open.length === 3);
    open.shift()?.writeHead(404).end();
    await waitUntil('the next is asked for', () => asked() === 4);
    assert.equal(open.length, 3);
    giveUp.abort();
    // Which of the first three was asked for first, the network decides.
    const outcomes = (await all).map(({ status }) => status).toSorted();
    assert.deepEqual(outcomes, ['fulfilled', ...new Array(6).fill('rejected')]);
    assert.equal(asked(), 4);
  });
});
