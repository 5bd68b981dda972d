/** The tables of the pictures' own file, so that a large index does not weigh on the service's store. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How long a writer waits for another one. */
const busyTimeoutMs = 60_000;
const version = 1;

// The hashes stand apart: all of them are read at start, the pictures only when they are found.
const tables = `
  create table pictures (number integer primary key autoincrement, id text not null unique, body text not null);
  create table picture_hashes (number integer primary key, minute integer not null, hashes blob not null);
  create table picture_removals (place integer primary key autoincrement, number integer not null);`;

const pathIn = (dataDir: string) => join(dataDir, 'pictures.sqlite');

/** Durable (`synchronous=full`) and readable while written (WAL). */
export function openPictureFile(dataDir: string, { readOnly }: { readonly readOnly: boolean }): DatabaseSync {
  const db = new DatabaseSync(pathIn(dataDir), { readOnly, timeout: busyTimeoutMs });
  // Much of a writer's work is finding known ids; a reader reads once from start to end and then a few rows a search.
  if (readOnly) db.exec('pragma cache_size = -4096');
  else
    db.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 10000; pragma cache_size = -32768',
    );
  return db;
}

/** Makes the tables if they are not there; when they are, a running import is not waited for. */
export function preparePictureFile(dataDir: string): void {
  const db = openPictureFile(dataDir, { readOnly: false });
  try {
    const found = () => Number(db.prepare('pragma user_version').get()?.user_version);
    if (found() >= version) return;
    db.exec('begin immediate');
    if (found() < version) db.exec(`${tables} pragma user_version = ${version}`);
    db.exec('commit');
  } finally {
    db.close();
  }
}
