/** The verify endpoints as the specification and the design describe them. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { signal, textLevels } from '@riscontro/contract/inside';
import { createHeldEngine, instantEngines, mediaFindings, textFindings } from './support/engines.ts';
import { multipart } from './support/multipart.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

const dayMs = 24 * 60 * 60_000;
const json = { 'content-type': 'application/json' };

describe('the order of the checks on a request', () => {
  let service: TestApp;
  before(async () => {
    const { text: _none, ...others } = instantEngines;
    service = await startTestApp({ engines: others });
  });
  after(() => service.close());

  for (const [name, headers] of [
    ['no key', {}],
    ['an empty key', { 'x-api-key': '' }],
    ['a blank key', { 'x-api-key': '  ' }],
  ] as const) {
    test(`401 for ${name}, whatever else is wrong`, async () => {
      const answer = await service.request({
        method: 'POST',
        url: '/api/v1/verify-text',
        headers,
        payload: '{',
      });
      assert.equal(answer.status, 401);
      assert.equal(answer.json.codice, 'chiave_mancante');
    });
  }

  test('403 for a key that nobody has, well-formed or not, whatever else is wrong', async () => {
    const other = await startTestApp();
    const { key } = await other.createKey();
    await other.close();
    for (const unknown of [key, 'nonsense', `${key}x`, `${key}, ${key}`]) {
      const answer = await service.request({
        method: 'POST',
        url: '/api/v1/verify-text',
        key: unknown,
        payload: '{',
      });
      assert.equal(answer.status, 403);
      assert.equal(answer.json.codice, 'chiave_non_valida');
    }
  });

  test('403 for a deactivated key, and 200 again when it is activated', async () => {
    const { id, key } = await service.createKey();
    await service.store.setKeyActive(id, false, service.clock.nowMs);
    const refused = await service.request({ url: '/api/v1/usage', key });
    assert.equal(refused.status, 403);
    assert.equal(refused.json.codice, 'chiave_disattivata');
    await service.store.setKeyActive(id, true, service.clock.nowMs);
    assert.equal((await service.request({ url: '/api/v1/usage', key })).status, 200);
  });

  test('400 before 503: a malformed request is told so even where no engine is', async () => {
    const { key } = await service.createKey();
    assert.equal((await service.verifyText(key, 'no')).status, 400);
  });

  test('503 before 429, and nothing is charged', async () => {
    const { key } = await service.createKey(0);
    const answer = await service.verifyText(key, 'Una frase da verificare');
    assert.equal(answer.status, 503);
    assert.equal(answer.json.codice, 'motore_non_disponibile');
    assert.match(answer.json.detail, /testo/);
  });

  test('429 when the quota is used up, with the time to wait', async () => {
    const { key } = await service.createKey(0);
    const answer = await service.request({
      method: 'POST',
      url: '/api/v1/verify-url',
      key,
      headers: json,
      payload: '{"url":"https://www.example.org/a"}',
    });
    assert.equal(answer.status, 429);
    const untilJune = (Date.parse('2026-06-01T00:00:00Z') - service.clock.nowMs) / 1000;
    assert.equal(answer.headers['retry-after'], String(untilJune));
    assert.match(String(answer.headers.ratelimit), new RegExp(`^"mese";r=0;t=${untilJune}, "minuto";`));
  });
});

describe('answers', () => {
  let service: TestApp;
  before(async () => {
    service = await startTestApp();
  });
  after(() => service.close());

  test('200 with the findings, an id, a share link and the time of the check', async () => {
    const { key } = await service.createKey();
    const { status, json: result, headers } = await service.verifyText(key, 'La Terra gira intorno al Sole');
    assert.equal(status, 200);
    assert.equal(result.livello, textLevels[textFindings.level]);
    assert.equal(result.tipo, 'testo');
    assert.equal(result.lingua, 'it');
    assert.match(result.id, /^[\w-]{16,}$/);
    assert.equal(result.condividi, `http://127.0.0.1:8080/v/${result.id}`);
    assert.equal(result.verificato_il, '2026-05-10T12:00:00.000Z');
    assert.ok(!('cache' in result));
    assert.equal(headers['ratelimit-policy'], '"mese";q=100;w=2678400, "minuto";q=6000;w=60');
    assert.match(String(headers.ratelimit), /^"mese";r=99;t=\d+, "minuto";r=\d+;t=\d+$/);
  });

  test('200 for every kind and both ways of sending a file', async () => {
    const { key } = await service.createKey();
    const link = { headers: json, payload: '{"url":"https://www.example.org/x"}' };
    for (const [path, kind, request] of [
      ['verify-url', 'articolo', link],
      ['verify-image', 'immagine', link],
      ['verify-video', 'video', link],
      ['verify-image', 'immagine', multipart([{ name: 'file', filename: 'a.jpg', content: 'one' }])],
      ['verify-video', 'video', multipart([{ name: 'file', filename: 'a.mp4', content: 'two' }])],
    ] as const) {
      const answer = await service.request({ method: 'POST', url: `/api/v1/${path}`, key, ...request });
      assert.equal(answer.status, 200, answer.text);
      assert.equal(answer.json.tipo, kind);
      if (kind !== 'articolo')
        assert.deepEqual(answer.json.segnali, mediaFindings.signals.map(signal.toWire));
    }
    assert.equal((await service.usage(key)).usate, 5);
  });

  test('the same text, link or file within 24 hours comes from the cache: free, same id, same share link', async () => {
    const first = await service.createKey(10);
    const second = await service.createKey(10);
    const original = await service.verifyText(first.key, 'Caffè e  cache');
    const again = await service.verifyText(second.key, '  Caffe\u0300 e cache\n');
    assert.deepEqual(again.json, { ...original.json, cache: true });
    assert.equal((await service.usage(second.key)).usate, 0);
    assert.equal((await service.usage(second.key)).da_cache, 1);

    const post = (key: string, url: string) =>
      service.request({
        method: 'POST',
        url: '/api/v1/verify-url',
        key,
        headers: json,
        payload: JSON.stringify({ url }),
      });
    await post(first.key, 'https://www.example.org/notizia?id=1');
    const sameLink = await post(first.key, 'https://WWW.example.org:443/notizia?utm_source=x&id=1#a');
    assert.equal(sameLink.json.cache, true);

    const upload = (filename: string) =>
      service.request({
        method: 'POST',
        url: '/api/v1/verify-image',
        key: first.key,
        ...multipart([{ name: 'file', filename, content: 'same bytes' }]),
      });
    await upload('a.jpg');
    assert.equal((await upload('b.png')).json.cache, true);
    assert.deepEqual(await service.usage(first.key), {
      ...(await service.usage(first.key)),
      usate: 3,
      da_cache: 2,
    });
  });

  test('the language of the texts is part of what is the same', async () => {
    const { key } = await service.createKey();
    await service.verifyText(key, 'Lingue diverse');
    const english = await service.verifyText(key, 'Lingue diverse', { 'accept-language': 'en-GB,en;q=0.9' });
    assert.equal(english.json.lingua, 'en');
    assert.ok(!('cache' in english.json));
  });

  test('the cache window is 24 hours from the original check and is not extended', async () => {
    const { key } = await service.createKey();
    const startMs = service.clock.nowMs;
    const original = await service.verifyText(key, 'Finestra della cache');
    service.clock.nowMs = startMs + dayMs - 1;
    assert.equal((await service.verifyText(key, 'Finestra della cache')).json.cache, true);
    service.clock.nowMs = startMs + dayMs;
    const renewed = await service.verifyText(key, 'Finestra della cache');
    assert.ok(!('cache' in renewed.json));
    assert.notEqual(renewed.json.id, original.json.id);
    assert.equal((await service.request({ url: `/v/${original.json.id}.json` })).status, 200);
    service.clock.nowMs = startMs;
  });

  test('a cached answer is given even when the quota is used up', async () => {
    const { key } = await service.createKey(1);
    await service.verifyText(key, 'Quota finita');
    assert.equal((await service.verifyText(key, 'Un altro testo')).status, 429);
    assert.equal((await service.verifyText(key, 'Quota finita')).status, 200);
  });

  test('the quota starts again with the UTC month', async () => {
    const { key } = await service.createKey(1);
    const startMs = service.clock.nowMs;
    service.clock.nowMs = Date.parse('2026-05-31T23:59:59.999Z');
    assert.equal((await service.verifyText(key, 'Ultimo di maggio')).status, 200);
    assert.equal((await service.verifyText(key, 'Troppo per maggio')).status, 429);
    service.clock.nowMs += 1;
    assert.equal((await service.verifyText(key, 'Primo di giugno')).status, 200);
    assert.deepEqual(await service.usage(key), {
      cliente: 'Prova',
      mese: '2026-06',
      usate: 1,
      quota: 1,
      rimanenti: 0,
      da_cache: 0,
      si_azzera_il: '2026-07-01T00:00:00.000Z',
    });
    service.clock.nowMs = startMs;
  });

  test('X-Request-Id is on every answer', async () => {
    for (const url of ['/api/v1/usage', '/healthz', '/nulla']) {
      assert.match(String((await service.request({ url })).headers['x-request-id']), /^[0-9a-f]{32}$/);
    }
    const own = await service.request({ url: '/healthz', headers: { 'x-request-id': 'my-own-id.42' } });
    assert.equal(own.headers['x-request-id'], 'my-own-id.42');
  });

  test('404 and 405 are problems too, and 405 says what is allowed', async () => {
    assert.equal((await service.request({ url: '/api/v1/nulla' })).status, 404);
    const wrong = await service.request({ method: 'PUT', url: '/api/v1/verify-text' });
    assert.equal(wrong.status, 405);
    assert.equal(wrong.headers.allow, 'POST');
  });
});

describe('failing engines', () => {
  test('500 for a bug of an engine: nothing charged, the cause in the log only', async () => {
    const service = await startTestApp({
      engines: {
        text: {
          check: async () => {
            throw new Error('secret detail of the bug');
          },
        },
      },
    });
    const { key } = await service.createKey();
    const answer = await service.verifyText(key, 'Un errore del motore');
    assert.equal(answer.status, 500);
    assert.ok(!answer.text.includes('secret detail'));
    assert.ok(service.logLines.some((line) => line.includes('secret detail')));
    assert.equal((await service.usage(key)).usate, 0);
    assert.equal((await service.usage(key)).rimanenti, 100);
    await service.close();
  });

  test('500 for findings that break the contract, rather than a wrong answer', async () => {
    const service = await startTestApp({
      engines: { text: { check: async () => ({ ...textFindings, affidabilita: 101 }) } },
    });
    const { key } = await service.createKey();
    assert.equal((await service.verifyText(key, 'Fuori scala')).status, 500);
    assert.equal((await service.usage(key)).usate, 0);
    await service.close();
  });
});

describe('progress and later answers', () => {
  test('an event stream tells the phases and ends with the result', async () => {
    const engine = createHeldEngine();
    engine.release();
    const service = await startTestApp({ engines: { text: engine } });
    const { key } = await service.createKey();
    const stream = (withKey: string) =>
      service.verifyText(withKey, 'Con gli eventi', { accept: 'text/event-stream' });
    const answer = await stream(key);
    assert.equal(answer.status, 200);
    assert.match(String(answer.headers['content-type']), /^text\/event-stream/);
    assert.match(String(answer.headers['x-request-id']), /^[0-9a-f]{32}$/);
    assert.match(String(answer.headers.ratelimit), /^"mese"/);
    const events = [...answer.text.matchAll(/^event: (\w+)\ndata: (.+)$/gm)];
    assert.deepEqual(
      events.map(([, name]) => name),
      ['fase', 'risultato'],
    );
    const result = JSON.parse(String(events.at(-1)?.[2]));
    assert.equal(result.livello, textLevels[textFindings.level]);
    assert.ok(!('cache' in result));
    assert.match((await stream(key)).text, /"cache":true/);
    assert.equal(
      (await stream('nessuna')).status,
      403,
      'what goes wrong before the stream is an ordinary problem',
    );
    await service.close();
  });

  test('a stream whose check fails ends with the problem', async () => {
    const engine = createHeldEngine();
    engine.fail(new Error('bug'));
    const service = await startTestApp({ engines: { text: engine } });
    const { key } = await service.createKey();
    const answer = await service.verifyText(key, 'Che va male', { accept: 'text/event-stream' });
    assert.match(answer.text, /event: errore\ndata: \{.*"codice":"errore_interno"/);
    await service.close();
  });

  test('202 with Prefer: respond-async; the address given answers 202, then 200', async () => {
    const engine = createHeldEngine();
    const service = await startTestApp({ engines: { text: engine } });
    const { key } = await service.createKey(1);
    const accepted = await service.verifyText(key, 'Con calma', {
      prefer: 'handling=lenient, respond-async; wait=10',
    });
    assert.equal(accepted.status, 202);
    assert.equal(accepted.headers['preference-applied'], 'respond-async');
    const url = String(accepted.headers.location);
    assert.equal(url, `/api/v1/verifiche/${accepted.json.id}`);
    assert.equal((await service.request({ url, key })).status, 202);
    assert.deepEqual(await service.usage(key), { ...(await service.usage(key)), usate: 0, rimanenti: 0 });
    const other = await service.verifyText(key, 'Un altro testo');
    assert.equal(other.status, 429, 'the unit is held while the check runs');

    const waiting = service.verifyText(key, 'Con calma');
    await engine.begun(1);
    engine.release();
    assert.equal((await waiting).json.cache, true);
    const done = await service.request({ url, key });
    assert.equal(done.status, 200);
    assert.equal(done.json.id, accepted.json.id);
    assert.ok(!('cache' in done.json));
    assert.equal((await service.usage(key)).usate, 1);
    assert.equal(engine.runs, 1);

    const cached = await service.verifyText(key, 'Con calma', { prefer: 'respond-async' });
    assert.equal(cached.status, 200);
    assert.equal((await service.request({ url })).status, 401);
    assert.equal((await service.request({ url: '/api/v1/verifiche/sconosciuta-12345', key })).status, 404);
    await service.close();
  });

  test('a check that failed is reported as its problem to those who ask later', async () => {
    const engine = createHeldEngine();
    const service = await startTestApp({ engines: { text: engine } });
    const { key } = await service.createKey();
    const accepted = await service.verifyText(key, 'Andrà male', { prefer: 'respond-async' });
    const waiting = service.verifyText(key, 'Andrà male');
    engine.fail(new Error('bug'));
    assert.equal((await waiting).status, 500);
    const later = await service.request({ url: String(accepted.headers.location), key });
    assert.equal(later.status, 500);
    assert.equal((await service.usage(key)).rimanenti, 100);
    await service.close();
  });
});
