/** What the owner of a key sees and does with it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { KeyErrors } from '@riscontro/contract';
import { hashKey } from '../src/domain/api-key.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

const dayMs = 24 * 60 * 60_000;

describe('the console of a key', () => {
  let service: TestApp;
  before(async () => {
    service = await startTestApp();
  });
  after(() => service.close());

  const get = async (url: string, key: string) => (await service.request({ url, key })).json;
  const post = (url: string, key: string, body?: string | object) =>
    service.request({
      method: 'POST',
      url,
      key,
      ...(body === undefined
        ? {}
        : {
            headers: { 'content-type': 'application/json' },
            payload: typeof body === 'string' ? body : JSON.stringify(body),
          }),
    });
  const errorsOf = async (key: string) =>
    ((await get('/api/v1/usage/errori', key)) as KeyErrors).errori.map(
      ({ status, codice, richiesta }) => `${status} ${codice} ${richiesta}`,
    );

  test('every day of the month up to today is told, with checks and answers from the cache', async () => {
    const { key } = await service.createKey();
    for (const claim of ['Uno per giorno', 'Due per giorno', 'Uno per giorno']) {
      await service.verifyText(key, claim);
    }
    service.clock.nowMs += dayMs;
    await service.verifyText(key, 'Il giorno dopo');
    const { mese, giorni } = await get('/api/v1/usage/giorni', key);
    assert.equal(mese, '2026-05');
    assert.equal(giorni.length, 11);
    assert.deepEqual(giorni[0], { giorno: '2026-05-01', usate: 0, da_cache: 0 });
    assert.deepEqual(giorni.slice(-2), [
      { giorno: '2026-05-10', usate: 2, da_cache: 1 },
      { giorno: '2026-05-11', usate: 1, da_cache: 0 },
    ]);
    const usage = await service.usage(key);
    assert.deepEqual([usage.usate, usage.da_cache], [3, 1]);
  });

  test('the last errors of a key are told to it alone, without what was sent', async () => {
    const [{ key }, { key: other }] = [await service.createKey(0), await service.createKey()];
    assert.deepEqual(await errorsOf(key), []);
    await service.verifyText(key, 'ab');
    service.clock.nowMs += 1;
    await service.verifyText(key, 'Una frase segreta senza quota');
    assert.deepEqual(await errorsOf(key), [
      '429 quota_esaurita POST /api/v1/verify-text',
      '400 testo_troppo_corto POST /api/v1/verify-text',
    ]);
    assert.deepEqual(await errorsOf(other), []);
    const answer = await service.request({ url: '/api/v1/usage/errori', key });
    assert.doesNotMatch(answer.text, /segreta/);
    assert.equal(answer.headers['cache-control'], 'no-store');
  });

  test('an error at the end of an event stream is among them', async () => {
    const failing = await startTestApp({
      engines: {
        text: {
          check: async () => {
            throw new Error('a bug');
          },
        },
      },
    });
    try {
      const { key } = await failing.createKey();
      await failing.verifyText(key, 'Una frase che fallisce', { accept: 'text/event-stream' });
      const { errori } = (await failing.request({ url: '/api/v1/usage/errori', key })).json;
      assert.equal(errori[0]?.codice, 'errore_interno');
    } finally {
      await failing.close();
    }
  });

  test('201 with a new key under the same id; the old one works for the hours asked for', async () => {
    const { key, id } = await service.createKey(7);
    await service.verifyText(key, 'Prima della rotazione');
    const answer = await post('/api/v1/chiave/rotazione', key, { ore_di_grazia: 2 });
    assert.equal(answer.status, 201);
    assert.equal(answer.headers['cache-control'], 'no-store');
    const { chiave, vecchia_scade_il, ...rest } = answer.json;
    assert.deepEqual(rest, { id, quota: 7 });
    assert.equal(Date.parse(vecchia_scade_il), service.clock.nowMs + 2 * 60 * 60_000);
    assert.equal((await service.usage(chiave)).usate, 1);
    assert.equal((await service.request({ url: '/api/v1/usage', key })).status, 200);
    const { store } = service;
    assert.equal(await store.findKeyByHash(hashKey(key), service.clock.nowMs + 2 * 60 * 60_000), undefined);
  });

  test('without a body the old key works for a day, and with 0 not at all', async () => {
    const { key } = await service.createKey();
    const usual = (await post('/api/v1/chiave/rotazione', key)).json;
    assert.equal(Date.parse(usual.vecchia_scade_il), service.clock.nowMs + dayMs);
    await post('/api/v1/chiave/rotazione', usual.chiave, { ore_di_grazia: 0 });
    for (const old of [key, usual.chiave]) {
      assert.equal(await service.store.findKeyByHash(hashKey(old), service.clock.nowMs), undefined);
    }
  });

  test('400 for hours that are none, and nothing is changed', async () => {
    const { key } = await service.createKey();
    for (const body of [{ ore_di_grazia: -1 }, { ore_di_grazia: 169 }, { ore_di_grazia: '1' }, '[]', '{']) {
      assert.equal((await post('/api/v1/chiave/rotazione', key, body)).status, 400, JSON.stringify(body));
    }
    const keys = await service.store.findKeys(key.slice(0, 15));
    assert.equal(keys.length, 1);
  });

  test('429 with a time to wait for the eleventh new key of a day', async () => {
    let { key } = await service.createKey();
    for (let count = 0; count < 10; count += 1) {
      key = (await post('/api/v1/chiave/rotazione', key, {})).json.chiave;
    }
    const refused = await post('/api/v1/chiave/rotazione', key, {});
    assert.equal(refused.status, 429);
    assert.equal(refused.json.codice, 'troppe_rotazioni');
    assert.ok(Number(refused.headers['retry-after']) > 0);
    service.clock.nowMs += dayMs;
    assert.equal((await post('/api/v1/chiave/rotazione', key, {})).status, 201);
  });

  test('a key that its owner has deactivated is refused', async () => {
    const { key, id } = await service.createKey();
    assert.deepEqual((await post('/api/v1/chiave/disattivazione', key)).json, { id, stato: 'disattivata' });
    const [record] = await service.store.findKeys(id);
    assert.equal(record?.active, false);
  });

  test('401 and 403 where there is no key to speak of', async () => {
    const addresses = ['/api/v1/chiave/rotazione', '/api/v1/chiave/disattivazione'];
    for (const url of addresses) {
      assert.equal((await service.request({ method: 'POST', url })).status, 401);
      assert.equal((await post(url, `rsc_live_${'x'.repeat(36)}`)).status, 403);
    }
    const { json } = await service.request({ url: '/api/v1/usage/giorni' });
    assert.match(json.detail, /\/sviluppatori/);
  });
});
