/** The short-term limits of requests: of a key, of a network without one, and of networks that try keys nobody has. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../domain/app-error.ts';
import { networksOf } from '../domain/network-prefix.ts';
import { unreadable } from '../domain/unreadable.ts';
import { type Asker, createRateLimits, type RateLimits } from '../limits/rate-limits.ts';
import type { CountingNeeds } from '../limits/shared-counts.ts';

export interface RequestRates {
  readonly keys: RateLimits;
  readonly networks: RateLimits;
  readonly unknownKeys: RateLimits;
}

export interface RequestRateNeeds extends CountingNeeds {
  readonly ofKeyPerMinute: number;
  readonly ofNetworkPerMinute: number;
}

/** Keys that nobody has, tried in a minute from one address: more than people mistype, few enough to ask the store for. */
const unknownKeysPerMinute = 120;

export function createRequestRates(needs: RequestRateNeeds): RequestRates {
  const { clock, counts, secret } = needs;
  return {
    keys: createRateLimits({
      perMinute: needs.ofKeyPerMinute,
      clock,
      counts,
      scopeOf: (keyId) => `requests:${keyId}`,
    }),
    networks: createRateLimits({
      perMinute: needs.ofNetworkPerMinute,
      clock,
      counts,
      scopeOf: (name, day) => unreadable(secret(), 'requests', day, name),
    }),
    // Of this node alone: it is the node's own questions to the store that it spares.
    unknownKeys: createRateLimits({ perMinute: unknownKeysPerMinute, clock }),
  };
}

/** Takes one request of every asker, or throws the 429 that says when to come back. */
export function takeRequest(
  rates: RateLimits,
  askers: readonly Asker[],
  reason: 'requests' | 'unknownKeys' = 'requests',
): void {
  const seconds = rates.take(askers);
  if (seconds !== undefined) {
    throw new AppError('tooManyRequests', { reason: { code: reason }, seconds });
  }
}

/** What is thrown, as a hook tells it. */
export function refusalOf(admit: () => void): Error | undefined {
  try {
    admit();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** The hook of routes without a key that cost something: counted by the network that asks. */
export function countNetwork(rates: RateLimits) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    if (rates.perMinute === 0) done();
    else done(refusalOf(() => takeRequest(rates, networksOf(request.ip))));
  };
}
