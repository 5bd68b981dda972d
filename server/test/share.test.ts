/** Share pages: public, unguessable, kept out of search engines, and never obeying what they show. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { textFindings } from './support/engines.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

const attack = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>';

describe('share pages', () => {
  let service: TestApp;
  let id: string;
  let result: unknown;
  before(async () => {
    service = await startTestApp({
      engines: {
        text: {
          check: async () => ({
            ...textFindings,
            sintesi: attack,
            consiglio: attack,
            prove: [{ segno: 'contro', testo: attack }],
            affermazioni: [{ testo: attack, livello: 'falso', affidabilita: 3, prove: [0] }],
            fonti: [{ nome: attack, url: 'https://www.example.org/?q="><b>', estratto: attack }],
          }),
        },
      },
    });
    const { key } = await service.createKey();
    const answer = await service.verifyText(key, 'Una pagina da condividere');
    result = answer.json;
    id = answer.json.id;
  });
  after(() => service.close());

  const page = (language?: string) =>
    service.request({
      url: `/v/${id}`,
      headers: { accept: 'text/html', ...(language ? { 'accept-language': language } : {}) },
    });

  test('200 without a key, not indexed, nothing loaded from elsewhere', async () => {
    const { status, headers, text } = await page();
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    assert.match(String(headers['x-robots-tag']), /noindex/);
    assert.match(text, /<meta name="robots" content="noindex/);
    assert.match(String(headers['content-security-policy']), /default-src 'none'.*frame-ancestors 'none'/);
    assert.equal(headers.vary, 'Accept-Language, Accept-Encoding');
    assert.doesNotMatch(text, /<script(?! type="(module" src="\/assets\/|application\/ld\+json))/);
  });

  test('what was found stays text: no markup of it reaches the page', async () => {
    const { text } = await page();
    assert.ok(text.includes('&lt;script&gt;alert(1)&lt;/script&gt;'));
    assert.doesNotMatch(text, /<img|onerror=alert\(1\)>|<b>/);
    assert.match(text, /href="https:\/\/www\.example\.org\/\?q=%22%3E%3Cb%3E"/);
  });

  test("the page's own words follow the reader, the result's texts keep their language", async () => {
    assert.match((await page()).text, /Verdetto automatico/);
    const english = (await page('en')).text;
    assert.match(english, /<html lang="en">/);
    assert.match(english, /Automatic verdict/);
    assert.match(english, /<p lang="it">/);
  });

  test('the same address with .json is the result itself', async () => {
    const answer = await service.request({ url: `/v/${id}.json` });
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.json, result);
    assert.match(String(answer.headers['x-robots-tag']), /noindex/);
  });

  test('404 as a page for readers and as a problem for programs', async () => {
    const forReaders = await service.request({
      url: '/v/nessuna-verifica-qui',
      headers: { accept: 'text/html' },
    });
    assert.equal(forReaders.status, 404);
    assert.match(forReaders.text, /<h1>Non trovato<\/h1>/);
    const forPrograms = await service.request({ url: '/v/nessuna-verifica-qui.json' });
    assert.equal(forPrograms.json.codice, 'non_trovato');
  });

  test('results older than the retention are swept, younger ones stay', async () => {
    const short = await startTestApp({ settings: { RETENTION_DAYS: '2' } });
    const { key } = await short.createKey();
    const old = await short.verifyText(key, 'Vecchia verifica');
    short.clock.nowMs += 25 * 60 * 60_000;
    const young = await short.verifyText(key, 'Nuova verifica');
    short.clock.nowMs += 24 * 60 * 60_000;
    await short.app.sweepNow();
    assert.equal((await short.request({ url: `/v/${old.json.id}.json` })).status, 404);
    assert.equal((await short.request({ url: `/v/${young.json.id}.json` })).status, 200);
    await short.close();
  });
});
