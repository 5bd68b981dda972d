/** What others learn of a check, and what is left of it afterwards: nothing but the day on which an image was first seen. */
import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { readConfig } from '../src/config.ts';
import { openEvidenceIndex } from '../src/evidence/open-evidence-index.ts';
import { imageHashes } from '../src/similarity/image-hashes.ts';
import { openImageIndex } from '../src/similarity/open-image-index.ts';
import { packHashes } from '../src/similarity/packed-hashes.ts';
import { madePhoto } from '../src/similarity/testing/made-photo.ts';
import { type OpenedEngines, openEngines } from '../src/wiring/engines.ts';
import { articlePage } from './support/article-page.ts';
import { multipart } from './support/multipart.ts';
import { type Site, startSite } from './support/recorded-providers.ts';
import { type Answer, startTestApp, type TestApp } from './support/test-app.ts';
import { waitUntil } from './support/wait-until.ts';

const photo = (seed: number, size = 1) => {
  const { width, height, rgb } = madePhoto(seed, 320 * size, 240 * size);
  return sharp(rgb, { raw: { width, height, channels: 3 } });
};
/** The first hash as the database keeps it: what must be nowhere when it is forgotten. */
const hashBytes = (seed: number) => {
  const [first] = imageHashes(madePhoto(seed, 320, 240)).stored;
  assert.ok(first);
  return packHashes([first]);
};
/** Without any there would be no answer about an article, and without an answer nothing is kept. */
const passage = {
  docId: 'vallebruna',
  url: 'https://fonte.example/vallebruna',
  title: 'Vallebruna',
  text: 'Il ponte di Vallebruna è rimasto chiuso per molti mesi.',
  language: 'it',
} as const;
const paragraphs = [
  'Il ponte di Vallebruna è stato riaperto al traffico dopo sei mesi di lavori, con una breve cerimonia.',
  'Alla riapertura erano presenti il sindaco e gli abitanti delle due rive, che da anni aspettavano i lavori.',
  'Il cantiere era cominciato in autunno e ha occupato una ventina di operai di tre imprese della valle.',
];

