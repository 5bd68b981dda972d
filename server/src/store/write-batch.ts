/**
 * The writes of the hot path, many requests in one transaction: units are held, kept and returned here and
 * nowhere else. Set-based, so that the number of statements does not grow with the number of requests.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PublicProblem } from '../domain/app-error.ts';
import { findResultsByCacheKey } from './reads.ts';
import type { Database, Dialect } from './schema.ts';
import type { Admission, CheckRequest, Settlement } from './store.ts';

export interface CachedAnswers {
  readonly keyId: string;
  readonly month: string;
  readonly count: number;
}

export interface WriteBatch {
  readonly settlements: readonly Settlement[];
  readonly requests: readonly CheckRequest[];
  readonly cachedAnswers: readonly CachedAnswers[];
}

type Db = Transaction<Database>;
type Done = Extract<Settlement, { outcome: 'done' }>;
type Payer = { readonly keyId: string; readonly month: string };

const payerName = ({ keyId, month }: Payer) => `${month} ${keyId}`;
const interrupted: PublicProblem = { code: 'verifica_interrotta', parameters: {} };

/** Settles first, so that a unit that comes back can be held again; answers the requests in their order. */
export function runWriteBatch(
  db: Kysely<Database>,
  dialect: Dialect,
  batch: WriteBatch,
): Promise<Admission[]> {
  return db.transaction().execute(async (tx) => {
    if (dialect === 'postgres') await lockUsage(tx, batch);
    await settle(tx, batch.settlements);
    await addUsage(
      tx,
      batch.cachedAnswers.map(({ count, ...payer }) => ({ ...payer, used: 0, fromCache: count })),
    );
    return admit(tx, batch.requests);
  });
}

/**
 * On PostgreSQL a key's row of usage is the lock under which its units are counted; always taken in the same
 * order, so that nodes wait for each other and never in a circle. SQLite has one writer anyway.
 */
async function lockUsage(tx: Db, { settlements, requests, cachedAnswers }: WriteBatch): Promise<void> {
  const kept = settlements.filter((settlement) => settlement.outcome === 'done');
  const payers = new Map<string, Payer>();
  for (const payer of [...requests, ...kept, ...cachedAnswers]) payers.set(payerName(payer), payer);
  const rows = [...payers]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { keyId, month }]) => ({ key_id: keyId, month, used: 0, from_cache: 0 }));
  if (rows.length === 0) return;
  await tx
    .insertInto('usage')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .selectFrom('usage')
    .select('key_id')
    .where((eb) =>
      eb(
        eb.refTuple('month', 'key_id'),
        'in',
        rows.map((row) => eb.tuple(row.month, row.key_id)),
      ),
    )
    .orderBy('month')
    .orderBy('key_id')
    .forUpdate()
    .execute();
}

