/** A date as files write it: by the clock of the place where it was written, seldom with the zone. */

export interface FileDate {
  /** ISO 8601; with an offset only where the file names one. */
  readonly iso: string;
  /** The clock's time as if it were UTC: two of them without zones differ by less than 26 hours in the same moment. */
  readonly clockMs: number;
}

const pattern =
  /^(\d{4})[-:/](\d{2})[-:/](\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * EXIF's `2019:06:09 12:57:32`, XMP's `2019-06-09T12:57:32+02:00` and QuickTime's, which has no colon in the zone, whole
 * days too; undefined for no real date.
 */
export function readFileDate(text: string | undefined, offset?: string): FileDate | undefined {
  const match = pattern.exec((text ?? '').trim());
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const clockMs = Date.UTC(year, month - 1, day, hour, minute, second);
  const clock = new Date(clockMs);
  const isReal =
    year >= 1800 &&
    clock.getUTCFullYear() === year &&
    clock.getUTCMonth() === month - 1 &&
    clock.getUTCDate() === day &&
    hour < 24 &&
    minute < 60;
  if (!isReal) return undefined;
  const named = match[7]?.replace(/^(...)(\d\d)$/, '$1:$2');
  const zone = named ?? (/^[+-](0\d|1[0-4]):[0-5]\d$/.test(offset ?? '') ? offset : '');
  const iso = clock.toISOString();
  return { iso: match[4] === undefined ? iso.slice(0, 10) : `${iso.slice(0, 19)}${zone}`, clockMs };
}

/** Two clocks in the same moment show times up to 26 hours apart, the width of all time zones. */
export const zonesMs = 26 * 60 * 60_000;

/** Where clocks begin when they were never set or lost their battery: the first of January of a round year. */
export function isUnsetClock({ clockMs }: Pick<FileDate, 'clockMs'>): boolean {
  const date = new Date(clockMs);
  const year = date.getUTCFullYear();
  const isFirstDay = date.getUTCMonth() === 0 && date.getUTCDate() === 1;
  return year === 1970 || year === 1980 || isFirstDay;
}
