/** A date as files write it: by the clock of the place where it was written, seldom with the zone. */

export interface FileDate {
  /** ISO 8601; with an offset only where the file names one. */
  readonly iso: string;
  /** The clock's time as if it were UTC: two of them without zones differ by less than 26 hours in the same moment. */
  readonly clockMs: number;
}

const pattern =
  /^(\d{4})[-:/](\d{2})[-:/](\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?\s*(Z|[+-]\d{2}:\d{2})?$/;

/** EXIF's `2019:06:09 12:57:32` and XMP's `2019-06-09T12:57:32+02:00`, whole days too; undefined for no real date. */
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
  const zone = match[7] ?? (/^[+-](0\d|1[0-4]):[0-5]\d$/.test(offset ?? '') ? offset : '');
  const iso = clock.toISOString();
  return { iso: match[4] === undefined ? iso.slice(0, 10) : `${iso.slice(0, 19)}${zone}`, clockMs };
}