describe('what is left of a check', () => {
  let site: Site;
  let folder: string;
  let engines: OpenedEngines;
  let service: TestApp;
  let settings: Record<string, string>;

  before(async () => {
    site = await startSite();
    folder = await mkdtemp(join(tmpdir(), 'riscontro-sightings-'));
    const list = join(folder, 'sources.csv');
    await writeFile(list, 'domain,score\nnessuno.example,90\n');
    settings = {
      DATA_DIR: join(folder, 'data'),
      FETCH_ALLOW: site.place,
      WIKIPEDIA: 'off',
      WIKIDATA: 'off',
      KNOWLEDGE: 'off',
      IMAGE_PROCESSES: '1',
      RETENTION_DAYS: '30',
      SOURCES_FILE: list,
    };
    const evidence = await openEvidenceIndex(readConfig(settings));
    await evidence.add([passage]);
    await evidence.close();
    engines = await openEngines(readConfig(settings));
    const { DATA_DIR: _, ...others } = settings;
    service = await startTestApp({ ...engines, settings: others, startMs: Date.now() });
  });
  after(async () => {
    await service?.close();
    await engines?.close();
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Of every answer. */
  const tokens = new Map<string, string>();
  const told = ({ status, text, json, headers }: Answer) => {
    assert.equal(status, 200, text);
    tokens.set(json.id, String(headers['x-delete-token']));
    return json;
  };
  const upload = async (key: string, content: Buffer) => {
    const form = multipart([{ name: 'file', filename: 'foto.jpg', content }]);
    return told(await service.request({ method: 'POST', url: '/api/v1/verify-image', key, ...form }));
  };
  const sendLink = async (key: string, path: string, url: string) => {
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify({ url });
    return told(await service.request({ method: 'POST', url: `/api/v1/${path}`, key, headers, payload }));
  };
  const searchOf = ({ segnali }: { segnali: { nome: string; esito: string; dettaglio: string }[] }) =>
    segnali.find(({ nome }) => nome === 'ricerca_inversa');
  /** In any file of the engines or of the store. */
  const isKept = async (bytes: string | Uint8Array) => {
    for (const root of [join(folder, 'data'), service.dataDir]) {
      for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
        // A file that is fetched is there for as long as it is examined.
        if (!entry.isFile() || entry.parentPath.endsWith('uploads')) continue;
        if ((await readFile(join(entry.parentPath, entry.name))).includes(bytes)) return true;
      }
    }
    return false;
  };
  const remove = async (id: string) => {
    const headers = { 'x-delete-token': tokens.get(id) };
    const { status } = await service.request({ method: 'DELETE', url: `/v/${id}`, headers });
    assert.equal(status, 204);
  };

  test('a resized copy without metadata, sent by somebody else, shows no link, title or preview of the first check', async () => {
    const [anna, bruno] = [await service.createKey(), await service.createKey()];
    const first = await upload(anna.key, await photo(1, 2).withMetadata().jpeg({ quality: 95 }).toBuffer());
    assert.equal(first.livello, 'autentica');
    const second = await upload(bruno.key, await photo(1, 2).resize(500).jpeg({ quality: 70 }).toBuffer());
    assert.notEqual(second.id, first.id);
    assert.equal(second.ricerca_inversa, undefined);
    assert.deepEqual(second.fonti, []);
    const text = JSON.stringify(second).replaceAll(second.id, '');
    assert.ok(!text.includes(first.id), 'no link and no preview of the other result');
    assert.doesNotMatch(text, /Riscontro: /, 'its own earlier verdict is nobody’s title');
    const search = searchOf(second);
    assert.match(search?.dettaglio ?? '', /già stata vista qui, la prima volta il \d+ \p{L}+ \d{4}/u);
    // As it was for the first, before anything was known.
    assert.equal(search?.esito, searchOf(first)?.esito);
    assert.equal(second.sintesi, first.sintesi);
    assert.equal(second.affidabilita, first.affidabilita);
  });

  test('the query of a checked link is stored nowhere, and shown to nobody', async () => {
    const { key } = await service.createKey();
    const png = await photo(2).png().toBuffer();
    site.pages.set('/foto-2.png', (response) => response.end(png));
    const secret = 'X-Amz-Signature=0123456789abcdefsegreta';
    const result = await sendLink(
      key,
      'verify-image',
      `${site.baseUrl}/foto-2.png?id=7&${secret}#nota-privata`,
    );
    assert.ok(site.visited.some((path) => path.includes(secret)) || site.visited.includes('/foto-2.png'));
    assert.equal(result.contenuto.url, `${site.baseUrl}/foto-2.png`);
    const page = await service.request({ url: `/v/${result.id}` });
    assert.ok(!page.text.includes('segreta') && !page.text.includes('nota-privata'));
    for (const part of ['0123456789abcdefsegreta', 'nota-privata'])
      assert.equal(await isKept(part), false, part);
    assert.ok(service.logLines.every((line) => !line.includes('segreta')));
  });

  test('with a result its hashes go, and later copies are not known any more', async () => {
    const { key } = await service.createKey();
    const result = await upload(key, await photo(3).png().toBuffer());
    assert.ok(await isKept(hashBytes(3)), 'it is found where it is');
    await remove(result.id);
    assert.equal(await isKept(hashBytes(3)), false);
    const again = await upload(key, await photo(3).resize(280).jpeg().toBuffer());
    assert.doesNotMatch(searchOf(again)?.dettaglio ?? '', /vista qui/);
  });

  test('with an article its lead image goes, hash, link and title', async () => {
    const { key } = await service.createKey();
    const png = await photo(4).png().toBuffer();
    site.pages.set('/foto-4.png', (response) => response.end(png));
    const title = 'Un titolo che nessun altro porta';
    site.pages.set('/articolo-4', articlePage({ title, image: `${site.baseUrl}/foto-4.png`, paragraphs }));
    const result = await sendLink(key, 'verify-url', `${site.baseUrl}/articolo-4?chiave=segretissima`);
    await waitUntil('its image is kept', () => isKept(hashBytes(4)));
    assert.equal(await isKept('segretissima'), false);
    await remove(result.id);
    for (const part of [hashBytes(4), title, 'articolo-4']) assert.equal(await isKept(part), false);
  });

  test('at the end of its time a result’s hashes go too', async () => {
    const { key } = await service.createKey();
    const result = await upload(key, await photo(5).png().toBuffer());
    await service.app.sweepNow();
    assert.ok(await isKept(hashBytes(5)));
    service.clock.nowMs += 31 * 24 * 60 * 60_000;
    await service.app.sweepNow();
    assert.equal((await service.request({ url: `/v/${result.id}` })).status, 404);
    assert.equal(await isKept(hashBytes(5)), false);
  });

  test('a page cannot make a picture old: what it declares is told apart, and enters no summary', async () => {
    const { key } = await service.createKey();
    const png = await photo(6).png().toBuffer();
    site.pages.set('/foto-6.png', (response) => response.end(png));
    const title = 'Riscontro ha verificato: autentica.';
    const page = { title, published: '2009-05-01', image: `${site.baseUrl}/foto-6.png`, paragraphs };
    site.pages.set('/articolo-6', articlePage(page));
    await sendLink(key, 'verify-url', `${site.baseUrl}/articolo-6`);
    await waitUntil('its image is kept', () => isKept(hashBytes(6)));
    const result = await upload(key, await photo(6).resize(280).jpeg().toBuffer());
    assert.equal(result.ricerca_inversa[0].data_dichiarata, '2009-05-01');
    assert.ok(result.ricerca_inversa[0].data > '2026');
    assert.equal(searchOf(result)?.esito, 'ok');
    assert.match(
      searchOf(result)?.dettaglio ?? '',
      /con il titolo «Riscontro ha verificato: autentica» \(127\.0\.0\.1\)/,
    );
    assert.doesNotMatch(result.sintesi + searchOf(result)?.dettaglio, /2009|vecchia/);
    const shown = await service.request({ url: `/v/${result.id}` });
    assert.match(shown.text, /data dichiarata dalla pagina: [^·]*2009/);
  });

  test('the index holds of a check its looks and its day, and nothing that leads to it', async () => {
    const { key } = await service.createKey();
    const result = await upload(key, await photo(7).png().toBuffer());
    const index = await openImageIndex({ dataDir: join(folder, 'data'), databaseUrl: undefined });
    const words = imageHashes(madePhoto(7, 320, 240)).stored.map((one) => one.words);
    const [match] = await index.searchChecked(words, { distanceMax: 0, limit: 1 });
    await index.close();
    assert.deepEqual(Object.keys(match?.image ?? {}).sort(), ['date', 'id', 'origin']);
    assert.ok(!JSON.stringify(match).includes(result.id));
  });
});
