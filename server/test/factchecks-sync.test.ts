/** `riscontro factchecks sync`, run as an operator and as cron run it, against a real server of feeds. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { openClaimReviews } from '../src/evidence/open-evidence-index.ts';
import { auditActions } from './support/audit-actions.ts';
import { startCommands } from './support/commands.ts';
import { environmentOf } from './support/compile-cache.ts';
import { waitUntil } from './support/wait-until.ts';

const bin = fileURLToPath(new URL('../bin/riscontro.mjs', import.meta.url));

const review = (number: number) => ({
  '@type': 'ClaimReview',
  url: `https://verifiche.example/${number}`,
  claimReviewed: `Il ponte numero ${number} è crollato`,
  author: { name: 'Verifiche' },
  inLanguage: 'it',
  reviewRating: { alternateName: 'Falso' },
});
const feedOf = (reviews: readonly object[]) =>
  Buffer.from(
    JSON.stringify({ '@type': 'DataFeed', dataFeedElement: reviews.map((item) => ({ item: [item] })) }),
  );
const many = (count: number) => feedOf(Array.from({ length: count }, (_, number) => review(number)));

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

describe('riscontro factchecks sync', () => {
  let folder: string;
  const commands = startCommands();
  let dataDir: string;
  let origin: string;
  let count = 0;
  const pages = new Map<string, Handler>();
  let asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    const page = pages.get(request.url ?? '');
    if (page) page(request, response);
    else response.writeHead(404).end();
  });

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-sync-'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    count += 1;
    dataDir = join(folder, String(count));
    asked = [];
    pages.clear();
  });
  after(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });

  const environment = (more = {}) =>
    environmentOf({ DATA_DIR: dataDir, FETCH_ALLOW: origin.slice('http://'.length), ...more });
  const run = (parameters: readonly string[], more = {}) =>
    commands.run(environment(more), 'factchecks', ...parameters);
  const json = async (...parameters: string[]) => {
    const { code, stdout, stderr } = await run([...parameters, '--json']);
    return { code, stderr, ...JSON.parse(stdout) };
  };
  const serve = (path: string, body: Buffer | string, etag = '"1"') => {
    pages.set(path, ({ headers }, response) => {
      if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
      const from = headers['if-range'] === etag ? Number(/\d+/.exec(headers.range ?? '')?.[0] ?? 0) : 0;
      const range = { 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` };
      response.writeHead(from > 0 ? 206 : 200, {
        etag,
        'content-length': Buffer.from(body).length - from,
        ...(from > 0 && range),
      });
      response.end(body.slice(from));
    });
    return `${origin}${path}`;
  };
  const leftBehind = async () =>
    (await readdir(join(dataDir, 'feeds'))).filter((name) => !name.startsWith('sync.lock'));

  test('several at once: those that fail are told a line each, the others are there, and the exit is 1', async () => {
    const good = serve('/packed.json.gz', gzipSync(feedOf([review(1)])));
    const page = serve(
      '/page.html',
      `<title>x</title><script type="application/ld+json">${JSON.stringify(review(2))}</script>`,
    );
    const bad = {
      [`${origin}/missing`]: 'It is not there (404).',
      [serve('/web.html', '<!doctype html><title>Ciao</title>')]:
        'It is a web page or other markup that holds no ClaimReview.',
    };
    const { code, stdout, stderr } = await run(['sync', ...Object.keys(bad), good, page]);
    assert.equal(code, 1);
    for (const [url, message] of Object.entries(bad))
      assert.ok(stderr.includes(`${url}: ${message}\n`), stderr);
    assert.match(stdout, /packed\.json\.gz: 1 entries: 1 added/);
    assert.match(stdout, /page\.html: 1 entries: 1 added/);
    assert.deepEqual(await leftBehind(), []);

    const known = JSON.parse((await run(['feeds', '--json'])).stdout) as { url: string }[];
    assert.deepEqual(
      known.map(({ url }) => url),
      [good, page],
      'only what was a feed is synced again',
    );
    assert.equal((await run(['forget', page])).code, 0);
    const again = await run(['sync']);
    assert.equal(again.stdout, `${good}: nothing new.\nThe index holds 2 fact-checks.\n`);
    assert.equal(again.code, 0);
    assert.deepEqual(await auditActions(dataDir), [
      `factchecks.sync ${good}`,
      `factchecks.sync ${page}`,
      `factchecks.forget ${page}`,
    ]);
  });

  /** Starts a sync and kills it as a machine that goes down does. */
  const killWhen = async (what: string, url: string, condition: () => Promise<boolean>) => {
    const child = spawn(process.execPath, [bin, 'factchecks', 'sync', url], {
      env: environment(),
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await waitUntil(what, condition, 30_000).finally(() => child.kill('SIGKILL'));
    await ended;
  };

  test('killed while it downloads, the same command fetches the rest', async () => {
    const feed = many(3_000);
    const halfBytes = Math.floor(feed.length / 2);
    pages.set('/large.json', (_, response) => {
      response.writeHead(200, { 'content-length': feed.length, etag: '"1"' });
      response.write(feed.subarray(0, halfBytes));
    });
    const url = `${origin}/large.json`;
    await killWhen('half of it is there', url, async () => {
      const names = await readdir(join(dataDir, 'feeds')).catch(() => []);
      const part = names.find((name) => name.endsWith('.part'));
      return part !== undefined && (await stat(join(dataDir, 'feeds', part))).size === halfBytes;
    });
    serve('/large.json', feed);
    const { feeds, stderr } = await json('sync', url);
    assert.equal(feeds[0].added, 3_000, stderr);
    assert.equal(asked.at(-1)?.headers.range, `bytes=${halfBytes}-`);
  });

  test('killed while it imports, the same command goes on with the file that is there', async () => {
    const total = 8_000;
    const url = serve('/large.json', many(total));
    const reviews = await openClaimReviews({ dataDir, databaseUrl: undefined });
    await killWhen('the first fact-checks are there', url, async () => (await reviews.count()) > 0);
    const before = await reviews.count();
    assert.ok(before < total, 'it was killed before the end');
    const { feeds, fact_checks: held } = await json('sync');
    assert.ok(feeds[0].resumed_after >= before);
    assert.equal(feeds[0].added, total);
    assert.equal(held, total);
    assert.equal(asked.length, 2);
    assert.equal(asked[1]?.headers['if-none-match'], '"1"', 'nothing was fetched again');
    await reviews.close();
    assert.deepEqual(await leftBehind(), []);
  });

  test('offline, nothing is asked, and the reason is told', async () => {
    const { code, stderr } = await run(['sync', `${origin}/feed.json`], { OFFLINE: '1' });
    assert.equal(code, 1);
    assert.match(stderr, /switched off \(OFFLINE=1\)/);
    assert.equal(asked.length, 0);
  });

  for (const [parameters, message] of [
    [['sync'], /No feed has been synced yet/],
    [['sync', 'feed.json'], /feed\.json is not a web address/],
  ] as const) {
    test(`exit 2 with a way on for: factchecks ${parameters.join(' ')}`, async () => {
      const outcome = await run(parameters);
      assert.equal(outcome.code, 2);
      assert.equal(outcome.stdout, '');
      assert.match(outcome.stderr, message);
    });
  }
});
