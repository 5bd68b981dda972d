/** verify-url on links that lead nowhere, to harm or to no article: the right status, soon, and nothing charged. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type LookupFunction } from 'node:net';
import { after, before, describe, type TestContext, test } from 'node:test';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { wordsIn } from '@riscontro/words';
import { grammarLanguages } from '../src/language/grammars.ts';
import { createSafeFetch, type SafeFetchSettings } from '../src/net/safe-fetch.ts';
import type { NotArticle } from '../src/pages/article.ts';
import { createPageReader } from '../src/pages/page-reader.ts';
import { createReadArticle } from '../src/pages/read-article.ts';
import { createArticleEngine } from '../src/pipelines/article/article.ts';
import { articleHtml, articlePage, sendHtml } from './support/article-page.ts';
import { redirect, type Site, startSite } from './support/recorded-providers.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { startTextService } from './support/text-service.ts';

/** Many times what any of these takes, so that only a runaway is caught. */
const timeMsMax = 10_000;
const quota = 3;

const page = {
  title: 'Il muro di Berlino cadde nel 1989',
  paragraphs: [
    'Il muro di Berlino cadde nel 1989.',
    'Nella sala c’era chi prendeva appunti e chi guardava fuori dalla finestra, in attesa che la riunione finisse.',
  ],
};
const html = articleHtml(page);

const ask = (service: TestApp, key: string, url: string, headers: Record<string, string> = {}) =>
  service.request({
    method: 'POST',
    url: '/api/v1/verify-url',
    key,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ url }),
  });

/** Asks in both languages with a key of its own; resolves to the details. */
async function refused(service: TestApp, url: string, status: number, code: string | RegExp) {
  const { key } = await service.createKey(quota);
  const startMs = performance.now();
  const details: string[] = [];
  for (const language of ['it', 'en']) {
    const answer = await ask(service, key, url, { 'accept-language': language });
    assert.equal(answer.status, status, answer.text);
    if (typeof code === 'string') assert.equal(answer.json.codice, code);
    else assert.match(answer.json.codice, code);
    details.push(answer.json.detail);
  }
  assert.ok(performance.now() - startMs < 2 * timeMsMax, 'it does not take long');
  const { usate, rimanenti } = await service.usage(key);
  assert.deepEqual({ usate, rimanenti }, { usate: 0, rimanenti: quota }, 'nothing is charged or held');
  assert.notEqual(details[0], details[1], 'each language has its own words');
  return { it: details[0] ?? '', en: details[1] ?? '' };
}

/** Writes until nobody listens any more. */
function pour(response: ServerResponse, chunk: Buffer): void {
  const go = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', go);
  };
  go();
}

const bomb = Buffer.alloc(20_000_000, html);
const packed = (encoding: string, bytes: Buffer) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(bytes);
const answers = (status: number) => (response: ServerResponse) => void response.writeHead(status).end(html);

