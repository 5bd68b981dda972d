/** Asks a configured provider for JSON: bounded in time and size, and every failure told as a ProviderError. */

export interface JsonRequest {
  readonly url: URL;
  /** Default GET. */
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly signal: AbortSignal;
}

/** Resolves to the parsed JSON of a 2xx answer; the caller still has to check its shape. Rejects with ProviderError. */
export type AskJson = (provider: string, request: JsonRequest) => Promise<unknown>;
