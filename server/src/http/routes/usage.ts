/** What the key has used this month, day by day too, and what went wrong. Free, and exact. */
import { type DailyUsage, type KeyErrors, problems, type UsageRecord } from '@riscontro/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { monthAt } from '../../domain/month.ts';
import type { Store } from '../../store/store.ts';
import { type QuotaMeter, remainingUnits } from '../quota-headers.ts';
import { keyOf, setQuotaHeaders } from '../request-key.ts';

const dayMs = 24 * 60 * 60_000;

export function usage(store: Store, meter: QuotaMeter, clock: () => number) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<UsageRecord> => {
    const key = keyOf(request);
    const nowMs = clock();
    const month = monthAt(nowMs);
    const figures = await store.usage(key.id, month.name, nowMs);
    await setQuotaHeaders(reply, meter, key);
    reply.header('cache-control', 'no-store');
    return {
      cliente: key.name,
      mese: month.name,
      usate: figures.used,
      quota: key.quota,
      rimanenti: remainingUnits(key.quota, figures),
      da_cache: figures.fromCache,
      si_azzera_il: new Date(month.endMs).toISOString(),
    };
  };
}

/** The same day by day, up to today. */
export function usageByDay(store: Store, meter: QuotaMeter, clock: () => number) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<DailyUsage> => {
    const key = keyOf(request);
    const nowMs = clock();
    const { name, startMs } = monthAt(nowMs);
    const counted = new Map((await store.usageByDay(key.id, name)).map((usage) => [usage.day, usage]));
    await setQuotaHeaders(reply, meter, key);
    reply.header('cache-control', 'no-store');
    const giorni = [];
    for (let dayStartMs = startMs; dayStartMs <= nowMs; dayStartMs += dayMs) {
      const giorno = new Date(dayStartMs).toISOString().slice(0, 10);
      const { used = 0, fromCache = 0 } = counted.get(giorno) ?? {};
      giorni.push({ giorno, usate: used, da_cache: fromCache });
    }
    return { mese: name, giorni };
  };
}

/** The last errors that the key was answered with. */
export function keyErrors(store: Store, meter: QuotaMeter) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<KeyErrors> => {
    const key = keyOf(request);
    const errors = await store.keyErrors(key.id);
    await setQuotaHeaders(reply, meter, key);
    reply.header('cache-control', 'no-store');
    return {
      errori: errors.map(({ atMs, status, code, route }) => ({
        quando: new Date(atMs).toISOString(),
        status,
        codice: problems[code].wire,
        richiesta: route,
      })),
    };
  };
}
