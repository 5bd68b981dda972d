/** Which linked images were fetched and added, in a file with a line a piece: a newer feed repeats the older one. */

import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '../../domain/if-there.ts';
import type { ImageRecord } from './image-record.ts';

export interface KnownLinks {
  /** Whether the very same record was added before: a new rating or title makes it another one. */
  has(record: ImageRecord): boolean;
  add(records: readonly ImageRecord[]): Promise<void>;
}

/** `index` tells one index from another, as in import-bookmarks.ts. */
export async function openKnownLinks(folder: string, index: string): Promise<KnownLinks> {
  const path = join(folder, `links-${shortHash(index)}.txt`);
  // Not there, or broken off within a line: then some are fetched once more.
  const text = (await ifThere(readFile(path, 'utf8'))) ?? '';
  const known = new Set(text.split('\n'));
  return {
    has: (record) => known.has(keyOf(record)),
    async add(records) {
      const keys = records.map(keyOf);
      if (keys.length === 0) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Begun on a line of its own, whatever a crash has left.
      await appendFile(path, keys.map((key) => `\n${key}`).join(''), { mode: 0o600 });
      for (const key of keys) known.add(key);
    },
  };
}

const keyOf = ({ id, title, date, origin, factCheck }: ImageRecord) =>
  shortHash(JSON.stringify([id, title, date, origin, factCheck]));

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
