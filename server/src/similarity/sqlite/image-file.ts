/** The tables of the images' own file, so that a large index does not weigh on the service's store. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeOwnFile } from '../../data-folder/own-file.ts';

/** How long a writer waits for another one. */
const busyTimeoutMs = 60_000;
/** How long the emptying of the log waits for those who read. */
const emptyTimeoutMs = 250;

// The hashes stand apart: all of them are read at start, the images only when they are found.
const tables = `
  create table pictures (number integer primary key autoincrement, id text not null unique, body text not null);
  create table picture_hashes (number integer primary key, minute integer not null, hashes blob not null);
  create table picture_removals (place integer primary key autoincrement, number integer not null);`;

/** What store/migrations/0010-image-sightings.ts does on PostgreSQL, with the same reasons. */
const sightings = `
  alter table pictures add column kept_at integer;
  alter table picture_hashes add column checked integer not null default 0;
  create index pictures_by_age on pictures (kept_at) where kept_at is not null;
  create table forgotten_pictures (id text primary key, at integer not null) without rowid;
  insert into picture_removals (number) select number from pictures
    where body like '%"origin":"verifica"%' or body like '%"origin":"articolo"%';
  delete from pictures where number in (select number from picture_removals);
  delete from picture_hashes where number in (select number from picture_removals);`;

/** In order; the file's `user_version` says how many of them it has. Those that were released are never changed. */
const migrations = [tables, sightings];

const pathIn = (dataDir: string) => join(dataDir, 'pictures.sqlite');

/** Durable (`synchronous=full`), readable while written (WAL), and what is deleted is overwritten. */
export function openImageFile(dataDir: string, { readOnly }: { readonly readOnly: boolean }): DatabaseSync {
  const db = new DatabaseSync(pathIn(dataDir), { readOnly, timeout: busyTimeoutMs });
  // Much of a writer's work is finding known ids; a reader reads once from start to end and then a few rows a search.
  if (readOnly) db.exec('pragma cache_size = -4096');
  else
    db.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma wal_autocheckpoint = 10000; pragma cache_size = -32768',
    );
  return db;
}

/** Empties the log, which still holds what was deleted; left to the next time while somebody reads for longer. */
export function emptyLog(db: DatabaseSync): void {
  db.exec(
    `pragma busy_timeout = ${emptyTimeoutMs}; pragma wal_checkpoint(truncate); pragma busy_timeout = ${busyTimeoutMs}`,
  );
}

/** Brings the tables up to date; when they are, a running import is not waited for. */
export function prepareImageFile(dataDir: string): void {
  makeOwnFile(pathIn(dataDir));
  const db = openImageFile(dataDir, { readOnly: false });
  try {
    const found = () => Number(db.prepare('pragma user_version').get()?.user_version);
    const before = found();
    if (before >= migrations.length) return;
    // Earlier versions left what they deleted in the file.
    if (before > 0) db.exec('vacuum');
    db.exec('begin immediate');
    for (const migration of migrations.slice(found())) db.exec(migration);
    db.exec(`pragma user_version = ${migrations.length}; commit`);
    emptyLog(db);
  } finally {
    db.close();
  }
}
