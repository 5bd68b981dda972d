/** What the file says about its shot. */
import type { Exif, Language } from '@riscontro/contract';
import { type Html, html } from './html.ts';

const words = {
  it: {
    title: 'Dati scritti nel file',
    caution:
      'Li scrivono il dispositivo o i programmi usati, e chiunque può cambiarli o cancellarli: la loro assenza non dice nulla.',
    taken: 'Scattata il',
    device: 'Dispositivo',
    lens: 'Obiettivo',
    place: 'Luogo, a circa 11 km',
    software: 'Programma',
  },
  en: {
    title: 'Data written in the file',
    caution:
      'They are written by the device or the programs used, and anybody can change or remove them: their absence says nothing.',
    taken: 'Taken on',
    device: 'Device',
    lens: 'Lens',
    place: 'Place, to about 11 km',
    software: 'Program',
  },
} as const satisfies Record<Language, object>;

const valueLengthMax = 120;

/** `exif` is the public one, whose place is rough already. */
export function exifTable(exif: Exif, language: Language): Html {
  const say = words[language];
  const { data_scatto, dispositivo, obiettivo, gps, software, altri = {} } = exif;
  const further = Object.entries(altri).map(
    ([name, value]) => [name.replaceAll('_', ' '), shown(value)] as const,
  );
  const rows = [
    [say.taken, data_scatto && readableMoment(data_scatto, language)],
    [say.device, dispositivo],
    [say.lens, obiettivo],
    [say.place, gps && `${degrees(gps.latitudine, language)}, ${degrees(gps.longitudine, language)}`],
    [say.software, software],
    ...further,
  ] as const;
  const cells = rows.flatMap(([name, value]) =>
    value ? [html`<tr><th scope="row">${name}</th><td>${value.slice(0, valueLengthMax)}</td></tr>`] : [],
  );
  return html`<section><h2>${say.title}</h2><table class="exif">${cells}</table><p class="note">${say.caution}</p></section>`;
}

const shown = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const degrees = (value: number, language: Language) =>
  `${value.toLocaleString(language, { minimumFractionDigits: 1 })}°`;

/** The clock of the camera as it was, whatever its zone; anything that is no moment stays as it is. */
function readableMoment(iso: string, language: Language): string {
  const [, local] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)/.exec(iso) ?? [];
  const moment = new Date(`${local}Z`);
  if (local === undefined || Number.isNaN(moment.getTime())) return iso;
  return moment.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
}
