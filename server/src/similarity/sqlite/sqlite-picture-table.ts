/** The pictures in one file on this machine. Everything here blocks: it runs in threads of its own. */
import type { DatabaseSync } from 'node:sqlite';
import type { AddedPictures } from '../picture-index.ts';
import {
  type Changes,
  type HashRow,
  type PictureRow,
  type PictureTable,
  type Position,
  removalsKept,
  type StoredPicture,
  sortRows,
} from '../picture-table.ts';
import { openPictureFile } from './picture-file.ts';

export function openSqlitePictureTable(
  dataDir: string,
  access: { readonly readOnly: boolean },
): PictureTable {
  const db = openPictureFile(dataDir, access);
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
    sql.deletePicture.run(number);
    sql.deleteHashes.run(number);
    sql.addRemoval.run(number);
  }

  function write(rows: readonly PictureRow[]): AddedPictures {
    const known = new Map<string, StoredRow>();
    for (const { id } of rows) {
      const row = sql.known.get(id) as StoredRow | undefined;
      if (row) known.set(id, row);
    }
    const { write, counts } = sortRows(rows, known);
    for (const { id, body, minute, hashes } of write) {
      const before = known.get(id);
      if (before) removeNumber(before.number);
      const { lastInsertRowid } = sql.addPicture.run(id, body);
      sql.addHashes.run(lastInsertRowid, minute, hashes);
    }
    if (counts.replaced > 0) sql.forgetRemovals.run(removalsKept);
    return counts;
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
    remove: async (id) =>
      transaction(() => {
        const row = sql.known.get(id) as StoredRow | undefined;
        if (!row) return false;
        removeNumber(row.number);
        sql.forgetRemovals.run(removalsKept);
        return true;
      }),
    start: async () => ({ number: 0, removal: Number(sql.lastRemoval.get()?.place ?? 0) }),
    changes: async (since, addedMax) => changes(since, addedMax),
    pictures: async (numbers) => sql.pictures.all(JSON.stringify(numbers)) as unknown as StoredPicture[],
    count: async () => Number(sql.count.get()?.count),
    close: async () => db.close(),
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
    addPicture: db.prepare('insert into pictures (id, body) values (?, ?)'),
    addHashes: db.prepare('insert into picture_hashes values (?, ?, ?)'),
    deletePicture: db.prepare('delete from pictures where number = ?'),
    deleteHashes: db.prepare('delete from picture_hashes where number = ?'),
    addRemoval: db.prepare('insert into picture_removals (number) values (?)'),
    forgetRemovals: db.prepare(
      'delete from picture_removals where place <= (select max(place) from picture_removals) - ?',
    ),
    added: db.prepare(
      'select number, minute, hashes from picture_hashes where number > ? order by number limit ?',
    ),
    removals: db.prepare('select place, number from picture_removals where place > ? order by place'),
    firstRemoval: db.prepare('select min(place) as place from picture_removals'),
    lastRemoval: db.prepare('select max(place) as place from picture_removals'),
    pictures: db.prepare(
      'select number, id, body from pictures where number in (select value from json_each(?))',
    ),
    count: db.prepare('select count(*) as count from picture_hashes'),
  };
}
