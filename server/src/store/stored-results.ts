/** Results as they lie in their table. Apart from the other reads, so that the writer's thread loads none of these. */
import { type ContentKind, contentKinds, nameOf } from '@riscontro/contract/inside';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from './schema.ts';
import type { StoredResult } from './store.ts';

type ResultRow = Pick<
  Selectable<Database['results']>,
  'id' | 'kind' | 'created_at' | 'body' | 'key_id' | 'link_secret'
>;

export const toStoredResult = (row: ResultRow): StoredResult => ({
  id: row.id,
  kind: nameOf(contentKinds, row.kind) as ContentKind,
  createdAtMs: row.created_at,
  body: row.body,
  ...(row.key_id === '' ? {} : { keyId: row.key_id }),
  ...(row.link_secret === null ? {} : { linkSecret: row.link_secret }),
});

/** The cached result of each key that has one, however old. */
export async function findResultsByCacheKey(
  db: Kysely<Database>,
  cacheKeys: readonly string[],
): Promise<Map<string, StoredResult>> {
  const rows = await db
    .selectFrom('cache_entries')
    .innerJoin('results', 'results.id', 'cache_entries.result_id')
    .select(['cache_key', 'results.id', 'kind', 'results.created_at', 'body', 'key_id', 'link_secret'])
    .where('cache_key', 'in', cacheKeys)
    .where('hidden_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.cache_key, toStoredResult(row)]));
}
