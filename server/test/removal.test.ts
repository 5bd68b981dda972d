/** Taking results away: by their makers with a token, by the operator; and results that were corrected. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { correctVerdict } from '../src/corrections/correct-verdict.ts';
import { createHeldEngine, instantEngines } from './support/engines.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

describe('taking results away', () => {
  let service: TestApp;
  let key: string;
  before(async () => {
    service = await startTestApp();
    ({ key } = await service.createKey());
  });
  after(() => service.close());

  let made = 0;
  const check = async (headers: Record<string, string> = {}) => {
    made += 1;
    const claim = `Una frase da togliere, numero ${made}`;
    const answer = await service.verifyText(key, claim, headers);
    return { claim, answer, token: String(answer.headers['x-delete-token']) };
  };
  const read = (path: string, accept = '*/*') => service.request({ url: path, headers: { accept } });
  const remove = (id: string, token?: string) =>
    service.request({
      method: 'DELETE',
      url: `/v/${id}`,
      headers: token === undefined ? {} : { 'x-delete-token': token },
    });
  const confirm = (id: string, token: string, headers: Record<string, string> = {}) =>
    service.request({
      method: 'POST',
      url: `/v/${id}/elimina`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ token }).toString(),
    });
  /** Another node on the same store, which remembers nothing of the answers that this one gave. */
  const withOtherNode = async (work: (other: TestApp) => Promise<void>) => {
    const store = { ...service.store, close: async () => undefined };
    const other = await startTestApp({
      openStore: async () => store,
      startMs: service.clock.nowMs,
      settings: { SECRETS_FILE: join(service.dataDir, 'secrets.json') },
    });
    await work(other).finally(() => other.close());
  };
  async function isGone(id: string): Promise<void> {
    for (const path of [`/v/${id}`, `/v/${id}.json`, `/v/${id}/segnala`, `/v/${id}/versioni/1`]) {
      const { status, json } = await read(path);
      assert.deepEqual([path, status, json.codice], [path, 410, 'rimossa']);
    }
    const asked = await service.request({ url: `/api/v1/verifiche/${id}`, key });
    assert.deepEqual([asked.status, asked.json.codice], [410, 'rimossa']);
    const forReaders = await read(`/v/${id}`, 'text/html');
    assert.equal(forReaders.status, 410);
    assert.match(forReaders.text, /<h1>Verifica rimossa<\/h1>/);
  }

  test('every answer with a result carries a token, the same one to the same key', async () => {
    const { claim, answer, token } = await check();
    assert.match(token, /^k_[\w-]+\.[\w-]{43}$/);
    const again = await service.verifyText(key, claim);
    assert.equal(again.json.cache, true);
    assert.equal(again.headers['x-delete-token'], token);
    const later = await service.request({ url: `/api/v1/verifiche/${answer.json.id}`, key });
    assert.equal(later.headers['x-delete-token'], undefined);
  });

  test('204 for a deletion with the token; then 410 for everything, the same token included', async () => {
    const { answer, token } = await check();
    const { id } = answer.json;
    assert.equal((await remove(id, token)).status, 204);
    await isGone(id);
    assert.deepEqual(
      [(await remove(id, token)).json.codice, (await confirm(id, token)).status],
      ['rimossa', 410],
    );
    assert.equal((await read(`/v/${id}/elimina?token=${token}`)).status, 410);
  });

  test('403 without the token, or with another one; the result stays', async () => {
    const { answer } = await check();
    const { token: other } = await check();
    const { id } = answer.json;
    for (const token of [undefined, '', 'x', other]) {
      const refused = await remove(id, token);
      assert.deepEqual([refused.status, refused.json.codice], [403, 'token_non_valido']);
    }
    assert.equal((await read(`/v/${id}/elimina?token=${other}`)).status, 403);
    assert.equal((await read(`/v/${id}/elimina`)).status, 403);
    assert.equal((await confirm(id, other)).status, 403);
    assert.equal((await read(`/v/${id}.json`)).status, 200);
  });

  test('the link asks first and deletes when it is confirmed, on its own page only', async () => {
    const { answer, token } = await check();
    const { id } = answer.json;
    const asked = await read(`/v/${id}/elimina?token=${token}&lang=en`, 'text/html');
    assert.equal(asked.status, 200);
    assert.match(asked.text, /Delete for good/);
    assert.match(asked.text, new RegExp(`name="token" value="${token}"`));
    assert.equal(asked.headers['referrer-policy'], 'same-origin');
    assert.equal(asked.headers['cache-control'], 'no-store');
    assert.equal((await read(`/v/${id}.json`)).status, 200, 'reading it deletes nothing');
    assert.equal((await confirm(id, token, { 'sec-fetch-site': 'cross-site' })).status, 403);
    assert.equal((await read(`/v/${id}/eliminata`)).status, 404);

    const sent = await confirm(id, token);
    assert.deepEqual([sent.status, sent.headers.location], [303, `/v/${id}/eliminata`]);
    const done = await read(`/v/${id}/eliminata`, 'text/html');
    assert.equal(done.status, 200);
    assert.match(done.text, /<h1>Verifica eliminata<\/h1>/);
    await isGone(id);
  });

  test('404 for the right token of a result whose time was over', async () => {
    const short = await startTestApp({ settings: { RETENTION_DAYS: '1' } });
    const { key: own } = await short.createKey();
    const { json, headers } = await short.verifyText(own, 'Una frase che scade');
    short.clock.nowMs += 25 * 60 * 60_000;
    await short.app.sweepNow();
    const late = await short.request({
      method: 'DELETE',
      url: `/v/${json.id}`,
      headers: { 'x-delete-token': String(headers['x-delete-token']) },
    });
    assert.deepEqual([late.status, late.json.codice], [404, 'non_trovato']);
    await short.close();
  });

  test('a hidden or deleted result is not answered from the cache: the next request checks anew', async () => {
    const [hidden, deleted] = [await check(), await check()];
    await service.store.setResultHidden(hidden.answer.json.id, true, service.clock.nowMs);
    await remove(deleted.answer.json.id, deleted.token);
    await withOtherNode(async (other) => {
      for (const { claim, answer } of [hidden, deleted]) {
        const again = await other.verifyText(key, claim);
        assert.equal(again.json.cache, undefined);
        assert.notEqual(again.json.id, answer.json.id);
        await isGone(answer.json.id);
      }
    });
  });

  test('what was hidden is 410 everywhere and back when it is shown again; its maker may still delete it', async () => {
    const { answer, token } = await check();
    const { id } = answer.json;
    await service.store.setResultHidden(id, true, service.clock.nowMs);
    await isGone(id);
    await service.store.setResultHidden(id, false, service.clock.nowMs);
    assert.deepEqual((await read(`/v/${id}.json`)).json, answer.json);
    await service.store.setResultHidden(id, true, service.clock.nowMs);
    assert.equal((await remove(id, token)).status, 204);
    await service.store.setResultHidden(id, false, service.clock.nowMs);
    await isGone(id);
  });

  test('a corrected verdict is what everybody gets; the old one stays readable and says that it is old', async () => {
    const { claim, answer } = await check();
    const { id } = answer.json;
    const record = await service.store.inspectResult(id);
    assert.ok(record);
    const correction = {
      level: 'falso',
      summary: 'È falso: lo dice il registro.',
      note: 'Trovato il registro.',
    };
    const corrected = correctVerdict({ ...record.result, version: 1 }, correction, service.clock.nowMs);
    assert.ok('body' in corrected);
    await service.store.reviseResult({
      resultId: id,
      fromVersion: 1,
      body: corrected.body,
      note: correction.note,
      nowMs: service.clock.nowMs,
    });

    const { json: current } = await read(`/v/${id}.json`);
    assert.deepEqual(
      [current.livello, current.revisione, current.versione, current.correzioni[0].nota],
      ['falso', 'umana', 2, correction.note],
    );
    await withOtherNode(async (other) => {
      const { cache, ...fromCache } = (await other.verifyText(key, claim)).json;
      assert.equal(cache, true);
      assert.deepEqual(fromCache, current);
    });
    assert.deepEqual((await service.request({ url: `/api/v1/verifiche/${id}`, key })).json, current);

    assert.deepEqual((await read(`/v/${id}/versioni/1.json`)).json, answer.json);
    const old = await read(`/v/${id}/versioni/1`, 'text/html');
    assert.equal(old.status, 200);
    assert.match(old.text, /Questa è una versione superata/);
    assert.match(old.text, /Trovato il registro\./);
    assert.match(old.text, new RegExp(`href="/v/${id}">Leggi la versione attuale`));
    assert.match(String(old.headers['x-robots-tag']), /noindex/);
    assert.deepEqual((await read(`/v/${id}/versioni/2.json`)).json, current);
    const { status, headers } = await read(`/v/${id}/versioni/2`);
    assert.deepEqual([status, headers.location], [302, `/v/${id}`]);
    for (const number of ['0', '3', '-1', '1e0', '99999999999999999999', 'uno']) {
      assert.equal((await read(`/v/${id}/versioni/${number}`)).status, 404);
    }
  });
});

