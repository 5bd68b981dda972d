/** The images in one file on this machine. Everything here blocks: it runs in threads of its own. */
import type { DatabaseSync } from 'node:sqlite';
import type { AddedImages } from '../image-index.ts';
import {
  type Changes,
  forgottenMs,
  type HashRow,
  type ImageRow,
  type ImageTable,
  type Position,
  removalsKept,
  type StoredImage,
  sortRows,
  sweptAtATime,
} from '../image-table.ts';
import { emptyLog, openImageFile } from './image-file.ts';

export function openSqliteImageTable(dataDir: string, access: { readonly readOnly: boolean }): ImageTable {
  const db = openImageFile(dataDir, access);
  const sql = statements(db);

  const transaction = <T>(work: () => T): T => {
    db.exec('begin immediate');
    try {
      const value = work();
      db.exec('commit');
      return value;
    } catch (error) {
      db.exec('rollback');
      throw error;
    }
  };

  function removeNumber(number: number): void {
    sql.deleteImage.run(number);
    sql.deleteHashes.run(number);
    sql.addRemoval.run(number);
  }

  function write(given: readonly ImageRow[]): AddedImages {
    const rows = given.filter(({ id, keptAt }) => keptAt === null || !sql.forgotten.get(id));
    const known = new Map<string, StoredRow>();
    for (const { id } of rows) {
      const row = sql.known.get(id) as StoredRow | undefined;
      if (row) known.set(id, row);
    }
    const { write, counts } = sortRows(rows, known);
    for (const { id, body, minute, hashes, checked, keptAt } of write) {
      const before = known.get(id);
      if (before) removeNumber(before.number);
      const { lastInsertRowid } = sql.addImage.run(id, body, keptAt);
      sql.addHashes.run(lastInsertRowid, minute, hashes, Number(checked));
    }
    if (counts.replaced > 0) sql.forgetRemovals.run(removalsKept);
    return counts;
  }

  function forget(id: string, nowMs: number): boolean {
    sql.addForgotten.run(id, nowMs);
    const row = sql.known.get(id) as StoredRow | undefined;
    if (!row) return false;
    removeNumber(row.number);
    sql.forgetRemovals.run(removalsKept);
    return true;
  }

  function sweepSome(keptBeforeMs: number): number {
    const old = sql.old.all(keptBeforeMs, sweptAtATime);
    for (const { number } of old) removeNumber(Number(number));
    sql.forgetRemovals.run(removalsKept);
    return old.length;
  }

  function changes(since: Position, addedMax: number): Changes {
    const added = sql.added.all(since.number, addedMax) as unknown as HashRow[];
    const removals = sql.removals.all(since.removal) as unknown as { place: number; number: number }[];
    const first = Number(sql.firstRemoval.get()?.place ?? 0);
    return {
      added,
      removed: removals.map(({ number }) => number),
      position: {
        number: added.at(-1)?.number ?? since.number,
        removal: removals.at(-1)?.place ?? since.removal,
      },
      gap: first > since.removal + 1,
    };
  }

  return {
    add: async (rows) => transaction(() => write(rows)),
    async forget(id, nowMs) {
      const wasThere = transaction(() => forget(id, nowMs));
      emptyLog(db);
      return wasThere;
    },
    async sweep({ nowMs, keptBeforeMs }) {
      sql.forgetForgotten.run(nowMs - forgottenMs);
      let removed = 0;
      if (keptBeforeMs !== undefined) {
        let some: number;
        do {
          some = transaction(() => sweepSome(keptBeforeMs));
          removed += some;
        } while (some === sweptAtATime);
      }
      // Also for a deletion before, when somebody was reading.
      emptyLog(db);
      return removed;
    },
    start: async () => ({ number: 0, removal: Number(sql.lastRemoval.get()?.place ?? 0) }),
    changes: async (since, addedMax) => changes(since, addedMax),
    images: async (numbers) => sql.images.all(JSON.stringify(numbers)) as unknown as StoredImage[],
    count: async () => Number(sql.count.get()?.count),
    async close() {
      if (!access.readOnly) emptyLog(db);
      db.close();
    },
  };
}

interface StoredRow {
  readonly number: number;
  readonly body: string;
  readonly hashes: Uint8Array;
}

function statements(db: DatabaseSync) {
  return {
    known: db.prepare(
      'select number, body, hashes from pictures join picture_hashes using (number) where id = ?',
    ),
    addImage: db.prepare('insert into pictures (id, body, kept_at) values (?, ?, ?)'),
    addHashes: db.prepare('insert into picture_hashes (number, minute, hashes, checked) values (?, ?, ?, ?)'),
    deleteImage: db.prepare('delete from pictures where number = ?'),
    deleteHashes: db.prepare('delete from picture_hashes where number = ?'),
    addRemoval: db.prepare('insert into picture_removals (number) values (?)'),
    forgetRemovals: db.prepare(
      'delete from picture_removals where place <= (select max(place) from picture_removals) - ?',
    ),
    forgotten: db.prepare('select 1 from forgotten_pictures where id = ?'),
    addForgotten: db.prepare(
      'insert into forgotten_pictures values (?, ?) on conflict (id) do update set at = excluded.at',
    ),
    forgetForgotten: db.prepare('delete from forgotten_pictures where at <= ?'),
    old: db.prepare('select number from pictures where kept_at <= ? order by kept_at limit ?'),
    added: db.prepare(
      'select number, minute, hashes, checked from picture_hashes where number > ? order by number limit ?',
    ),
    removals: db.prepare('select place, number from picture_removals where place > ? order by place'),
    firstRemoval: db.prepare('select min(place) as place from picture_removals'),
    lastRemoval: db.prepare('select max(place) as place from picture_removals'),
    images: db.prepare(
      'select number, id, body from pictures where number in (select value from json_each(?))',
    ),
    count: db.prepare('select count(*) as count from picture_hashes where not checked'),
  };
}
