/** Who holds which result: gathered for a moment, written together, bounded for each result. */
import { type Kysely, sql } from 'kysely';
import { reportFault } from '../domain/fault-report.ts';
import { createGatheredWrites, type GatheredWrites } from '../domain/gathered-writes.ts';
import { everybody } from '../domain/holder.ts';
import type { Database, Dialect } from './schema.ts';
import type { Release } from './store.ts';

/** Told apart for one result, and few more where many come at once; beyond this it is held by everybody, and stays until it has had its time. */
export const holdersMax = 500;
const holdsAtATime = 100;
const writeDelayMs = 250;
/** Waiting to be written, while the database does not answer. */
const waitingMax = 10_000;

export interface Hold {
  readonly resultId: string;
  readonly holder: string;
}

export interface HolderNotes extends Pick<GatheredWrites, 'flush'> {
  note(hold: Hold): void;
}

export function createHolderNotes(write: (holds: readonly Hold[]) => Promise<void>): HolderNotes {
  const waiting = new Map<string, Hold>();
  const { soon, flush } = createGatheredWrites(writeDelayMs, () => {
    const holds = [...waiting.values()];
    waiting.clear();
    // Worth another try, and no error to anybody: a result that is deleted meanwhile is passed over then.
    const again = (error: unknown) => {
      reportFault(error, { place: 'store/holders' });
      holds.forEach(note);
    };
    return holds.length === 0 ? undefined : () => write(holds).catch(again);
  });

  function note(hold: Hold): void {
    if (waiting.size >= waitingMax) return;
    waiting.set(`${hold.resultId} ${hold.holder}`, hold);
    soon();
  }

  return { note, flush };
}

/** Set-based, so that many askers cost few statements. Results that are gone, and holders that are known, are passed over. */
export async function keepHolders(db: Kysely<Database>, holds: readonly Hold[]): Promise<void> {
  // In one order, so that nodes wait for each other and never in a circle.
  const inOrder = holds.toSorted((a, b) => (a.resultId + a.holder < b.resultId + b.holder ? -1 : 1));
  for (let start = 0; start < inOrder.length; start += holdsAtATime) {
    const rows = inOrder
      .slice(start, start + holdsAtATime)
      .map(({ resultId, holder }) => sql`(${resultId}, ${holder})`);
    await sql`
      insert into holders (result_id, holder)
      with noted (result_id, holder) as (values ${sql.join(rows)})
      select results.id, case
        when (select count(*) from holders as known where known.result_id = results.id) < ${sql.lit(holdersMax)}
        then noted.holder else ${sql.lit(everybody)} end
      from noted join results on results.id = noted.result_id
      where true
      on conflict do nothing`.execute(db);
  }
}

/** Everything of it but its id. Within a transaction. */
export async function removeResult(db: Kysely<Database>, id: string, nowMs: number): Promise<boolean> {
  const gone = await db.deleteFrom('results').where('id', '=', id).returning('id').execute();
  if (gone.length === 0) return false;
  await db.deleteFrom('cache_entries').where('result_id', '=', id).execute();
  await db
    .insertInto('deleted_results')
    .values({ id, deleted_at: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Within a transaction. */
export async function releaseResult(
  db: Kysely<Database>,
  dialect: Dialect,
  { resultId, holder, nowMs }: Hold & { readonly nowMs: number },
): Promise<Release | undefined> {
  const result = db.selectFrom('results').select('id').where('id', '=', resultId);
  // Locked, so that of the last two who let go at once the second sees that the first has gone, and that nobody comes
  // to hold what is being deleted. SQLite has one writer anyway.
  const found = await (dialect === 'postgres' ? result.forUpdate() : result).executeTakeFirst();
  if (!found) return undefined;
  await db.deleteFrom('holders').where('result_id', '=', resultId).where('holder', '=', holder).execute();
  const other = await db
    .selectFrom('holders')
    .select('holder')
    .where('result_id', '=', resultId)
    .limit(1)
    .executeTakeFirst();
  if (other) return 'released';
  await removeResult(db, resultId, nowMs);
  return 'deleted';
}
