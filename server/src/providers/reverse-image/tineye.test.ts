/** TinEye: the suite of its kind, and what is TinEye's own. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { readFixture } from '../../../test/support/fixture.ts';
import { testAskJson } from '../../../test/support/upstream.ts';
import { ProviderError } from '../../net/provider-error.ts';
import { secretKey } from '../upstream.conformance.ts';
import { sought, testReverseImage } from './reverse-image.conformance.ts';
import { createTinEye, parseTinEye } from './tineye.ts';

const answerOf = (...matches: unknown[]) => ({ code: 200, messages: [], results: { matches } });

testReverseImage('TinEye', {
  create: (baseUrl, { askJson }) => createTinEye({ apiKey: secretKey, baseUrl }, { askJson }),
  found: () => readFixture('providers/tineye/found.json'),
  nothing: () => readFixture('providers/tineye/nothing.json'),
  pages: (addresses) =>
    answerOf(...addresses.map((backlink) => ({ score: 80, backlinks: [{ backlink, url: backlink }] }))),
  texts: ['domain', 'top_level_domain', 'format'],
  parse: parseTinEye,
  addresses: ['backlink'],
});

test('reads the recorded answer: of each site the page seen first, the oldest at the head', () => {
  const found = parseTinEye(readFixture('providers/tineye/found.json'));
  assert.deepEqual(
    found.map(({ url, date, kind, similarity }) => [url, date, kind, similarity]),
    [
      ['https://giornale.example.it/2012/11/acqua-alta', '2012-11-03', 'identical', 0.917],
      ['https://commons.example.net/wiki/Piazza', '2013-06-18', 'similar', 0.62],
      ['https://www.blog.example.org/meteo/oggi-la-piazza', '2024-10-30', 'partial', 0.234],
      ['https://forum.example.com/t/4411', undefined, 'identical', 0.84],
    ],
  );
  assert.deepEqual(found[0], {
    url: 'https://giornale.example.it/2012/11/acqua-alta',
    imageUrl: 'https://img.giornale.example.it/2012/piazza-allagata.jpg',
    title: 'giornale.example.it',
    date: '2012-11-03',
    kind: 'identical',
    similarity: 0.917,
  });
});

test('a match of a small corner, such as a logo, is left out', () => {
  const corner = { score: 90, backlinks: [{ backlink: 'https://logo.example.org/' }] };
  assert.deepEqual(parseTinEye(answerOf({ ...corner, query_match_percent: 4.9 })), []);
  assert.equal(parseTinEye(answerOf({ ...corner, query_match_percent: 5 })).length, 1);
});

test('a date from before the web, or none at all, is no date', () => {
  for (const crawl_date of ['0001-01-01', '1970-01-01', '2014-02-30', 'ieri', '', null, undefined]) {
    const backlinks = [{ backlink: 'https://a.example.org/', crawl_date }];
    const [found] = parseTinEye(answerOf({ score: 90, backlinks }));
    assert.equal(found?.url, 'https://a.example.org/');
    assert.equal(found.date, undefined, String(crawl_date));
  }
});

test('single matches and backlinks of another shape are left out, and the others kept', () => {
  const backlinks = [null, { url: 'https://a.example.org/a.jpg' }, { backlink: 'https://a.example.org/' }];
  const found = parseTinEye(
    answerOf({ score: 'high', backlinks }, 7, { score: 400, backlinks }, { score: 90 }),
  );
  assert.deepEqual(
    found.map(({ url, similarity }) => [url, similarity]),
    [['https://a.example.org/', 1]],
  );
});

test('an error inside an answer is told for what it is', () => {
  const failure = (answer: unknown) => {
    try {
      return parseTinEye(answer);
    } catch (error) {
      return error instanceof ProviderError ? error.failure : error;
    }
  };
  assert.equal(failure({ code: 401, results: [] }), 'refused');
  assert.equal(failure({ code: 402, results: [] }), 'too_many_requests');
  assert.equal(failure({ code: 429, results: [] }), 'too_many_requests');
  assert.equal(failure({ code: 503, results: [] }), 'unreachable');
  assert.equal(failure(readFixture('providers/tineye/too-plain.json')), 'bad_answer', 'not: nothing found');
});

test('uploads the picture whole under a name that tells nothing, and asks for the oldest first', async (t) => {
  const asked = Promise.withResolvers<{ line: string; headers: Headers; body: Buffer<ArrayBuffer> }>();
  const server = createServer(async (request, response) => {
    const { method, url } = request;
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    asked.resolve({ line: `${method} ${url}`, headers, body: Buffer.from(await buffer(request)) });
    response.end(JSON.stringify(readFixture('providers/tineye/nothing.json')));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tinEye = createTinEye({ apiKey: secretKey, baseUrl }, { askJson: testAskJson });
  await tinEye.find(sought, { signal: new AbortController().signal });

  const { line, headers, body } = await asked.promise;
  assert.equal(line, 'POST /rest/search/');
  assert.equal(headers.get('x-api-key'), secretKey);
  const { image_upload: file, ...fields } = Object.fromEntries(
    await new Response(body, { headers }).formData(),
  );
  assert.deepEqual(fields, { sort: 'crawl_date', order: 'asc', limit: '100' });
  assert.ok(file instanceof File);
  assert.equal(file.type, 'image/webp');
  assert.equal(file.name, 'picture');
  assert.deepEqual(await file.bytes(), sought.bytes);
  assert.ok(!body.includes('redazione.example.it') && !body.includes(secretKey));
});
