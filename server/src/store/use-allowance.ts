/** Counts what somebody may do so many times a day. */
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

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
