/** How a language model's server is reached: the configured one alone, without redirects, with a bounded answer. */
import { ProviderError } from './provider-error.ts';

export interface ModelFetchSettings {
  /** No request at all. */
  readonly offline: boolean;
  /** Largest answer that is read. */
  readonly sizeBytesMax?: number;
}

/** A fetch for one provider that goes to the origin of `baseUrl` and nowhere else. */
export type ModelFetch = (provider: string, baseUrl: string) => typeof globalThis.fetch;

/** A judgement takes some 10 KB, with a reasoning model's thoughts perhaps 100 KB. */
const defaultSizeBytesMax = 2 * 1024 * 1024;

/**
 * Rejects with ProviderError, or with the reason of `init.signal` after it fired. The body of an answer other
 * than 2xx is thrown away unread: such bodies repeat parts of the key.
 */
export function createModelFetch(settings: ModelFetchSettings): ModelFetch {
  const sizeBytesMax = settings.sizeBytesMax ?? defaultSizeBytesMax;
  return (provider, baseUrl) => {
    const { origin } = new URL(baseUrl);
    return async (input, init) => {
      if (settings.offline) throw new ProviderError(provider, 'offline');
      const url = new URL(input instanceof Request ? input.url : input);
      if (url.origin !== origin) {
        throw new ProviderError(provider, 'bad_answer', new Error('not the configured server'));
      }
      try {
        const response = await fetch(url, { ...init, redirect: 'manual' });
        if (!response.ok) {
          await response.body?.cancel();
          return new Response(null, { status: response.status });
        }
        const body = await readBounded(response, sizeBytesMax);
        if (!body) throw new ProviderError(provider, 'bad_answer', new Error('answer too large'));
        return new Response(body, { headers: { 'content-type': 'application/json' } });
      } catch (error) {
        if (error instanceof ProviderError) throw error;
        if (init?.signal?.aborted) throw init.signal.reason;
        throw new ProviderError(provider, 'unreachable', new Error(codeOf(error)));
      }
    };
  };
}

/** The whole body, or undefined when it is larger than that. */
async function readBounded(
  response: Response,
  sizeBytesMax: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of response.body ?? []) {
    sizeBytes += chunk.length;
    // Leaving the loop closes the connection.
    if (sizeBytes > sizeBytesMax) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, sizeBytes);
}

/** The code alone: messages can hold the headers, and with them the key. */
function codeOf(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return 'no connection';
}
