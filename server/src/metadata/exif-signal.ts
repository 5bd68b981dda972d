/** What the file itself tells of the shot: device, date, place. */
import type { MediaSignal } from '../domain/media-signal.ts';
import type { MediaSubject } from '../domain/media-subject.ts';
import type { MetadataReading } from './read-metadata.ts';

export function exifSignal(
  { exif, taken }: Pick<MetadataReading, 'exif' | 'taken'>,
  subject: MediaSubject = 'image',
): MediaSignal<'exif'> {
  const device = exif?.dispositivo;
  const hasPlace = exif?.gps !== undefined;
  if (!device && !taken && !hasPlace) {
    return { method: 'exif', outcome: 'not_applicable', detail: [{ code: 'none', values: { subject } }] };
  }
  const values = {
    subject,
    ...(device ? { device } : {}),
    ...(taken ? { takenMs: taken.clockMs } : {}),
    hasPlace,
  };
  return { method: 'exif', outcome: 'ok', detail: [{ code: 'holds', values }] };
}
