/** A zip that is the same, byte for byte, whenever and wherever it is made from the same files. */
import { zipSync } from 'fflate';
import type { Files } from './bundle-source.ts';

/** By the clock of this machine's time zone, as zips keep it: their first year. */
const madeAt = new Date(1980, 0, 1);

export function zipFiles(files: Files): Uint8Array {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(sorted), { level: 9, mtime: madeAt });
}
