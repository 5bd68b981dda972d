/** Fills a store with keys and cached results, past the service's own writes, which would take too long. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { contentKinds } from '@riscontro/contract/inside';
import pg from 'pg';
import { generateKey, keySecret } from '../src/domain/api-key.ts';
import { cacheKeyOf, contentName } from '../src/domain/content.ts';
import { storedText } from '../src/domain/result-text.ts';
import { textFindings } from '../test/support/engines.ts';

export const storedClaim = (number: number) => `Affermazione numero ${number}`;

/** Column-wise rows of one table, as both databases take them. */
interface Rows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: (string | number | null)[][];
}

export interface Filler {
  insert(rows: Rows): Promise<void>;
  close(): Promise<void>;
}

export function sqliteFiller(dataDir: string): Filler {
  const db = new DatabaseSync(join(dataDir, 'riscontro.sqlite'), { timeout: 10_000 });
  return {
    async insert({ table, columns, rows }) {
      const insert = db.prepare(
        `insert into ${table} (${columns.join()}) values (${columns.map(() => '?').join()})`,
      );
      db.exec('begin immediate');
      for (const row of rows) insert.run(...row);
      db.exec('commit');
    },
    async close() {
      db.exec('pragma wal_checkpoint(truncate)');
      db.close();
    },
  };
}

export function postgresFiller(databaseUrl: string): Filler {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  return {
    async insert({ table, columns, rows }) {
      const types = columns.map((column) => (/_at$|quota|active/.test(column) ? 'bigint[]' : 'text[]'));
      const arrays = types.map((type, index) => `$${index + 1}::${type}`).join();
      const values = columns.map((_, index) => rows.map((row) => row[index]));
      await pool.query(`insert into ${table} (${columns.join()}) select * from unnest(${arrays})`, values);
    },
    async close() {
      await pool.query('analyze');
      await pool.end();
    },
  };
}

const rowsAtATime = 5_000;

/** New keys with a quota nobody reaches; returns them. */
export async function addKeys(filler: Filler, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, generateKey);
  for (let start = 0; start < count; start += rowsAtATime) {
    const some = keys.slice(start, start + rowsAtATime);
    await filler.insert({
      table: 'api_keys',
      columns: ['id', 'name', 'quota', 'active', 'created_at'],
      rows: some.map((key) => [key.slice(-20), 'bench', 1_000_000_000, 1, Date.now()]),
    });
    await filler.insert({
      table: 'key_secrets',
      columns: ['hash', 'key_id', 'prefix', 'last_four', 'created_at'],
      rows: some.map((key) => {
        const { hash, prefix, lastFour } = keySecret(key);
        return [hash, key.slice(-20), prefix, lastFour, Date.now()];
      }),
    });
  }
  return keys;
}

/** Results of the claims `from` to `to` (exclusive), all of them fresh in the cache. */
export async function addResults(filler: Filler, from: number, to: number): Promise<void> {
  const nowMs = Date.now();
  const body = storedText(
    { kind: 'text', claim: 'La Terra gira intorno al Sole' },
    'it',
    nowMs,
    textFindings,
  );
  for (let start = from; start < to; start += rowsAtATime) {
    const numbers = Array.from({ length: Math.min(rowsAtATime, to - start) }, (_, index) => start + index);
    await filler.insert({
      table: 'results',
      columns: ['id', 'kind', 'key_id', 'created_at', 'body'],
      rows: numbers.map((number) => [`filled-result-${number}`, contentKinds.text, 'bench', nowMs, body]),
    });
    await filler.insert({
      table: 'cache_entries',
      columns: ['cache_key', 'result_id', 'created_at'],
      rows: numbers.map((number) => [
        cacheKeyOf(contentName({ kind: 'text', claim: storedClaim(number) }, 'it')),
        `filled-result-${number}`,
        nowMs,
      ]),
    });
  }
}
