/** The RateLimit fields of the IETF draft: what a key may use this month and what is left of it. */
import { LRUCache } from 'lru-cache';
import { monthOf, monthStartMs, nextMonthStartMs } from '../domain/month.ts';
import type { KeyIdentity, Store, Usage } from '../store/store.ts';

/** Other nodes' checks show in the headers after this long; `/usage` is always exact. */
const rememberedMs = 1_000;
const rememberedMax = 10_000;

export interface QuotaHeaders {
  readonly policy: string;
  readonly left: string;
  readonly resetSeconds: number;
}

export interface QuotaMeter {
  headersFor(key: KeyIdentity): QuotaHeaders | Promise<QuotaHeaders>;
  /** The key's figures have changed on this node. */
  forget(keyId: string): void;
}

export function remainingUnits(quota: number, { used, reserved }: Usage): number {
  return Math.max(0, quota - used - reserved);
}

export function createQuotaMeter(store: Store, clock: () => number): QuotaMeter {
  const remembered = new LRUCache<string, { month: string; usage: Usage }>({
    max: rememberedMax,
    ttl: rememberedMs,
  });

  function describe({ quota }: KeyIdentity, usage: Usage, nowMs: number): QuotaHeaders {
    const resetMs = nextMonthStartMs(nowMs);
    const resetSeconds = Math.ceil((resetMs - nowMs) / 1000);
    return {
      policy: `"mese";q=${quota};w=${(resetMs - monthStartMs(nowMs)) / 1000}`,
      left: `"mese";r=${remainingUnits(quota, usage)};t=${resetSeconds}`,
      resetSeconds,
    };
  }

  return {
    headersFor(key) {
      const nowMs = clock();
      const month = monthOf(nowMs);
      const known = remembered.get(key.id);
      if (known?.month === month) return describe(key, known.usage, nowMs);
      return store.usage(key.id, month, nowMs).then((usage) => {
        remembered.set(key.id, { month, usage });
        return describe(key, usage, nowMs);
      });
    },
    forget: (keyId) => remembered.delete(keyId),
  };
}
