/** Reads the audit log and adds to it; there is no way to change an entry or to take one out. */

import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { parsedJson } from '../domain/parsed-json.ts';
import { auditHash } from './audit-chain.ts';
import type { Actor, AuditAction, AuditEntry, AuditFilter, AuditRecord } from './audit-store.ts';
import type { Database, Dialect } from './schema.ts';

/** Adds an entry as the last thing of a transaction: until its end nobody else can add one. */
export type AppendAudit = (tx: Transaction<Database>, entry: AuditEntry, by: Actor) => Promise<void>;

/** Names come from outside the service too: what neither database could keep as it is goes. */
const charactersMax = 200;
const bearable = (text: string) => text.replaceAll('\0', '').slice(0, charactersMax).toWellFormed();

export function createAppendAudit(dialect: Dialect): AppendAudit {
  return async (tx, { atMs, action, target, details = {} }, actor) => {
    // On SQLite the transaction has the write lock already.
    if (dialect === 'postgres') await sql`lock table audit_log in share row exclusive mode`.execute(tx);
    const last = await tx
      .selectFrom('audit_log')
      .select(['sequence', 'hash'])
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst();
    const entry = {
      sequence: (last?.sequence ?? 0) + 1,
      atMs,
      actor: 'name' in actor ? { ...actor, name: bearable(actor.name) } : actor,
      action,
      target: bearable(target),
      previousHash: last?.hash ?? '',
    };
    const text = JSON.stringify(details);
    await tx
      .insertInto('audit_log')
      .values({
        sequence: entry.sequence,
        at: atMs,
        actor: actor.kind,
        actor_name: 'name' in entry.actor ? entry.actor.name : null,
        action,
        target: entry.target,
        details: text,
        previous_hash: entry.previousHash,
        hash: auditHash(entry, text),
      })
      .execute();
  };
}

export async function listAudit(
  db: Kysely<Database>,
  { sinceMs, action, target, limit }: AuditFilter,
): Promise<AuditRecord[]> {
  let query = db.selectFrom('audit_log').selectAll().orderBy('sequence', 'desc').limit(limit);
  if (sinceMs !== undefined) query = query.where('at', '>=', sinceMs);
  if (action !== undefined) query = query.where(sql`substr(action, 1, ${action.length})`, '=', action);
  if (target !== undefined) query = query.where('target', '=', target);
  return (await query.execute()).map(toRecord).toReversed();
}

export async function auditAfter(
  db: Kysely<Database>,
  sequence: number,
  limit: number,
): Promise<AuditRecord[]> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .execute();
  return rows.map(toRecord);
}

const toRecord = (row: Selectable<Database['audit_log']>): AuditRecord => ({
  sequence: row.sequence,
  atMs: row.at,
  actor:
    row.actor === 'command' || row.actor === 'key'
      ? { kind: row.actor, name: row.actor_name ?? '' }
      : { kind: row.actor },
  action: row.action as AuditAction,
  target: row.target,
  details: detailsFrom(row.details),
  hash: row.hash,
  previousHash: row.previous_hash,
});

/** Whoever changed an entry by hand may have left anything: the proof tells, and the others can still be read. */
function detailsFrom(text: string): AuditRecord['details'] {
  return (parsedJson(text) ?? { unreadable: true }) as AuditRecord['details'];
}
