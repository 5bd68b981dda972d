/** The action API that Wikipedia and Wikidata share. */
import { z } from 'zod';
import type { AskJson } from '../../net/json-api.ts';
import { ProviderError } from '../../net/provider-error.ts';
import { endpoint } from '../answer-text.ts';

/** Faults arrive as 200 with this object. */
const Fault = z.object({ error: z.object({ code: z.string() }) });

export interface AskMediaWiki {
  readonly askJson: AskJson;
  /** Address of the wiki, to which `/w/api.php` is added. */
  readonly baseUrl: string;
  readonly signal: AbortSignal;
}

/** The answer to one call; its faults are told as ProviderError. The caller still has to check its shape. */
export async function askMediaWiki(
  provider: string,
  { askJson, baseUrl, signal }: AskMediaWiki,
  parameters: Readonly<Record<string, string>>,
): Promise<unknown> {
  const url = endpoint(baseUrl, 'w/api.php', { ...parameters, format: 'json', formatversion: '2' });
  const answer = await askJson(provider, { url, signal });
  const fault = Fault.safeParse(answer);
  if (!fault.success) return answer;
  const { code } = fault.data.error;
  if (code === 'ratelimited') throw new ProviderError(provider, 'too_many_requests');
  const isDown = code === 'maxlag' || code === 'readonly' || code.startsWith('internal_api_error');
  throw new ProviderError(provider, isDown ? 'unreachable' : 'bad_answer');
}

/** Search words without the signs and capitals that the wiki's search would read as commands. */
export function wikiWords(words: readonly string[]): string[] {
  return words.slice(0, 25).map((word) => word.slice(0, 40).toLowerCase());
}
