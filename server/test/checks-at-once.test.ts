/** How many checks one asker may have under way, and what those beyond are told. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queueFull } from '../src/domain/fair-queue.ts';
import { createHeldEngine } from './support/engines.ts';
import { openPage, post } from './support/free-visitor.ts';
import { startTestApp } from './support/test-app.ts';

const later = { prefer: 'respond-async' };
const stream = { accept: 'text/event-stream' };

test('429 for a key with too many checks under way: free, with Retry-After, and nobody else waits', async (t) => {
  const engine = createHeldEngine();
  const service = await startTestApp({ engines: { text: engine }, settings: { CHECKS_PER_KEY_MAX: '2' } });
  t.after(service.close);
  const [{ key }, other] = [await service.createKey(), await service.createKey()];
  for (const claim of ['Prima frase', 'Seconda frase']) {
    assert.equal((await service.verifyText(key, claim, later)).status, 202);
  }
  const refused = await service.verifyText(key, 'Terza frase');
  assert.deepEqual([refused.status, refused.json.codice], [429, 'troppe_richieste']);
  assert.equal(refused.headers['retry-after'], '5');
  assert.equal(refused.json.riprova_tra, 5);
  assert.match(refused.json.detail, /2 verifiche in corso.*tra 5 secondi/);
  assert.equal((await service.usage(key)).rimanenti, 98, 'the two under way are held, the third is not');
  assert.equal((await service.verifyText(key, 'Prima frase', later)).status, 202, 'one that runs is joined');
  assert.equal((await service.verifyText(other.key, 'Terza frase', later)).status, 202);

  engine.release();
  for (const claim of ['Prima frase', 'Seconda frase', 'Quarta frase', 'Quinta frase', 'Sesta frase']) {
    assert.equal((await service.verifyText(key, claim)).status, 200, 'ended ones make room');
  }
});

test('429 for a visitor with too many checks under way, for seconds and not for the day', async (t) => {
  const engine = createHeldEngine();
  const service = await startTestApp({
    engines: { text: engine },
    settings: { CHECKS_PER_VISITOR_MAX: '1', CHECKS_PER_NETWORK_MAX: '2' },
  });
  t.after(service.close);
  t.after(engine.release);
  const send = async (browser: string, number: number, accept = 'text/html') => {
    const visitor = { browser, headers: { accept } };
    const { fields } = await openPage(service, { browser });
    return post(service, visitor, { ...fields, q: `Frase numero ${number}` });
  };
  assert.equal((await send('one', 1)).status, 303);
  for (const accept of ['application/json', 'text/event-stream']) {
    const refused = await send('one', 2, accept);
    assert.deepEqual([refused.status, refused.json.codice], [429, 'troppe_richieste']);
    assert.equal(refused.headers['retry-after'], '5');
  }
  assert.equal((await openPage(service, { browser: 'one' })).remaining, 4, 'and no check of the day is used');
  assert.equal((await send('two', 3)).status, 303);
  const network = await send('three', 4, 'application/json');
  assert.match(network.json.detail, /dalla tua rete/);
  for (const { reqId, ...line } of service.logLines.map((text) => JSON.parse(text)))
    assert.doesNotMatch(JSON.stringify(line), /address:|visitor:/);
});

test('503 with Retry-After where a queue is full, in the stream of events too; nothing is charged', async (t) => {
  const check = async () => {
    throw queueFull();
  };
  const service = await startTestApp({ engines: { text: { check } } });
  t.after(service.close);
  const { key } = await service.createKey();
  const refused = await service.verifyText(key, 'Una frase');
  assert.deepEqual([refused.status, refused.json.codice], [503, 'coda_piena']);
  assert.equal(refused.headers['retry-after'], String(refused.json.riprova_tra));
  const { text } = await service.verifyText(key, 'Una frase', stream);
  const told = JSON.parse(/event: errore\ndata: (.*)/.exec(text)?.[1] ?? '{}');
  assert.deepEqual([told.codice, told.riprova_tra], ['coda_piena', refused.json.riprova_tra]);
  assert.equal((await service.usage(key)).rimanenti, 100);
});
