/** Turns whatever went wrong on the way out into a refusal with a reason. */
import { FetchRefused, type RefusalReason } from './fetch-refused.ts';

const reasons: Readonly<Record<string, RefusalReason>> = {
  ENOTFOUND: 'name_not_found',
  ENODATA: 'name_not_found',
  EAI_NONAME: 'name_not_found',
  // No answer about the name either: were it told apart, names that are only known inside would stand out.
  EAI_AGAIN: 'name_not_found',
  EAI_FAIL: 'name_not_found',
  ESERVFAIL: 'name_not_found',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  // The parser's limit on headers: the answer is larger than anybody asked for.
  UND_ERR_HEADERS_OVERFLOW: 'too_large',
};

/** `signal` is the deadline's: whatever breaks after it fired broke because of it. */
export function toRefusal(error: unknown, signal: AbortSignal): FetchRefused {
  if (signal.aborted) return new FetchRefused('timeout', { cause: error });
  if (error instanceof FetchRefused) return error;
  const { code = '' } = error as { code?: string };
  return new FetchRefused(reasons[code] ?? 'unreachable', { cause: error });
}
