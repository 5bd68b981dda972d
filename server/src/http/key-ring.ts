/** Who is calling: keys looked up once and remembered for a moment, and those that nobody has tried only so often. */
import { LRUCache } from 'lru-cache';
import { hashKey, isWellFormedKey } from '../domain/api-key.ts';
import { AppError } from '../domain/app-error.ts';
import { networksOf } from '../domain/network-prefix.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { KeyIdentity, Store } from '../store/store.ts';
import { takeRequest } from './request-rates.ts';

/** A deactivated key must be refused on every node within 5 seconds. */
const rememberedMs = 2_000;
const rememberedMax = 10_000;
/** A key that was good this long ago is looked up even where its network is trying others' keys. */
const familiarMs = 60 * 60_000;

export interface KeyRing {
  /** The active key behind a header's value; throws the 401, 403 or 429 that the value deserves. */
  identify(header: string | undefined, from: { readonly ip: string }): KeyIdentity | Promise<KeyIdentity>;
}

export interface KeyRingNeeds {
  readonly store: Pick<Store, 'findKeyByHash'>;
  readonly clock: () => number;
  readonly registrationUrl: string;
  /** How many keys that nobody has are looked up for one network. */
  readonly unknownKeys: RateLimits;
}

export function createKeyRing({ store, clock, registrationUrl, unknownKeys }: KeyRingNeeds): KeyRing {
  const forAMoment = { max: rememberedMax, ttl: rememberedMs, ttlResolution: 100 };
  const remembered = new LRUCache<string, KeyIdentity>(forAMoment);
  const unknown = new LRUCache<string, true>(forAMoment);
  const familiar = new LRUCache<string, true>({ max: rememberedMax, ttl: familiarMs });
  /** A key that many send at once is looked up once: they are one try, not many. */
  const lookUps = new Map<string, Promise<KeyIdentity>>();

  async function lookUp(candidate: string, ip: string): Promise<KeyIdentity> {
    const hash = hashKey(candidate);
    const networks = familiar.has(hash) ? [] : networksOf(ip);
    takeRequest(unknownKeys, networks, 'unknownKeys');
    const key = await store.findKeyByHash(hash, clock());
    if (!key) {
      unknown.set(hash, true);
      throw new AppError('keyInvalid');
    }
    unknownKeys.giveBack(networks);
    familiar.set(hash, true);
    if (!key.active) throw new AppError('keyDeactivated');
    remembered.set(candidate, key);
    return key;
  }

  return {
    identify(header, from) {
      const candidate = header?.trim();
      if (!candidate) throw new AppError('keyMissing', { registrationUrl });
      const known = remembered.get(candidate);
      if (known) return known;
      if (!isWellFormedKey(candidate) || unknown.has(hashKey(candidate))) {
        throw new AppError('keyInvalid');
      }
      const underWay = lookUps.get(candidate);
      if (underWay) return underWay;
      // The address is asked for here alone: behind proxies it takes some reading of headers to tell.
      const lookedUp = lookUp(candidate, from.ip).finally(() => lookUps.delete(candidate));
      lookUps.set(candidate, lookedUp);
      return lookedUp;
    },
  };
}
