/** Since when something has been online, as parts of sentences. */
import type { Page, Since } from '../en/appearances.ts';
import { format } from './format.ts';

/** `en línea desde el 12 de marzo de 2015, con el título «…» (example.org)` */
export function sinceText({ date, isSeenHere, ...page }: Since): string {
  const day = format.day(new Date(date));
  return `${isSeenHere ? 'visible para este servicio desde el' : 'en línea desde el'} ${day}${pageText(page)}`;
}

/** The words of a stranger, marked as such: quoted, and with the site they stand on. */
export const pageText = ({ title, site }: Page) =>
  title === undefined ? ` (${site})` : `, con el título ${format.quote(title)} (${site})`;
