/** Reads XMP and IPTC from a TIFF file, which is its own EXIF. */
import type { Collector } from './collector.ts';
import { iptcOfResources } from './photoshop-resources.ts';
import { readTiffStructure } from './tiff-directory.ts';

const [xmpTag, iptcTag, photoshopTag] = [700, 33_723, 34_377];

export function readTiff(bytes: Uint8Array, found: Collector): void {
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
