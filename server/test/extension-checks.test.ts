/** Free checks as the browser extension sends and follows them, without a page of ours around it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { AppError } from '../src/domain/app-error.ts';
import { createCountingEngines } from './support/counting-engines.ts';
import { createHeldEngine } from './support/engines.ts';
import { openPage, post, workFor } from './support/free-visitor.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { waitUntil } from './support/wait-until.ts';

const stream = { accept: 'text/event-stream' };
const asJson = { accept: 'application/json' };

describe('an extension', () => {
  const { engines, contents } = createCountingEngines();
  let service: TestApp;
  before(async () => {
    service = await startTestApp({ engines, settings: { WIDGET_DAILY_LIMIT: '20' } });
  });
  after(() => service.close());

  const sendFrom = async (headers: Record<string, string>, fields: Record<string, string>) => {
    const page = await openPage(service);
    const pass = { ...page.fields, lavoro: workFor(page.fields.token ?? '') };
    return post(service, { headers: { ...stream, ...headers } }, { ...pass, ...fields });
  };

  test('200 for the origins of Chromium’s and Firefox’s extensions, whatever else the browser says', async () => {
    const origins = [
      { origin: 'chrome-extension://abcdefghijklmnopabcdefghijklmnop' },
      { origin: 'moz-extension://0f9c2f4e-5b7a-4c1d-9e8f-a1b2c3d4e5f6', 'sec-fetch-site': 'cross-site' },
    ];
    for (const [number, headers] of origins.entries()) {
      const answer = await sendFrom(headers as never, { q: `Una frase dall’estensione ${number}` });
      assert.equal(answer.status, 200, answer.text);
    }
  });

  test('403 for an origin that only looks like one', async () => {
    for (const origin of [
      'https://chrome-extension.example',
      'chrome-extension://abc.example/x',
      'chrome-extension:',
      'xchrome-extension://abcdefghijklmnopabcdefghijklmnop',
      'ms-browser-extension://abc',
    ]) {
      const { status, json } = await sendFrom({ origin }, { q: 'Una frase da fuori' });
      assert.deepEqual([status, json.codice], [403, 'richiesta_da_altro_sito'], origin);
    }
  });

  test('403 without the token of its visitor, as for everybody', async () => {
    const origin = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop';
    const { status, json } = await sendFrom({ origin }, { q: 'Una frase senza', token: 'nessuno' });
    assert.deepEqual([status, json.codice], [403, 'pagina_scaduta']);
  });

  test('a link is what the sender says it is, and what its name says where the sender says nothing of use', async () => {
    const link = (number: number) => `https://example.org/media?id=${number}`;
    for (const [number, tipo] of ['immagine', 'video', 'testo', ''].entries()) {
      await sendFrom({}, { q: link(number), tipo });
    }
    await sendFrom({}, { q: 'Una frase che resta una frase', tipo: 'immagine' });
    assert.deepEqual(
      contents.slice(-5).map((content) => [content.kind, 'url' in content ? content.url : '']),
      [
        ['image', link(0)],
        ['video', link(1)],
        ['article', link(2)],
        ['article', link(3)],
        ['text', ''],
      ],
    );
  });
});

describe('a check that is followed', () => {
  test('202 with what it has told so far, then 200 with its result, with a key and without', async (t) => {
    const engine = createHeldEngine();
    const service = await startTestApp({ engines: { text: engine } });
    t.after(service.close);
    const { key } = await service.createKey();
    const begun = await service.verifyText(key, 'Una verifica lunga', { prefer: 'respond-async' });
    await engine.begun(1);
    const { id } = begun.json;
    const free = { url: `/verifica/${id}?lang=en`, headers: asJson };
    const keyed = { url: `/api/v1/verifiche/${id}`, key };
    const eventi = [{ evento: 'fase', dati: { nome: 'attesa', testo: 'In attesa.' } }];
    for (const question of [free, keyed]) {
      const { status, json, headers } = await service.request(question);
      assert.equal(status, 202);
      assert.deepEqual([json.id, json.stato, json.eventi], [id, 'in_corso', eventi]);
      assert.deepEqual([headers['retry-after'], headers['cache-control']], ['2', 'no-store']);
    }
    engine.release();
    await waitUntil('the result', async () => (await service.request(keyed)).status === 200);
    const result = (await service.request(free)).json;
    assert.equal(result.id, id);
    assert.equal(result.livello, 'non verificabile');
    assert.equal((await service.request(free)).headers['x-robots-tag'], 'noindex, nofollow');
  });

  test('the problem of one that failed, and 404 for one that never was, in the language asked for', async (t) => {
    const engine = createHeldEngine();
    engine.fail(new AppError('noSource', { sources: 'prova' }));
    const service = await startTestApp({ engines: { text: engine } });
    t.after(service.close);
    const page = await openPage(service);
    const sent = await post(service, {}, { ...page.fields, q: 'Una frase che fallisce' });
    const url = `${String(sent.headers.location)}&lang=en`;
    await waitUntil(
      'the failure',
      async () => (await service.request({ url, headers: asJson })).status === 503,
    );
    const failed = await service.request({ url, headers: asJson });
    assert.deepEqual([failed.json.codice, failed.json.title], ['nessuna_fonte', 'No source can be reached']);
    const unknown = await service.request({ url: '/verifica/AAAAAAAAAAAAAAAAAAAAAA', headers: asJson });
    assert.deepEqual([unknown.status, unknown.json.codice], [404, 'non_trovato']);
  });
});
