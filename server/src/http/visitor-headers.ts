/** What a request tells of its visitor, and what the visitor is told of the day's allowance. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VisitorSource, Visitors } from '../visitors/visitors.ts';

const daySeconds = 24 * 60 * 60;

/** `site` shows the widget that the request came from. */
export const visitorSource = ({ ip, headers }: FastifyRequest, site?: string): VisitorSource => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
  site,
});

/** The RateLimit fields of the IETF draft, as on keyed answers. */
export function setVisitorHeaders(reply: FastifyReply, visitors: Visitors, remaining: number): void {
  reply.header('ratelimit-policy', `"giorno";q=${visitors.dailyLimit};w=${daySeconds}`);
  reply.header('ratelimit', `"giorno";r=${remaining};t=${visitors.resetSeconds()}`);
}
