/** Whether a file can hold a C2PA manifest at all, so that the library is not woken for the many that cannot. */
import type { PictureFormat } from '../../media/picture.ts';

/** Kinds of file that the library knows, by the name it wants. */
export const c2paMediaTypes: Readonly<Partial<Record<PictureFormat, string>>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  tiff: 'image/tiff',
  gif: 'image/gif',
};

/** Never false for a file with a manifest in it or a link to one; for most others. */
export function mayHoldManifest(bytes: Uint8Array, format: PictureFormat): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Where manifests are stored elsewhere, XMP holds their address under this name.
  if (file.includes('dcterms:provenance')) return true;
  if (format === 'jpeg') return jpegHasApp11(file);
  if (format === 'png') return file.includes('caBX');
  if (format === 'webp') return file.includes('C2PA');
  if (format === 'gif') return file.includes('C2PA_GIF');
  return file.includes('c2pa');
}

/** Markers up to the first scan: pictures without APP11 have no manifest. */
function jpegHasApp11(file: Buffer): boolean {
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] as number;
    if (marker === 0xeb) return true;
    if (marker === 0xda) return false;
    at += marker === 0xff ? 1 : 2 + (file.readUInt16BE(at + 2) || 2);
  }
  return file.includes('c2pa');
}
