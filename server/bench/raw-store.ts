/** How many durable transactions a second each database does alone when all it does is the quota update. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

const create =
  'create table raw_usage (key_id text, month text, used bigint, quota bigint, primary key (key_id, month))';

export function rawSqliteRate(folder: string, seconds: number): number {
  const db = new DatabaseSync(join(folder, 'raw.sqlite'));
  db.exec(`pragma journal_mode = wal; pragma synchronous = full; ${create}`);
  db.exec(`insert into raw_usage values ('k', '2026-11', 0, 1000000000)`);
  const update = db.prepare(
    'update raw_usage set used = used + 1 where key_id = ? and month = ? and used < quota',
  );
  const startMs = performance.now();
  let count = 0;
  while (performance.now() - startMs < seconds * 1000) {
    update.run('k', '2026-11');
    count += 1;
  }
  const rate = count / ((performance.now() - startMs) / 1000);
  db.close();
  return rate;
}

/** As many connections as the service has, all on one key's row, each update a transaction of its own. */
export async function rawPostgresRate(databaseUrl: string, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  await pool.query(create);
  await pool.query(`insert into raw_usage values ('k', '2026-11', 0, 1000000000)`);
  const startMs = performance.now();
  let count = 0;
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (performance.now() - startMs < seconds * 1000) {
        await pool.query({
          name: 'update',
          text: 'update raw_usage set used = used + 1 where key_id = $1 and month = $2 and used < quota',
          values: ['k', '2026-11'],
        });
        count += 1;
      }
    }),
  );
  const rate = count / ((performance.now() - startMs) / 1000);
  await pool.query('drop table raw_usage');
  await pool.end();
  return rate;
}
