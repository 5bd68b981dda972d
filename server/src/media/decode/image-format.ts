/** Which kind of image a file is, by its first bytes alone: names and declared types are not to be trusted. */
import type { ImageFormat } from '../image.ts';
import { ImageRefused } from '../media-refused.ts';

interface Signature {
  readonly bytes: readonly number[] | string;
  readonly at?: number;
}

const images: readonly (readonly [ImageFormat, ...Signature[]])[] = [
  ['jpeg', { bytes: [0xff, 0xd8, 0xff] }],
  ['png', { bytes: '\x89PNG\r\n\x1a\n' }],
  ['gif', { bytes: 'GIF87a' }],
  ['gif', { bytes: 'GIF89a' }],
  ['webp', { bytes: 'RIFF' }, { bytes: 'WEBP', at: 8 }],
  ['tiff', { bytes: 'II*\0' }],
  ['tiff', { bytes: 'MM\0*' }],
  ['tiff', { bytes: 'II+\0' }],
  ['tiff', { bytes: 'MM\0+' }],
  ['bmp', { bytes: 'BM' }],
];

/** Images too, so that people are told that it is the kind and not the file. */
const otherImages: readonly Signature[] = [
  { bytes: '\0\0\0\x0cJXL ' },
  { bytes: [0xff, 0x0a] },
  { bytes: '\0\0\0\x0cjP  ' },
  { bytes: [0xff, 0x4f, 0xff, 0x51] },
  { bytes: '8BPS' },
  { bytes: [0, 0, 1, 0] },
  { bytes: '\x8aMNG' },
  { bytes: 'FUJIFILMCCD-RAW' },
  { bytes: 'II\x55\0' },
  { bytes: 'IIRO' },
  { bytes: 'P6\n' },
  { bytes: 'P5\n' },
  { bytes: 'qoif' },
  { bytes: '%!PS-Adobe' },
];

/** Brands of ISO base media files that hold images. `mif1` and `msf1` say only that there is one of some kind. */
const brands: Readonly<Record<string, ImageFormat>> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  hevc: 'heic',
  hevx: 'heic',
  heim: 'heic',
  heis: 'heic',
};

/** Throws ImageRefused for all that is none of the formats that are read. */
export function imageFormat(bytes: Uint8Array): ImageFormat {
  const found = images.find(([, ...signatures]) => signatures.every((signature) => fits(bytes, signature)));
  if (found) return found[0];
  const brand = imageBrand(bytes);
  if (brand) return brand;
  if (otherImages.some((signature) => fits(bytes, signature)) || isSvg(bytes))
    throw new ImageRefused('unsupported_format');
  throw new ImageRefused('not_an_image');
}

function fits(bytes: Uint8Array, { bytes: expected, at = 0 }: Signature): boolean {
  const codes = typeof expected === 'string' ? [...expected].map((letter) => letter.charCodeAt(0)) : expected;
  return codes.every((code, index) => bytes[at + index] === code);
}

/** The first brand that says which kind, the major one before the compatible ones. */
function imageBrand(bytes: Uint8Array): ImageFormat | undefined {
  if (!fits(bytes, { bytes: 'ftyp', at: 4 })) return undefined;
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 512));
  const end = Math.min(view.readUInt32BE(0), view.length);
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4) {
    const format = brands[view.toString('latin1', at, at + 4)];
    if (format) return format;
  }
  return undefined;
}

function isSvg(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).toString('utf8');
  return /^\uFEFF?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(text) && /<svg|<!DOCTYPE svg/i.test(text);
}
