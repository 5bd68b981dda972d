/** What the owner of a key is later told about an error: when, which, on which address. Nothing that was sent. */
import { problems } from '@riscontro/contract';
import type { FastifyRequest } from 'fastify';
import type { PublicProblem } from '../domain/app-error.ts';
import type { KeyError } from '../store/store.ts';

/** Undefined where the request came without a key that is known. */
export function keyErrorOf(
  request: FastifyRequest,
  { code }: Pick<PublicProblem, 'code'>,
  atMs: number,
): KeyError | undefined {
  if (!request.apiKey) return undefined;
  const route = `${request.method} ${request.routeOptions.url ?? ''}`.slice(0, 100);
  return { keyId: request.apiKey.id, atMs, status: problems[code].status, code, route };
}
