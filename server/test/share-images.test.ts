/** The images of a share page: served as what they are, shown beside the signals, gone with their result. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { MediaFindings } from '@riscontro/contract/inside';
import { createChecks } from '../src/checks/checks.ts';
import { attachmentLink } from '../src/domain/attachment.ts';
import type { CheckContext, Engine } from '../src/pipelines/engine.ts';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { mediaFindings } from './support/engines.ts';
import { multipart } from './support/multipart.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

const png = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);
const webp = new Uint8Array(200).fill(3);
const map = { map: attachmentLink('copia_incolla') };

const findings: MediaFindings = {
  ...mediaFindings,
  signals: [
    {
      kind: 'forensics',
      method: 'copyMove',
      outcome: 'attention',
      strength: 0.5,
      detail: 'Due zone uguali.',
      ...map,
    },
    {
      kind: 'forensics',
      method: 'errorLevel',
      outcome: 'ok',
      detail: 'Nulla.',
      map: 'attachment:non_data',
    },
    { kind: 'detector', method: 'aiDetector', outcome: 'not_run', detail: 'Non installato.' },
  ],
  exif: { device: 'Fotocamera <b>', gps: { latitude: 41.890251, longitude: 12.492373 } },
};

const engine: Engine<'image'> = {
  async check(_content, { attach }: CheckContext) {
    attach?.({ name: 'anteprima', mediaType: 'image/webp', bytes: webp });
    attach?.({ name: 'copia_incolla', mediaType: 'image/png', bytes: png });
    return findings;
  },
};

const send = (service: TestApp, key: string, content = 'immagine') => {
  const { headers, payload } = multipart([{ name: 'file', filename: 'foto.jpg', content }]);
  return service.request({ method: 'POST', url: '/api/v1/verify-image', key, headers, payload });
};

describe('pictures of a share page', () => {
  let service: TestApp;
  let key: string;
  let answer: Awaited<ReturnType<typeof send>>;
  before(async () => {
    service = await startTestApp({ engines: { image: engine }, settings: { RETENTION_DAYS: '2' } });
    ({ key } = await service.createKey());
    answer = await send(service, key);
  });
  after(() => service.close());

  const at = (path: string) => service.app.http.inject({ url: `/v/${answer.json.id}${path}` });

  test('the answer links each map that was kept, from the cache too, and tells the exact place', async () => {
    const address = `http://127.0.0.1:8080/v/${answer.json.id}/copia_incolla.png`;
    for (const { json } of [answer, await send(service, key)]) {
      assert.equal(json.segnali[0].mappa, address);
      assert.equal('mappa' in json.segnali[1], false);
      assert.deepEqual(json.exif.gps, { latitudine: 41.890251, longitudine: 12.492373 });
    }
  });

  test('200 for a picture without a key: as it was attached, not sniffed, not indexed, kept by the reader alone and for minutes', async () => {
    const found = await at('/copia_incolla.png');
    assert.equal(found.statusCode, 200);
    assert.deepEqual(new Uint8Array(found.rawPayload), png);
    assert.equal(found.headers['content-type'], 'image/png');
    assert.equal(found.headers['x-content-type-options'], 'nosniff');
    assert.match(String(found.headers['x-robots-tag']), /noindex/);
    assert.match(String(found.headers['content-security-policy']), /default-src 'none'/);
    assert.equal(found.headers['cache-control'], 'private, max-age=300');
    const preview = await at('/anteprima.webp');
    assert.equal(preview.headers['content-type'], 'image/webp');
    assert.deepEqual(new Uint8Array(preview.rawPayload), webp);
  });

  test('404 for another kind, another name, another result or a path', async () => {
    for (const path of [
      '/copia_incolla.webp',
      '/anteprima.png',
      '/volti.png',
      '/copia_incolla',
      '/..%2fx.png',
    ]) {
      assert.equal((await at(path)).statusCode, 404, path);
    }
    assert.equal((await service.request({ url: '/v/nessuna/copia_incolla.png' })).status, 404);
  });

  test('the public page and the public JSON tell the place to about 11 km', async () => {
    const json = (await at('.json')).json();
    assert.deepEqual(json, {
      ...answer.json,
      exif: { ...answer.json.exif, gps: { latitudine: 41.9, longitudine: 12.5 } },
    });
    const page = (await at('')).body;
    assert.match(page, /41,9°, 12,5°/);
    assert.doesNotMatch(page, /41[.,]89|12[.,]49/);
  });

  test('the page shows the preview with its maps, every picture with a text beside it, and no script or style of its own', async () => {
    const page = (await at('')).body;
    const images = [...page.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
    assert.equal(images.length, 2);
    for (const tag of images) assert.match(tag, / src="\/v\/[\w-]+\/\w+\.(png|webp)" alt="[^"]{10,}"/);
    assert.equal([...page.matchAll(/<input type="radio"/g)].length, 2);
    assert.doesNotMatch(page, /<script(?! type="(module|application\/ld\+json))|style=|<b>|onerror/);
  });

  test('results past their time take their pictures with them', async () => {
    const { json } = await send(service, key, 'altra immagine');
    service.clock.nowMs += 49 * 60 * 60_000;
    await service.app.sweepNow();
    assert.equal((await service.app.http.inject({ url: `/v/${json.id}/anteprima.webp` })).statusCode, 404);
    assert.deepEqual(await service.store.listAttachments(json.id), []);
  });
});

test('where the operator keeps no previews none are asked for, kept or linked', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-previews-'));
  const store = await openSqliteStore(folder, { server: true });
  t.after(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });
  const secret = { hash: 'h', prefix: 'rsc_live_x', lastFour: 'xxxx' };
  const key = { id: 'key', name: 'Prova', quota: 1, active: true };
  await store.createKey({ ...key, email: null, purpose: null, createdAtMs: 0, secret });
  const checks = createChecks({
    store,
    engines: { image: engine },
    clock: Date.now,
    settings: {
      nodeId: 'n',
      cacheMs: 1000,
      leaseMs: 1000,
      timeLimitMs: 10_000,
      keepPreviews: false,
      atOnce: { perKey: 1, perVisitor: 1, perNetwork: 1 },
    },
    onEnd: () => undefined,
    onUnits: () => undefined,
  });
  const content = { kind: 'image', url: 'https://www.example.org/foto.jpg' } as const;
  const answer = await checks.request({
    content,
    language: 'it',
    payer: { keyId: key.id },
    holder: 'k_prova',
    release: () => undefined,
  });
  assert.ok(!answer.cached);
  const { id, body } = await answer.flight.result;
  assert.deepEqual(await store.listAttachments(id), []);
  assert.doesNotMatch(body, /mappa/);
});
