/** Removes what has had its time, a few rows at a go, so that nobody waits behind it. */
import type { Kysely } from 'kysely';
import { monthAt } from '../domain/month.ts';
import type { Database } from './schema.ts';
import type { SweepCounts, SweepLimits } from './store.ts';

const rowsAtATime = 500;

/** Deletes chunk after chunk until a chunk comes back short. */
async function inChunks(deleteChunk: () => Promise<{ numDeletedRows: bigint }>): Promise<number> {
  for (let total = 0; ; ) {
    const deleted = Number((await deleteChunk()).numDeletedRows);
    total += deleted;
    if (deleted < rowsAtATime) return total;
    // Lets the writes of waiting requests in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

export async function sweep(db: Kysely<Database>, limits: SweepLimits): Promise<SweepCounts> {
  const {
    nowMs,
    cacheBeforeMs,
    failedChecksBeforeMs,
    resultsBeforeMs,
    confidentialBeforeMs,
    resolvedReportsBeforeMs = -1,
    keyErrorsBeforeMs = -1,
  } = limits;

  const cacheEntries = await inChunks(() =>
    db
      .deleteFrom('cache_entries')
      // Said of the row itself too: on PostgreSQL it may have been renewed since it was selected.
      .where('created_at', '<=', cacheBeforeMs)
      .where('cache_key', 'in', (eb) =>
        eb
          .selectFrom('cache_entries')
          .select('cache_key')
          .where('created_at', '<=', cacheBeforeMs)
          .limit(rowsAtATime),
      )
      .executeTakeFirst(),
  );
  // A running check past its lease lost its node long ago; a failed one was kept for those who ask about it.
  const checks = await inChunks(() =>
    db
      .deleteFrom('checks')
      .where('lease_until', '<=', failedChecksBeforeMs)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('checks')
          .select('id')
          .where('lease_until', '<=', failedChecksBeforeMs)
          .limit(rowsAtATime),
      )
      .executeTakeFirst(),
  );
  const resultsUntil = (beforeMs: number | undefined, isConfidential: boolean) => {
    if (beforeMs === undefined) return 0;
    return inChunks(() =>
      db
        .deleteFrom('results')
        .where('id', 'in', (eb) => {
          const old = eb.selectFrom('results').select('id').where('created_at', '<=', beforeMs);
          return (isConfidential ? old.where('link_secret', 'is not', null) : old).limit(rowsAtATime);
        })
        .executeTakeFirst(),
    );
  };
  const results =
    (await resultsUntil(resultsBeforeMs, false)) + (await resultsUntil(confidentialBeforeMs, true));
  const others = await Promise.all([
    db.deleteFrom('key_secrets').where('expires_at', '<=', nowMs).executeTakeFirst(),
    db.deleteFrom('former_secrets').where('expires_at', '<=', nowMs).executeTakeFirst(),
    db.deleteFrom('reports').where('resolved_at', '<=', resolvedReportsBeforeMs).executeTakeFirst(),
    db.deleteFrom('key_errors').where('at', '<=', keyErrorsBeforeMs).executeTakeFirst(),
    db.deleteFrom('pending_keys').where('expires_at', '<=', nowMs).executeTakeFirst(),
    // Months are kept, and the days of this one and the last.
    db
      .deleteFrom('usage')
      .where('period', '<', monthBefore(nowMs))
      .where((eb) => eb.fn<number>('length', ['period']), '>', 'YYYY-MM'.length)
      .executeTakeFirst(),
    db.deleteFrom('spent_challenges').where('expires_at', '<=', nowMs).executeTakeFirst(),
    // Those of an hour go with their day.
    db
      .deleteFrom('allowances')
      .where('day', '<', new Date(nowMs).toISOString().slice(0, 10))
      .executeTakeFirst(),
  ]);
  const other = others.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
  return { cacheEntries, checks, results, other };
}

const monthBefore = (timeMs: number) => monthAt(monthAt(timeMs).startMs - 1).name;
