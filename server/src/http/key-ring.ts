/** Who is calling: keys looked up once and remembered for a moment. */
import { LRUCache } from 'lru-cache';
import { hashKey, isWellFormedKey } from '../domain/api-key.ts';
import { AppError } from '../domain/app-error.ts';
import type { KeyIdentity, Store } from '../store/store.ts';

/** A deactivated key must be refused on every node within 5 seconds. */
const rememberedMs = 2_000;
const rememberedMax = 10_000;

export interface KeyRing {
  /** The active key behind a header's value; throws the 401 or 403 that the value deserves. */
  identify(header: string | undefined): KeyIdentity | Promise<KeyIdentity>;
}

export function createKeyRing(store: Store, clock: () => number, registrationUrl: string): KeyRing {
  const remembered = new LRUCache<string, KeyIdentity>({
    max: rememberedMax,
    ttl: rememberedMs,
    ttlResolution: 100,
  });

  async function lookUp(candidate: string): Promise<KeyIdentity> {
    const key = await store.findKeyByHash(hashKey(candidate), clock());
    if (!key) throw new AppError('chiave_non_valida');
    if (!key.active) throw new AppError('chiave_disattivata');
    remembered.set(candidate, key);
    return key;
  }

  return {
    identify(header) {
      const candidate = header?.trim();
      if (!candidate) throw new AppError('chiave_mancante', { registrazione: registrationUrl });
      const known = remembered.get(candidate);
      if (known) return known;
      if (!isWellFormedKey(candidate)) throw new AppError('chiave_non_valida');
      return lookUp(candidate);
    },
  };
}
