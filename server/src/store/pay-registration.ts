/** What a registration costs: one unit of every allowance and the challenge. All of it is paid, or nothing happens. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import type { RegistrationCost, RegistrationOutcome } from './store.ts';
import { useAllowance } from './use-allowance.ts';

/** Leaves a transaction without its effects; never seen outside. */
class Undo extends Error {
  readonly outcome: RegistrationOutcome;
  constructor(outcome: RegistrationOutcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

export async function payRegistration(
  db: Kysely<Database>,
  { challenge, allowances, day }: RegistrationCost,
  register: (tx: Transaction<Database>) => Promise<void>,
): Promise<RegistrationOutcome> {
  try {
    return await db.transaction().execute(async (tx): Promise<RegistrationOutcome> => {
      // In an order that is always the same, so that registrations wait for each other and never in a circle.
      for (const { scope, limit } of allowances.toSorted((a, b) => (a.scope < b.scope ? -1 : 1))) {
        if (!(await useAllowance(tx, scope, { day, limit }))) throw new Undo('limit_reached');
      }
      const spent = await tx
        .insertInto('spent_challenges')
        .values({ id: challenge.id, expires_at: challenge.expiresAtMs })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      if (spent.length === 0) throw new Undo('challenge_spent');
      await register(tx);
      return 'registered';
    });
  } catch (error) {
    if (error instanceof Undo) return error.outcome;
    throw error;
  }
}
