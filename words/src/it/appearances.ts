/** Since when something has been online, as parts of sentences. */
import type { Page, Since } from '../en/appearances.ts';
import { format } from './format.ts';

/** `online dal 12 marzo 2015, con il titolo «…» (example.org)` */
export function sinceText({ date, isSeenHere, ...page }: Since): string {
  const day = format.day(new Date(date));
  return `${isSeenHere ? 'visibile a questo servizio dal' : 'online dal'} ${day}${pageText(page)}`;
}

/** The words of a stranger, marked as such: quoted, and with the site they stand on. */
export const pageText = ({ title, site }: Page) =>
  title === undefined ? ` (${site})` : `, con il titolo ${format.quote(title)} (${site})`;
