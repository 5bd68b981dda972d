/** What is looked up about reports, versions and removals. */
import { nameOf, reportReasons } from '@riscontro/contract/inside';
import type { Kysely } from 'kysely';
import type { CorrectionsStore, Report } from './corrections-store.ts';
import type { Database } from './schema.ts';
import { toStoredResult } from './stored-results.ts';

type CorrectionReads = Pick<
  CorrectionsStore,
  'listReports' | 'findReport' | 'findVersion' | 'inspectResult' | 'findRemoval'
>;

export function createCorrectionReads(db: Kysely<Database>): CorrectionReads {
  const result = (id: string) => db.selectFrom('results').where('results.id', '=', id);

  return {
    async listReports({ all = false, resultId } = {}) {
      let query = db.selectFrom('reports').selectAll().orderBy('created_at').orderBy('id');
      if (!all) query = query.where('resolved_at', 'is', null);
      if (resultId !== undefined) query = query.where('result_id', '=', resultId);
      return (await query.execute()).map(toReport);
    },

    async findReport(id) {
      const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toReport(row);
    },

    async findVersion(resultId, version) {
      const row = await result(resultId)
        .innerJoin('result_versions', 'result_id', 'results.id')
        .select(['results.id', 'kind', 'created_at', 'result_versions.body', 'key_id', 'link_secret'])
        .where('result_versions.version', '=', version)
        .where('hidden_at', 'is', null)
        .executeTakeFirst();
      return row && toStoredResult(row);
    },

    async inspectResult(id) {
      const row = await result(id).selectAll().executeTakeFirst();
      if (!row) return undefined;
      const { version, key_id: keyId, hidden_at: hiddenAtMs } = row;
      return { result: toStoredResult(row), version, keyId, hiddenAtMs };
    },

    async findRemoval(id) {
      const deleted = await db
        .selectFrom('deleted_results')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (deleted) return 'deleted';
      const hidden = await result(id).select('id').where('hidden_at', 'is not', null).executeTakeFirst();
      return hidden && 'hidden';
    },
  };
}

function toReport(row: Database['reports']): Report {
  const { outcome, note, resolved_at: resolvedAtMs, new_version: newVersion } = row;
  return {
    id: row.id,
    resultId: row.result_id,
    version: row.version,
    reason: nameOf(reportReasons, row.reason) ?? 'other',
    text: row.body,
    email: row.email,
    createdAtMs: row.created_at,
    resolution:
      outcome === null || resolvedAtMs === null
        ? null
        : { outcome, note: note ?? '', resolvedAtMs, newVersion },
  };
}
