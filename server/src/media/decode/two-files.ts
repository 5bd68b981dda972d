/**
 * Finds files that are an image and something else at once: a programme, an archive or a page that travels as an
 * image. What cameras and phones put behind an image is no such thing: videos of a moving photo, further images,
 * makers' records, zeros.
 */
import type { ImageFormat } from '../image.ts';
import { imageEnd } from './image-end.ts';

export function isTwoFiles(bytes: Uint8Array, format: ImageFormat): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = imageEnd(bytes, format);
  return (
    isArchive(view) ||
    isDocument(view) ||
    isScript(view, format) ||
    (end !== undefined && holdsAnotherFile(view.subarray(end)))
  );
}

const endRecordBytes = 22;
const commentBytesMax = 0xffff;

/** ZIP, and with it JAR, APK and Office files, is read from its end: an end record that leads to a directory. */
function isArchive(view: Buffer): boolean {
  const first = Math.max(0, view.length - endRecordBytes - commentBytesMax);
  for (
    let at = view.lastIndexOf('PK\x05\x06', view.length - endRecordBytes, 'latin1');
    at >= first;
    at = at > 0 ? view.lastIndexOf('PK\x05\x06', at - 1, 'latin1') : -1
  ) {
    const entries = view.readUInt16LE(at + 10);
    const directory = at - view.readUInt32LE(at + 12);
    if (entries > 0 && directory >= 0 && view.toString('latin1', directory, directory + 4) === 'PK\x01\x02')
      return true;
  }
  return false;
}

/** Readers of PDF look for its beginning in the first kilobyte. */
function isDocument(view: Buffer): boolean {
  return /%PDF-\d\.\d/.test(view.toString('latin1', 0, 1024));
}

/** Where each format has a number that can be made to read as the beginning of a comment of JavaScript. */
const commentPlaces: Partial<Record<ImageFormat, number>> = { gif: 6, bmp: 2, jpeg: 4, webp: 4 };

/** A width that reads as the beginning of a comment makes an image for some and a programme for others. */
function isScript(view: Buffer, format: ImageFormat): boolean {
  const place = commentPlaces[format];
  if (place === undefined) return false;
  if (view.toString('latin1', place, place + 2) === '/*')
    return /\*\/\s*[=;(,`+-]/.test(view.subarray(place + 2).toString('latin1'));
  return format === 'gif' && /^=[\x20-\x7e]{3}/.test(view.toString('latin1', place, place + 4));
}

/** Long enough not to turn up by chance in the megabytes of a video. */
const anywhere: readonly (string | RegExp)[] = [
  'Rar!\x1a\x07',
  '7z\xbc\xaf\x27\x1c',
  'PK\x03\x04\x14\0',
  'PK\x03\x04\x0a\0',
  '%PDF-1.',
  '%PDF-2.',
  '\x7fELF\x01\x01\x01',
  '\x7fELF\x02\x01\x01',
  'This program cannot be run in DOS mode',
  /<script[\s>]|<\?php|<html[\s>]|<!doctype html|<iframe[\s>]/i,
];

/** Short ones count where the image ends only. */
const atBeginning: readonly string[] = [
  'PK\x03\x04',
  '#!/',
  '\x1f\x8b\x08',
  'MSCF\0',
  '\xca\xfe\xba\xbe',
  '\xcf\xfa\xed\xfe',
  '\xce\xfa\xed\xfe',
  'BZh91AY',
  '\xfd7zXZ\0',
  '<svg',
  '<body',
  '<%',
];

/** Zero, tab, line ends and space. */
const padding: ReadonlySet<number> = new Set([0, 9, 10, 13, 32]);

function holdsAnotherFile(rest: Buffer): boolean {
  if (rest.length === 0) return false;
  const text = rest.toString('latin1');
  const first = rest.findIndex((byte) => !padding.has(byte));
  return (
    (first >= 0 && atBeginning.some((mark) => text.startsWith(mark, first))) ||
    isProgramme(rest.subarray(Math.max(0, first))) ||
    anywhere.some((mark) => (typeof mark === 'string' ? text.includes(mark) : mark.test(text)))
  );
}

/** For Windows: the old header leads to the new one. */
function isProgramme(rest: Buffer): boolean {
  if (rest.length < 64 || rest.toString('latin1', 0, 2) !== 'MZ') return false;
  const header = rest.readUInt32LE(60);
  return rest.toString('latin1', header, header + 4) === 'PE\0\0';
}
