/** Reads the chunks of a WebP file. */
import { viewBytes } from './byte-view.ts';
import { type Collector, partsMax } from './collector.ts';

export function readWebp(bytes: Uint8Array, found: Collector): void {
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
