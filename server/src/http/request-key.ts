/** The key of a request: found before anything of its body is read. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { reportFault } from '../domain/fault-report.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { KeyIdentity } from '../store/store.ts';
import type { KeyRing } from './key-ring.ts';
import type { QuotaMeter } from './quota-headers.ts';
import { refusalOf, takeRequest } from './request-rates.ts';

declare module 'fastify' {
  interface FastifyRequest {
    apiKey: KeyIdentity | null;
  }
}

/**
 * The hook of every route that wants a key, which takes one of its requests of the minute. A remembered key is found
 * without waiting a turn.
 */
export function requireKey(keys: KeyRing, rates: RateLimits) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    const header = request.headers['x-api-key'];
    const keep = (key: KeyIdentity) => {
      request.apiKey = key;
      done(refusalOf(() => takeRequest(rates, [{ name: key.id, times: 1 }])));
    };
    try {
      const found = keys.identify(Array.isArray(header) ? header.join(',') : header, request);
      if (found instanceof Promise) found.then(keep, done);
      else keep(found);
    } catch (error) {
      done(error as Error);
    }
  };
}

/** The key that the hook has found. */
export function keyOf(request: FastifyRequest): KeyIdentity {
  if (!request.apiKey) throw new Error('This route is not protected by a key');
  return request.apiKey;
}

/** The figures are a courtesy: where the store cannot tell them, the answer goes without. */
export async function setQuotaHeaders(
  reply: FastifyReply,
  meter: QuotaMeter,
  key: KeyIdentity,
): Promise<void> {
  const found = meter.headersFor(key);
  const untold = (error: unknown) => reportFault(error, { place: 'http/quota-headers' });
  const headers = found instanceof Promise ? await found.catch(untold) : found;
  if (!headers) return;
  reply.header('ratelimit-policy', headers.policy);
  reply.header('ratelimit', headers.left);
  if (reply.statusCode === 429) reply.header('retry-after', String(headers.resetSeconds));
}
