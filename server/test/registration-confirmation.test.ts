/** Self-service keys where the operator has e-mail addresses confirmed. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { solveChallenge } from '../src/domain/proof-of-work.ts';
import { type SmtpServer, startSmtpServer } from './support/smtp-server.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

const hourMs = 60 * 60_000;
const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };

describe('a registration that is confirmed by e-mail', () => {
  let service: TestApp;
  let mail: SmtpServer;
  before(async () => {
    mail = await startSmtpServer();
    service = await startTestApp({
      settings: {
        BASE_URL: 'https://verifica.example.org',
        SMTP_URL: mail.url,
        SMTP_FROM: 'noreply@example.org',
        REGISTRATION_DIFFICULTY: '4',
        REGISTRATION_DAILY_LIMIT: '3',
      },
    });
  });
  after(async () => {
    await service.close();
    await mail.close();
  });
  beforeEach(() => {
    mail.mails.length = 0;
    service.clock.nowMs += 24 * hourMs;
  });

  async function register(email: string, headers: Record<string, string> = {}) {
    const { json } = await service.request({ url: '/api/v1/registrazione/sfida' });
    const prova = { sfida: json.sfida, soluzione: solveChallenge(json.sfida, json.difficolta) };
    return service.request({
      method: 'POST',
      url: '/api/v1/registrazione',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ nome: 'Redazione <b>', email, uso: 'verifica dei commenti', prova }),
    });
  }
  const linkIn = (text: string | undefined) =>
    /https:\/\/verifica\.example\.org(\/sviluppatori\/conferma\?token=(\w+)&lang=(\w\w))/.exec(text ?? '');
  const open = (url: string) => service.request({ url, headers: { accept: 'text/html' } });
  const confirm = (token: string, headers: Record<string, string> = {}) =>
    service.request({
      method: 'POST',
      url: '/sviluppatori/conferma?lang=it',
      headers: { ...form, ...headers },
      payload: `token=${token}`,
    });
  const keyIn = (text: string) => /rsc_live_[0-9A-Za-z]{36}/.exec(text)?.[0] ?? '';

  test('202, a message to that address alone, and a key once its link is opened and its button pressed', async () => {
    const answer = await register('a@example.org');
    assert.equal(answer.status, 202);
    assert.doesNotMatch(answer.text, /rsc_live/);
    assert.equal(answer.json.stato, 'da_confermare');
    assert.equal(mail.mails.length, 1);
    assert.deepEqual(mail.mails[0]?.to, ['a@example.org']);
    const [, path = '', token = ''] = linkIn(mail.mails[0]?.text) ?? [];

    for (let visit = 0; visit < 2; visit += 1) {
      const page = await open(path);
      assert.equal(page.status, 200);
      assert.equal(page.headers['cache-control'], 'no-store');
      assert.match(page.text, /a@example\.org/);
    }
    const shown = await confirm(token);
    assert.equal(shown.status, 200);
    assert.equal(shown.headers['cache-control'], 'no-store');
    const usage = await service.usage(keyIn(shown.text));
    assert.equal(usage.quota, 100);
    for (const again of [await confirm(token), await open(path)]) {
      assert.equal(again.status, 410);
      assert.doesNotMatch(again.text, /rsc_live_\w{36}/);
    }
  });

  test('the message is in the language of who registers and holds nothing that they wrote', async () => {
    await register('b@example.org', { 'accept-language': 'en' });
    const text = mail.mails[0]?.text ?? '';
    assert.match(text, /Somebody has asked/);
    assert.equal(linkIn(text)?.[3], 'en');
    assert.doesNotMatch(text, /Redazione|commenti/);
  });

  test('410 for a link that is too old, unknown or incomplete', async () => {
    await register('c@example.org');
    const [, path = '', token = ''] = linkIn(mail.mails[0]?.text) ?? [];
    service.clock.nowMs += 24 * hourMs;
    assert.equal((await open(path)).status, 410);
    assert.equal((await confirm(token)).status, 410);
    for (const url of ['/sviluppatori/conferma', '/sviluppatori/conferma?token=x&token=y']) {
      assert.equal((await open(url)).status, 410);
    }
  });

  test('403 for a confirmation that another site makes a browser send', async () => {
    await register('d@example.org');
    const token = linkIn(mail.mails[0]?.text)?.[2] ?? '';
    assert.equal((await confirm(token, { 'sec-fetch-site': 'cross-site' })).status, 403);
    assert.equal((await confirm(token, { 'sec-fetch-site': 'same-origin' })).status, 200);
  });

  test('503 where the message cannot be sent, and no key', async () => {
    mail.recipientAnswer = '550 e@example.org is unknown';
    const answer = await register('e@example.org');
    mail.recipientAnswer = '250 ok';
    assert.equal(answer.status, 503);
    assert.equal(answer.json.codice, 'posta_non_inviata');
    assert.ok(answer.headers['retry-after']);
  });

  test('429 past the daily limit of an e-mail, and no message more', async () => {
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await register('f@example.org')).status);
    assert.deepEqual(statuses, [202, 202, 202, 429]);
    assert.equal(mail.mails.length, 3);
  });

  test('400 for what a mail server could read as two addresses', async () => {
    for (const email of [
      'a,b@example.org',
      'a@example.org,b',
      '<a@example.org>',
      'a;b@example.org',
      '"a"@example.org',
    ]) {
      assert.equal((await register(email)).status, 400, email);
    }
    assert.equal(mail.mails.length, 0);
  });

  test('the page for developers says that a message comes, and no log holds an address', async () => {
    const { text } = await open('/sviluppatori?lang=it');
    assert.match(text, /Riceverai un messaggio/);
    assert.ok(service.logLines.some((line) => line.includes('posta_non_inviata')));
    assert.ok(service.logLines.every((line) => !line.includes('@example.org')));
  });
});
