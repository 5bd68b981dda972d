/** What visitors have used of their daily allowances: kept units are counted, held ones are checks under way. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import type { VisitorPayer } from './store.ts';

type Db = Transaction<Database>;

export const allowanceName = (day: string, scope: string) => `${day} ${scope}`;

/** Every counter that these payers are counted under, once, in an order that is always the same. */
function countersOf(payers: readonly VisitorPayer[]): { scope: string; day: string }[] {
  const counters = payers.flatMap(({ day, allowances }) => allowances.map(({ scope }) => ({ scope, day })));
  return [...new Map(counters.map((counter) => [allowanceName(counter.day, counter.scope), counter]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, counter]) => counter);
}

/** On PostgreSQL: waits for whoever counts units of these allowances. */
export async function lockAllowances(tx: Db, payers: readonly VisitorPayer[]): Promise<void> {
  const counters = countersOf(payers);
  if (counters.length === 0) return;
  await tx
    .insertInto('allowances')
    .values(counters.map((counter) => ({ ...counter, used: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .selectFrom('allowances')
    .select('scope')
    .where((eb) =>
      eb(
        eb.refTuple('day', 'scope'),
        'in',
        counters.map(({ day, scope }) => eb.tuple(day, scope)),
      ),
    )
    .orderBy('day')
    .orderBy('scope')
    .forUpdate()
    .execute();
}

/** One unit of every allowance of each payer. */
export async function useAllowances(tx: Db, payers: readonly VisitorPayer[]): Promise<void> {
  const times = new Map<string, number>();
  for (const { day, allowances } of payers) {
    for (const { scope } of allowances) {
      const name = allowanceName(day, scope);
      times.set(name, (times.get(name) ?? 0) + 1);
    }
  }
  if (times.size === 0) return;
  await tx
    .insertInto('allowances')
    .values(
      countersOf(payers).map(({ day, scope }) => ({
        scope,
        day,
        used: times.get(allowanceName(day, scope)) ?? 0,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'day'])
        .doUpdateSet((eb) => ({ used: eb('allowances.used', '+', eb.ref('excluded.used')) })),
    )
    .execute();
}

/** Notes what checks that have just begun hold. */
export async function holdAllowances(
  tx: Db,
  checks: readonly { readonly id: string; readonly payer: VisitorPayer }[],
): Promise<void> {
  const rows = checks.flatMap(({ id, payer: { day, allowances } }) =>
    allowances.map(({ scope }) => ({ check_id: id, scope, day })),
  );
  if (rows.length > 0) await tx.insertInto('check_allowances').values(rows).execute();
}

/** Units kept and held of each scope that has any. */
export async function allowancesTaken(
  db: Kysely<Database>,
  day: string,
  scopes: readonly string[],
  nowMs: number,
): Promise<Map<string, number>> {
  if (scopes.length === 0) return new Map();
  const held = await db
    .selectFrom('check_allowances')
    .innerJoin('checks', 'checks.id', 'check_id')
    .select((eb) => ['scope', eb.fn.countAll<number>().as('count')])
    .where('scope', 'in', scopes)
    .where('day', '=', day)
    .where('state', '=', 'running')
    .where('lease_until', '>', nowMs)
    .groupBy('scope')
    .execute();
  const used = await db
    .selectFrom('allowances')
    .select(['scope', 'used as count'])
    .where('scope', 'in', scopes)
    .where('day', '=', day)
    .execute();
  const taken = new Map<string, number>();
  for (const { scope, count } of [...held, ...used]) taken.set(scope, (taken.get(scope) ?? 0) + count);
  return taken;
}
