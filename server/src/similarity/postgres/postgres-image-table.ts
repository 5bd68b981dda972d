/** The images that many machines share. */
import type pg from 'pg';
import { transaction } from '../../database/postgres-pool.ts';
import type { AddedImages } from '../image-index.ts';
import {
  forgottenMs,
  type ImageRow,
  type ImageTable,
  removalsKept,
  sortRows,
  sweptAtATime,
} from '../image-table.ts';

/** `release` is called at the end. */
export function openPostgresImageTable(pool: pg.Pool, release: () => Promise<void>): ImageTable {
  return {
    add: (rows) => writing(pool, (client) => write(client, rows)),
    forget: (id, nowMs) =>
      writing(pool, async (client) => {
        await client.query(
          'insert into forgotten_pictures values ($1, $2) on conflict (id) do update set at = excluded.at',
          [id, nowMs],
        );
        return (await removeWhere(client, 'id = $1', [id])) > 0;
      }),
    async sweep({ nowMs, keptBeforeMs }) {
      await pool.query('delete from forgotten_pictures where at <= $1', [nowMs - forgottenMs]);
      if (keptBeforeMs === undefined) return 0;
      let removed = 0;
      let some: number;
      do {
        some = await writing(pool, (client) =>
          removeWhere(client, 'kept_at <= $1 order by kept_at limit $2', [keptBeforeMs, sweptAtATime]),
        );
        removed += some;
      } while (some === sweptAtATime);
      return removed;
    },
    async start() {
      const { rows } = await pool.query('select coalesce(max(place), 0) as place from picture_removals');
      return { number: 0, removal: rows[0].place };
    },
    async changes(since, addedMax) {
      const [{ rows: added }, { rows: removals }] = await Promise.all([
        pool.query({ ...addedQuery, values: [since.number, addedMax] }),
        pool.query({ ...removalsQuery, values: [since.removal] }),
      ]);
      return {
        added,
        removed: removals.map(({ number }) => number),
        position: {
          number: added.at(-1)?.number ?? since.number,
          removal: removals.at(-1)?.place ?? since.removal,
        },
        gap: removals.length > 0 && removals[0].first > since.removal + 1,
      };
    },
    async images(numbers) {
      const { rows } = await pool.query({ ...imagesQuery, values: [numbers] });
      return rows;
    },
    async count() {
      const { rows } = await pool.query('select count(*) as count from picture_hashes where not checked');
      return rows[0].count;
    },
    close: release,
  };
}

/** Asked at every search: prepared once for each connection. */
const addedQuery = {
  name: 'added',
  text: 'select number, minute, hashes, checked from picture_hashes where number > $1 order by number limit $2',
};
const removalsQuery = {
  name: 'removals',
  text: `select place, number, (select min(place) from picture_removals) as first
         from picture_removals where place > $1 order by place`,
};
const imagesQuery = {
  name: 'pictures',
  text: 'select number, id, body from pictures where number = any($1::bigint[])',
};

/**
 * One writer at a time, whichever node it is on: were numbers given out to two at once, the higher ones could become
 * visible first, and a reader that has seen them would never ask for the lower ones.
 */
const writing = <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  transaction(pool, work, "begin; select pg_advisory_xact_lock(hashtext('riscontro pictures'))");

async function write(client: pg.PoolClient, given: readonly ImageRow[]): Promise<AddedImages> {
  const rows = await withoutForgotten(client, given);
  const known = await client.query(
    'select id, number, body, hashes from pictures join picture_hashes using (number) where id = any($1)',
    [rows.map(({ id }) => id)],
  );
  const knownById = new Map(known.rows.map((row) => [row.id as string, row]));
  const { write, counts } = sortRows(rows, knownById);
  await removeNumbers(
    client,
    write.flatMap(({ id }) => knownById.get(id)?.number ?? []),
  );
  if (write.length === 0) return counts;
  await client.query(
    `with given as (
       select * from unnest($1::text[], $2::text[], $3::int[], $4::bytea[], $5::bool[], $6::bigint[])
         as given (id, body, minute, hashes, checked, kept_at)
     ), inserted as (
       insert into pictures (id, body, kept_at) select id, body, kept_at from given returning number, id
     )
     insert into picture_hashes (number, minute, hashes, checked)
       select number, minute, hashes, checked from inserted join given using (id)`,
    [
      write.map(({ id }) => id),
      write.map(({ body }) => body),
      write.map(({ minute }) => minute),
      write.map(({ hashes }) => Buffer.from(hashes)),
      write.map(({ checked }) => checked),
      write.map(({ keptAt }) => keptAt),
    ],
  );
  return counts;
}

/** Only what checks keep can have been forgotten. */
async function withoutForgotten(
  client: pg.PoolClient,
  rows: readonly ImageRow[],
): Promise<readonly ImageRow[]> {
  const ids = rows.flatMap(({ id, keptAt }) => (keptAt === null ? [] : [id]));
  if (ids.length === 0) return rows;
  const { rows: found } = await client.query('select id from forgotten_pictures where id = any($1)', [ids]);
  const forgotten = new Set(found.map(({ id }) => id));
  return rows.filter(({ id, keptAt }) => keptAt === null || !forgotten.has(id));
}

async function removeWhere(client: pg.PoolClient, which: string, values: unknown[]): Promise<number> {
  const { rows } = await client.query(`select number from pictures where ${which}`, values);
  await removeNumbers(
    client,
    rows.map(({ number }) => number),
  );
  return rows.length;
}

async function removeNumbers(client: pg.PoolClient, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  await client.query('delete from pictures where number = any($1::bigint[])', [numbers]);
  await client.query('insert into picture_removals (number) select unnest($1::bigint[])', [numbers]);
  await client.query(
    'delete from picture_removals where place <= (select max(place) from picture_removals) - $1::bigint',
    [removalsKept],
  );
}
