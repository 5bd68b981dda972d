/** What all pages share: language, compression, files that never change, and links that stay on this site. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ownPath } from '../src/http/page-reply.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

describe('the frame of pages', () => {
  let service: TestApp;
  before(async () => {
    service = await startTestApp();
  });
  after(() => service.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    service.app.http.inject({ url, headers: { accept: 'text/html', ...headers } });
  const styleOf = (page: string) => /href="(\/assets\/page-\w+\.css)"/.exec(page)?.[1] ?? '';

  test('the address names the language before the browser does, and links go on naming it', async () => {
    const english = (await get('/problemi?lang=en', { 'accept-language': 'it' })).body;
    assert.match(english, /<html lang="en">/);
    assert.match(english, /href="\/metodo\?lang=en"/);
    assert.match(english, /href="\/problemi\?lang=it" lang="it"/);
    const italian = (await get('/problemi?lang=de', { 'accept-language': 'it' })).body;
    assert.match(italian, /<html lang="it">/);
    assert.match(italian, /href="\/metodo"/);
    assert.match((await get('/problemi', { 'accept-language': 'en' })).body, /<html lang="en">/);
  });

  test('pages travel in the smallest form that the browser takes, and say that it depends', async () => {
    const plain = await get('/problemi');
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.match(String(plain.headers.vary), /Accept-Language.*Accept-Encoding/);
    const brotli = await get('/problemi', { 'accept-encoding': 'gzip, br' });
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(brotli.rawPayload).toString(), plain.body);
    const gzip = await get('/problemi', { 'accept-encoding': 'br;q=0, gzip' });
    assert.equal(gunzipSync(gzip.rawPayload).toString(), plain.body);
    assert.equal(Number(gzip.headers['content-length']), gzip.rawPayload.length);
    const none = await get('/problemi', { 'accept-encoding': 'br;q=0, gzip;q=0.000' });
    assert.equal(none.headers['content-encoding'], undefined);
  });

  test('a page can be asked for without its body', async () => {
    const head = await service.app.http.inject({
      method: 'HEAD',
      url: '/problemi',
      headers: { 'accept-encoding': 'br' },
    });
    assert.equal(head.statusCode, 200);
    assert.equal(head.body, '');
  });

  test('style sheets are kept for ever under an address of their content, compressed once', async () => {
    const address = styleOf((await get('/problemi')).body);
    const style = await get(address, { 'accept-encoding': 'br' });
    assert.equal(style.statusCode, 200);
    assert.equal(style.headers['content-type'], 'text/css; charset=utf-8');
    assert.match(String(style.headers['cache-control']), /max-age=31536000, immutable/);
    assert.match(brotliDecompressSync(style.rawPayload).toString(), /light-dark/);
    const again = await get(address, { 'if-none-match': String(style.headers.etag) });
    assert.equal(again.statusCode, 304);
    assert.equal(again.body, '');
  });

  test('404 for files that no page loads', async () => {
    for (const file of ['page.css', 'page-XXXXXXXX.css', '..%2f..%2fapp.ts', '__proto__']) {
      assert.equal((await get(`/assets/${file}`)).statusCode, 404, file);
    }
  });

  test('icons are where browsers look for them', async () => {
    for (const [address, type] of [
      ['/favicon.ico', 'image/x-icon'],
      ['/favicon.svg', 'image/svg+xml'],
      ['/apple-touch-icon.png', 'image/png'],
    ] as const) {
      const icon = await get(address);
      assert.equal(icon.statusCode, 200, address);
      assert.equal(icon.headers['content-type'], type);
    }
  });

  test('the language switch of a page at a strange address does not lead elsewhere', () => {
    const here = 'https://riscontro.test';
    for (const address of [
      '//www.example.org/x',
      '/\\www.example.org',
      'https://www.example.org/',
      '*',
      '',
    ]) {
      assert.equal(new URL(ownPath(address), here).origin, here, address);
    }
    assert.equal(ownPath('/v/x?lang=en'), '/v/x');
  });

  test('an error page names a way on and, for faults of the service, the request', async () => {
    const missing = await get('/non-esiste?lang=en');
    assert.equal(missing.statusCode, 404);
    assert.match(missing.body, /<h1>Not found<\/h1>/);
    assert.match(missing.body, /<a class="button" href="\/(\?lang=en)?">/);
    assert.doesNotMatch(missing.body, /Code of the request/);
  });
});
