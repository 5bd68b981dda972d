/** Why a call of the model failed, told as a ProviderError that holds neither the key nor the texts. */
import { APICallError, NoContentGeneratedError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai';
import { ProviderError, type ProviderFailure } from '../../../net/provider-error.ts';

/** Whether the server answered as it should and the model did not keep to the form. */
export function isOffSchema(error: unknown): boolean {
  return [NoObjectGeneratedError, NoOutputGeneratedError, NoContentGeneratedError].some((kind) =>
    kind.isInstance(error),
  );
}

/** Whether the server did not accept the request itself: an option, most likely, that it does not know. */
export function isRequestRefused(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);
}

export function modelFailure(provider: string, error: unknown, signal: AbortSignal): ProviderError {
  if (signal.aborted) return new ProviderError(provider, 'timeout');
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof ProviderError) return current;
  }
  // The SDK's errors carry the whole request and answer, and these the claim: only their names go on.
  if (APICallError.isInstance(error) && error.statusCode !== undefined) {
    return new ProviderError(provider, failureOf(error.statusCode), new Error(`HTTP ${error.statusCode}`));
  }
  const name = error instanceof Error ? error.name : typeof error;
  return new ProviderError(provider, 'bad_answer', new Error(name));
}

function failureOf(status: number): ProviderFailure {
  if (status === 401 || status === 403) return 'refused';
  // 402: the prepaid allowance is used up.
  if (status === 429 || status === 402) return 'too_many_requests';
  return status >= 500 ? 'unreachable' : 'bad_answer';
}