const answered: Readonly<Record<string, readonly [number, string, (response: ServerResponse) => void]>> = {
  'a 404': [400, 'link_non_trovato', answers(404)],
  'a 410': [400, 'link_non_trovato', answers(410)],
  'a 403': [400, 'link_non_trovato', answers(403)],
  'a 401': [400, 'link_non_trovato', answers(401)],
  'a 429': [502, 'link_non_raggiungibile', answers(429)],
  'a 500': [502, 'link_non_raggiungibile', answers(500)],
  'a 503': [502, 'link_non_raggiungibile', answers(503)],
  'a connection that is reset': [
    502,
    'link_non_raggiungibile',
    (response) => response.socket?.resetAndDestroy(),
  ],
  'a body that ends before its length': [
    502,
    'link_non_raggiungibile',
    (response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': html.length + 5_000 });
      response.write(html, () => response.destroy());
    },
  ],
  'a length that is no number': [
    502,
    'link_non_raggiungibile',
    (response) => {
      response.socket?.end(
        `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: many\r\n\r\n${html}`,
      );
    },
  ],
  'a page of 6 MB': [
    400,
    'contenuto_troppo_grande',
    (response) => response.end(html.padEnd(6 * 1024 * 1024)),
  ],
  'an endless body': [
    400,
    'contenuto_troppo_grande',
    (response) => pour(response, Buffer.alloc(65_536, html)),
  ],
  'a length of 1 TB': [
    400,
    'contenuto_troppo_grande',
    (response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 1e12 });
      response.write(html);
    },
  ],
  'a flood of headers': [
    400,
    'contenuto_troppo_grande',
    (response) => {
      for (let n = 0; n < 1_500; n++) response.setHeader(`x-flood-${n}`, 'a'.repeat(50));
      response.end(html);
    },
  ],
  'a gzip bomb': [400, 'contenuto_troppo_grande', packed('gzip', gzipSync(bomb))],
  'a brotli bomb': [
    400,
    'contenuto_troppo_grande',
    packed('br', brotliCompressSync(bomb, { params: { 1: 4 } })),
  ],
  'a zstd bomb': [400, 'contenuto_troppo_grande', packed('zstd', zstdCompressSync(bomb))],
  'packed bytes that are none': [502, 'link_non_raggiungibile', packed('gzip', Buffer.from(html))],
  'a picture that is called a page': [
    400,
    'contenuto_non_adatto',
    (response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
  ],
  'a film': [
    400,
    'contenuto_non_adatto',
    (response) => response.end(Buffer.from('000000206674797069736f6d0000020069736f6d', 'hex')),
  ],
  'an empty answer': [400, 'contenuto_non_adatto', (response) => response.end()],
  'a redirect to a private address': [400, 'link_vietato', redirect('http://10.0.0.1/')],
  'a redirect to the metadata': [400, 'link_vietato', redirect('http://169.254.169.254/latest/meta-data/')],
  'a redirect to another port of this machine': [400, 'link_vietato', redirect('http://127.0.0.1:1/')],
  'a redirect to a file': [400, 'link_vietato', redirect('file:///etc/passwd')],
  'a redirect with credentials': [400, 'link_vietato', redirect('http://a:b@example.org/')],
  'a redirect to itself': [400, 'link_vietato', redirect('?again')],
  'a redirect to nowhere': [502, 'link_non_raggiungibile', (response) => response.writeHead(302).end()],
};

