/** What the file itself tells of the shot: device, date, place. */
import type { MethodDescriptor } from '../domain/media-method.ts';
import type { MediaSignal } from '../domain/media-signal.ts';
import type { Medium } from '../domain/medium.ts';
import type { MetadataReading } from './read-metadata.ts';

const method = 'exif';

export const exif = {
  id: method,
  kind: 'metadata',
  families: ['metadata'],
  outcomes: ['ok', 'not_applicable'],
  meanings: [],
  looksAt: {
    image: 'device, date, place',
    video:
      'device, date, place, system, from the tags of Apple, Android, DJI, GoPro, 3GPP and AVI’s cameras. Serial numbers and owners are not read',
  },
  okMeans: 'camera_data',
} satisfies MethodDescriptor<typeof method>;

export function exifSignal(
  { exif, taken }: Pick<MetadataReading, 'exif' | 'taken'>,
  subject: Medium = 'image',
): MediaSignal<typeof method> {
  const device = exif?.device;
  const hasPlace = exif?.gps !== undefined;
  if (!device && !taken && !hasPlace) {
    return { method, outcome: 'not_applicable', detail: [{ code: 'none', values: { subject } }] };
  }
  const values = {
    subject,
    ...(device ? { device } : {}),
    ...(taken ? { takenMs: taken.clockMs } : {}),
    hasPlace,
  };
  return { method, outcome: 'ok', detail: [{ code: 'holds', values }] };
}