async function settle(tx: Db, settlements: readonly Settlement[]): Promise<void> {
  const done = settlements.filter((settlement) => settlement.outcome === 'done');
  const failed = settlements.filter((settlement) => settlement.outcome === 'failed');
  for (const { id, problem } of failed) {
    await tx
      .updateTable('checks')
      .set({ state: 'failed', problem: JSON.stringify(problem) })
      .where('id', '=', id)
      .execute();
  }
  if (done.length === 0) return;

  const stored = await tx
    .insertInto('results')
    .values(
      done.map(({ keyId, result }) => ({
        id: result.id,
        kind: result.kind,
        key_id: keyId,
        created_at: result.createdAtMs,
        body: result.body,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const isNew = new Set(stored.map(({ id }) => id));
  // The same result may come twice in one batch: the first takes its id off the list.
  const charged = done.filter(({ result }) => isNew.delete(result.id));

  await keepAttachments(tx, charged);
  await tx
    .deleteFrom('checks')
    .where(
      'id',
      'in',
      done.map(({ result }) => result.id),
    )
    .execute();
  await addUsage(
    tx,
    charged.map(({ keyId, month }) => ({ keyId, month, used: 1, fromCache: 0 })),
  );
  const newest = new Map(charged.map((settlement) => [settlement.cacheKey, settlement.result]));
  if (newest.size === 0) return;
  await tx
    .insertInto('cache_entries')
    .values(
      [...newest].sort().map(([cacheKey, result]) => ({
        cache_key: cacheKey,
        result_id: result.id,
        created_at: result.createdAtMs,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('cache_key').doUpdateSet((eb) => ({
        result_id: eb.ref('excluded.result_id'),
        created_at: eb.ref('excluded.created_at'),
      })),
    )
    .execute();
}

async function keepAttachments(tx: Db, settlements: readonly Done[]): Promise<void> {
  const rows = settlements.flatMap(({ result, attachments = [] }) =>
    attachments.map(({ name, mediaType, bytes }) => ({
      result_id: result.id,
      name,
      media_type: mediaType,
      bytes,
    })),
  );
  if (rows.length > 0) await tx.insertInto('attachments').values(rows).execute();
}

async function addUsage(
  tx: Db,
  additions: readonly (Payer & { used: number; fromCache: number })[],
): Promise<void> {
  const sums = new Map<string, { key_id: string; month: string; used: number; from_cache: number }>();
  for (const { keyId, month, used, fromCache } of additions) {
    const name = payerName({ keyId, month });
    const sum = sums.get(name) ?? { key_id: keyId, month, used: 0, from_cache: 0 };
    sums.set(name, { ...sum, used: sum.used + used, from_cache: sum.from_cache + fromCache });
  }
  if (sums.size === 0) return;
  await tx
    .insertInto('usage')
    .values([...sums.values()])
    .onConflict((conflict) =>
      conflict.columns(['key_id', 'month']).doUpdateSet((eb) => ({
        used: eb('usage.used', '+', eb.ref('excluded.used')),
        from_cache: eb('usage.from_cache', '+', eb.ref('excluded.from_cache')),
      })),
    )
    .execute();
}

async function admit(tx: Db, requests: readonly CheckRequest[]): Promise<Admission[]> {
  if (requests.length === 0) return [];
  // In this order: a check that another node ends between the two questions is found by the second.
  const running = await runningChecks(tx, requests);
  const cached = await findResultsByCacheKey(
    tx,
    requests.map(({ cacheKey }) => cacheKey),
  );
  const accounts = await openAccounts(tx, requests);
  const toStart = new Map<string, CheckRequest>();

  const admissions = requests.map((request): Admission => {
    const result = cached.get(request.cacheKey);
    if (result && result.createdAtMs > request.freshSinceMs) return { outcome: 'cached', result };
    const other = running.get(request.cacheKey) ?? toStart.get(request.cacheKey)?.id;
    if (other === request.id) return { outcome: 'started' };
    if (other !== undefined) return { outcome: 'joined', id: other };
    const account = accounts.get(payerName(request));
    if (!account || account.left <= 0) return { outcome: 'exhausted', quota: account?.quota ?? 0 };
    account.left -= 1;
    toStart.set(request.cacheKey, request);
    return { outcome: 'started' };
  });

  // Where another node was quicker, its check is there now, and the unit meant for ours can go to another request.
  return (await startChecks(tx, [...toStart.values()])) ? admissions : admit(tx, requests);
}

/** Checks that are really under way; one whose lease ran out lost its node and is closed as interrupted. */
async function runningChecks(tx: Db, requests: readonly CheckRequest[]): Promise<Map<string, string>> {
  const nowMs = Math.max(...requests.map((request) => request.nowMs));
  const rows = await tx
    .selectFrom('checks')
    .select(['id', 'cache_key', 'lease_until'])
    .where('state', '=', 'running')
    .where(
      'cache_key',
      'in',
      requests.map(({ cacheKey }) => cacheKey),
    )
    .execute();
  const lost = rows.filter((row) => row.lease_until <= nowMs).map(({ id }) => id);
  if (lost.length > 0) await interruptChecks(tx, lost);
  return new Map(rows.filter((row) => row.lease_until > nowMs).map((row) => [row.cache_key, row.id]));
}

export async function interruptChecks(db: Kysely<Database>, ids?: readonly string[]): Promise<void> {
  let query = db
    .updateTable('checks')
    .set({ state: 'failed', problem: JSON.stringify(interrupted) })
    .where('state', '=', 'running');
  if (ids) query = query.where('id', 'in', ids);
  await query.execute();
}

/** What is left to every key that asks: quota less units kept less units held. */
async function openAccounts(
  tx: Db,
  requests: readonly CheckRequest[],
): Promise<Map<string, { quota: number; left: number }>> {
  const nowMs = Math.max(...requests.map((request) => request.nowMs));
  const accounts = new Map<string, { quota: number; left: number }>();
  for (const [month, sameMonth] of Map.groupBy(requests, (request) => request.month)) {
    const keyIds = [...new Set(sameMonth.map(({ keyId }) => keyId))];
    const rows = await tx
      .selectFrom('api_keys')
      .leftJoin('usage', (join) => join.onRef('usage.key_id', '=', 'api_keys.id').on('month', '=', month))
      .select(['id', 'quota', 'used'])
      .where('id', 'in', keyIds)
      .execute();
    const held = await tx
      .selectFrom('checks')
      .select((eb) => ['key_id', eb.fn.countAll<number>().as('count')])
      .where('key_id', 'in', keyIds)
      .where('month', '=', month)
      .where('state', '=', 'running')
      .where('lease_until', '>', nowMs)
      .groupBy('key_id')
      .execute();
    const heldByKey = new Map(held.map((row) => [row.key_id, row.count]));
    for (const { id, quota, used } of rows) {
      const left = quota - (used ?? 0) - (heldByKey.get(id) ?? 0);
      accounts.set(payerName({ keyId: id, month }), { quota, left });
    }
  }
  return accounts;
}

/** Begins the checks, except those that another node began in this very moment; whether there were none. */
async function startChecks(tx: Db, requests: readonly CheckRequest[]): Promise<boolean> {
  if (requests.length === 0) return true;
  const started = await tx
    .insertInto('checks')
    .values(
      requests
        .toSorted((a, b) => (a.cacheKey < b.cacheKey ? -1 : 1))
        .map((request) => ({
          id: request.id,
          cache_key: request.cacheKey,
          key_id: request.keyId,
          month: request.month,
          node_id: request.nodeId,
          state: 'running' as const,
          problem: null,
          started_at: request.nowMs,
          lease_until: request.leaseUntilMs,
        })),
    )
    .onConflict((conflict) =>
      conflict.column('cache_key').where('state', '=', sql.lit('running')).doNothing(),
    )
    .returning('id')
    .execute();
  return started.length === requests.length;
}
