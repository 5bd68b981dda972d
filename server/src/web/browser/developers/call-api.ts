/** Calls the API of the page's own server; the key goes into a header and nowhere else. */
import type { Problem } from '@riscontro/contract';
import { keyRequests } from '@riscontro/words/of-page/pages/key-requests.ts';
import { pageLanguage } from '../shared/page-language.ts';

export type Outcome<T> =
  | { readonly value: T; readonly status: number }
  | { readonly problem: Pick<Problem, 'title' | 'detail'> & { readonly codice?: string } };

export async function callApi<T>(
  path: string,
  { key, body }: { readonly key?: string; readonly body?: object } = {},
): Promise<Outcome<T>> {
  try {
    const response = await fetch(`/api/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'accept-language': pageLanguage,
        ...(key === undefined ? {} : { 'x-api-key': key }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    const value = await response.json();
    return response.ok ? { value, status: response.status } : { problem: value };
  } catch {
    // Shown to whoever waits.
    return { problem: keyRequests.noAnswer };
  }
}
