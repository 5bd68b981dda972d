/** One request and its answer's beginning; a server that cannot be reached or points elsewhere is an error. */
import { type Answer, failure } from './answer.ts';
import { RiscontroError } from './riscontro-error.ts';

export interface Exchange {
  readonly send: typeof fetch;
  readonly address: string;
  readonly init: RequestInit;
  readonly signal: AbortSignal;
  /** Named in messages. */
  readonly server: string;
  readonly apiKey?: string | undefined;
}

export async function exchange({ send, address, init, signal, server, apiKey }: Exchange): Promise<Answer> {
  let response: Response;
  try {
    // Followed redirects would carry the key to whatever host they name.
    response = await send(address, { ...init, redirect: 'manual', signal });
  } catch (cause) {
    signal.throwIfAborted();
    throw new RiscontroError(`${server} cannot be reached${reasonOf(cause)}.`, { code: 'network', cause });
  }
  const answer = { response, signal, apiKey };
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
    response.body?.cancel().catch(() => undefined);
    throw failure('redirect', `${server} redirects elsewhere. Give the final address as baseUrl.`, answer);
  }
  return answer;
}

/** Node names the fault of a connection (` (ECONNREFUSED)`); browsers keep it to themselves. */
function reasonOf(error: unknown): string {
  const code = (error as { cause?: { code?: unknown } } | undefined)?.cause?.code;
  return typeof code === 'string' ? ` (${code})` : '';
}
