/** Asks a configured provider for JSON: bounded in time and size, and every failure told as a ProviderError. */
import type { ProviderFailure } from './provider-error.ts';

export interface JsonRequest {
  readonly url: URL;
  /** Default GET. */
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as multipart/form-data, instead of a body: for services that take files. */
  readonly form?: FormData;
  /**
   * What an error means, for services that say it in the answer and not in the status. It gets the parsed answer,
   * undefined where that is no JSON or long; undefined from it leaves the meaning to the status.
   */
  readonly meaningOf?: (status: number, answer: unknown) => ProviderFailure | undefined;
  readonly signal: AbortSignal;
}

/** Resolves to the parsed JSON of a 2xx answer; the caller still has to check its shape. Rejects with ProviderError, or the 503 of a full queue. */
export type AskJson = (provider: string, request: JsonRequest) => Promise<unknown>;