test('202 and event streams carry the token too; a check under way cannot be deleted yet', async () => {
  const held = createHeldEngine();
  const service = await startTestApp({ engines: { ...instantEngines, text: held } });
  const { key } = await service.createKey();
  const begun = await service.verifyText(key, 'Una frase lunga', { prefer: 'respond-async' });
  assert.equal(begun.status, 202);
  const token = String(begun.headers['x-delete-token']);
  const joined = await service.verifyText(key, 'Una frase lunga', { prefer: 'respond-async' });
  assert.equal(joined.headers['x-delete-token'], token, 'the same key');
  const remove = () =>
    service.request({
      method: 'DELETE',
      url: `/v/${begun.json.id}`,
      headers: { 'x-delete-token': token },
    });
  const early = await remove();
  assert.deepEqual([early.status, early.json.codice], [409, 'verifica_in_corso']);
  const streaming = service.request({
    method: 'POST',
    url: '/api/v1/verify-text',
    key,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    payload: JSON.stringify({ claim: 'Una frase a puntate' }),
  });
  await held.begun(2);
  held.release();
  const streamed = await streaming;
  const id = /"id":"([\w-]+)"/.exec(streamed.text)?.[1];
  for (const [result, secret] of [
    [id, streamed.headers['x-delete-token']],
    [begun.json.id, token],
  ]) {
    const answer = await service.request({
      method: 'DELETE',
      url: `/v/${result}`,
      headers: { 'x-delete-token': String(secret) },
    });
    assert.equal(answer.status, 204);
  }
  await service.close();
});
