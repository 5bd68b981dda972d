/**
 * Since when an image is known to have been online. A page can declare whatever day it likes, so its word alone dates
 * nothing: it counts from the day on which somebody else saw it there, unless the operator trusts the site or a second,
 * independent site declares a day that is at least as old.
 */
import { originsOf } from './independence.ts';
import { houseOf } from './same-site.ts';

export interface DatedPage {
  readonly url: string;
  readonly title: string;
  /** When this installation, the operator or an outside service saw the image there. */
  readonly date?: string | undefined;
  /** What the page says of itself. */
  readonly declaredDate?: string | undefined;
}

export interface VouchedDate<P extends DatedPage> {
  readonly page: P;
  readonly date: string;
  readonly isDeclared: boolean;
}

/** From this rating on (SOURCES_FILE, 0 to 1) a site's own word about its dates is taken. */
export const trustedFrom = 0.7;

/** Before this day there was no web; a page that bears such a date has a clock that was never set. */
const firstDay = '1990-01-01';
const dayMs = 24 * 60 * 60_000;

/** The day that a page declares, `YYYY-MM-DD`; undefined for one that cannot be: before the web, or still to come. */
export function declaredDay(published: string | undefined, nowMs: number): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(published ?? '')?.[0];
  if (day === undefined || Number.isNaN(Date.parse(day)) || day < firstDay) return undefined;
  // East of here it may be tomorrow already.
  return Date.parse(day) <= nowMs + dayMs ? day : undefined;
}

/** The oldest day that somebody vouches for, with the page it is known from. */
export function vouchedDate<P extends DatedPage>(
  pages: readonly P[],
  reliabilityOf: (url: string) => number | undefined,
): VouchedDate<P> | undefined {
  // Copies of one text, and the pages of one house, are one witness.
  const origins = originsOf(
    pages.map(({ url, title }) => ({ text: title, url: `https://${houseOf(url)}/` })),
  );
  const said = pages.map(
    ({ date, declaredDate }) => [date, declaredDate].filter((day) => day !== undefined).sort()[0],
  );
  const hasWitness = (day: string, place: number) =>
    said.some((other, at) => origins[at] !== origins[place] && other !== undefined && other <= day);
  const vouched = pages.flatMap((page, place): VouchedDate<P>[] => {
    const { date, declaredDate, url } = page;
    const isBorneOut =
      declaredDate !== undefined &&
      ((reliabilityOf(url) ?? 0) >= trustedFrom || hasWitness(declaredDate, place));
    return [
      ...(date === undefined ? [] : [{ page, date, isDeclared: false }]),
      ...(isBorneOut ? [{ page, date: declaredDate, isDeclared: true }] : []),
    ];
  });
  return vouched.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))[0];
}
