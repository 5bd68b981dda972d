/** One feed over time: unchanged, changed, broken, mended, forgotten by the index. A real server, a real index. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { zstdCompressSync } from 'node:zlib';
import type { ClaimReviews } from '../evidence/claim-reviews.ts';
import { type FeedList, openFeedList, readFeeds } from '../evidence/feeds/feed-list.ts';
import { importFile } from '../evidence/import/import-file.ts';
import { openClaimReviews } from '../evidence/open-evidence-index.ts';
import { createDownloadFeed } from '../net/download-feed.ts';
import { createSafeFetch } from '../net/safe-fetch.ts';
import { syncFeed } from './sync-feed.ts';

const review = (number: number, rating = 'Falso') => ({
  '@type': 'ClaimReview',
  url: `https://verifiche.example/${number}`,
  claimReviewed: `Il ponte numero ${number} è crollato`,
  inLanguage: 'it',
  reviewRating: { alternateName: rating },
});
const feedOf = (...reviews: object[]) =>
  Buffer.from(JSON.stringify({ dataFeedElement: reviews.map((item) => ({ item: [item] })) }));

describe('syncFeed', () => {
  let dataDir: string;
  let feeds: FeedList;
  let reviews: ClaimReviews;
  let host: string;
  let [body, etag]: [Buffer, string | undefined] = [Buffer.alloc(0), undefined];
  let asked: (string | undefined)[] = [];
  const server = createServer(({ headers }, response) => {
    asked.push(headers['if-none-match']);
    if (etag !== undefined && headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.writeHead(200, etag === undefined ? {} : { etag }).end(body);
  });

  before(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'riscontro-sync-feed-'));
    feeds = await openFeedList(dataDir);
    reviews = await openClaimReviews({ dataDir, databaseUrl: undefined });
    asked = [];
  });
  afterEach(async () => {
    feeds.close();
    await reviews.close();
    await rm(dataDir, { recursive: true });
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const offer = (content: Buffer | string, tag?: string) => {
    [body, etag] = [Buffer.from(content), tag];
  };
  const sync = async () => {
    const download = createDownloadFeed(
      { sizeBytesMax: 10_000_000, timeoutMs: 20_000, idleTimeoutMs: 5_000, retryDelayMs: 1 },
      { safeFetch: createSafeFetch({ offline: false, allow: [host], userAgent: 'Riscontro/test' }) },
    );
    const summary = await syncFeed(`http://${host}/feed`, {
      feeds,
      reviews,
      download,
      runImport: importFile,
      clock: () => Date.UTC(2026, 0, 2),
    });
    return summary && { added: summary.added, duplicates: summary.duplicates };
  };
  const leftBehind = async () =>
    (await readdir(join(dataDir, 'feeds'))).filter((name) => !name.startsWith('sync.lock'));

  test('unchanged it costs one request; changed, only what is new is added; and nothing is left on the disk', async () => {
    offer(feedOf(review(1), review(2)), '"1"');
    assert.deepEqual(await sync(), { added: 2, duplicates: 0 });
    assert.equal(await sync(), undefined);
    offer(feedOf(review(1), review(2, 'Vero'), review(3)), '"2"');
    assert.deepEqual(await sync(), { added: 2, duplicates: 1 });
    assert.deepEqual(asked, [undefined, '"1"', '"1"']);
    assert.equal(await reviews.count(), 3);
    assert.deepEqual(await leftBehind(), []);
    const [feed] = await readFeeds(dataDir);
    assert.equal(feed?.url, `http://${host}/feed`);
    assert.equal(feed?.changedAt, '2026-01-02T00:00:00.000Z');
  });

  test('where the server tells no version, the same content is recognised', async () => {
    offer(zstdCompressSync(feedOf(review(1))));
    assert.deepEqual(await sync(), { added: 1, duplicates: 0 });
    assert.equal(await sync(), undefined);
    assert.deepEqual(await leftBehind(), []);
  });

  test('an index that was cleared, or is another one, gets the whole feed again', async () => {
    offer(feedOf(review(1)), '"1"');
    await sync();
    await reviews.clear();
    assert.deepEqual(await sync(), { added: 1, duplicates: 0 });
    assert.deepEqual(asked, [undefined, undefined]);
  });

  test('when ratings are read by other rules than before, the feed is read once more', async () => {
    offer(feedOf(review(1)), '"1"');
    await sync();
    const [feed] = feeds.all();
    assert.ok(feed);
    await feeds.keep({ ...feed, reading: 'the rules of an older version' });
    assert.deepEqual(await sync(), { added: 0, duplicates: 1 });
    assert.equal(await sync(), undefined);
  });

  test('a feed that breaks is told and kept, and taken up when it is whole again', async () => {
    offer(feedOf(review(1)), '"1"');
    await sync();
    offer(feedOf(review(1), review(2)).subarray(0, -9), '"2"');
    await assert.rejects(sync(), /ends in the middle/);
    offer(feedOf(review(1), review(2)), '"2"');
    assert.deepEqual(await sync(), { added: 1, duplicates: 1 });
  });

  for (const [what, content, message] of [
    ['a web page', '<!doctype html><title>Ciao</title>', /holds no ClaimReview/],
    ['words', 'Lorem ipsum '.repeat(300_000), /no fact-checks in a form that is understood/],
    ['other data', '{"a":1}\n'.repeat(5_000), /in its first 1,000 entries \(entry 1: holds no ClaimReview\)/],
    ['one useless entry', '[{"@type":"ClaimReview"}]', /in its first 1 entries \(entry 1: url must be/],
    ['an empty list', '{"dataFeedElement":[]}', /holds no fact-checks that can be used\.$/],
    ['nothing', '', /holds no fact-checks that can be used\.$/],
  ] as const) {
    test(`${what} instead of a feed: told, and not asked for again`, async () => {
      offer(content, '"1"');
      await assert.rejects(sync(), message);
      assert.deepEqual(await readFeeds(dataDir), []);
      assert.deepEqual(await leftBehind(), []);
    });
  }

  test('the list has one owner at a time, and is not overwritten when it cannot be read', async () => {
    await assert.rejects(openFeedList(dataDir), /Another factchecks sync is under way/);
    feeds.close();
    await writeFile(join(dataDir, 'feeds.json'), '[{');
    await assert.rejects(openFeedList(dataDir), /Mend or delete .*feeds\.json/);
    assert.equal(await readFile(join(dataDir, 'feeds.json'), 'utf8'), '[{');
    await writeFile(join(dataDir, 'feeds.json'), '[]');
    feeds = await openFeedList(dataDir);
  });
});
