/** Whether a signature that leaves more out than its own place still covers everything that makes the image. */

import { z } from 'zod';
import { uint8At } from '../../domain/array-values.ts';

const FullStore = z.object({
  manifests: z.array(z.object({ label: z.string(), assertions: z.record(z.string(), z.unknown()) })),
});
const DataHash = z.object({
  exclusions: z.array(z.object({ start: z.int().min(0), length: z.int().min(0) })).max(100),
});

/** APP0, APP1, APP11, APP13 and comments: words about the image. Colour profiles and tables are the image. */
const metadataMarkers: ReadonlySet<number> = new Set([0xe0, 0xe1, 0xeb, 0xed, 0xfe]);

/**
 * Some cameras leave the whole beginning of a JPEG out, metadata and all. The library calls that a mismatch although
 * the hash fits. True when what is left out are whole segments of metadata and nothing else.
 */
export function coversImage(jpeg: Uint8Array, fullJson: string, activeLabel: string): boolean {
  const store = FullStore.safeParse(JSON.parse(fullJson));
  const active = store.data?.manifests.find(({ label }) => label === activeLabel);
  const hash = DataHash.safeParse(active?.assertions['c2pa.hash.data']);
  if (!hash.success) return false;
  const metadataEnds = endOfMetadata(jpeg);
  return hash.data.exclusions.every(({ start, length }) => start + length <= metadataEnds);
}

/** Where the first segment begins that is not metadata. */
function endOfMetadata(jpeg: Uint8Array): number {
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff && metadataMarkers.has(uint8At(jpeg, at + 1))) {
    const length = (uint8At(jpeg, at + 2) << 8) | uint8At(jpeg, at + 3);
    if (length < 2 || at + 2 + length > jpeg.length) break;
    at += 2 + length;
  }
  return at;
}
