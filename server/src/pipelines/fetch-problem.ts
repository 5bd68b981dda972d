/** Why a link could not be read, as the one who sent it is told. */
import type { PlainProblemName } from '@riscontro/contract';
import { AppError } from '../domain/app-error.ts';
import { FetchRefused, type RefusalReason } from '../net/fetch-refused.ts';

const codes: Readonly<Record<RefusalReason, PlainProblemName>> = {
  forbidden_address: 'linkForbidden',
  bad_url: 'linkForbidden',
  too_many_redirects: 'linkForbidden',
  too_large: 'contentTooLarge',
  wrong_type: 'contentUnsuitable',
  timeout: 'linkTooSlow',
  unreachable: 'linkUnreachable',
  not_found: 'linkNotFound',
  server_error: 'linkUnreachable',
  name_not_found: 'linkNotFound',
  offline: 'networkOff',
};

/** The site is there, and only will not answer now: asked too much, or too slow for itself. */
const laterStatuses: ReadonlySet<number> = new Set([408, 425, 429]);

/** Anything but a refusal is passed on as it is. */
export function fetchProblem(error: unknown): unknown {
  if (!(error instanceof FetchRefused)) return error;
  return new AppError(codeOf(error), {}, error);
}

function codeOf({ reason, status, throughName }: FetchRefused): PlainProblemName {
  if (status !== undefined && laterStatuses.has(status)) return 'linkUnreachable';
  // As a name that nobody has: whoever sends links by the thousand learns nothing of the names inside.
  return codes[throughName ? 'name_not_found' : reason];
}