describe('verify-url, refused', () => {
  let site: Site;
  let service: TestApp;
  before(async () => {
    site = await startSite();
    service = await startTextService({
      settings: { FETCH_ALLOW: site.place, WIKIPEDIA: 'off', WIKIDATA: 'off', KNOWLEDGE: 'on' },
    });
  });
  after(async () => {
    await service?.close();
    await site?.close();
  });

  for (const link of [
    ...['http://127.0.0.1/', 'http://localhost/', 'http://0x7f.1/', 'http://2130706433/', 'http://[::1]/'],
    ...['http://[::ffff:127.0.0.1]/', 'http://10.0.0.1/', 'http://192.168.1.1/', 'http://0.0.0.0/'],
    ...['http://169.254.169.254/latest/meta-data/', 'http://[fd00:ec2::254]/', 'http://100.100.100.200/'],
    ...['http://example.org:8080/', 'https://example.org:22/', 'http://127.0.0.1:1/'],
  ]) {
    test(`400 link_vietato for ${link}`, async () => {
      await refused(service, link, 400, 'link_vietato');
    });
  }

  for (const link of [
    'http://anna:segreto@example.org/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'ponte',
  ]) {
    test(`400 link_non_valido for ${link}`, async () => {
      await refused(service, link, 400, 'link_non_valido');
    });
  }

  test('400 link_non_trovato for a name that nobody has, also where no name can be asked at all', async () => {
    await refused(service, 'http://nessuno.invalid/', 400, 'link_non_trovato');
  });

  for (const [name, [status, code, answer]] of Object.entries(answered)) {
    test(`${status} ${code} for ${name}`, async () => {
      site.pages.set('/x', answer);
      await refused(service, `${site.baseUrl}/x`, status, code);
    });
  }

  test('400 link_vietato for 100 redirects, after the sixth', async () => {
    for (let n = 0; n < 100; n++) site.pages.set(`/r${n}`, redirect(`/r${n + 1}`));
    site.pages.set('/r100', articlePage(page));
    const visitedBefore = site.visited.length;
    await refused(service, `${site.baseUrl}/r0`, 400, 'link_vietato');
    assert.equal(site.visited.length - visitedBefore, 2 * 6);
  });

  test('no part of the link, and no address behind it, is in a refusal or in the log', async () => {
    site.pages.set('/segreto-9f2c41', redirect('http://10.20.30.40/segreto-9f2c41'));
    const { it, en } = await refused(service, `${site.baseUrl}/segreto-9f2c41`, 400, 'link_vietato');
    assert.doesNotMatch(`${it}${en}${service.logLines.join('')}`, /9f2c41|10\.20\.30\.40/);
  });

  test('a page that was out of order is checked when it is back', async () => {
    const url = `${site.baseUrl}/back`;
    site.pages.set('/back', answers(503));
    await refused(service, url, 502, 'link_non_raggiungibile');
    site.pages.set('/back', articlePage(page));
    const { key } = await service.createKey(quota);
    const answer = await ask(service, key, url);
    assert.equal(answer.status, 200, answer.text);
    assert.equal((await service.usage(key)).usate, 1);
  });

  test('an event stream ends with the problem', async () => {
    site.pages.set('/x', answers(404));
    const { key } = await service.createKey(quota);
    const { text } = await ask(service, key, `${site.baseUrl}/x`, { accept: 'text/event-stream' });
    assert.match(text, /^event: fase\ndata: .*"pagina"/m);
    assert.match(text, /link_non_trovato/);
    assert.doesNotMatch(text, /^event: risultato/m);
    assert.equal((await service.usage(key)).usate, 0);
  });

  const folder = new URL('../../fixtures/articles/', import.meta.url);
  for (const name of readdirSync(folder)) {
    const expected = JSON.parse(readFileSync(new URL(`${name}/expected.json`, folder), 'utf8'));
    if (!('notArticle' in expected)) continue;
    const reason = expected.notArticle as NotArticle;
    test(`400 non_articolo for ${name}: ${reason}`, async () => {
      const path = name === 'it-home' ? '/' : `/${name}`;
      site.pages.set(path, sendHtml(readFileSync(new URL(`${name}/source.html`, folder), 'utf8')));
      const { it, en } = await refused(service, `${site.baseUrl}${path}`, 400, 'non_articolo');
      assert.equal(it, wordsIn('it').problems.notAnArticle.detail({ reason: { code: reason } }));
      assert.equal(en, wordsIn('en').problems.notAnArticle.detail({ reason: { code: reason } }));
    });
  }

  for (const [name, reason, source] of [
    [
      'a page in another language',
      { code: 'other_language', values: { read: grammarLanguages } },
      articleHtml({
        title: 'Die Brücke über das Tal',
        paragraphs: [
          'Die Brücke über das Tal wurde im Jahr 1961 eröffnet und ist dreihundert Meter lang. Viele Leute aus dem Dorf erinnern sich noch an das Fest, das an diesem Tag gefeiert wurde.',
          'Der Bau dauerte drei Jahre, und es arbeiteten mehr als hundert Menschen daran, die aus den Nachbardörfern kamen.',
        ],
      }).replace('lang="it"', 'lang="de"'),
    ],
    [
      'plain text',
      { code: 'not_html' },
      'Il ponte di Vallebruna fu aperto nel 1961. È lungo 300 metri e costò 40 milioni.',
    ],
    ['JSON', { code: 'not_html' }, '{"titolo":"Il ponte di Vallebruna","anno":1961}'],
  ] as const) {
    test(`400 non_articolo for ${name}`, async () => {
      const type = source.startsWith('<')
        ? 'text/html'
        : source.startsWith('{')
          ? 'application/json'
          : 'text/plain';
      site.pages.set('/x', (response) => void response.writeHead(200, { 'content-type': type }).end(source));
      const { en } = await refused(service, `${site.baseUrl}/x`, 400, 'non_articolo');
      assert.equal(en, wordsIn('en').problems.notAnArticle.detail({ reason }));
    });
  }
});

