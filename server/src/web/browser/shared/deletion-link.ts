/** Shows the link that deletes the result of this page, to the tab that has checked it. */
import { keptToken } from './kept-token.ts';

export function showDeletionLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('a.delete[hidden]');
  // `/v/{segment}/elimina`
  const token = link && keptToken(link.pathname.split('/')[2] ?? '');
  if (!token) return;
  link.search += `&token=${encodeURIComponent(token)}`;
  link.hidden = false;
}
