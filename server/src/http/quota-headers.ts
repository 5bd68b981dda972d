/** The RateLimit fields of the IETF draft: what a key may use this month and what is left of it. */
import { LRUCache } from 'lru-cache';
import { type Month, monthAt } from '../domain/month.ts';
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
  /** This node has taken units of the key (negative), or returned them. */
  adjust(keyId: string, units: number): void;
}

export function remainingUnits(quota: number, { used, reserved }: Usage): number {
  return Math.max(0, quota - used - reserved);
}

export function createQuotaMeter(store: Store, clock: () => number): QuotaMeter {
  const remembered = new LRUCache<string, { month: string; taken: number }>({
    max: rememberedMax,
    ttl: rememberedMs,
    ttlResolution: 100,
  });

  const asking = new Map<string, Promise<number>>();
  let month: Month | undefined;

  function describe(
    { quota }: KeyIdentity,
    taken: number,
    nowMs: number,
    { startMs, endMs }: Month,
  ): QuotaHeaders {
    const resetSeconds = Math.ceil((endMs - nowMs) / 1000);
    return {
      policy: `"mese";q=${quota};w=${(endMs - startMs) / 1000}`,
      left: `"mese";r=${Math.max(0, quota - taken)};t=${resetSeconds}`,
      resetSeconds,
    };
  }

  /** Once for all who wait for the same key. */
  function ask(keyId: string, monthName: string, nowMs: number): Promise<number> {
    const name = `${monthName} ${keyId}`;
    const asked = asking.get(name);
    if (asked) return asked;
    const answer = store
      .usage(keyId, monthName, nowMs)
      .then(({ used, reserved }) => {
        remembered.set(keyId, { month: monthName, taken: used + reserved });
        return used + reserved;
      })
      .finally(() => asking.delete(name));
    asking.set(name, answer);
    return answer;
  }

  return {
    headersFor(key) {
      const nowMs = clock();
      month = monthAt(nowMs, month);
      const thisMonth = month;
      const known = remembered.get(key.id);
      if (known?.month === thisMonth.name) return describe(key, known.taken, nowMs, thisMonth);
      return ask(key.id, thisMonth.name, nowMs).then((taken) => describe(key, taken, nowMs, thisMonth));
    },
    adjust(keyId, units) {
      const known = remembered.peek(keyId);
      if (known) known.taken -= units;
    },
  };
}
