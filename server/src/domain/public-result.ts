/** A result as everybody may see it: whole, but for the place where a photo was taken, which is only told roughly. */
import type { Exif, VerificationResult } from '@riscontro/contract/inside';

/** One decimal of a degree: about 11 kilometres. */
const roughly = (degrees: number) => Math.round(degrees * 10) / 10;

export function publicResult(result: VerificationResult): VerificationResult {
  return 'exif' in result && result.exif ? { ...result, exif: withoutExactPlace(result.exif) } : result;
}

function withoutExactPlace({ gps, others, ...exif }: Exif): Exif {
  return {
    ...exif,
    ...(gps ? { gps: { latitude: roughly(gps.latitude), longitude: roughly(gps.longitude) } } : {}),
    // A file may tell its place under further names, such as that of its destination; a height narrows it down.
    ...(others
      ? {
          others: Object.fromEntries(
            Object.entries(others).filter(
              ([name]) => !/gps|latitud|longitud|altitud|location|iso.?6709|xyz|loci/i.test(name),
            ),
          ),
        }
      : {}),
  };
}
