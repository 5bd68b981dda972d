/** The image of an article that was read is found again when somebody shows it elsewhere. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { madePhoto } from '../src/similarity/testing/made-photo.ts';
import { articlePage } from './support/article-page.ts';
import { multipart } from './support/multipart.ts';
import { type Site, startSite } from './support/recorded-providers.ts';
import type { TestApp } from './support/test-app.ts';
import { startTextService } from './support/text-service.ts';
import { waitUntil } from './support/wait-until.ts';

const photo = (seed: number) => {
  const { width, height, rgb } = madePhoto(seed, 640, 480);
  return sharp(rgb, { raw: { width, height, channels: 3 } });
};
/** Without any there would be no answer about the article, and without an answer nothing is kept. */
const passage = {
  docId: 'vallebruna',
  url: 'https://fonte.example/vallebruna',
  title: 'Vallebruna',
  text: 'Il ponte di Vallebruna è rimasto chiuso per molti mesi.',
  language: 'it',
} as const;
const story = {
  title: 'Riaperto il ponte di Vallebruna',
  published: '2019-05-01',
  paragraphs: [
    'Il ponte di Vallebruna è stato riaperto al traffico dopo sei mesi di lavori, con una breve cerimonia.',
    'Alla riapertura erano presenti il sindaco e gli abitanti delle due rive, che da anni aspettavano i lavori.',
    'Il cantiere era cominciato in autunno e ha occupato una ventina di operai di tre imprese della valle.',
  ],
};

describe('lead images of articles', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
    for (const seed of [1, 2]) {
      const jpeg = await photo(seed).jpeg({ quality: 90 }).toBuffer();
      site.pages.set(`/foto-${seed}.jpg`, (response) => response.end(jpeg));
      const image = `${site.baseUrl}/foto-${seed}.jpg`;
      site.pages.set(`/articolo-${seed}`, articlePage({ ...story, image }));
    }
  });
  after(() => site?.close());

  const startService = (settings: Record<string, string> = {}) =>
    startTextService({
      passages: [passage],
      settings: {
        FETCH_ALLOW: site.place,
        WIKIPEDIA: 'off',
        WIKIDATA: 'off',
        IMAGE_PROCESSES: '1',
        ...settings,
      },
    });
  const readArticle = async (service: TestApp, key: string, url: string) => {
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify({ url });
    const answer = await service.request({
      method: 'POST',
      url: '/api/v1/verify-url',
      key,
      headers,
      payload,
    });
    assert.equal(answer.status, 200, answer.text);
  };
  const appearancesOf = async (service: TestApp, key: string, image: Buffer) => {
    const form = multipart([{ name: 'file', filename: 'foto.jpg', content: image }]);
    const answer = await service.request({ method: 'POST', url: '/api/v1/verify-image', key, ...form });
    assert.equal(answer.status, 200, answer.text);
    return (answer.json.ricerca_inversa ?? []) as {
      url: string;
      titolo: string;
      data?: string;
      data_dichiarata?: string;
      fonte: string;
    }[];
  };

  test('200: a smaller copy of it is known from the article, with its title, the day it was seen and the declared one apart', async () => {
    const service = await startService();
    try {
      const { key } = await service.createKey(100);
      const today = new Date().toISOString().slice(0, 10);
      await readArticle(service, key, `${site.baseUrl}/articolo-1?utm_source=altrove&chiave=segreta#foto`);
      let width = 400;
      let found: Awaited<ReturnType<typeof appearancesOf>> = [];
      const isFound = async () => {
        // Another size each time, because the same file would be answered from the cache.
        width -= 1;
        found = await appearancesOf(service, key, await photo(1).resize(width).jpeg().toBuffer());
        return found.some(({ titolo }) => titolo === story.title);
      };
      await waitUntil('the picture of the article is known', isFound, 30_000);
      const [oldest] = found;
      assert.equal(oldest?.url, `${site.baseUrl}/articolo-1`);
      assert.ok((oldest?.data ?? '') >= today);
      assert.equal(oldest?.data_dichiarata, '2019-05-01');
      assert.equal(oldest?.fonte, 'indice locale');
    } finally {
      await service.close();
    }
  });

  test('REMEMBER_PICTURES=off: the picture of an article is not even fetched', async () => {
    const service = await startService({ REMEMBER_PICTURES: 'off' });
    try {
      const { key } = await service.createKey(100);
      await readArticle(service, key, `${site.baseUrl}/articolo-2`);
      assert.ok(site.visited.includes('/articolo-2'));
    } finally {
      await service.close();
    }
    assert.ok(!site.visited.includes('/foto-2.jpg'));
  });
});
