/** Da quando qualcosa è online, come parti di frasi. */
import type { Page, Since } from '../en/appearances.ts';
import { format } from './format.ts';

/** `online dal 12 marzo 2015, con il titolo «…» (example.org)` */
export function sinceText({ date, isSeenHere, ...page }: Since): string {
  const day = format.day(new Date(date));
  return `${isSeenHere ? 'visibile a questo servizio dal' : 'online dal'} ${day}${pageText(page)}`;
}

/** Parole di un estraneo, segnate come tali: tra virgolette, e con il sito su cui stanno. */
export const pageText = ({ title, site }: Page) =>
  title === undefined ? ` (${site})` : `, con il titolo ${format.quote(title)} (${site})`;
