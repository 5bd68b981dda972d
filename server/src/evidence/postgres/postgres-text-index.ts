/** The text index that many machines share, on PostgreSQL's full-text search. */
import type pg from 'pg';
import { accessPostgres, type PostgresAccess, transaction } from '../../database/postgres-pool.ts';
import { callsWaiting, createTurns } from '../../domain/turns.ts';
import { createAdd } from '../add-documents.ts';
import { type AnalysedDocument, countChanges } from '../analysed.ts';
import { type Identity, sortOut } from '../compare-with-known.ts';
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
import { createPostgresSearch, type InTransaction } from './postgres-search.ts';

/** Of the node's pool, at most. */
const connectionsMax = 4;

/** Lists are always read by their index; compiling a search takes longer than running it. */
const begin =
  'begin; set local enable_seqscan = off; set local jit = off; set local max_parallel_workers_per_gather = 0';

export async function openPostgresTextIndex(
  databaseUrl: string,
  name: TextIndexName,
  access: PostgresAccess = {},
): Promise<TextIndex> {
  const { pool, release } = await accessPostgres(databaseUrl, {
    connectionsMax,
    name: 'riscontro evidence',
    ...access,
  });
  // The pool's own queue knows no askers: nobody waits in it.
  const turns = createTurns({ atOnceMax: connectionsMax, ...callsWaiting });
  const work: InTransaction = (deed, signal) => turns.run(() => transaction(pool, deed, begin), signal);
  return {
    add: createAdd({
      known: (identities) => work((client) => known(client, name, identities)),
      write: (documents, earlier, step) => work((client) => write(client, name, documents, earlier, step)),
    }),
    search: createPostgresSearch(work, name),
    async count() {
      const { rows } = await work((client) => client.query(`select documents from ${name}_totals`));
      return Number(rows[0].documents);
    },
    census: (fields) => work((client) => takePostgresCensus(client, name, fields)),
    bookmarkOf: (file) => work((client) => bookmarkOf(client, name, file)),
    async tidy() {
      for (const table of [name, `${name}_words`, `${name}_frequencies`])
        await pool.query(`vacuum (analyze) ${table}`);
    },
    clear: () =>
      work(async (client) => {
        await client.query(`truncate ${name}, ${name}_words, ${name}_frequencies, ${name}_imports`);
        await client.query(`update ${name}_totals set documents = 0, terms = 0`);
      }),
    close: release,
  };
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

async function known(
  client: pg.PoolClient,
  name: TextIndexName,
  identities: readonly Identity[],
): Promise<Identity[]> {
  const { rows } = await client.query(
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

async function bookmarkOf(
  client: pg.PoolClient,
  name: TextIndexName,
  file: string,
): Promise<Bookmark | undefined> {
  const { rows } = await client.query(`select bookmark from ${name}_imports where file = $1`, [file]);
  return rows[0] && (JSON.parse(rows[0].bookmark) as Bookmark);
}

async function setBookmark(client: pg.PoolClient, name: TextIndexName, bookmark: Bookmark): Promise<void> {
  await client.query(
    `insert into ${name}_imports values ($1, $2) on conflict (file) do update set bookmark = excluded.bookmark`,
    [bookmark.file, JSON.stringify(bookmark)],
  );
}
