/** Why a link to an image could not be had, for an operator who has brought many: words that follow the link. */
import { FetchRefused, type RefusalReason } from './fetch-refused.ts';

const faults: Readonly<Record<RefusalReason, string>> = {
  forbidden_address: 'leads to a private address or to an unusual port',
  bad_url: 'leads to something that is no web address',
  too_many_redirects: 'sends from place to place without an end',
  too_large: 'is too large',
  wrong_type: 'is something else than a picture',
  timeout: 'takes too long',
  unreachable: 'cannot be reached',
  not_found: 'is not given out',
  server_error: 'cannot be given out now',
  name_not_found: 'has a host that cannot be found',
  offline: 'is not fetched while OFFLINE=1',
};

/** Undefined for anything but a refusal. */
export function describeRefusal(error: unknown): string | undefined {
  if (!(error instanceof FetchRefused)) return undefined;
  const { reason, status } = error;
  return status === undefined ? faults[reason] : `${faults[reason]} (${status})`;
}
