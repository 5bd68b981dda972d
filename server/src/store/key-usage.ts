/** What keys have used of their quota, month by month: kept units are counted, held ones are checks under way. */
import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';
import type { KeyPayer } from './store.ts';

type Db = Transaction<Database>;

export interface KeyUsage extends KeyPayer {
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

export async function addUsage(tx: Db, additions: readonly KeyUsage[]): Promise<void> {
  const sums = new Map<string, { key_id: string; month: string; used: number; from_cache: number }>();
  for (const { keyId, month, used, fromCache } of additions) {
    const name = keyAccountName({ keyId, month });
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

/** Of the keys that exist. */
export async function keyAccounts(tx: Db, payers: readonly KeyPayer[], nowMs: number): Promise<KeyAccount[]> {
  const accounts: KeyAccount[] = [];
  for (const [month, sameMonth] of Map.groupBy(payers, (payer) => payer.month)) {
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
      accounts.push({ keyId: id, month, quota, taken: (used ?? 0) + (heldByKey.get(id) ?? 0) });
    }
  }
  return accounts;
}
