/** The store as commands open it: beside a running server, and with who gives the command noted in the audit log. */
import { hostname, userInfo } from 'node:os';
import type { Actor, AuditEntry } from '../store/audit-store.ts';
import { openStore, type StoreSettings } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

export const openCommandStore = (settings: StoreSettings): Promise<Store> =>
  openStore(settings, { server: false, opener: commandActor() });

export type NoteAct = (act: Omit<AuditEntry, 'atMs'>) => Promise<void>;

/**
 * For commands that change what lies outside the store (models, indexes). The log is opened before `work`: what
 * cannot be noted is not done.
 */
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

/** The operating system's user and the machine: `maria@verifica`. */
function commandActor(): Actor {
  return { kind: 'command', name: `${userName()}@${hostname()}` };
}

/** In a container a number may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid-${process.getuid?.() ?? 'unknown'}`;
  }
}
