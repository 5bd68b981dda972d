/** What the key has used this month. Free, and exact. */
import type { UsageRecord } from '@riscontro/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { monthAt } from '../../domain/month.ts';
import type { Store } from '../../store/store.ts';
import { type QuotaMeter, remainingUnits } from '../quota-headers.ts';
import { keyOf, setQuotaHeaders } from '../request-key.ts';

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
