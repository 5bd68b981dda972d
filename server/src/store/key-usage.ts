/** What keys have used of their quota, month by month: kept units are counted, held ones are checks under way. */
import type { Kysely, Transaction } from 'kysely';
import { dayAt } from '../domain/day.ts';
import type { Database } from './schema.ts';
import type { DayUsage, KeyPayer } from './store.ts';

type Db = Transaction<Database>;

export interface KeyUsage extends KeyPayer {
  /** The day of the month under which it is shown. */
  readonly day: string;
  readonly used: number;
  readonly fromCache: number;
}

export interface KeyAccount extends KeyPayer {
  readonly quota: number;
  /** Units kept and held. */
  readonly taken: number;
}

export const keyAccountName = ({ keyId, month }: KeyPayer) => `${month} ${keyId}`;

/** On PostgreSQL, in an order that is always the same: waits for whoever counts units of these keys. */
export async function lockUsage(tx: Db, payers: readonly KeyPayer[]): Promise<void> {
  const rows = [...new Map(payers.map((payer) => [keyAccountName(payer), payer]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { keyId, month }]) => ({ key_id: keyId, period: month, used: 0, from_cache: 0 }));
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
        eb.refTuple('period', 'key_id'),
        'in',
        rows.map((row) => eb.tuple(row.period, row.key_id)),
      ),
    )
    .orderBy('period')
    .orderBy('key_id')
    .forUpdate()
    .execute();
}

/** The day of an instant if it is one of the month, otherwise the month's nearest: units count where they are charged. */
export function dayWithin(month: string, timeMs: number): string {
  const day = dayAt(timeMs).name;
  if (day.startsWith(month)) return day;
  const [year = 0, number = 1] = month.split('-').map(Number);
  return day < month ? `${month}-01` : new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** Month and day in one statement. On PostgreSQL the lock on the month's row keeps others off the days' rows too. */
export async function addUsage(tx: Db, additions: readonly KeyUsage[]): Promise<void> {
  const sums = new Map<string, { key_id: string; period: string; used: number; from_cache: number }>();
  for (const { keyId, month, day, used, fromCache } of additions) {
    for (const period of [month, day]) {
      const name = `${period} ${keyId}`;
      const sum = sums.get(name) ?? { key_id: keyId, period, used: 0, from_cache: 0 };
      sums.set(name, { ...sum, used: sum.used + used, from_cache: sum.from_cache + fromCache });
    }
  }
  if (sums.size === 0) return;
  await tx
    .insertInto('usage')
    .values([...sums.values()])
    .onConflict((conflict) =>
      conflict.columns(['key_id', 'period']).doUpdateSet((eb) => ({
        used: eb('usage.used', '+', eb.ref('excluded.used')),
        from_cache: eb('usage.from_cache', '+', eb.ref('excluded.from_cache')),
      })),
    )
    .execute();
}

/** Of the keys that exist. */
export async function keyAccounts(tx: Db, payers: readonly KeyPayer[], nowMs: number): Promise<KeyAccount[]> {
  const accounts: KeyAccount[] = [];
  for (const [month, sameMonth] of Map.groupBy(payers, (payer) => payer.month)) {
    const keyIds = [...new Set(sameMonth.map(({ keyId }) => keyId))];
    const rows = await tx
      .selectFrom('api_keys')
      .leftJoin('usage', (join) => join.onRef('usage.key_id', '=', 'api_keys.id').on('period', '=', month))
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
      accounts.push({ keyId: id, month, quota, taken: (used ?? 0) + (heldByKey.get(id) ?? 0) });
    }
  }
  return accounts;
}

/** Of the days on which something was counted, in their order. */
export async function usageByDay(db: Kysely<Database>, keyId: string, month: string): Promise<DayUsage[]> {
  const rows = await db
    .selectFrom('usage')
    .select(['period', 'used', 'from_cache'])
    .where('key_id', '=', keyId)
    .where('period', '>', month)
    .where('period', '<', `${month}-99`)
    .orderBy('period')
    .execute();
  return rows.map(({ period, used, from_cache }) => ({ day: period, used, fromCache: from_cache }));
}
