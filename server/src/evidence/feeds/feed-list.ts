/** The feeds that were synced before, and what is known of each: `DATA_DIR/feeds.json`, for one process at a time. */

import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { makeOwnFile } from '../../data-folder/own-file.ts';
import { OperatorError } from '../../domain/operator-error.ts';

const Version = z.object({ etag: z.string().optional(), lastModified: z.string().optional() });

const Feed = z.object({
  url: z.string(),
  /** ISO 8601. When it was last found to be as it is here, and when it last brought something. */
  checkedAt: z.string(),
  changedAt: z.string().optional(),
  /** The version that is in the index. */
  version: Version.optional(),
  sha256: z.string().optional(),
  /** The import's bookmark: without it the index does not hold the feed, whatever stands here. */
  bookmark: z.string().optional(),
  /** By which rules its reviews were read. */
  reading: z.string().optional(),
  /** A version that lies in the feed's file and is not yet in the index. */
  waiting: Version.optional(),
});

export type Feed = z.output<typeof Feed>;

export interface FeedList {
  all(): readonly Feed[];
  of(url: string): Feed | undefined;
  /** Takes the place of what was known of the same address. */
  keep(feed: Feed): Promise<void>;
  /** False when it was not there. */
  forget(url: string): Promise<boolean>;
  /** Where the feed's file lies while it is downloaded and imported. */
  pathOf(url: string): string;
  close(): void;
}

const listPath = (dataDir: string) => join(dataDir, 'feeds.json');

/** Throws when another process has the list, or when it cannot be read. */
export async function openFeedList(dataDir: string): Promise<FeedList> {
  const folder = join(dataDir, 'feeds');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = takeLock(join(folder, 'sync.lock'));
  const path = listPath(dataDir);
  try {
    const feeds = new Map((await readFeeds(dataDir)).map((feed) => [feed.url, feed]));
    return {
      all: () => [...feeds.values()],
      of: (url) => feeds.get(url),
      async keep(feed) {
        feeds.set(feed.url, feed);
        await writeFeeds(path, feeds);
      },
      async forget(url) {
        if (!feeds.delete(url)) return false;
        await writeFeeds(path, feeds);
        return true;
      },
      pathOf: (url) => join(folder, createHash('sha256').update(url).digest('hex').slice(0, 24)),
      close: () => lock.close(),
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** The operating system's lock, by way of SQLite, as lock-data-dir.ts has it: gone with its process, kill -9 included. */
function takeLock(path: string): DatabaseSync {
  makeOwnFile(path);
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return lock;
  } catch (cause) {
    lock.close();
    throw new OperatorError({ of: 'factchecks', code: 'syncRunning' }, { cause });
  }
}

/** To look at, whoever has the list. Throws when it cannot be read. */
export async function readFeeds(dataDir: string): Promise<Feed[]> {
  const path = listPath(dataDir);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  try {
    return z.array(Feed).parse(JSON.parse(text));
  } catch (cause) {
    throw new OperatorError({ of: 'factchecks', code: 'feedsUnreadable', values: { path } }, { cause });
  }
}

/** Written beside and put in place whole, so that a crash leaves the old list or the new one. */
async function writeFeeds(path: string, feeds: ReadonlyMap<string, Feed>): Promise<void> {
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify([...feeds.values()], null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}

/** What lies around of a feed's file. */
export async function removeFeedFile(path: string): Promise<void> {
  for (const ending of ['', '.part', '.part.json']) await rm(`${path}${ending}`, { force: true });
}
