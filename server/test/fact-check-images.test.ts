/** Images of published fact-checks: imported as an operator does it, and found again when somebody sends one. */
import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { readConfig } from '../src/config.ts';
import { madePhoto } from '../src/similarity/testing/made-photo.ts';
import { openImages } from '../src/wiring/media.ts';
import { startCommands } from './support/commands.ts';
import { multipart } from './support/multipart.ts';
import { type Site, startSite } from './support/recorded-providers.ts';
import { startTestApp } from './support/test-app.ts';

const photo = (seed: number) => {
  const { width, height, rgb } = madePhoto(seed, 640, 480);
  return sharp(rgb, { raw: { width, height, channels: 3 } });
};

describe('pictures of fact-checks', () => {
  let site: Site;
  let folder: string;
  const commands = startCommands({ cwd: () => folder });
  let settings: Record<string, string>;
  before(async () => {
    site = await startSite();
    folder = await mkdtemp(join(tmpdir(), 'riscontro-reviewed-'));
    settings = { DATA_DIR: join(folder, 'data'), FETCH_ALLOW: site.place, IMAGE_PROCESSES: '1' };
    for (const [name, seed] of Object.entries({ falsa: 1, illustrazione: 2, originale: 3, logo: 4 })) {
      const png = await photo(seed).png().toBuffer();
      site.pages.set(`/${name}.png`, (response) => response.end(png));
    }
    site.pages.set('/post', (response) => response.end('<html><p>Un messaggio con una foto</p></html>'));
    await writeFile(join(folder, 'feed.json'), JSON.stringify(feedOf(site.baseUrl)));
  });
  after(async () => {
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (name: string, environment = settings) =>
    commands.run(environment, 'images', 'import', name, '--format', 'factchecks');
  const visits = (path: string) => site.visited.filter((visited) => visited === path).length;

  test('import: those that were reviewed are fetched and kept, and what cannot be had is told', async () => {
    const { code, stdout, stderr } = await run('feed.json');
    assert.equal(code, 0, stderr);
    assert.equal(
      stdout,
      '5 entries: 2 pictures added, 0 there already, 2 not usable.\nThe index holds 2 pictures.\n',
    );
    assert.match(stderr, /\/manca\.png: is not given out \(404\)$/m);
    assert.match(stderr, /\/post: is something else than a picture$/m);
    assert.deepEqual([visits('/logo.png'), visits('/originale.png')], [0, 0]);
    assert.deepEqual(await readdir(join(folder, 'data/uploads')), []);
  });

  test('import: a second run, or a newer feed, fetches only what is not known', async () => {
    const png = await photo(5).png().toBuffer();
    site.pages.set('/manca.png', (response) => response.end(png));
    assert.match(
      (await run('feed.json')).stdout,
      /^5 entries: 1 pictures added, 2 there already, 1 not usable/,
    );
    const lines = feedOf(site.baseUrl).dataFeedElement.map((entry) => `${JSON.stringify(entry)}\n`);
    await writeFile(join(folder, 'newer.jsonl'), lines.join(''));
    assert.match((await run('newer.jsonl')).stdout, /0 pictures added, 3 there already, 1 not usable/);
    assert.deepEqual([visits('/falsa.png'), visits('/illustrazione.png')], [1, 1]);
  });

  test('verify-image: a copy of a reviewed picture names the fact-check in its sources, one of an illustration only its page', async () => {
    const images = await openImages(readConfig(settings));
    const service = await startTestApp({ engines: { image: images.engine } });
    try {
      const { key } = await service.createKey(10);
      const verify = async (seed: number) => {
        const content = await photo(seed).resize(400).jpeg().toBuffer();
        const form = multipart([{ name: 'file', filename: 'foto.jpg', content }]);
        const answer = await service.request({ method: 'POST', url: '/api/v1/verify-image', key, ...form });
        assert.equal(answer.status, 200, answer.text);
        return answer.json;
      };
      const reviewed = await verify(1);
      const [found] = reviewed.ricerca_inversa;
      assert.equal(found.url, 'https://verifiche.example/onda');
      assert.deepEqual([found.titolo, found.data], ['L’onda è un fotomontaggio', '2023-03-05']);
      assert.deepEqual(reviewed.fonti, [
        {
          nome: 'Verifiche d’esempio',
          url: 'https://verifiche.example/onda',
          estratto: 'Un’onda di cento metri: alterata',
          tipo: 'fact_check',
        },
      ]);
      const illustrated = await verify(2);
      assert.equal(illustrated.ricerca_inversa[0].url, 'https://verifiche.example/ponte');
      assert.deepEqual(illustrated.fonti, []);
    } finally {
      await service.close();
      await images.close();
    }
  });

  test('exit 2 while OFFLINE=1, which forbids to fetch them', async () => {
    const { code, stderr } = await run('feed.json', { ...settings, OFFLINE: '1' });
    assert.equal(code, 2);
    assert.match(stderr, /fetched from where they lie: not while OFFLINE=1/);
  });
});

function feedOf(images: string) {
  const author = { '@type': 'Organization', name: 'Verifiche d’esempio', image: `${images}/logo.png` };
  const claim = (path: string, more: object) => ({
    '@type': 'ClaimReview',
    url: `https://verifiche.example/${path}`,
    claimReviewed: 'La foto mostra il ponte crollato ieri',
    author,
    datePublished: '2022-01-02',
    reviewRating: { alternateName: 'Falso' },
    ...more,
  });
  const media = (contentUrl: string) => ({
    '@type': 'MediaReview',
    url: 'https://verifiche.example/onda',
    headline: 'L’onda è un fotomontaggio',
    author,
    datePublished: '2023-03-05',
    mediaAuthenticityCategory: 'TransformedContent',
    originalMediaLink: `${images}/originale.png`,
    itemReviewed: {
      '@type': 'MediaReviewItem',
      interpretedAsClaim: { '@type': 'Claim', description: 'Un’onda di cento metri' },
      mediaItemAppearance: [{ '@type': 'ImageObjectSnapshot', contentUrl }],
    },
  });
  const items = [
    media(`${images}/falsa.png`),
    claim('ponte', { image: `${images}/illustrazione.png` }),
    claim('torre', { itemReviewed: { '@type': 'ImageObject', contentUrl: `${images}/manca.png` } }),
    claim('strada', {}),
    media(`${images}/post`),
  ];
  return {
    '@type': 'DataFeed',
    dataFeedElement: items.map((item) => ({ '@type': 'DataFeedItem', item: [item] })),
  };
}
