/** Link previews, the card for frames and oEmbed, as other sites meet them. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { textFindings } from './support/engines.ts';
import { hostileTexts } from './support/shared-results.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

const attack = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>';
const baseUrl = 'https://verifica.example.org';

describe('link previews', () => {
  let service: TestApp;
  let id: string;
  before(async () => {
    service = await startTestApp({
      settings: { BASE_URL: baseUrl, OPERATOR_NAME: 'Redazione di prova', CLAIMREVIEW_MARKUP: 'all' },
      engines: {
        text: {
          check: async () => ({
            ...textFindings,
            livello: 'falso',
            affidabilita: 3,
            sintesi: attack,
            fonti: [{ nome: attack, url: 'https://www.example.org/' }],
          }),
        },
      },
    });
    const { key } = await service.createKey();
    id = (await service.verifyText(key, attack)).json.id;
  });
  after(() => service.close());

  const at = (path: string, headers: Record<string, string> = {}) =>
    service.app.http.inject({ url: path, headers });

  test('the share page names its picture, its oEmbed and its review, and a hostile claim stays text', async () => {
    const { text } = await service.request({ url: `/v/${id}?lang=en`, headers: { accept: 'text/html' } });
    assert.match(text, new RegExp(`<link rel="canonical" href="${baseUrl}/v/${id}">`));
    assert.match(text, /<meta property="og:title" content="False: “&lt;\/script&gt;/);
    const blocks = [...text.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
    assert.equal(blocks.length, 1);
    const review = JSON.parse(blocks[0]?.[1] ?? '');
    assert.equal(review['@type'], 'ClaimReview');
    assert.equal(review.claimReviewed, attack);
    assert.equal(review.author.name, 'Redazione di prova');
    assert.doesNotMatch(text, /<script>|<img src=x/);
  });

  test('200 for the picture that the page names, without a key, for other sites, with an entity tag', async () => {
    const { text } = await service.request({ url: `/v/${id}`, headers: { accept: 'text/html' } });
    const [, address = ''] =
      /property="og:image" content="https:\/\/verifica\.example\.org([^"]+)"/.exec(text) ?? [];
    const found = await at(address.replaceAll('&amp;', '&'));
    assert.equal(found.statusCode, 200);
    assert.equal(found.headers['content-type'], 'image/png');
    assert.equal(found.headers['cross-origin-resource-policy'], 'cross-origin');
    assert.equal(found.headers['cache-control'], 'private, max-age=300');
    assert.match(String(found.headers['x-robots-tag']), /noindex/);
    const { width, height } = await sharp(found.rawPayload).metadata();
    assert.deepEqual([width, height], [1200, 630]);
    const again = await at(address.replaceAll('&amp;', '&'), { 'if-none-match': String(found.headers.etag) });
    assert.equal(again.statusCode, 304);
    assert.equal(again.rawPayload.length, 0);
  });

  test('the picture speaks the language that is asked for', async () => {
    const tag = async (query: string, headers = {}) =>
      (await at(`/v/${id}/anteprima-link.png${query}`, headers)).headers;
    const italian = await tag('');
    const english = await tag('', { 'accept-language': 'en' });
    assert.notEqual(italian.etag, english.etag);
    assert.equal(english.vary, 'Accept-Language');
    assert.equal((await tag('?lang=en')).etag, english.etag);
  });

  test('200 for the card: any site may frame it, it runs nothing that is not ours, and its links open a tab', async () => {
    const { statusCode, headers, body } = await at(`/v/${id}/embed?lang=en&tema=scuro`);
    assert.equal(statusCode, 200);
    assert.match(String(headers['content-security-policy']), /frame-ancestors \*/);
    assert.doesNotMatch(String(headers['content-security-policy']), /unsafe/);
    assert.equal(headers['x-frame-options'], undefined);
    assert.match(String(headers['x-robots-tag']), /noindex/);
    assert.match(body, /<html lang="en" data-tema="scuro">/);
    assert.match(body, /<base target="_blank">/);
    for (const [link] of body.matchAll(/<a [^>]*>/g)) assert.match(link, / rel="[^"]*noopener/);
    assert.ok(body.includes(`href="${baseUrl}/v/${id}?lang=en"`));
    assert.doesNotMatch(body, /<script|<img|onerror=alert\(1\)>/);
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(body) ?? [];
    const { headers: ofSheet } = await at(sheet);
    // A frame in a sandbox has no origin of its own.
    assert.equal(ofSheet['cross-origin-resource-policy'], 'cross-origin');
    assert.equal(ofSheet['access-control-allow-origin'], '*');
    assert.doesNotMatch((await at(`/v/${id}/embed?tema=%22onload=x`)).body, /data-tema|onload/);
  });

  test('no other page may be framed', async () => {
    for (const path of [`/v/${id}`, `/v/${id}/segnala`, '/problemi']) {
      const { headers } = await at(path, { accept: 'text/html' });
      assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/, path);
      assert.equal(headers['x-frame-options'], 'DENY', path);
    }
  });

  const oembed = (query: string) => at(`/oembed?${query}`);
  const page = encodeURIComponent(`${baseUrl}/v/${'ID'}`);
  const ours = () => `url=${page.replace('ID', id)}`;

  test('200 from oEmbed for a share page of ours, readable by every site', async () => {
    const { statusCode, headers, body } = await oembed(`${ours()}&format=json&maxwidth=400&maxheight=300`);
    assert.equal(statusCode, 200);
    assert.equal(headers['content-type'], 'application/json; charset=utf-8');
    assert.equal(headers['access-control-allow-origin'], '*');
    const answer = JSON.parse(body);
    assert.deepEqual([answer.type, answer.width, answer.height], ['rich', 400, 300]);
    assert.match(answer.html, /^<iframe [^<>]*><\/iframe>$/);
    const [, card = ''] = /src="https:\/\/verifica\.example\.org([^"]+)"/.exec(answer.html) ?? [];
    assert.equal((await at(card)).statusCode, 200);
  });

  test('404 from oEmbed for other sites, other pages and results that do not exist', async () => {
    for (const address of [
      'https://www.example.org/v/nessuna-verifica-qui',
      `${baseUrl}/metodo`,
      `${baseUrl}/v/nessuna-verifica-qui`,
      `${baseUrl}/v/${id}.json`,
      'non un indirizzo',
    ]) {
      const { statusCode, headers } = await oembed(`url=${encodeURIComponent(address)}`);
      assert.equal(statusCode, 404, address);
      assert.equal(headers['access-control-allow-origin'], '*');
    }
  });

  test('501 from oEmbed for XML, 400 without an address or with sizes that are none', async () => {
    const problem = async (query: string) => {
      const { status, json } = await service.request({ url: `/oembed?${query}` });
      assert.equal(json.status, status);
      return status;
    };
    assert.equal(await problem(`${ours()}&format=xml`), 501);
    for (const query of ['', 'url=', `${ours()}&url=x`, `${ours()}&maxwidth=-1`, `${ours()}&maxheight=1e9`]) {
      assert.equal(await problem(query), 400, query);
    }
  });

  test('404 for the picture and the card of what does not exist', async () => {
    for (const path of ['anteprima-link.png', 'embed']) {
      assert.equal((await at(`/v/nessuna-verifica-qui/${path}`)).statusCode, 404);
    }
  });

  test('every hostile claim has a page, a card and a picture', async () => {
    const { key } = await service.createKey();
    for (const claim of hostileTexts) {
      const { status, json } = await service.verifyText(key, claim);
      if (status === 400) continue;
      for (const path of ['', '/embed', '/anteprima-link.png']) {
        assert.equal((await at(`/v/${json.id}${path}`)).statusCode, 200, `${path} ${claim.slice(0, 40)}`);
      }
    }
  });
});