test('503 rete_disattivata without a network: no page is asked for, nothing is charged', async () => {
  const site = await startSite();
  const service = await startTextService({
    settings: { OFFLINE: '1', KNOWLEDGE: 'on', FETCH_ALLOW: site.place },
  });
  try {
    site.pages.set('/x', articlePage(page));
    await refused(service, `${site.baseUrl}/x`, 503, 'rete_disattivata');
    assert.deepEqual(site.visited, []);
  } finally {
    await service.close();
    await site.close();
  }
});

test('a name that is known inside gets the answer of one that nobody has, and takes as long', async (t) => {
  const known = new Map([
    ['archivio', '10.1.2.3'],
    ['archivio.rete.interna', '192.168.7.7'],
  ]);
  const lookup: LookupFunction = (hostname, _, callback) => {
    const address = known.get(hostname);
    if (address) return callback(null, [{ address, family: 4 }]);
    callback(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }), []);
  };
  const service = await startArticleService(t, { allow: [] }, lookup);
  const answers = new Set<string>();
  const { key } = await service.createKey(quota);
  for (const name of [...known.keys(), 'nessuno.rete.interna', 'nessuno'])
    for (const scheme of ['http', 'https']) {
      const startMs = performance.now();
      const { status, headers, text } = await ask(service, key, `${scheme}://${name}/`);
      // What differs from one request to the next, whatever it asked for.
      const { date, 'x-request-id': id, ratelimit, ...alike } = headers;
      assert.ok(date && id && ratelimit);
      answers.add(JSON.stringify({ status, alike, text }));
      assert.ok(performance.now() - startMs >= 490, name);
    }
  assert.equal(answers.size, 1, [...answers].join('\n'));
  assert.match([...answers].join(''), /link_non_trovato/);
});

/** The limits of time, shortened; everything else as the service has it. */
test('504 link_troppo_lento for servers that say nothing, drip their headers or drip their page', async (t) => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n';
  const starts: Readonly<Record<string, string>> = {
    silent: '',
    headers: `${head}X-Slow: `,
    body: `${head}\r\n${html}`,
  };
  const server = createTcpServer((socket) => {
    let drip: NodeJS.Timeout | undefined;
    socket.on('error', () => undefined).on('close', () => clearInterval(drip));
    socket.once('data', (asked: Buffer) => {
      const start = starts[/^GET \/(\w+)/.exec(asked.toString())?.[1] ?? ''] ?? '';
      if (start === '') return;
      socket.write(start);
      drip = setInterval(() => socket.write('x'), 10);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  t.after(() => server.close());
  const service = await startArticleService(t, { allow: [place], firstByteTimeoutMs: 150, timeoutMs: 400 });
  for (const name of Object.keys(starts)) {
    await refused(service, `http://${place}/${name}`, 504, 'link_troppo_lento');
  }
});

/** A service that reads articles under these settings and asks nobody about them. */
async function startArticleService(
  t: TestContext,
  {
    timeoutMs,
    ...settings
  }: Pick<SafeFetchSettings, 'allow' | 'firstByteTimeoutMs'> & { readonly timeoutMs?: number },
  lookup?: LookupFunction,
): Promise<TestApp> {
  const reader = createPageReader();
  const safeFetch = createSafeFetch(
    { offline: false, userAgent: 'Riscontro/test', ...settings },
    lookup ? { lookup } : {},
  );
  const nothing = { references: [], searches: [], factChecks: [], readFound: async () => [] };
  const service = await startTestApp({
    engines: {
      article: createArticleEngine({
        examiner: { sources: nothing, judges: [], isSameClaim: () => false },
        readArticle: createReadArticle(timeoutMs === undefined ? {} : { timeoutMs }, { safeFetch, reader }),
        clock: Date.now,
      }),
    },
  });
  t.after(async () => {
    await service.close();
    await reader.close();
  });
  return service;
}
