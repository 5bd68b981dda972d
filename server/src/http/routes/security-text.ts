/** `/.well-known/security.txt` (RFC 9116): whom to tell about a hole, where the operator has said who that is. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.ts';

export interface SecurityTextNeeds {
  readonly operator: { readonly email: string | undefined };
  readonly baseUrl: string;
  readonly clock: () => number;
}

/** Those of the people who write this program; more than the operator reads would be a promise that nobody made. */
const readByPeople = 'it, en';
const dayMs = 24 * 60 * 60_000;
/** The standard asks for less than a year. */
const validDays = 180;

/** Without an address to write to there is no file: one that leads nowhere is worse than none. */
export function securityText({ operator: { email }, baseUrl, clock }: SecurityTextNeeds) {
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    if (email === undefined) throw new AppError('notFound');
    const today = Math.floor(clock() / dayMs);
    const text = [
      `Contact: mailto:${email}`,
      `Expires: ${new Date((today + validDays) * dayMs).toISOString()}`,
      `Preferred-Languages: ${readByPeople}`,
      `Canonical: ${baseUrl}/.well-known/security.txt`,
      '',
    ].join('\n');
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(text);
  };
}
