/** What a request tells of its visitor, and what the visitor is told of the day's allowance. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VisitorSource, Visitors } from '../visitors/visitors.ts';

const daySeconds = 24 * 60 * 60;

export const visitorSource = ({ ip, headers }: FastifyRequest): VisitorSource => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});

/** The RateLimit fields of the IETF draft, as on keyed answers. */
export async function setVisitorHeaders(
  reply: FastifyReply,
  visitors: Visitors,
  source: VisitorSource,
): Promise<void> {
  const left = await visitors.remaining(source);
  reply.header('ratelimit-policy', `"giorno";q=${visitors.dailyLimit};w=${daySeconds}`);
  reply.header('ratelimit', `"giorno";r=${left};t=${visitors.resetSeconds()}`);
}
