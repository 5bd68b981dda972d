/** Reads the few texts of EXIF that programs sign with, in every encoding that they use. */
import { decodeLatin1, decodeUnnamed, decodeUtf16 } from './text-bytes.ts';
import { readTiffStructure, type Tiff, type TiffTag } from './tiff-directory.ts';

const textTags = {
  imageDescription: 0x010e,
  make: 0x010f,
  model: 0x0110,
  software: 0x0131,
  artist: 0x013b,
  copyright: 0x8298,
  userComment: 0x9286,
  imageUniqueId: 0xa420,
} as const;

/** Windows's own fields, in UTF-16. */
const windowsTags = {
  windowsTitle: 0x9c9b,
  windowsComment: 0x9c9c,
  windowsAuthor: 0x9c9d,
  windowsKeywords: 0x9c9e,
  windowsSubject: 0x9c9f,
} as const;

export type ExifTextName = keyof typeof textTags | keyof typeof windowsTags;
export type ExifStrings = Partial<Record<ExifTextName, string>>;

const exifDirectoryTag = 0x8769;
const valueBytesMax = 2 * 1024 * 1024;

/** `exif` is the TIFF structure. Empty texts are left out. */
export function exifStrings(exif: Uint8Array): ExifStrings {
  const tiff = readTiffStructure(exif);
  if (!tiff) return {};
  const first = tiff.directory(tiff.firstDirectory);
  const inner = first.find(({ tag }) => tag === exifDirectoryTag);
  const tags = inner ? [...first, ...tiff.directory(inner.number)] : first;
  const strings: ExifStrings = {};
  for (const [name, wanted] of Object.entries({ ...textTags, ...windowsTags })) {
    const tag = tags.find((one) => one.tag === wanted);
    const text = tag && tag.value.length <= valueBytesMax ? textOf(tag, tiff, wanted in byWindows) : '';
    if (text) strings[name as ExifTextName] = text;
  }
  return strings;
}

const byWindows = Object.fromEntries(Object.values(windowsTags).map((tag) => [tag, true]));

function textOf({ tag, type, value }: TiffTag, { order }: Tiff, isWindows: boolean): string {
  const text = isWindows
    ? decodeUtf16(value, 'little')
    : tag === textTags.userComment && type !== 2
      ? userComment(value, order)
      : decodeUnnamed(value);
  return text.replace(/\0[\s\S]*$/, '').trim();
}

/** Eight bytes name the encoding. Which byte comes first in `UNICODE` is not: writers disagree, so the text decides. */
function userComment(value: Uint8Array, order: 'big' | 'little'): string {
  const encoding = decodeLatin1(value.subarray(0, 8));
  const body = value.subarray(8);
  if (encoding === 'UNICODE\0') return decodeUtf16(body, orderOf(body, order));
  if (encoding === 'ASCII\0\0\0' || /^\0{8}$/.test(encoding)) return decodeUnnamed(body);
  return encoding.startsWith('JIS\0') ? '' : decodeUnnamed(value);
}

/** By a byte order mark, then by where the zeros of Latin letters stand, then as the whole file. */
function orderOf(body: Uint8Array, order: 'big' | 'little'): 'big' | 'little' {
  if (body[0] === 0xfe && body[1] === 0xff) return 'big';
  if (body[0] === 0xff && body[1] === 0xfe) return 'little';
  let [evenZeros, oddZeros] = [0, 0];
  for (let at = 0; at + 1 < Math.min(body.length, 512); at += 2) {
    if (body[at] === 0 && body[at + 1] !== 0) evenZeros += 1;
    if (body[at] !== 0 && body[at + 1] === 0) oddZeros += 1;
  }
  if (evenZeros === oddZeros) return order;
  return evenZeros > oddZeros ? 'big' : 'little';
}
