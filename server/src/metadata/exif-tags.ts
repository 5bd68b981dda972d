/** Reads the tags of EXIF that say something about an image, each only in the form that the standard gives it. */
import { viewBytes } from '../media/containers/byte-view.ts';
import { readTiffStructure, type TiffTag } from '../media/containers/tiff-directory.ts';

export interface ExifTags {
  /** Text up to its first zero, trimmed; undefined where there is none. */
  text(tag: ExifTag): string | undefined;
  /** One to three finite numbers; undefined where a value is missing or divides by zero. */
  numbers(tag: ExifTag): readonly number[] | undefined;
  number(tag: ExifTag): number | undefined;
  /** The embedded preview, a JPEG; not looked at. */
  readonly thumbnail?: Uint8Array;
}

/** Directory and number. Serial numbers, owners and makers' notes are not read at all. */
const exifTags = {
  make: ['main', 0x010f],
  model: ['main', 0x0110],
  orientation: ['main', 0x0112],
  software: ['main', 0x0131],
  modified: ['main', 0x0132],
  exposureSeconds: ['exif', 0x829a],
  aperture: ['exif', 0x829d],
  sensitivity: ['exif', 0x8827],
  taken: ['exif', 0x9003],
  digitised: ['exif', 0x9004],
  takenOffset: ['exif', 0x9011],
  exposureBias: ['exif', 0x9204],
  flash: ['exif', 0x9209],
  focalLength: ['exif', 0x920a],
  width: ['exif', 0xa002],
  height: ['exif', 0xa003],
  focalLength35: ['exif', 0xa405],
  lens: ['exif', 0xa434],
  latitudeSide: ['gps', 0x01],
  latitude: ['gps', 0x02],
  longitudeSide: ['gps', 0x03],
  longitude: ['gps', 0x04],
  altitudeSide: ['gps', 0x05],
  altitude: ['gps', 0x06],
  gpsTime: ['gps', 0x07],
  gpsDate: ['gps', 0x1d],
} as const;
export type ExifTag = keyof typeof exifTags;

const [exifPointer, gpsPointer] = [0x8769, 0x8825];
const [thumbnailOffset, thumbnailLength] = [0x0201, 0x0202];
const textBytesMax = 400;
const thumbnailBytesMax = 1024 * 1024;

/** `exif` is the TIFF structure, as in `Container.exif`. Never throws for its content. */
export function readExifTags(exif: Uint8Array): ExifTags | undefined {
  const tiff = readTiffStructure(exif);
  if (!tiff) return undefined;
  const view = viewBytes(exif, tiff.order);
  const main = tiff.directory(tiff.firstDirectory);
  const below = (pointer: number) => {
    const tag = main.find((one) => one.tag === pointer);
    return tag ? tiff.directory(tag.number) : [];
  };
  const directories = { main, exif: below(exifPointer), gps: below(gpsPointer) };
  const find = (name: ExifTag) => {
    const [directory, number] = exifTags[name];
    return directories[directory].find(({ tag }) => tag === number);
  };
  const numbers = (name: ExifTag) => numbersOf(find(name), tiff.order === 'little');
  const second = view.u32(tiff.firstDirectory + 2 + 12 * view.u16(tiff.firstDirectory));
  const thumbnail = thumbnailIn(exif, tiff.directory(second));
  return {
    text: (name) => textOf(find(name)),
    numbers,
    number: (name) => numbers(name)?.[0],
    ...(thumbnail && { thumbnail }),
  };
}

function textOf(tag: TiffTag | undefined): string | undefined {
  if (tag?.type !== 2 && tag?.type !== 7) return undefined;
  const bytes = Buffer.from(tag.value.subarray(0, textBytesMax));
  const end = bytes.indexOf(0);
  const whole = bytes.subarray(0, end < 0 ? bytes.length : end);
  const utf8 = whole.toString('utf8');
  return (utf8.includes('\ufffd') ? whole.toString('latin1') : utf8).trim() || undefined;
}

/** Bytes, whole numbers and fractions, signed or not; three at most, as places and times have. */
function numbersOf(tag: TiffTag | undefined, little: boolean): readonly number[] | undefined {
  if (!tag) return undefined;
  const view = new DataView(tag.value.buffer, tag.value.byteOffset, tag.value.byteLength);
  const readers: Partial<Record<number, readonly [number, (at: number) => number]>> = {
    1: [1, (at) => view.getUint8(at)],
    3: [2, (at) => view.getUint16(at, little)],
    4: [4, (at) => view.getUint32(at, little)],
    5: [8, (at) => view.getUint32(at, little) / view.getUint32(at + 4, little)],
    9: [4, (at) => view.getInt32(at, little)],
    10: [8, (at) => view.getInt32(at, little) / view.getInt32(at + 4, little)],
  };
  const [size, read] = readers[tag.type] ?? [];
  if (!size || !read) return undefined;
  const count = Math.min(3, Math.floor(tag.value.length / size));
  const values = Array.from({ length: count }, (_, index) => read(index * size));
  return values.length > 0 && values.every(Number.isFinite) ? values : undefined;
}

function thumbnailIn(exif: Uint8Array, directory: readonly TiffTag[]): Uint8Array | undefined {
  const at = directory.find(({ tag }) => tag === thumbnailOffset)?.number ?? 0;
  const length = directory.find(({ tag }) => tag === thumbnailLength)?.number ?? 0;
  if (at < 8 || length < 100 || length > thumbnailBytesMax || at + length > exif.length) return undefined;
  const bytes = exif.subarray(at, at + length);
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? bytes : undefined;
}
