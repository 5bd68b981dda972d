/** The RateLimit fields of the IETF draft: what a key may use this month and this minute, and what is left of it. */
import { LRUCache } from 'lru-cache';
import { reportFault } from '../domain/fault-report.ts';
import { type Month, monthAt } from '../domain/month.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
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
  /** Units of the month that neither are used nor held; as many as one likes where the store cannot tell. */
  unitsLeft(key: KeyIdentity): number | Promise<number>;
  headersFor(key: KeyIdentity): QuotaHeaders | Promise<QuotaHeaders>;
  /** This node has taken units of the key (negative), or returned them. */
  adjust(keyId: string, units: number): void;
}

export function remainingUnits(quota: number, { used, reserved }: Usage): number {
  return Math.max(0, quota - used - reserved);
}

export function createQuotaMeter(store: Store, clock: () => number, rates: RateLimits): QuotaMeter {
  const remembered = new LRUCache<string, { month: string; taken: number }>({
    max: rememberedMax,
    ttl: rememberedMs,
    ttlResolution: 100,
  });

  const asking = new Map<string, Promise<number>>();
  let month: Month | undefined;

  function describe(
    { id, quota }: KeyIdentity,
    taken: number,
    nowMs: number,
    { startMs, endMs }: Month,
  ): QuotaHeaders {
    const resetSeconds = Math.ceil((endMs - nowMs) / 1000);
    const policy = `"mese";q=${quota};w=${(endMs - startMs) / 1000}`;
    const left = `"mese";r=${Math.max(0, quota - taken)};t=${resetSeconds}`;
    if (rates.perMinute === 0) return { policy, left, resetSeconds };
    const { requests, fullInSeconds } = rates.left({ name: id, times: 1 });
    return {
      policy: `${policy}, "minuto";q=${rates.perMinute};w=60`,
      left: `${left}, "minuto";r=${requests};t=${fullInSeconds}`,
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

  /** Hands on what the key has taken, at once where it is known. */
  function withTaken<Made>(key: KeyIdentity, make: (taken: number, nowMs: number, month: Month) => Made) {
    const nowMs = clock();
    month = monthAt(nowMs, month);
    const thisMonth = month;
    const known = remembered.get(key.id);
    if (known?.month === thisMonth.name) return make(known.taken, nowMs, thisMonth);
    return ask(key.id, thisMonth.name, nowMs).then((taken) => make(taken, nowMs, thisMonth));
  }

  return {
    headersFor: (key) => withTaken(key, (taken, nowMs, thisMonth) => describe(key, taken, nowMs, thisMonth)),
    unitsLeft(key) {
      const left = withTaken(key, (taken) => key.quota - taken);
      if (!(left instanceof Promise)) return left;
      return left.catch((error) => {
        reportFault(error, { place: 'http/quota-headers' });
        return Number.POSITIVE_INFINITY;
      });
    },
    adjust(keyId, units) {
      const known = remembered.peek(keyId);
      if (known) known.taken -= units;
    },
  };
}
