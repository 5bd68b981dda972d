/** Since when something has been online, as parts of sentences. */
import { format } from './format.ts';

/** A page, by a stranger: what its title says, without marks of quotation, and the site that it stands on. */
export interface Page {
  readonly title?: string | undefined;
  readonly site: string;
}

export interface Since extends Page {
  readonly date: string;
  /** Not an outside service or the operator, but this service itself saw it then. */
  readonly isSeenHere: boolean;
}

/** `online since 12 March 2015, with the title “…” (example.org)` */
export function sinceText({ date, isSeenHere, ...page }: Since): string {
  const day = format.day(new Date(date));
  return `${isSeenHere ? 'seen by this service since' : 'online since'} ${day}${pageText(page)}`;
}

/** The words of a stranger, marked as such: quoted, and with the site they stand on. */
export const pageText = ({ title, site }: Page) =>
  title === undefined ? ` (${site})` : `, with the title ${format.quote(title)} (${site})`;
