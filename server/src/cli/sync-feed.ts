/** Brings one feed of fact-checks up to date: asks whether it has changed, downloads it, imports what is new. */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ifThere } from '../domain/if-there.ts';
import { OperatorError } from '../domain/operator-error.ts';
import type { ClaimReviews } from '../evidence/claim-reviews.ts';
import { type Feed, type FeedList, removeFeedFile } from '../evidence/feeds/feed-list.ts';
import { parseClaimReviews, readingVersion } from '../evidence/import/claim-review-record.ts';
import { factCheckFormatOf } from '../evidence/import/fact-check-format.ts';
import { openImportFile } from '../evidence/import/file-bytes.ts';
import type { ImportSummary, ImportTarget } from '../evidence/import/import-file.ts';
import type { RowFault } from '../evidence/import/row-fields.ts';
import type { DownloadFeed, FeedDownload } from '../net/download-feed.ts';
import type { RunOptions } from './import-run.ts';

export interface SyncMeans {
  readonly feeds: FeedList;
  readonly reviews: ClaimReviews;
  readonly download: DownloadFeed;
  /** Imports a file, and shows how far it is. */
  readonly runImport: (
    path: string,
    target: ImportTarget<Review>,
    options: RunOptions<Review>,
  ) => Promise<ImportSummary>;
  readonly onProgress?: FeedDownload['onProgress'];
  /** Called when the download is over, before the import shows itself. */
  readonly onDownloaded?: () => void;
  readonly clock?: () => number;
}

type Review = Parameters<ClaimReviews['add']>[0][number];

/** A stranger's file may be packed to burst. */
const unpackedBytesMax = 8 * 1024 ** 3;
/** So many entries at the beginning without a single fact-check: it is something else. */
const uselessEntriesMax = 1_000;

/** The counts of the import; undefined when the feed is as it was. */
export async function syncFeed(url: string, means: SyncMeans): Promise<ImportSummary | undefined> {
  const { feeds, reviews, download, onProgress, onDownloaded, clock = Date.now } = means;
  const before = feeds.of(url);
  const path = feeds.pathOf(url);
  const isCurrent = await isInIndex(before, reviews);
  // Killed in the middle of an import, the last call left the whole file.
  const waiting = (await exists(path)) ? before?.waiting : undefined;
  const known = waiting ?? (isCurrent ? before?.version : undefined);
  const downloaded = await download({ url, path, known, ...(onProgress && { onProgress }) });
  onDownloaded?.();
  const checkedAt = new Date(clock()).toISOString();
  const version = downloaded ?? known ?? {};
  const sha256 = downloaded || waiting ? await hashOf(path) : before?.sha256;
  if (before && isCurrent && before.sha256 === sha256) {
    await feeds.keep({ ...before, version, waiting: undefined, checkedAt });
    await removeFeedFile(path);
    return undefined;
  }
  await feeds.keep({ checkedAt, ...before, url, waiting: version });
  try {
    const { summary, bookmark } = await importFeed(path, url, means);
    const changedAt = checkedAt;
    await feeds.keep({ url, version, sha256, bookmark, reading: readingVersion, checkedAt, changedAt });
    return summary;
  } catch (error) {
    // The file may be what is wrong: the next call fetches it anew, and what never was a feed is not asked again.
    if (before?.bookmark) await feeds.keep({ ...before, waiting: undefined });
    else await feeds.forget(url);
    throw error;
  } finally {
    await removeFeedFile(path);
  }
}

/** The list says what was imported once; whether it is still there is for the index to say. */
async function isInIndex(feed: Feed | undefined, reviews: ClaimReviews): Promise<boolean> {
  if (feed?.bookmark === undefined || feed.reading !== readingVersion) return false;
  return (await reviews.bookmarkOf(feed.bookmark))?.finished ?? false;
}

async function importFeed(path: string, url: string, { reviews, runImport: run }: SyncMeans) {
  const bookmark = await identityOf(path);
  const before = await reviews.bookmarkOf(bookmark);
  let useful = (before?.added ?? 0) + (before?.duplicates ?? 0);
  let useless = 0;
  let first: { entry: number; fault: RowFault } | undefined;
  const summary = await run(path, reviews, {
    records: 'entries',
    label: url,
    formatOf: factCheckFormatOf,
    unpackedBytesMax,
    parse(record) {
      const parsed = parseClaimReviews(record);
      if ('items' in parsed) useful += parsed.items.length;
      return parsed;
    },
    onBad(record, fault) {
      useless += 1;
      first ??= { entry: record, fault };
      if (useful === 0 && useless >= uselessEntriesMax) throw notAFeed(useless, first);
    },
  });
  if (useful === 0) throw notAFeed(useless, first);
  return { summary, bookmark };
}

function notAFeed(entries: number, first: { entry: number; fault: RowFault } | undefined): OperatorError {
  if (!first) return new OperatorError({ of: 'factchecks', code: 'noFactChecks' });
  const values = { entries, first: first.entry, fault: first.fault };
  return new OperatorError({ of: 'factchecks', code: 'notAFeed', values });
}

async function identityOf(path: string): Promise<string> {
  const file = await openImportFile(path);
  await file.close();
  return file.identity;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest('hex');
}

async function exists(path: string): Promise<boolean> {
  const found = await ifThere(stat(path));
  return found?.isFile() ?? false;
}
