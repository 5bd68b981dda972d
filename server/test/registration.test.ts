/** Self-service keys. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { solveChallenge } from '../src/domain/proof-of-work.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

describe('registration', () => {
  let service: TestApp;
  before(async () => {
    service = await startTestApp({
      settings: { REGISTRATION_DIFFICULTY: '6', REGISTRATION_DAILY_LIMIT: '2' },
    });
  });
  after(() => service.close());

  async function proof() {
    const { json } = await service.request({ url: '/api/v1/registrazione/sfida' });
    return { sfida: json.sfida, soluzione: solveChallenge(json.sfida, json.difficolta) };
  }
  const register = (fields: object, remoteAddress = '192.0.2.1') =>
    service.request({
      method: 'POST',
      url: '/api/v1/registrazione',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(fields),
      remoteAddress,
    });
  const fields = (email: string) => ({ nome: 'Redazione', email, uso: 'verifica dei commenti' });

  test('201 with a key that works at once and has the free quota', async () => {
    const answer = await register({ ...fields('a@example.org'), prova: await proof() });
    assert.equal(answer.status, 201);
    assert.equal(answer.json.quota, 100);
    assert.equal(answer.headers['cache-control'], 'no-store');
    const usage = await service.usage(answer.json.chiave);
    assert.equal(usage.quota, 100);
    const [record] = await service.store.findKeys(answer.json.id);
    assert.equal(record?.email, 'a@example.org');
    assert.equal(record?.purpose, 'verifica dei commenti');
  });

  test('400 for a proof that was used before, is unsolved, foreign or expired', async () => {
    const used = await proof();
    await register({ ...fields('b@example.org'), prova: used }, '192.0.2.2');
    const { json } = await service.request({ url: '/api/v1/registrazione/sfida' });
    const old = await proof();
    const codes = [];
    for (const prova of [used, { sfida: json.sfida, soluzione: '' }, { sfida: 'a.b.c.d', soluzione: '1' }]) {
      codes.push((await register({ ...fields('c@example.org'), prova }, '192.0.2.3')).json.codice);
    }
    service.clock.nowMs += 11 * 60_000;
    codes.push((await register({ ...fields('c@example.org'), prova: old }, '192.0.2.3')).json.codice);
    assert.deepEqual(codes, Array(4).fill('prova_non_valida'));
  });

  test('429 past the daily limit of an address, counted by /64 for IPv6, and again tomorrow', async () => {
    for (const [count, address] of ['2001:db8::1', '2001:db8::2'].entries()) {
      const answer = await register({ ...fields(`v6-${count}@example.org`), prova: await proof() }, address);
      assert.equal(answer.status, 201);
    }
    const refused = await register({ ...fields('v6-3@example.org'), prova: await proof() }, '2001:db8::3');
    assert.equal(refused.status, 429);
    assert.equal(refused.json.codice, 'troppe_registrazioni');
    assert.ok(Number(refused.headers['retry-after']) > 0);
    service.clock.nowMs += 24 * 60 * 60_000;
    const tomorrow = await register({ ...fields('v6-3@example.org'), prova: await proof() }, '2001:db8::3');
    assert.equal(tomorrow.status, 201);
  });

  test('429 past four times the limit for a /56, and past sixteen times for a /48', async () => {
    const from = async (network: string, name: string) =>
      (await register({ ...fields(`${name}@example.org`), prova: await proof() }, `${network}::1`)).status;
    const statuses = [];
    for (let index = 0; index < 9; index += 1) {
      statuses.push(await from(`2001:db8:7:${index + 1}`, `small${index}`));
    }
    assert.deepEqual(statuses, [...Array(8).fill(201), 429]);
    for (let index = 0; index < 24; index += 1) {
      assert.equal(await from(`2001:db8:7:${(index + 1).toString(16)}00`, `large${index}`), 201);
    }
    assert.equal(await from('2001:db8:7:aa00', 'last'), 429);
  });

  test('429 past the daily limit of an e-mail, whatever its case and the address it comes from', async () => {
    const statuses = [];
    for (const [count, email] of ['d@example.org', 'D@example.org', 'd@EXAMPLE.org'].entries()) {
      statuses.push(
        (await register({ ...fields(email), prova: await proof() }, `198.51.100.${count}`)).status,
      );
    }
    assert.deepEqual(statuses, [201, 201, 429]);
  });

  test('400 that names the field and its rule', async () => {
    const prova = { sfida: 'x', soluzione: 'y' };
    const good = { ...fields('e@example.org'), prova };
    for (const [field, value] of [
      ['nome', 'x'],
      ['nome', 7],
      ['nome', 'x'.repeat(101)],
      ['nome', 'a\u0000b'],
      ['email', 'no-at-sign'],
      ['email', 'a@b'],
      ['uso', ''],
      ['uso', 'x'.repeat(1001)],
      ['prova', 'x'],
      ['prova', { sfida: 'x' }],
      ['prova', undefined],
    ] as const) {
      const answer = await register({ ...good, [field]: value });
      assert.equal(answer.status, 400);
      assert.equal(answer.json.codice, 'campo_non_valido', `${field} ${String(value)}`);
      assert.match(answer.json.detail, new RegExp(`«${field}»`));
    }
  });

  test('400 for a name, address or purpose with characters that steer a terminal or turn the writing around', async () => {
    const prova = await proof();
    for (const bad of ['\u001b[2J', '\u009b2J', '\u0007', '\u202e', '\u2066', '\u2028', '\u007f'])
      for (const [field, value] of [
        ['nome', `Reda${bad}zione`],
        ['email', `a${bad}@example.org`],
        ['uso', `verifica${bad} dei commenti`],
      ] as const) {
        const { status, json } = await register({ ...fields('d@example.org'), [field]: value, prova });
        assert.equal(`${status} ${json.codice}`, '400 campo_non_valido', JSON.stringify(value));
        assert.match(json.detail, new RegExp(`«${field}»`));
      }
    const lines = { ...fields('righe@example.org'), uso: 'prima riga\nseconda\triga', prova };
    assert.equal((await register(lines, '192.0.2.77')).status, 201);
  });

  test('no address and no e-mail can be read in what is counted', async () => {
    assert.ok(service.logLines.every((line) => !line.includes('example.org') && !line.includes('192.0.2.')));
  });
});
