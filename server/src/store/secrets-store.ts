/**
 * Secrets that are kept in the store, where nothing better is set: the nodes of one PostgreSQL have to share them.
 * Part of the store's interface; the same promises hold.
 */
import type { Actor } from './audit-store.ts';

export interface KeptSecret {
  readonly name: string;
  readonly value: string;
  /** 0 where it was not noted. */
  readonly createdAtMs: number;
  /** Until when it is honoured; null for the one that signs. */
  readonly expiresAtMs: number | null;
}

export interface SecretRotation {
  readonly name: string;
  /** The value that signs from now on. */
  readonly value: string;
  readonly nowMs: number;
  /** Until when the value before it is honoured. */
  readonly oldExpireAtMs: number;
}

export interface SecretsStore {
  /** The value that signs under this name, made when first asked for: the same for all nodes. */
  secret(name: string, nowMs: number): Promise<string>;
  /** All of them, those that only are honoured too. */
  keptSecrets(): Promise<KeptSecret[]>;
  rotateSecret(rotation: SecretRotation, by?: Actor): Promise<void>;
  /** The one that signs under this name is honoured until then, and nothing takes its place. */
  retireSecret(name: string, expiresAtMs: number): Promise<void>;
  /** Forgets all of them, on the disk too where the store is a file: they are kept elsewhere. */
  removeSecrets(nowMs: number, by?: Actor): Promise<void>;
}
