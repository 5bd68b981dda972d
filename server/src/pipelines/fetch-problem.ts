/** Why a link could not be read, as the one who sent it is told. */
import type { PlainProblemCode } from '@riscontro/contract';
import { AppError } from '../domain/app-error.ts';
import { FetchRefused, type RefusalReason } from '../net/fetch-refused.ts';

const codes: Readonly<Record<RefusalReason, PlainProblemCode>> = {
  forbidden_address: 'link_vietato',
  bad_url: 'link_vietato',
  too_many_redirects: 'link_vietato',
  too_large: 'contenuto_troppo_grande',
  wrong_type: 'contenuto_non_adatto',
  timeout: 'link_troppo_lento',
  unreachable: 'link_non_raggiungibile',
  not_found: 'link_non_trovato',
  server_error: 'link_non_raggiungibile',
  name_not_found: 'link_non_trovato',
  offline: 'rete_disattivata',
};

/** The site is there, and only will not answer now: asked too much, or too slow for itself. */
const laterStatuses: ReadonlySet<number> = new Set([408, 425, 429]);

/** Anything but a refusal is passed on as it is. */
export function fetchProblem(error: unknown): unknown {
  if (!(error instanceof FetchRefused)) return error;
  return new AppError(codeOf(error), {}, error);
}

function codeOf({ reason, status, throughName }: FetchRefused): PlainProblemCode {
  if (status !== undefined && laterStatuses.has(status)) return 'link_non_raggiungibile';
  // As a name that nobody has: whoever sends links by the thousand learns nothing of the names inside.
  return codes[throughName ? 'name_not_found' : reason];
}
