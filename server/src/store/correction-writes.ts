/** What changes reports, versions and removals. */
import { reportReasons } from '@riscontro/contract/inside';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { AppendAudit } from './audit-log.ts';
import type { Actor } from './audit-store.ts';
import type {
  CorrectionsStore,
  NewReport,
  ReportOutcome,
  Resolution,
  Revision,
  RevisionOutcome,
} from './corrections-store.ts';
import { removeResult } from './holders.ts';
import type { Database } from './schema.ts';
import type { Allowance } from './store.ts';
import { useAllowance } from './use-allowance.ts';

export interface CorrectionWrites extends Pick<CorrectionsStore, 'addReport'> {
  dismissReport(id: string, note: string, nowMs: number, by: Actor): Promise<boolean>;
  reviseResult(revision: Revision, by: Actor): Promise<RevisionOutcome>;
  setResultHidden(id: string, hidden: boolean, nowMs: number, by: Actor): Promise<boolean>;
  deleteResult(id: string, nowMs: number, by: Actor): Promise<boolean>;
}

/** Leaves a transaction without its effects; never seen outside. */
class Undo<Outcome> extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('undo');
    this.outcome = outcome;
  }
}

export function createCorrectionWrites(db: Kysely<Database>, appendAudit: AppendAudit): CorrectionWrites {
  async function allOrNothing<Outcome>(
    work: (tx: Transaction<Database>) => Promise<Outcome>,
  ): Promise<Outcome> {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (error instanceof Undo) return error.outcome as Outcome;
      throw error;
    }
  }

  return {
    addReport: (report, day, allowances) => allOrNothing((tx) => addReport(tx, report, day, allowances)),

    dismissReport: (id, note, nowMs, by) =>
      db.transaction().execute(async (tx) => {
        const resolution = { outcome: 'dismissed', note, resolvedAtMs: nowMs, newVersion: null } as const;
        if (!(await closeReport(tx, id, resolution))) return false;
        await appendAudit(tx, { atMs: nowMs, action: 'report.dismiss', target: id }, by);
        return true;
      }),

    reviseResult: (revision, by) =>
      allOrNothing(async (tx) => {
        const revised = await reviseResult(tx, revision);
        if (revised.outcome === 'revised') {
          const { resultId: target, nowMs: atMs, reportId } = revision;
          const details = {
            version: revised.version,
            ...(reportId === undefined ? {} : { report: reportId }),
          };
          await appendAudit(tx, { atMs, action: 'result.correct', target, details }, by);
        }
        return revised;
      }),

    setResultHidden: (id, hidden, nowMs, by) =>
      db.transaction().execute(async (tx) => {
        const changed = await tx
          .updateTable('results')
          // Hidden once more, it keeps its first date.
          .set({ hidden_at: hidden ? sql<number>`coalesce(hidden_at, ${nowMs})` : null })
          .where('id', '=', id)
          .returning('id')
          .execute();
        if (changed.length === 0) return false;
        const action = hidden ? 'result.hide' : 'result.unhide';
        await appendAudit(tx, { atMs: nowMs, action, target: id }, by);
        return true;
      }),

    deleteResult: (id, nowMs, by) =>
      db.transaction().execute(async (tx) => {
        if (!(await removeResult(tx, id, nowMs))) return false;
        await appendAudit(tx, { atMs: nowMs, action: 'result.delete', target: id }, by);
        return true;
      }),
  };
}

async function addReport(
  tx: Transaction<Database>,
  { id, resultId, reason, text, email, createdAtMs }: NewReport,
  day: string,
  allowances: readonly Allowance[],
): Promise<ReportOutcome> {
  // In one order, so that two that come at once wait for each other and never in a circle.
  for (const { scope, limit } of allowances.toSorted((a, b) => (a.scope < b.scope ? -1 : 1))) {
    if (!(await useAllowance(tx, scope, { day, limit }))) throw new Undo<ReportOutcome>('limit_reached');
  }
  const result = await tx
    .selectFrom('results')
    .select('version')
    .where('id', '=', resultId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  if (!result) throw new Undo<ReportOutcome>('result_gone');
  await tx
    .insertInto('reports')
    .values({
      id,
      result_id: resultId,
      version: result.version,
      reason: reportReasons[reason],
      body: text,
      email,
      created_at: createdAtMs,
    })
    .execute();
  return 'added';
}

async function reviseResult(tx: Transaction<Database>, revision: Revision): Promise<RevisionOutcome> {
  const { resultId, fromVersion, body, note, nowMs, reportId } = revision;
  const version = fromVersion + 1;
  // Of two at once the second waits here for the first, and then finds its place taken.
  const kept = await tx
    .insertInto('result_versions')
    .columns(['result_id', 'version', 'body', 'replaced_at'])
    .expression((eb) =>
      eb
        .selectFrom('results')
        .select(['id', 'version', 'body', sql.val(nowMs).as('replaced_at')])
        .where('id', '=', resultId)
        .where('version', '=', fromVersion),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .execute();
  const changed =
    kept.length > 0 &&
    (await tx
      .updateTable('results')
      .set({ version, body })
      .where('id', '=', resultId)
      .where('version', '=', fromVersion)
      .returning('id')
      .execute());
  if (!changed || changed.length === 0) throw new Undo<RevisionOutcome>({ outcome: 'outdated' });
  if (reportId !== undefined) {
    const resolution = { outcome: 'corrected', note, resolvedAtMs: nowMs, newVersion: version } as const;
    if (!(await closeReport(tx, reportId, resolution)))
      throw new Undo<RevisionOutcome>({ outcome: 'already_resolved' });
  }
  return { outcome: 'revised', version };
}

/** False when it is not open any more. */
async function closeReport(
  db: Kysely<Database>,
  id: string,
  { outcome, note, resolvedAtMs, newVersion }: Resolution,
): Promise<boolean> {
  const closed = await db
    .updateTable('reports')
    .set({ outcome, note, resolved_at: resolvedAtMs, new_version: newVersion })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returning('id')
    .execute();
  return closed.length > 0;
}
