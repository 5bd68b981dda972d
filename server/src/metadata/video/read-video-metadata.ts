/** Reads what a video's file says about itself: device, date, place, programs, structure. */
import { type Exif, furtherExif } from '@riscontro/contract/inside';
import type { VideoFormat } from '../../media/video/video.ts';
import { readVideoContainer } from '../../media/video-containers/read-video-container.ts';
import type { Position, VideoContainer } from '../../media/video-containers/video-container.ts';
import { shownText } from '../../provenance/c2pa/shown-text.ts';
import { readXmp, type XmpProperty } from '../../provenance/xmp/read-xmp.ts';
import { type FileDate, isUnsetClock, readFileDate } from '../file-date.ts';
import { deviceName } from '../read-metadata.ts';
import { xmpText } from '../xmp-text.ts';
import { type FoundWriter, findWriters } from './find-writers.ts';
import { tagValue } from './video-tags.ts';

export interface VideoMetadata {
  readonly container: VideoContainer;
  /** As the answer shows it; absent where the file holds none. */
  readonly exif?: Exif;
  /** Who wrote the file, as far as its structure tells; the most telling first. */
  readonly writers: readonly FoundWriter[];
  /** Make and model by the file's tags. */
  readonly device?: string;
  /** What the file names as the program of the device or the editor. */
  readonly software?: string;
  /** When it was recorded: by a tag for that, or by the file's own date where it names a device. */
  readonly recorded?: FileDate;
  readonly position?: Position;
  readonly xmp: readonly XmpProperty[];
}

const tiff = 'http://ns.adobe.com/tiff/1.0/';

/** Never throws for what the file holds. Linear in its size. */
export function readVideoMetadata(bytes: Uint8Array, format: VideoFormat): VideoMetadata {
  const container = readVideoContainer(bytes, format);
  const xmp = readXmp(container.xmp);
  const writers = findWriters(container);
  const device = deviceIn(container, xmp, writers);
  const software = shownText(tagValue(container, 'software') ?? '') || undefined;
  const recorded = recordedIn(container, device !== undefined);
  const position = realPosition(readIso6709(tagValue(container, 'place')) ?? container.position);
  const lens = shownText(tagValue(container, 'lens') ?? '') || undefined;
  const further = furtherFields(container, position);
  const exif: Exif = {
    ...(recorded && { takenAt: recorded.iso }),
    ...(device && { device }),
    ...(lens && { lens }),
    ...(position && {
      gps: { latitude: rounded(position.latitude, 5), longitude: rounded(position.longitude, 5) },
    }),
    ...(software && { software }),
    ...(Object.keys(further).length > 0 && { others: further }),
  };
  return {
    container,
    writers,
    xmp,
    ...(Object.keys(exif).length > 0 && { exif }),
    ...(device && { device }),
    ...(software && { software }),
    ...(recorded && { recorded }),
    ...(position && { position }),
  };
}

/** By the tags; a camera that only shows by its structure has no model to tell. */
function deviceIn(
  container: VideoContainer,
  xmp: readonly XmpProperty[],
  writers: readonly FoundWriter[],
): string | undefined {
  const make = tagValue(container, 'make') ?? xmpText(xmp, tiff, 'Make');
  const model = tagValue(container, 'model') ?? xmpText(xmp, tiff, 'Model');
  const camera = writers.find(({ kind }) => kind === 'camera')?.writer;
  const maker = make ?? (camera && 'name' in camera ? camera.name : undefined);
  return deviceName({ ...(maker && { make: maker }), ...(model && { model }) });
}

function recordedIn(container: VideoContainer, hasDevice: boolean): FileDate | undefined {
  const told = readRecorded(tagValue(container, 'recorded'));
  if (told) return told;
  const { createdMs } = container.movie;
  return hasDevice && createdMs !== undefined && !isUnsetClock({ clockMs: createdMs })
    ? dateOf(createdMs)
    : undefined;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Dates of the other formats, and `Mon Sep 06 15:12:31 2010`, as cameras write it into AVI. */
function readRecorded(text: string | undefined): FileDate | undefined {
  const line = (text ?? '').trim();
  const match = /^[a-z]{3}\s+([a-z]{3})\s+(\d{1,2})\s+(\d{2}:\d{2}:\d{2})\s+(\d{4})$/i.exec(line);
  if (!match) return readFileDate(line);
  const month = months.indexOf((match[1] ?? '').toLowerCase()) + 1;
  const [, , day = '', time, year] = match;
  return readFileDate(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}T${time}`);
}

/** Times of ISO media name no zone: by the standard they are in UTC, and by many cameras' clocks they are not. */
function dateOf(ms: number): FileDate {
  return { iso: new Date(ms).toISOString().slice(0, 19), clockMs: ms };
}

function furtherFields(
  { movie: { createdMs, modifiedMs } }: VideoContainer,
  position: Position | undefined,
): Record<string, string | number> {
  const altitude = position?.altitudeMetres;
  return {
    ...(createdMs !== undefined && { data_creazione_file: dateOf(createdMs).iso }),
    ...(modifiedMs !== undefined && { [furtherExif.changedAt]: dateOf(modifiedMs).iso }),
    ...(altitude && Math.abs(altitude) <= 100_000 && { [furtherExif.altitudeM]: rounded(altitude, 1) }),
  };
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

const iso6709 = /^([+-]\d{2,6}(?:\.\d+)?)([+-]\d{3,7}(?:\.\d+)?)([+-]\d+(?:\.\d+)?)?(?:CRS[\w:]*)?\/?$/;

/** A place as QuickTime and Android write it, by ISO 6709: `+45.4642+009.1900+120.0/`, also with minutes and seconds; undefined for what is no place on earth. */
function readIso6709(text: string | undefined): Position | undefined {
  const match = iso6709.exec((text ?? '').trim());
  if (!match) return undefined;
  const latitude = degrees(match[1] ?? '', 2);
  const longitude = degrees(match[2] ?? '', 3);
  const altitudeMetres = match[3] === undefined ? undefined : Number(match[3]);
  return { latitude, longitude, ...(altitudeMetres !== undefined && { altitudeMetres }) };
}

/** Undefined outside of the earth, and for zero and zero, which devices without a place write. */
function realPosition(position: Position | undefined): Position | undefined {
  if (!position) return undefined;
  const { latitude, longitude } = position;
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return undefined;
  return latitude === 0 && longitude === 0 ? undefined : position;
}

/** How many digits stand before the point says whether minutes and seconds are among them. */
function degrees(text: string, width: number): number {
  const sign = text.startsWith('-') ? -1 : 1;
  const digits = text.slice(1);
  const whole = digits.indexOf('.') === -1 ? digits.length : digits.indexOf('.');
  if (whole <= width) return sign * Number(digits);
  const first = Number(digits.slice(0, width));
  if (whole <= width + 2) return sign * (first + Number(digits.slice(width)) / 60);
  const minutes = Number(digits.slice(width, width + 2));
  return sign * (first + minutes / 60 + Number(digits.slice(width + 2)) / 3600);
}
