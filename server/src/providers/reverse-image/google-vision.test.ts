/** Google Vision: the suite of its kind, and what is Google's own. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { readFixture } from '../../../test/support/fixture.ts';
import { startUpstream, testAskJson } from '../../../test/support/upstream.ts';
import { ProviderError } from '../../net/provider-error.ts';
import { secretKey } from '../upstream.conformance.ts';
import { createGoogleVision, parseGoogleVision } from './google-vision.ts';
import { sought, testReverseImage } from './reverse-image.conformance.ts';

const answerOf = (webDetection: unknown) => ({ responses: [{ webDetection }] });

testReverseImage('Google Vision', {
  create: (baseUrl, { askJson }) => createGoogleVision({ apiKey: secretKey, baseUrl }, { askJson }),
  found: () => readFixture('providers/google-vision/found.json'),
  nothing: () => readFixture('providers/google-vision/nothing.json'),
  pages: (addresses) => answerOf({ pagesWithMatchingImages: addresses.map((url) => ({ url })) }),
  texts: ['pageTitle', 'description', 'label'],
  parse: parseGoogleVision,
  addresses: ['url'],
});

const signal = new AbortController().signal;

test('reads the recorded answer: whole pictures first, those without a page after the pages', () => {
  const found = parseGoogleVision(readFixture('providers/google-vision/found.json'));
  assert.deepEqual(
    found.map(({ url, kind, similarity }) => [url, kind, similarity]),
    [
      ['https://giornale.example.it/2012/11/acqua-alta', 'identical', 1],
      ['https://forum.example.com/t/4411', 'identical', 1],
      ['https://cdn.example.net/u/91822/piazza.webp', 'identical', 1],
      ['https://www.blog.example.org/meteo/oggi-la-piazza', 'partial', 0.5],
      ['https://archivio.example.org/foto/1877', 'partial', 0.5],
    ],
  );
  assert.deepEqual(found[0], {
    url: 'https://giornale.example.it/2012/11/acqua-alta',
    imageUrl: 'https://img.giornale.example.it/2012/piazza-allagata.jpg',
    title: "Acqua alta: la piazza allagata il 1º novembre 2012 - Il Giornale d'Esempio",
    kind: 'identical',
    similarity: 1,
  });
  assert.equal(found[1]?.title, 'forum.example.com', 'without a title, the site');
  assert.equal(found[2]?.imageUrl, found[2]?.url);
  assert.equal(found[4]?.imageUrl, undefined);
});

test('pictures that only look alike are no matches', () => {
  const similar = [{ url: 'https://photos.example.com/another.jpg' }];
  assert.deepEqual(parseGoogleVision(answerOf({ visuallySimilarImages: similar })), []);
  assert.deepEqual(parseGoogleVision({ responses: [{}] }), []);
});

test('an image link that acts is left out, and its page stays', () => {
  const page = { url: 'https://a.example.org/', fullMatchingImages: [{ url: 'javascript:alert(1)' }] };
  const [found] = parseGoogleVision(answerOf({ pagesWithMatchingImages: [page] }));
  assert.deepEqual(found, {
    url: 'https://a.example.org/',
    title: 'a.example.org',
    kind: 'identical',
    similarity: 1,
  });
});

test('an error inside an answer is told for what it is', () => {
  const failure = (code: number) => {
    try {
      return parseGoogleVision({ responses: [{ error: { code, message: 'no' } }] });
    } catch (error) {
      return error instanceof ProviderError ? error.failure : error;
    }
  };
  assert.equal(failure(8), 'too_many_requests');
  assert.equal(failure(7), 'refused');
  assert.equal(failure(14), 'unreachable');
  assert.equal(failure(3), 'bad_answer', 'a picture that Google cannot read');
});

test('sends the picture whole and asks for web detection alone', async (t) => {
  const upstream = await startUpstream();
  t.after(() => upstream.close());
  upstream.answer = () => readFixture('providers/google-vision/nothing.json');
  const settings = { apiKey: secretKey, baseUrl: `${upstream.baseUrl}/` };
  await createGoogleVision(settings, { askJson: testAskJson }).find(sought, { signal });
  const [request] = upstream.requests;
  assert.equal(
    `${request?.method} ${request?.url.pathname}${request?.url.search}`,
    'POST /v1/images:annotate',
  );
  assert.equal(request?.headers['x-goog-api-key'], secretKey);
  assert.deepEqual(request.body, {
    requests: [
      {
        image: { content: Buffer.from(sought.bytes).toString('base64') },
        features: [{ type: 'WEB_DETECTION', maxResults: 50 }],
      },
    ],
  });
});

test('a wrong key, which Google answers with 400, is told as refused; another 400 is not', async (t) => {
  const answers = [readFixture('providers/google-vision/wrong-key.json'), { error: { code: 400 } }, 'no'];
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(400).end(JSON.stringify(answers.shift()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google = createGoogleVision({ apiKey: secretKey, baseUrl }, { askJson: testAskJson });
  for (const failure of ['refused', 'bad_answer', 'bad_answer'])
    await assert.rejects(google.find(sought, { signal }), { name: 'ProviderError', failure });
});
