/** Reads what a file says about the image in it: device, date, place, programs. */
import { type Exif, furtherExif } from '@riscontro/contract/inside';
import type { PlainExif } from '../examination/image/image-report.ts';
import type { Container } from '../media/containers/container.ts';
import { shownText } from '../provenance/c2pa/shown-text.ts';
import { readXmp, type XmpProperty } from '../provenance/xmp/read-xmp.ts';
import { type ExifTags, readExifTags } from './exif-tags.ts';
import { type FileDate, readFileDate } from './file-date.ts';

export interface MetadataReading {
  /** As the answer shows it; absent where the file holds none. */
  readonly exif?: Exif;
  readonly plain: PlainExif;
  readonly tags?: ExifTags;
  readonly taken?: FileDate;
  readonly xmp: readonly XmpProperty[];
}

/** Never throws for what the file holds. */
export function readMetadata(container: Container): MetadataReading {
  const tags = container.exif && readExifTags(container.exif);
  const xmp = readXmp(container.xmp);
  if (!tags) return { plain: {}, xmp };
  const taken = readFileDate(tags.text('taken'), tags.text('takenOffset'));
  const plain = plainExif(tags, taken);
  const exif = shownExif(tags, plain, taken);
  return { plain, tags, xmp, ...(taken && { taken }), ...(Object.keys(exif).length > 0 && { exif }) };
}

function plainExif(tags: ExifTags, taken: FileDate | undefined): PlainExif {
  const orientation = tags.number('orientation');
  const latitude = coordinate(tags, 'latitude', 'latitudeSide', 90);
  const longitude = coordinate(tags, 'longitude', 'longitudeSide', 180);
  return present({
    make: tags.text('make'),
    model: tags.text('model'),
    software: tags.text('software'),
    taken: taken && tags.text('taken'),
    orientation: orientation && orientation >= 1 && orientation <= 8 ? orientation : undefined,
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
  });
}

/** Degrees, minutes and seconds to degrees. Some writers leave minutes or seconds out. */
function coordinate(
  tags: ExifTags,
  name: 'latitude' | 'longitude',
  side: 'latitudeSide' | 'longitudeSide',
  max: number,
): number | undefined {
  const [degrees, minutes = 0, seconds = 0] = tags.numbers(name) ?? [];
  const letter = tags.text(side)?.[0]?.toUpperCase();
  if (degrees === undefined || !letter || !'NSEW'.includes(letter)) return undefined;
  const value = degrees + minutes / 60 + seconds / 3600;
  if (!(value <= max) || value < 0) return undefined;
  return Math.round((letter === 'S' || letter === 'W' ? -value : value) * 1e6) / 1e6;
}

function shownExif(tags: ExifTags, plain: PlainExif, taken: FileDate | undefined): Exif {
  const { latitude, longitude } = plain;
  const others = furtherFields(tags);
  return present({
    takenAt: taken?.iso,
    device: deviceName(plain),
    lens: shownText(tags.text('lens') ?? '') || undefined,
    gps: latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
    software: shownText(plain.software ?? '') || undefined,
    others: Object.keys(others).length > 0 ? others : undefined,
  });
}

/** Make and model, without the make that many makers write into the model again. */
export function deviceName({ make, model }: Pick<PlainExif, 'make' | 'model'>): string | undefined {
  const [maker, name] = [shownText(make ?? ''), shownText(model ?? '')];
  const [brand = ''] = maker.split(' ');
  const repeats = brand !== '' && name.toLowerCase().startsWith(brand.toLowerCase());
  return shownText(repeats ? name : `${maker} ${name}`) || undefined;
}

function furtherFields(tags: ExifTags): Record<string, string | number | boolean> {
  const positive = (value: number | undefined, max: number) =>
    value !== undefined && value > 0 && value <= max ? value : undefined;
  const seconds = positive(tags.number('exposureSeconds'), 100_000);
  const aperture = positive(tags.number('aperture'), 1000);
  const flash = tags.number('flash');
  const altitude = positive(tags.number('altitude'), 100_000);
  const bias = tags.number('exposureBias');
  return present({
    [furtherExif.exposureTime]:
      seconds && (seconds < 0.5 ? `1/${Math.round(1 / seconds)} s` : `${rounded(seconds)} s`),
    [furtherExif.aperture]: aperture && `f/${rounded(aperture)}`,
    [furtherExif.iso]: positive(tags.number('sensitivity'), 10_000_000),
    [furtherExif.focalLengthMm]: rounded(positive(tags.number('focalLength'), 10_000)),
    [furtherExif.focalLength35Mm]: rounded(positive(tags.number('focalLength35'), 10_000)),
    [furtherExif.exposureCompensationEv]:
      bias !== undefined && Math.abs(bias) <= 20 ? rounded(bias) : undefined,
    [furtherExif.flash]: flash === undefined ? undefined : (flash & 1) === 1,
    [furtherExif.altitudeM]: rounded(tags.number('altitudeSide') === 1 && altitude ? -altitude : altitude),
    [furtherExif.changedAt]: readFileDate(tags.text('modified'))?.iso,
    [furtherExif.width]: positive(tags.number('width'), 1_000_000),
    [furtherExif.height]: positive(tags.number('height'), 1_000_000),
  });
}

const rounded = <Value extends number | undefined>(value: Value): Value =>
  (value === undefined ? value : Math.round(value * 100) / 100) as Value;

type Present<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined | 0 | ''> };

/** Without the fields that have no value. */
function present<Fields extends object>(fields: Fields): Present<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Present<Fields>;
}
