/** Secrets in the database, for the nodes of one PostgreSQL that were given no other place. */
import type { SecretsStore } from '../store/secrets-store.ts';
import type { Vault } from './vault.ts';

export function createStoreVault(store: SecretsStore): Vault {
  return {
    place: 'the database',
    read: () => store.keptSecrets(),
    async complete(names, nowMs) {
      for (const name of names) await store.secret(name, nowMs);
    },
    rotate: (rotation) => store.rotateSecret(rotation),
    async retire(expiries) {
      for (const [name, expiresAtMs] of expiries) await store.retireSecret(name, expiresAtMs);
    },
  };
}
