/** Firefox lets the reader say whether a key may leave the browser; others have no such question. */
/// <reference types="chrome" />

/** What differs between browsers here. */
export interface ConsentApi {
  /** Firefox alone tells its name. */
  readonly runtime: { readonly getBrowserInfo?: unknown };
  readonly permissions: { request(asked: { data_collection: string[] }): Promise<boolean> };
}

/**
 * Asks once; a yes is remembered by the browser. Only as an answer to a click: call it before anything is waited for.
 * The manifest names this kind of data as one that nobody needs to give.
 */
export function askKeyConsent(
  { runtime, permissions }: ConsentApi = chrome as unknown as ConsentApi,
): Promise<boolean> {
  if (!runtime.getBrowserInfo) return Promise.resolve(true);
  return permissions.request({ data_collection: ['authenticationInfo'] }).catch(() => false);
}
