/** The widget: what it answers inside of a frame, with scripts and without, and what sites load to show it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { AppError } from '../src/domain/app-error.ts';
import { createHeldEngine, instantEngines } from './support/engines.ts';
import { type FreeVisitor, openPage, post, send } from './support/free-visitor.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { waitUntil } from './support/wait-until.ts';

const site = 'https://giornale.example';
/** The widget in a page of that site. */
const framed: FreeVisitor = {
  page: '/widget',
  target: '/widget',
  headers: { referer: `${site}/`, 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' },
};
/** What is sent from inside of the frame. */
const inside: FreeVisitor = {
  ...framed,
  headers: {
    referer: 'http://127.0.0.1:8080/widget',
    'sec-fetch-dest': 'iframe',
    'sec-fetch-site': 'same-origin',
  },
};

describe('the widget', () => {
  let service: TestApp;
  before(async () => {
    service = await startTestApp();
  });
  after(() => service.close());

  const widget = async (url: string, headers: Record<string, string> = {}) =>
    (await openPage(service, { headers }, url)).answer;

  test('200 for any frame, with the number left, without a cookie and without a key', async () => {
    const { answer, remaining } = await openPage(service, framed);
    assert.equal(answer.status, 200);
    assert.match(String(answer.headers['content-security-policy']), /frame-ancestors \*/);
    assert.equal(answer.headers['x-frame-options'], undefined);
    assert.equal(answer.headers['set-cookie'], undefined);
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(remaining, 5);
    assert.match(answer.text, /Oggi hai ancora 5 verifiche gratuite\./);
  });

  test('language and theme are those of the address; without, those of the reader', async () => {
    assert.match((await widget('/widget?lang=en&tema=scuro')).text, /<html lang="en" data-tema="scuro">/);
    assert.match((await widget('/widget?tema=auto', { 'accept-language': 'en' })).text, /<html lang="en">/);
    assert.match((await widget('/widget?tema="><script>')).text, /<html lang="it">/);
  });

  test('a text or a link in the address fills the field, as text and nothing else, and is not sent', async () => {
    const hostile = encodeURIComponent('</textarea><script>alert(1)');
    assert.match((await widget(`/widget?q=${hostile}`)).text, />&lt;\/textarea&gt;&lt;script&gt;alert\(1\)</);
    const { text } = await widget('/widget?url=https%3A%2F%2Fexample.org%2Fa');
    assert.match(text, />https:\/\/example\.org\/a<\/textarea>/);
    assert.match(text, /data-remaining="5"/);
  });

  test('the site is the one that the browser names, and no other site can be named instead', async () => {
    const siteIn = async (url: string, headers: Record<string, string>) =>
      (await openPage(service, { headers }, url)).fields.sito;
    const iframe = { 'sec-fetch-dest': 'iframe' };
    const named = `/widget?sito=${encodeURIComponent('https://altro.example')}`;
    assert.equal(await siteIn(named, { ...iframe, referer: `${site}/pagina?x=1` }), site);
    assert.equal(await siteIn(named, iframe), 'null', 'a site that hides');
    assert.equal(
      await siteIn(named, { ...iframe, referer: 'http://localhost:80/widget' }),
      'https://altro.example',
      'from inside of the frame',
    );
    assert.equal(await siteIn('/widget', { 'sec-fetch-dest': 'document', referer: `${site}/` }), undefined);
    assert.equal(
      await siteIn('/widget', { ...iframe, referer: 'http://localhost:80/sviluppatori' }),
      undefined,
    );
  });

  test('at most 30 kB for everything that the first look loads, compressed', async () => {
    const { text } = await widget('/widget');
    const addresses = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
      ([, address = '']) => address,
    );
    assert.deepEqual(
      addresses.map((address) => address.replace(/-\w+\./, '.')),
      ['/assets/widget.css', '/assets/widget.js'],
    );
    const files = await Promise.all(addresses.map(async (url) => (await service.request({ url })).text));
    for (const file of files) assert.doesNotMatch(file, /url\(|woff2/, 'nothing more is loaded');
    const bytes = [text, ...files].map((file) => gzipSync(file).length);
    const sum = bytes.reduce((total, one) => total + one, 0);
    assert.ok(sum <= 30_000, `${bytes.join(' + ')} bytes`);
  });

  test('the loader is at most 3 kB, compressed, and every site may run it', async () => {
    const { status, headers, text } = await service.request({ url: '/widget.js' });
    assert.equal(status, 200);
    assert.match(String(headers['content-type']), /^text\/javascript/);
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
    assert.equal(headers['cache-control'], 'public, max-age=3600');
    assert.ok(gzipSync(text).length <= 3_000, `${gzipSync(text).length} bytes`);
    assert.match(text, /^"use strict";\(\(\)=>|^\(\(\)=>/, 'closed in itself');
  });
});

describe('a widget without scripts', () => {
  const engine = createHeldEngine();
  let service: TestApp;
  before(async () => {
    service = await startTestApp({ engines: { ...instantEngines, text: engine } });
  });
  after(async () => {
    engine.release();
    await service.close();
  });

  test('303 to a page of the frame that waits, then shows the verdict with the way to its page', async () => {
    const visitor = { ...inside, target: '/widget?lang=en&tema=scuro' };
    const { fields } = await openPage(service, framed, '/widget?lang=en&tema=scuro');
    const sent = await post(service, visitor, { ...fields, q: 'The Earth goes round the Sun' });
    assert.equal(sent.status, 303);
    const place = String(sent.headers.location);
    assert.match(
      place,
      /^\/widget\/verifica\/[\w-]{16,}\?lang=en&tema=scuro&sito=https%3A%2F%2Fgiornale\.example&elimina=v_[\w.-]+$/,
    );
    await engine.begun(1);
    const waiting = (await openPage(service, inside, place)).answer;
    assert.equal(waiting.headers.refresh, '2');
    assert.match(String(waiting.headers['content-security-policy']), /frame-ancestors \*/);
    assert.match(waiting.text, /The Earth goes round the Sun/);
    engine.release();
    await waitUntil('the verdict', async () =>
      (await openPage(service, inside, place)).answer.text.includes('class="verdict '),
    );
    const { text } = (await openPage(service, inside, place)).answer;
    assert.match(text, /<html lang="en" data-tema="scuro">/);
    assert.match(text, /href="\/v\/[\w-]{16,}\?lang=en" target="_blank" rel="noopener"/);
    assert.match(text, /href="\/widget\?lang=en&amp;tema=scuro&amp;sito=[^"&]+" target="_self"/);
    assert.match(
      text,
      /href="\/v\/[\w-]{16,}\/elimina\?lang=en&amp;token=v_[\w.-]+" target="_blank" rel="noopener">Delete/,
    );
    const [bare = ''] = place.split('&elimina=');
    assert.match(
      (await openPage(service, inside, bare)).answer.text,
      / hidden>Delete<\/a>/,
      'for nobody else',
    );
  });
});

test('a check that fails is told in the frame, with the text kept', async (t) => {
  const engine = createHeldEngine();
  const service = await startTestApp({ engines: { text: engine } });
  t.after(service.close);
  const sent = await send(service, { q: 'Una frase che fallisce' }, inside);
  engine.fail(new AppError('noSource', { sources: 'prova' }));
  const place = String(sent.headers.location);
  await waitUntil('the failure', async () => (await openPage(service, inside, place)).answer.status === 503);
  const { text, headers } = (await openPage(service, inside, place)).answer;
  assert.match(text, /Nessuna fonte raggiungibile/);
  assert.match(text, />Una frase che fallisce<\/textarea>/);
  assert.match(String(headers['content-security-policy']), /frame-ancestors \*/);
});
