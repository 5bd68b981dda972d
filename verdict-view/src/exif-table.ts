/** What the file says about its shot. */
import type { Bilingual, Exif, Language } from '@riscontro/contract';
import { type Html, html } from './html.ts';
import { readableClock } from './readable-date.ts';

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
    true: 'sì',
    false: 'no',
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
    true: 'yes',
    false: 'no',
  },
} as const satisfies Record<Language, object>;

/** Further fields by their names in the result; others keep theirs. */
const furtherWords: Readonly<Record<string, Bilingual>> = {
  tempo_di_posa: { it: 'Tempo di posa', en: 'Exposure time' },
  apertura: { it: 'Apertura', en: 'Aperture' },
  iso: { it: 'Sensibilità ISO', en: 'ISO sensitivity' },
  lunghezza_focale_mm: { it: 'Lunghezza focale, mm', en: 'Focal length, mm' },
  lunghezza_focale_35mm: { it: 'Lunghezza focale nel formato 35 mm', en: 'Focal length in 35 mm format' },
  compensazione_ev: { it: 'Compensazione, EV', en: 'Exposure compensation, EV' },
  flash: { it: 'Flash scattato', en: 'Flash fired' },
  altitudine_m: { it: 'Altitudine, m', en: 'Altitude, m' },
  data_modifica: { it: 'Modificata il', en: 'Changed on' },
  larghezza: { it: 'Larghezza, pixel', en: 'Width, pixels' },
  altezza: { it: 'Altezza, pixel', en: 'Height, pixels' },
};

const valueLengthMax = 120;

/** `exif` is the public one, whose place is rough already. */
export function exifTable(exif: Exif, language: Language): Html {
  const say = words[language];
  const { data_scatto, dispositivo, obiettivo, gps, software, altri = {} } = exif;
  const further = Object.entries(altri).map(
    ([name, value]) => [furtherName(name, language), shown(value, language)] as const,
  );
  const rows = [
    [say.taken, data_scatto && readableClock(data_scatto, language)],
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

function furtherName(name: string, language: Language): string {
  const known = Object.hasOwn(furtherWords, name) ? furtherWords[name] : undefined;
  return known?.[language] ?? name.replaceAll('_', ' ').slice(0, valueLengthMax);
}

function shown(value: unknown, language: Language): string {
  if (typeof value === 'boolean') return words[language][`${value}`];
  if (typeof value === 'number') return value.toLocaleString(language, { useGrouping: false });
  return typeof value === 'object' ? JSON.stringify(value) : readableClock(String(value), language);
}

const degrees = (value: number, language: Language) =>
  `${value.toLocaleString(language, { minimumFractionDigits: 1 })}°`;
