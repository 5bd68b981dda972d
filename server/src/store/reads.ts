/** Everything that is looked up, over either database. */
import { type Compilable, type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Attachment, AttachmentLabel } from '../domain/attachment.ts';
import { readStoredProblem } from '../domain/stored-problem.ts';
import { allowancesTaken } from './allowances.ts';
import { groupLookups } from './group-lookups.ts';
import { keyErrors } from './key-errors.ts';
import { usageByDay } from './key-usage.ts';
import { findPendingKey } from './pending-keys.ts';
import type { Database } from './schema.ts';
import type {
  CheckState,
  DayUsage,
  KeyError,
  KeyIdentity,
  KeyRecord,
  PendingKey,
  StoredResult,
  Usage,
} from './store.ts';
import { findResultsByCacheKey, toStoredResult } from './stored-results.ts';

export interface Reads {
  findKeyByHash(hash: string, nowMs: number): Promise<KeyIdentity | undefined>;
  findKeys(selector?: string): Promise<KeyRecord[]>;
  usage(keyId: string, month: string, nowMs: number): Promise<Usage>;
  usageByDay(keyId: string, month: string): Promise<DayUsage[]>;
  keyErrors(keyId: string): Promise<KeyError[]>;
  findPendingKey(tokenHash: string, nowMs: number): Promise<PendingKey | undefined>;
  allowancesTaken(day: string, scopes: readonly string[], nowMs: number): Promise<number[]>;
  findCached(cacheKey: string, freshSinceMs: number): Promise<StoredResult | undefined>;
  findResult(id: string): Promise<StoredResult | undefined>;
  listAttachments(resultId: string): Promise<AttachmentLabel[]>;
  findAttachment(resultId: string, name: string): Promise<Attachment | undefined>;
  findCheck(id: string): Promise<CheckState | undefined>;
  ping(): Promise<void>;
}

const truthOf = (column: number | null) => (column === null ? null : column === 1);

