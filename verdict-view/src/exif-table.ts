/** What the file says about its shot. */
import type { Exif } from '@riscontro/contract/inside';
import { type Html, html } from './html.ts';
import { readableClock } from './readable-date.ts';
import type { ViewWords } from './view-words.ts';

const valueLengthMax = 120;

type ExifWords = ViewWords<'exif'>;

/** `exif` is the public one, whose place is rough already. */
export function exifTable(exif: Exif, words: ExifWords): Html {
  const say = words.verdict.exif;
  const { takenAt, device, lens, gps, software, others = {} } = exif;
  const further = Object.entries(others).map(
    ([name, value]) => [furtherName(name, words), shown(value, words)] as const,
  );
  const rows = [
    [say.taken, takenAt && readableClock(takenAt, words.format)],
    [say.device, device],
    [say.lens, lens],
    [say.place, gps && `${degrees(gps.latitude, words)}, ${degrees(gps.longitude, words)}`],
    [say.software, software],
    ...further,
  ] as const;
  const cells = rows.flatMap(([name, value]) =>
    value ? [html`<tr><th scope="row">${name}</th><td>${value.slice(0, valueLengthMax)}</td></tr>`] : [],
  );
  return html`<section><h2>${say.title}</h2><table class="exif">${cells}</table><p class="note">${say.caution}</p></section>`;
}

function furtherName(name: string, { verdict: { exif } }: ExifWords): string {
  const names: Readonly<Record<string, string>> = exif.further;
  const known = Object.hasOwn(names, name) ? names[name] : undefined;
  return known ?? name.replaceAll('_', ' ').slice(0, valueLengthMax);
}

function shown(value: unknown, { verdict: { exif }, format }: ExifWords): string {
  if (typeof value === 'boolean') return value ? exif.yes : exif.no;
  if (typeof value === 'number') return format.number(value, { useGrouping: false });
  return typeof value === 'object' ? JSON.stringify(value) : readableClock(String(value), format);
}

const degrees = (value: number, { format }: ExifWords) =>
  `${format.number(value, { minimumFractionDigits: 1 })}°`;
