/** The text index that many machines share, on PostgreSQL's full-text search. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from '../../store/migrations/index.ts';
import { createAdd } from '../add-in-turn.ts';
import { type AnalysedDocument, countChanges } from '../analysed.ts';
import { type Identity, sortOut } from '../sort-out.ts';
import {
  type AddCounts,
  advance,
  type Bookmark,
  type BookmarkAdvance,
  type TextIndex,
  type TextIndexName,
} from '../text-index.ts';
import { termsOfVector, vectorOf } from './full-text.ts';
import { takePostgresCensus } from './postgres-census.ts';
import { createPostgresSearch } from './postgres-search.ts';

export interface PostgresIndexOptions {
  readonly connectionsMax?: number;
  /** Called when a connection that nobody is using breaks; the pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void;
}

/** Lists are always read by their index; compiling a search takes longer than running it. */
const connectionSettings = 'set enable_seqscan = off; set jit = off; set max_parallel_workers_per_gather = 0';

export async function openPostgresTextIndex(
  databaseUrl: string,
  name: TextIndexName,
  options: PostgresIndexOptions = {},
): Promise<TextIndex> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.connectionsMax ?? 4,
    connectionTimeoutMillis: 10_000,
    application_name: 'riscontro evidence',
    onConnect: async (client) => void (await client.query(connectionSettings)),
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    add: createAdd({
      known: (identities) => known(pool, name, identities),
      write: (documents, earlier, step) =>
        transaction(pool, (client) => write(client, name, documents, earlier, step)),
    }),
    search: createPostgresSearch(pool, name),
    async count() {
      const { rows } = await pool.query(`select documents from ${name}_totals`);
      return Number(rows[0].documents);
    },
    census: (fields) => transaction(pool, (client) => takePostgresCensus(client, name, fields)),
    bookmarkOf: (file) => bookmarkOf(pool, name, file),
    async tidy() {
      for (const table of [name, `${name}_words`, `${name}_frequencies`])
        await pool.query(`vacuum (analyze) ${table}`);
    },
    clear: () =>
      transaction(pool, async (client) => {
        await client.query(`truncate ${name}, ${name}_words, ${name}_frequencies, ${name}_imports`);
        await client.query(`update ${name}_totals set documents = 0, terms = 0`);
      }),
    close: () => db.destroy(),
  };
}

async function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const value = await work(client);
    await client.query('commit');
    client.release();
    return value;
  } catch (error) {
    // The connection may be what failed: it is not used again, and its transaction ends with it.
    client.release(true);
    throw error;
  }
}

async function write(
  client: pg.PoolClient,
  name: TextIndexName,
  documents: readonly AnalysedDocument[],
  earlier: AddCounts,
  step: BookmarkAdvance | undefined,
): Promise<AddCounts> {
  // Imports from several machines take turns: they all count up the same words.
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`riscontro ${name}`]);
  const { insert, removeKeys, counts } = sortOut(documents, await known(client, name, documents));
  const removed = removeKeys.length > 0 ? await remove(client, name, removeKeys) : [];
  await insertDocuments(client, name, insert);
  const parts = insert.flatMap((document) => document.parts);
  await changeCounts(client, name, countChanges(parts, removed));
  const all = {
    added: earlier.added + counts.added,
    duplicates: earlier.duplicates + counts.duplicates,
  };
  if (step) await setBookmark(client, name, advance(await bookmarkOf(client, name, step.file), step, all));
  return all;
}

type Queries = Pick<pg.Pool, 'query'>;

async function known(db: Queries, name: TextIndexName, identities: readonly Identity[]): Promise<Identity[]> {
  const { rows } = await db.query(
    `select distinct key, fingerprint from ${name} where key = any($1) or fingerprint = any($2)`,
    [identities.map(({ key }) => key), identities.map(({ fingerprint }) => fingerprint)],
  );
  return rows;
}

async function remove(client: pg.PoolClient, name: TextIndexName, keys: readonly string[]) {
  const { rows } = await client.query(
    `select words::text from ${name}_words join ${name} using (id) where key = any($1)`,
    [keys],
  );
  await client.query(`delete from ${name} where key = any($1)`, [keys]);
  return rows.map(({ words }) => termsOfVector(words));
}

async function insertDocuments(
  client: pg.PoolClient,
  name: TextIndexName,
  documents: readonly AnalysedDocument[],
): Promise<void> {
  const rows = documents.flatMap(({ key, fingerprint, parts }) =>
    parts.map((part, number) => ({ key, number, fingerprint, ...part })),
  );
  await client.query(
    `with given as (
       select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[])
         with ordinality as given (key, part, fingerprint, body, words, place)
     ), inserted as (
       insert into ${name} (key, part, fingerprint, body)
       select key, part, fingerprint, body from given order by place returning id, key, part
     )
     insert into ${name}_words (id, words)
     select id, words::tsvector from inserted join given using (key, part)`,
    [
      rows.map(({ key }) => key),
      rows.map(({ number }) => number),
      rows.map(({ fingerprint }) => fingerprint),
      rows.map(({ body }) => body),
      rows.map(({ titleTerms, textTerms }) => vectorOf(titleTerms, textTerms)),
    ],
  );
}

async function changeCounts(
  client: pg.PoolClient,
  name: TextIndexName,
  { frequencies, documents, terms }: ReturnType<typeof countChanges>,
): Promise<void> {
  await client.query(
    `insert into ${name}_frequencies as known (term, documents)
     select * from unnest($1::text[], $2::bigint[])
     on conflict (term) do update set documents = known.documents + excluded.documents`,
    [frequencies.map(([term]) => term), frequencies.map(([, change]) => change)],
  );
  await client.query(`update ${name}_totals set documents = documents + $1, terms = terms + $2`, [
    documents,
    terms,
  ]);
}

async function bookmarkOf(db: Queries, name: TextIndexName, file: string): Promise<Bookmark | undefined> {
  const { rows } = await db.query(`select bookmark from ${name}_imports where file = $1`, [file]);
  return rows[0] && (JSON.parse(rows[0].bookmark) as Bookmark);
}

async function setBookmark(client: pg.PoolClient, name: TextIndexName, bookmark: Bookmark): Promise<void> {
  await client.query(
    `insert into ${name}_imports values ($1, $2) on conflict (file) do update set bookmark = excluded.bookmark`,
    [bookmark.file, JSON.stringify(bookmark)],
  );
}
