/** Where secrets are kept: a file of their own, or the database that all nodes share. */
import type { AuditStore } from '../store/audit-store.ts';
import type { KeptSecret, SecretRotation } from '../store/secrets-store.ts';
import type { SecretName } from './secret-names.ts';

export interface Vault {
  /** In words, for people. */
  readonly place: string;
  /** All of them, expired ones too. Rejects when they cannot be read: made-up ones would void what was signed. */
  read(): Promise<KeptSecret[]>;
  /** Makes those of these names that have none that signs. */
  complete(names: readonly SecretName[], nowMs: number): Promise<void>;
  /** Noted in the audit log. */
  rotate(rotation: SecretRotation, log: Pick<AuditStore, 'appendAudit'>): Promise<void>;
  /** Those that sign are honoured until then, and nothing takes their place. */
  retire(expiries: ReadonlyMap<string, number>): Promise<void>;
}
