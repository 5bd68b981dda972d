/** The tables of the evidence file. */
import { DatabaseSync } from 'node:sqlite';
import { makeOwnFile } from '../../data-folder/own-file.ts';
import type { TextIndexName } from '../text-index.ts';

/** How long an import waits for another one. */
const busyTimeoutMs = 60_000;
const version = 1;

const tablesOf = (name: TextIndexName) => `
  create table ${name} (
    id integer primary key, key text not null, part integer not null, fingerprint text not null,
    body text not null, unique (key, part)
  );
  create index ${name}_by_fingerprint on ${name} (fingerprint);
  -- The terms come analysed: the ASCII rules leave every letter beyond ASCII as it is.
  create virtual table ${name}_words using fts5(title, text, tokenize = 'ascii');
  create table ${name}_sketches (id integer primary key, terms blob not null);
  create table ${name}_frequencies (term text primary key, documents integer not null) without rowid;
  create table ${name}_totals (documents integer not null, terms integer not null);
  insert into ${name}_totals values (0, 0);
  create table ${name}_imports (file text primary key, bookmark text not null);`;

export function openIndexDatabase(path: string, { readOnly }: { readOnly: boolean }): DatabaseSync {
  const db = new DatabaseSync(path, { readOnly, timeout: busyTimeoutMs });
  // What a power cut takes from the end of an import, the import's bookmark does not remember either.
  if (!readOnly) db.exec('pragma journal_mode = wal; pragma synchronous = normal');
  db.exec('pragma cache_size = -65536; pragma temp_store = memory');
  return db;
}

/** Makes the tables if they are not there; when they are, a running import is not waited for. */
export function prepareIndexFile(path: string): void {
  makeOwnFile(path);
  const db = openIndexDatabase(path, { readOnly: false });
  try {
    const found = () => Number(db.prepare('pragma user_version').get()?.user_version);
    if (found() >= version) return;
    db.exec('begin immediate');
    if (found() < version) {
      db.exec(`${tablesOf('passages')}${tablesOf('claim_reviews')} pragma user_version = ${version}`);
    }
    db.exec('commit');
  } finally {
    db.close();
  }
}
