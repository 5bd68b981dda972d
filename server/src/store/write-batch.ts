/**
 * The writes of the hot path, many requests in one transaction: units are held, kept and returned here and
 * nowhere else. Set-based, so that the number of statements does not grow with the number of requests.
 */
import { contentKinds } from '@riscontro/contract/inside';
import { type Kysely, sql, type Transaction } from 'kysely';
import { storedProblem } from '../domain/stored-problem.ts';
import { charge, hold, keyColumnOf, lockAccounts, monthColumnOf, openAccounts } from './accounts.ts';
import { addUsage } from './key-usage.ts';
import type { Database, Dialect } from './schema.ts';
import type { Admission, CheckRequest, Payer, Settlement } from './store.ts';
import { findResultsByCacheKey } from './stored-results.ts';

export interface CachedAnswers {
  readonly keyId: string;
  readonly month: string;
  readonly day: string;
  readonly count: number;
}

export interface WriteBatch {
  readonly settlements: readonly Settlement[];
  readonly requests: readonly CheckRequest[];
  readonly cachedAnswers: readonly CachedAnswers[];
}

type Db = Transaction<Database>;
type Done = Extract<Settlement, { outcome: 'done' }>;

const interrupted = storedProblem({ code: 'checkInterrupted', parameters: {} });

/** Settles first, so that a unit that comes back can be held again; answers the requests in their order. */
export function runWriteBatch(
  db: Kysely<Database>,
  dialect: Dialect,
  batch: WriteBatch,
): Promise<Admission[]> {
  return db.transaction().execute(async (tx) => {
    if (dialect === 'postgres') await lockAccounts(tx, payersOf(batch));
    await settle(tx, batch.settlements);
    await addUsage(
      tx,
      batch.cachedAnswers.map(({ count, ...payer }) => ({ ...payer, used: 0, fromCache: count })),
    );
    return admit(tx, batch.requests);
  });
}

function payersOf({ settlements, requests, cachedAnswers }: WriteBatch): Payer[] {
  const kept = settlements.filter((settlement) => settlement.outcome === 'done');
  return [...[...requests, ...kept].map(({ payer }) => payer), ...cachedAnswers];
}

async function settle(tx: Db, settlements: readonly Settlement[]): Promise<void> {
  const done = settlements.filter((settlement) => settlement.outcome === 'done');
  const failed = settlements.filter((settlement) => settlement.outcome === 'failed');
  for (const { id, problem } of failed) {
    await tx
      .updateTable('checks')
      .set({ state: 'failed', problem: storedProblem(problem) })
      .where('id', '=', id)
      .execute();
  }
  if (done.length === 0) return;

  // A check ends once. Settled again, its row is gone, and so may be its result, which must not come back then.
  const ended = await tx
    .deleteFrom('checks')
    .where(
      'id',
      'in',
      done.map(({ result }) => result.id),
    )
    .returning('id')
    .execute();
  const isNew = new Set(ended.map(({ id }) => id));
  // The same result may come twice in one batch: the first takes its id off the list.
  const charged = done.filter(({ result }) => isNew.delete(result.id));
  if (charged.length === 0) return;

  await tx
    .insertInto('results')
    .values(
      charged.map(({ payer, result }) => ({
        id: result.id,
        kind: contentKinds[result.kind],
        key_id: keyColumnOf(payer),
        created_at: result.createdAtMs,
        body: result.body,
        link_secret: result.linkSecret ?? null,
      })),
    )
    .execute();
  await tx
    .insertInto('holders')
    .values(charged.map(({ result, holder }) => ({ result_id: result.id, holder })))
    .execute();
  await keepAttachments(tx, charged);
  await charge(
    tx,
    charged.map(({ payer, result }) => ({ payer, atMs: result.createdAtMs })),
  );
  const newest = new Map(charged.map((settlement) => [settlement.cacheKey, settlement.result]));
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

async function admit(tx: Db, requests: readonly CheckRequest[]): Promise<Admission[]> {
  if (requests.length === 0) return [];
  // In this order: a check that another node ends between the two questions is found by the second.
  const running = await runningChecks(tx, requests);
  const cached = await findResultsByCacheKey(
    tx,
    requests.map(({ cacheKey }) => cacheKey),
  );
  const accounts = await openAccounts(
    tx,
    requests.map(({ payer }) => payer),
    Math.max(...requests.map(({ nowMs }) => nowMs)),
  );
  const toStart = new Map<string, CheckRequest>();

  const admissions = requests.map((request): Admission => {
    const result = cached.get(request.cacheKey);
    if (result && result.createdAtMs > request.freshSinceMs) return { outcome: 'cached', result };
    const other = running.get(request.cacheKey) ?? toStart.get(request.cacheKey)?.id;
    if (other === request.id) return { outcome: 'started' };
    if (other !== undefined) return { outcome: 'joined', id: other };
    const reached = accounts.take(request.payer);
    if (reached !== undefined) return { outcome: 'exhausted', quota: reached };
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
    .set({ state: 'failed', problem: interrupted })
    .where('state', '=', 'running');
  if (ids) query = query.where('id', 'in', ids);
  await query.execute();
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
          key_id: keyColumnOf(request.payer),
          month: monthColumnOf(request.payer),
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
  const begun = new Set(started.map(({ id }) => id));
  await hold(
    tx,
    requests.filter(({ id }) => begun.has(id)),
  );
  return begun.size === requests.length;
}
