/**
 * The operator's audit log: who changed what, and when. Entries are only ever added; each carries a hash over itself
 * and the one before, so that one that was changed or taken out shows. Part of the store's interface.
 */

/** Who did it. */
export type Actor =
  /** A command on a machine: the operating system's user and the machine, `maria@verifica`. */
  | { readonly kind: 'command'; readonly name: string }
  /** The owner of a key, by its id. */
  | { readonly kind: 'key'; readonly name: string }
  /** Somebody without a key, of whom nothing is noted. */
  | { readonly kind: 'visitor' }
  /** The service by itself. */
  | { readonly kind: 'server' };

export const auditActions = [
  'key.create',
  'key.register',
  'key.quota',
  'key.activate',
  'key.deactivate',
  'key.rotate',
  'key.confidential',
  'result.hide',
  'result.unhide',
  'result.delete',
  'result.correct',
  'report.dismiss',
  'secret.rotate',
  'secret.move',
  'model.install',
  'model.remove',
  'corpus.import',
  'corpus.clear',
  'factchecks.import',
  'factchecks.clear',
  'factchecks.sync',
  'factchecks.forget',
  'images.import',
] as const;

export type AuditAction = (typeof auditActions)[number];

export interface AuditEntry {
  readonly atMs: number;
  readonly action: AuditAction;
  /** What it was done to: an id or a name. */
  readonly target: string;
  /** Figures and ids; never what was checked, an e-mail address or a secret. */
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

export interface AuditRecord extends Required<AuditEntry> {
  /** Counts from 1, without a gap. */
  readonly sequence: number;
  readonly actor: Actor;
  /** SHA-256, 64 hexadecimal digits; `previousHash` of the first is empty. */
  readonly hash: string;
  readonly previousHash: string;
}

export interface AuditFilter {
  readonly sinceMs?: number;
  /** The beginning of the action: `key.`, or a whole one. */
  readonly action?: string;
  readonly target?: string;
  readonly limit: number;
}

export interface AuditStore {
  /** For what happens outside the store; what happens in it is noted in the same transaction. */
  appendAudit(entry: AuditEntry, by?: Actor): Promise<void>;
  /** The newest ones that fit, the newest last. */
  listAudit(filter: AuditFilter): Promise<AuditRecord[]>;
  /** The ones that follow, in their order. */
  auditAfter(sequence: number, limit: number): Promise<AuditRecord[]>;
}
