/** Counts what somebody may do so many times a day, or an hour of it. */
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { ScopeCount } from './store.ts';

/** A database takes only so many parameters in a statement. */
const rowsAtATime = 500;

/** Takes one; false when none is left, and then nothing is counted. */
export async function useAllowance(
  db: Kysely<Database>,
  scope: string,
  { day, limit }: { readonly day: string; readonly limit: number },
): Promise<boolean> {
  if (limit < 1) return false;
  const used = await db
    .insertInto('allowances')
    .values({ scope, day, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'day'])
        .doUpdateSet((eb) => ({ used: eb('allowances.used', '+', 1) }))
        .where('allowances.used', '<', limit),
    )
    .returning('used')
    .execute();
  return used.length > 0;
}

/** Adds all of them; the sums, in their order. */
export async function addCounts(
  db: Kysely<Database>,
  period: string,
  counts: readonly ScopeCount[],
): Promise<number[]> {
  const sums = new Map<string, number>();
  // In an order that is always the same, so that nodes wait for each other and never in a circle.
  const sorted = counts.toSorted((a, b) => (a.scope < b.scope ? -1 : 1));
  for (let start = 0; start < sorted.length; start += rowsAtATime) {
    const rows = await db
      .insertInto('allowances')
      .values(
        sorted
          .slice(start, start + rowsAtATime)
          .map(({ scope, count }) => ({ scope, day: period, used: count })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['scope', 'day'])
          .doUpdateSet((eb) => ({ used: eb('allowances.used', '+', eb.ref('excluded.used')) })),
      )
      .returning(['scope', 'used'])
      .execute();
    for (const { scope, used } of rows) sums.set(scope, used);
  }
  return counts.map(({ scope }) => sums.get(scope) ?? 0);
}
