/** For commands that change what lies outside the store (models, indexes): what they do is noted in the audit log. */
import type { AuditEntry } from '../store/audit-store.ts';
import type { StoreSettings } from '../store/open-store.ts';
import { openCommandStore } from './open-command-store.ts';

export type NoteAct = (act: Omit<AuditEntry, 'atMs'>) => Promise<void>;

/** The log is opened before `work`: what cannot be noted is not done. */
export async function audited(
  settings: StoreSettings,
  work: (note: NoteAct) => Promise<void>,
): Promise<void> {
  const store = await openCommandStore(settings);
  try {
    await work((act) => store.appendAudit({ ...act, atMs: Date.now() }));
  } finally {
    await store.close();
  }
}
