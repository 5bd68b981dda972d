/** Settings checked once, when the client is made: a mistake in them is the program's, hence a TypeError. */

const timeoutMsDefault = 180_000;

/** Without the slash at its end. */
export function baseAddress(baseUrl: string): string {
  let url: URL;
  try {
    url = new URL(baseUrl);
  } catch {
    throw new TypeError('baseUrl must be an absolute http(s) address.');
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new TypeError('baseUrl must begin with http:// or https://.');
  }
  if (url.username || url.password) throw new TypeError('baseUrl must not hold a user name or a password.');
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** What a header cannot hold is refused here: `fetch` would name the key in its message. */
export function checkedKey(apiKey: string | undefined): string | undefined {
  const key = apiKey?.trim();
  if (!key) return undefined;
  if (!/^[\x21-\x7e]+$/.test(key)) throw new TypeError('apiKey holds characters that no key has.');
  return key;
}

export function checkedTimeout(timeoutMs: number = timeoutMsDefault): number {
  if (!(timeoutMs > 0)) throw new TypeError('timeoutMs must be greater than zero.');
  return timeoutMs;
}
