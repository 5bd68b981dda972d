/**
 * What deletes a result, by the segment of its address: remembered until the tab is closed, so that it is still there
 * after a reload. Nothing else is stored; where the browser forbids it, not even this.
 */
const nameOf = (segment: string) => `elimina/${segment}`;

export function keepToken(segment: string, token: string): void {
  tryStorage((storage) => storage.setItem(nameOf(segment), token));
}

export const keptToken = (segment: string): string | undefined =>
  tryStorage((storage) => storage.getItem(nameOf(segment))) ?? undefined;

export function forgetToken(segment: string): void {
  tryStorage((storage) => storage.removeItem(nameOf(segment)));
}

/** Frames on other sites, and browsers that are told so, throw already when they are asked for the storage. */
function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // The page works without.
    return undefined;
  }
}

/** Shows the link that deletes the result of this page, to the tab that has checked it. */
export function showDeletionLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('a.delete[hidden]');
  // `/v/{segment}/elimina`
  const token = link && keptToken(link.pathname.split('/')[2] ?? '');
  if (!token) return;
  link.search += `&token=${encodeURIComponent(token)}`;
  link.hidden = false;
}
