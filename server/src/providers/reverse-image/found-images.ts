/** From what a service found to images that keep the promises of `reverse-image.ts`. */
import { isoDay, isWebAddress, textOfMarkup, withoutSameAddress } from '../answer-text.ts';
import type { FoundImage } from './reverse-image.ts';

export const foundCountMax = 50;
/** How many entries of each list of an answer are looked at, whatever it holds. */
export const entryCountMax = 100;
const titleLengthMax = 300;
/** The first page of the web. An earlier date is a clock that was never set, and would make any story an old one. */
const webBeganOn = '1991-08-06';

export interface Finding {
  readonly url: string;
  readonly imageUrl?: string | null | undefined;
  /** HTML or plain text. */
  readonly title?: string | null | undefined;
  readonly date?: string | null | undefined;
  readonly kind: FoundImage['kind'];
  readonly similarity: number;
}

/** Oldest first, those without a date after them in the given order; without unusable addresses and repetitions. */
export function foundImages(findings: readonly Finding[]): FoundImage[] {
  const usable = findings.filter(({ url }) => isWebAddress(url));
  const dated = usable.map((finding) => ({ ...finding, date: webDay(finding.date) }));
  dated.sort((a, b) => compareDays(a.date, b.date));
  return withoutSameAddress(dated)
    .slice(0, foundCountMax)
    .map(({ url, imageUrl, title, date, kind, similarity }) => ({
      url,
      ...(imageUrl && isWebAddress(imageUrl) && { imageUrl }),
      title: textOfMarkup(title ?? '', titleLengthMax) || new URL(url).hostname,
      ...(date && { date }),
      kind,
      similarity: Math.round(Math.min(1, Math.max(0, similarity)) * 1_000) / 1_000,
    }));
}

/** The day as ISO 8601, where it is one on which there was a web. */
export function webDay(date: string | null | undefined): string | undefined {
  const day = isoDay(date);
  return day !== undefined && day >= webBeganOn ? day : undefined;
}

/** The older first, and any day before none. */
export function compareDays(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0;
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
  return a < b ? -1 : 1;
}
