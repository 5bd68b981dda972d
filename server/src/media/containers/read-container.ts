/** Reads what an image's file holds beside the image, by the structure of its format. */
import type { ImageFormat } from '../image.ts';
import { viewBytes } from './byte-view.ts';
import { type Collector, createCollector, partsMax } from './collector.ts';
import type { Container } from './container.ts';
import { iptcOfResources } from './photoshop-resources.ts';
import { readGif } from './read-gif.ts';
import { readIsoMedia } from './read-iso-media.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';
import { readTiffStructure } from './tiff-directory.ts';

const readers: Record<ImageFormat, (bytes: Uint8Array, found: Collector) => void> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
  gif: readGif,
  tiff: readTiff,
  heic: readIsoMedia,
  avif: readIsoMedia,
  // Has no place for anything beside the image.
  bmp: () => undefined,
};

/**
 * Never throws for what the file holds: a damaged part is left out. Time is linear in the file's size; at most 4 MB of
 * text are kept and 10,000 parts looked at.
 */
export function readContainer(bytes: Uint8Array, format: ImageFormat): Container {
  const found = createCollector(format);
  readers[format](bytes, found);
  return found.container();
}

const [xmpTag, iptcTag, photoshopTag] = [700, 33_723, 34_377];

/** Reads XMP and IPTC from a TIFF file, which is its own EXIF. */
function readTiff(bytes: Uint8Array, found: Collector): void {
  found.exif(bytes);
  const tiff = readTiffStructure(bytes);
  for (const { tag, value } of tiff?.directory(tiff.firstDirectory) ?? []) {
    if (tag === xmpTag) found.xmp(value);
    else if (tag === iptcTag) found.iptc(value);
    else if (tag === photoshopTag) {
      const records = iptcOfResources(value);
      if (records) found.iptc(records);
    }
  }
}

/** Reads the chunks of a WebP file. */
function readWebp(bytes: Uint8Array, found: Collector): void {
  const view = viewBytes(bytes, 'little');
  const end = Math.min(view.sizeBytes, 8 + view.u32(4));
  let at = 12;
  for (let count = 0; count < partsMax && at + 8 <= end; count += 1) {
    const type = view.ascii(at, 4);
    const sizeBytes = view.u32(at + 4);
    const data = view.slice(at + 8, Math.min(sizeBytes, end - at - 8));
    if (type === 'EXIF') found.exif(data);
    else if (type === 'XMP ' || type === 'XMP\0') found.xmp(data);
    at += 8 + sizeBytes + (sizeBytes % 2);
  }
  found.endsAt(end + (end % 2), view.sizeBytes);
}
