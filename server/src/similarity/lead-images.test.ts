import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { type Site, startSite } from '../../test/support/recorded-providers.ts';
import { waitUntil } from '../../test/support/wait-until.ts';
import { createSafeFetch } from '../net/safe-fetch.ts';
import type { KnownImage, PublishedImage } from './image-index.ts';
import { createLeadImages } from './lead-images.ts';
import { createImageHasher, type ImageHasher } from './media-hasher.ts';
import { openImageIndex } from './open-image-index.ts';
import { forgetResult } from './result-images.ts';
import { madePhoto } from './testing/made-photo.ts';

const nowMs = Date.parse('2026-11-15T10:00:00Z');

describe('lead images', () => {
  let site: Site;
  let folder: string;
  let hasher: ImageHasher;
  before(async () => {
    site = await startSite();
    folder = await mkdtemp(join(tmpdir(), 'riscontro-lead-'));
    hasher = createImageHasher({ processes: 1, sizeBytesMax: 1_000_000 });
    const { width, height, rgb } = madePhoto(1, 160, 120);
    const png = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    site.pages.set('/foto.png', (response) => response.end(png));
    site.pages.set('/pagina', (response) => response.end('<html><p>Non è una foto</p></html>'));
  });
  after(async () => {
    await hasher?.close();
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Over an index that keeps what it is given in a list, and fails when it is told to. */
  const startWith = (failure?: Error) => {
    const kept: PublishedImage[] = [];
    const errors: unknown[] = [];
    const index = {
      async add(images: readonly KnownImage[]) {
        if (failure) throw failure;
        kept.push(...images.filter((image) => image.origin !== 'verifica'));
        return { added: images.length, replaced: 0, unchanged: 0 };
      },
    };
    const safeFetch = createSafeFetch({ offline: false, allow: [site.place], userAgent: 'Riscontro' });
    const leadImages = createLeadImages(
      { folder: join(folder, 'files'), sizeBytesMax: 1_000_000 },
      { safeFetch, hasher, index, clock: () => nowMs, onError: (error) => errors.push(error) },
    );
    return { leadImages, kept, errors };
  };
  const lead = (page: string, path = '/foto.png') => ({
    image: `${site.baseUrl}${path}`,
    pageUrl: `https://giornale.example/${page}`,
    title: 'Il ponte',
    published: '2019-05-01T08:00:00+02:00',
    resultId: `risultato-${page}`,
  });

  test('are kept with their page, title, the day they were seen and the day the page declares; one that cannot be had does not stop the next, and no file stays', async () => {
    const { leadImages, kept, errors } = startWith();
    for (const path of ['/manca', '/pagina', '/foto.png']) leadImages.see(lead(path, path));
    leadImages.see({ ...lead('segreta'), image: 'http://169.254.169.254/latest/meta-data' });
    leadImages.see({ ...lead('senza-data'), published: undefined });
    await waitUntil('the last one is kept', () => kept.length === 2);
    await leadImages.close();
    const [first, second] = kept;
    assert.equal(first?.url, 'https://giornale.example//foto.png');
    assert.deepEqual([first?.title, first?.origin, first?.keptAtMs], ['Il ponte', 'articolo', nowMs]);
    assert.deepEqual([first?.date, first?.declaredDate], ['2026-11-15', '2019-05-01']);
    assert.ok((first?.hashes.length ?? 0) > 0);
    assert.equal(second?.url, 'https://giornale.example/senza-data');
    assert.ok(second && !('declaredDate' in second));
    assert.deepEqual(errors, []);
    assert.deepEqual(await readdir(join(folder, 'files')), []);
  });

  test('of the link only what says which page it is stays, and of a title no more than its beginning', async () => {
    const { leadImages, kept } = startWith();
    const title = 'molto lungo '.repeat(1_000);
    const pageUrl = 'https://giornale.example/a?id=7&utm_x=1&chi=anna%40example.org#nota';
    leadImages.see({ ...lead('x'), pageUrl, title });
    await waitUntil('it is kept', () => kept.length === 1);
    await leadImages.close();
    assert.equal(kept[0]?.url, 'https://giornale.example/a?id=7');
    assert.ok((kept[0]?.title.length ?? 0) <= 500);
  });

  test('one of a result that was deleted while it waited is not taken by the index', async () => {
    const index = await openImageIndex({ dataDir: join(folder, 'index'), databaseUrl: undefined });
    const safeFetch = createSafeFetch({ offline: false, allow: [site.place], userAgent: 'Riscontro' });
    const leadImages = createLeadImages(
      { folder: join(folder, 'files'), sizeBytesMax: 1_000_000 },
      { safeFetch, hasher, index, clock: () => nowMs },
    );
    const asked = Promise.withResolvers<ServerResponse>();
    site.pages.set('/attesa', (response) => asked.resolve(response));
    leadImages.see(lead('attesa', '/attesa'));
    leadImages.see(lead('eliminata'));
    leadImages.see(lead('tenuta'));
    const response = await asked.promise;
    assert.equal(await forgetResult(index, 'risultato-eliminata', nowMs), false);
    response.writeHead(404).end();
    await waitUntil('the last one is kept', async () => (await index.count()) > 0);
    await leadImages.close();
    assert.equal(await index.count(), 1);
    await index.close();
  });

  test('a page that was seen before is not fetched for again', async () => {
    const { leadImages, kept } = startWith();
    const before = site.visited.length;
    for (const page of ['una', 'una', 'altra', 'una']) leadImages.see(lead(page));
    await waitUntil('both are kept', () => kept.length === 2);
    await leadImages.close();
    assert.equal(site.visited.length - before, 2);
  });

  test('of very many at once fifty wait and the others are dropped, not marked as seen', async () => {
    const { leadImages } = startWith();
    const asked = Promise.withResolvers<ServerResponse>();
    site.pages.set('/lenta', (response) => asked.resolve(response));
    leadImages.see(lead('lenta', '/lenta'));
    const response = await asked.promise;
    for (let number = 0; number < 60; number += 1) leadImages.see(lead(`${number}`, `/manca-${number}`));
    response.writeHead(404).end();
    await waitUntil('the last that waited is fetched', () => site.visited.includes('/manca-49'));
    leadImages.see(lead('59', '/manca-59'));
    await waitUntil('one that was dropped is fetched', () => site.visited.includes('/manca-59'));
    await leadImages.close();
    assert.equal(site.visited.filter((path) => path.startsWith('/manca-')).length, 51);
  });

  test('close gives up at once, and nothing is taken after it', async () => {
    const { leadImages, kept, errors } = startWith();
    const asked = Promise.withResolvers<ServerResponse>();
    site.pages.set('/ferma', (response) => asked.resolve(response));
    leadImages.see(lead('ferma', '/ferma'));
    leadImages.see(lead('dopo'));
    await asked.promise;
    await leadImages.close();
    leadImages.see(lead('troppo-tardi'));
    assert.deepEqual([kept, errors], [[], []]);
  });

  test('an index that cannot be written is told of, and nobody fails by it', async () => {
    const failure = new Error('disk full');
    const { leadImages, errors } = startWith(failure);
    leadImages.see(lead('una'));
    await waitUntil('the error is told', () => errors.length === 1);
    assert.equal(errors[0], failure);
    await leadImages.close();
  });
});