export function createReads(db: Kysely<Database>): Reads {
  const keyByHash = groupLookups(async (hashes) => {
    const rows = await db
      .selectFrom('key_secrets')
      .innerJoin('api_keys', 'api_keys.id', 'key_secrets.key_id')
      .select(['hash', 'api_keys.id', 'name', 'quota', 'active', 'confidential', 'expires_at'])
      .where('hash', 'in', hashes)
      .execute();
    return new Map(rows.map((row) => [row.hash, row]));
  });
  const usageOfKey = prepared(db, (value: (name: 'keyId' | 'month' | 'nowMs') => never) =>
    db
      .selectFrom('api_keys')
      .leftJoin('usage', (join) =>
        join.onRef('usage.key_id', '=', 'api_keys.id').on('period', '=', value('month')),
      )
      .select(['used', 'from_cache'])
      .select((eb) =>
        eb
          .selectFrom('checks')
          .select(eb.fn.countAll<number>().as('open'))
          .where('key_id', '=', value('keyId'))
          .where('month', '=', value('month'))
          .where('state', '=', 'running')
          .where('lease_until', '>', value('nowMs'))
          .as('reserved'),
      )
      .where('api_keys.id', '=', value('keyId')),
  );
  const cachedResult = groupLookups((cacheKeys) => findResultsByCacheKey(db, cacheKeys));
  const resultById = prepared(db, (value: (name: 'id') => never) =>
    db
      .selectFrom('results')
      .select(['id', 'kind', 'created_at', 'body', 'key_id', 'link_secret'])
      .where('id', '=', value('id'))
      .where('hidden_at', 'is', null),
  );

  return {
    async findKeyByHash(hash, nowMs) {
      const row = await keyByHash(hash);
      if (!row || (row.expires_at !== null && row.expires_at <= nowMs)) return undefined;
      const { id, name, quota, active, confidential } = row;
      return { id, name, quota, active: active === 1, confidential: truthOf(confidential) };
    },

    async findKeys(selector) {
      let query = db
        .selectFrom('api_keys')
        .innerJoin('key_secrets', 'key_secrets.key_id', 'api_keys.id')
        .select(['api_keys.id', 'name', 'email', 'purpose', 'quota', 'active', 'api_keys.created_at'])
        .select('confidential')
        .select(['prefix', 'last_four'])
        .where('expires_at', 'is', null)
        .orderBy('api_keys.created_at')
        .orderBy('api_keys.id');
      if (selector !== undefined) {
        query = query.where((eb) =>
          eb.or([
            eb('api_keys.id', '=', selector),
            eb('name', '=', selector),
            ...(selector.startsWith('rsc_live_')
              ? [eb(sql<string>`substr(prefix, 1, ${sql.lit(selector.length)})`, '=', selector)]
              : []),
          ]),
        );
      }
      const rows = await query.execute();
      return rows.map(({ active, confidential, created_at, last_four, ...row }) => ({
        ...row,
        active: active === 1,
        confidential: truthOf(confidential),
        createdAtMs: created_at,
        lastFour: last_four,
      }));
    },

    async usage(keyId, month, nowMs) {
      const [row] = await usageOfKey({ keyId, month, nowMs });
      return { used: row?.used ?? 0, reserved: row?.reserved ?? 0, fromCache: row?.from_cache ?? 0 };
    },

    usageByDay: (keyId, month) => usageByDay(db, keyId, month),
    keyErrors: (keyId) => keyErrors(db, keyId),
    findPendingKey: (tokenHash, nowMs) => findPendingKey(db, tokenHash, nowMs),

    async allowancesTaken(day, scopes, nowMs) {
      const taken = await allowancesTaken(db, day, scopes, nowMs);
      return scopes.map((scope) => taken.get(scope) ?? 0);
    },

    async findCached(cacheKey, freshSinceMs) {
      const result = await cachedResult(cacheKey);
      return result && result.createdAtMs > freshSinceMs ? result : undefined;
    },

    async findResult(id) {
      const [row] = await resultById({ id });
      return row && toStoredResult(row);
    },

    async listAttachments(resultId) {
      const rows = await db
        .selectFrom('attachments')
        .innerJoin('results', 'results.id', 'result_id')
        .select(['name', 'media_type'])
        .where('result_id', '=', resultId)
        .where('hidden_at', 'is', null)
        .execute();
      return rows.map(({ name, media_type }) => ({ name, mediaType: media_type }));
    },

    async findAttachment(resultId, name) {
      const row = await db
        .selectFrom('attachments')
        .innerJoin('results', 'results.id', 'result_id')
        .select(['media_type', 'bytes'])
        .where('result_id', '=', resultId)
        .where('hidden_at', 'is', null)
        .where('name', '=', name)
        .executeTakeFirst();
      if (!row) return undefined;
      const { buffer, byteOffset, byteLength } = row.bytes;
      // The drivers give arrays of different classes.
      return { name, mediaType: row.media_type, bytes: new Uint8Array(buffer, byteOffset, byteLength) };
    },

    async findCheck(id) {
      const row = await db
        .selectFrom('checks')
        .select(['state', 'problem', 'started_at', 'lease_until', 'key_id'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return undefined;
      const byKey = row.key_id === '' ? {} : { keyId: row.key_id };
      return row.state === 'running'
        ? { state: 'running', startedAtMs: row.started_at, leaseUntilMs: row.lease_until, ...byKey }
        : { state: 'failed', problem: readStoredProblem(row.problem) };
    },

    async ping() {
      await sql`select 1`.execute(db);
    },
  };
}

/** Stands in the compiled query for a value that comes later. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Builds the query with `value(name)` where a value belongs; the function returned runs it with the values.
 * Kysely's own building takes longer than SQLite's answer to a look-up by key.
 */
function prepared<D, Name extends string, Row>(
  db: Kysely<D>,
  build: (value: (name: Name) => never) => Compilable<Row>,
): (values: Record<Name, string | number>) => Promise<Row[]> {
  const compiled = build((name) => new Placeholder(name) as never).compile();
  return async (values) => {
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as Name] : parameter,
    );
    const query: CompiledQuery<Row> = { ...compiled, parameters };
    return (await db.executeQuery(query)).rows;
  };
}
