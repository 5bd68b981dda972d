/** Asks pages whether they are still there, a few at a time, and tells of those that are not. */
import { FetchRefused } from '../src/net/fetch-refused.ts';
import type { SafeFetch } from '../src/net/safe-fetch.ts';

export interface LinkFault {
  readonly url: string;
  /** The status it answers with, or why there is no answer. */
  readonly answer: string;
}

export interface CheckLinksOptions {
  readonly safeFetch: Pick<SafeFetch, 'ask'>;
  /** For one page in all, with the wait for a polite moment. */
  readonly timeoutMs: number;
  readonly onDone?: (done: number) => void;
}

/** More would only wait for each other: most links lead to few hosts, which the fetcher asks two at a time. */
const workersMax = 6;

/** Those that do not answer 200 after redirects, in the order of the list. Reads no body. */
export async function checkLinks(
  links: readonly string[],
  { safeFetch, timeoutMs, onDone }: CheckLinksOptions,
): Promise<LinkFault[]> {
  const answers = new Map<string, string>();
  const waiting = links.values();
  const work = async () => {
    for (const url of waiting) {
      answers.set(url, await answerOf(url, safeFetch, timeoutMs));
      onDone?.(answers.size);
    }
  };
  await Promise.all(Array.from({ length: workersMax }, work));
  return links
    .map((url) => ({ url, answer: answers.get(url) ?? '' }))
    .filter(({ answer }) => answer !== '200');
}

async function answerOf(url: string, safeFetch: Pick<SafeFetch, 'ask'>, timeoutMs: number): Promise<string> {
  try {
    const { status, close } = await safeFetch.ask(url, { headers: { accept: 'text/html, */*' }, timeoutMs });
    close();
    return String(status);
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return error.reason;
  }
}
