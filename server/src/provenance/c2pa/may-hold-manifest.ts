/** Whether a file can hold a C2PA manifest at all, so that the library is not woken for the many that cannot. */
import { uint8At } from '../../domain/array-values.ts';
import { c2paBoxId } from '../../media/containers/read-iso-media.ts';
import type { ImageFormat } from '../../media/image.ts';
import type { VideoFormat } from '../../media/video/video.ts';

export type MediaFormat = ImageFormat | VideoFormat;

/** Kinds of file that the library knows, by the name it wants. */
export const c2paMediaTypes: Readonly<Partial<Record<MediaFormat, string>>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  tiff: 'image/tiff',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  // The library does not know its name, but its boxes are those of MP4.
  '3gp': 'video/mp4',
  avi: 'video/avi',
};

/** Never false for a file with a manifest in it or a link to one; for most others. */
export function mayHoldManifest(bytes: Uint8Array, format: MediaFormat): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Where manifests are stored elsewhere, XMP holds their address under this name.
  if (file.includes('dcterms:provenance')) return true;
  if (format === 'jpeg') return jpegHasApp11(file);
  if (format === 'png') return file.includes('caBX');
  if (format === 'webp' || format === 'avi') return file.includes('C2PA');
  if (format === 'gif') return file.includes('C2PA_GIF');
  // Four letters alone are found by chance in long videos.
  if (format === 'mp4' || format === 'mov' || format === '3gp') return file.includes(c2paBoxId, 0, 'latin1');
  return file.includes('c2pa');
}

/** Markers up to the first scan: images without APP11 have no manifest. */
function jpegHasApp11(file: Buffer): boolean {
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = uint8At(file, at + 1);
    if (marker === 0xeb) return true;
    if (marker === 0xda) return false;
    at += marker === 0xff ? 1 : 2 + (file.readUInt16BE(at + 2) || 2);
  }
  return file.includes('c2pa');
}
