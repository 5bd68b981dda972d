/** The hash that ties an entry of the audit log to the one before, and the proof that all of them still hold. */
import { createHash } from 'node:crypto';
import type { AuditRecord, AuditStore } from './audit-store.ts';

/** `details` as the text that is stored. */
export function auditHash(
  { sequence, atMs, actor, action, target, previousHash }: Omit<AuditRecord, 'hash' | 'details'>,
  details: string,
): string {
  const name = 'name' in actor ? actor.name : '';
  const text = JSON.stringify([sequence, atMs, actor.kind, name, action, target, details, previousHash]);
  return createHash('sha256').update(text).digest('hex');
}

export interface AuditProof {
  readonly entries: number;
  /** Of the last entry: noted elsewhere, it proves later that nothing was cut off. Empty without entries. */
  readonly head: string;
  /** The first entry that does not hold, and why; absent where all do. */
  readonly fault?: { readonly sequence: number; readonly reason: 'missing' | 'changed' };
}

const rowsAtATime = 1_000;

export async function verifyAudit(store: Pick<AuditStore, 'auditAfter'>): Promise<AuditProof> {
  let [entries, head] = [0, ''];
  for (;;) {
    const records = await store.auditAfter(entries, rowsAtATime);
    for (const record of records) {
      const sequence = entries + 1;
      if (record.sequence !== sequence) return { entries, head, fault: { sequence, reason: 'missing' } };
      const holds =
        record.previousHash === head && record.hash === auditHash(record, JSON.stringify(record.details));
      if (!holds) return { entries, head, fault: { sequence, reason: 'changed' } };
      [entries, head] = [sequence, record.hash];
    }
    if (records.length < rowsAtATime) return { entries, head };
  }
}
