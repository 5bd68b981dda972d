/** Whether the dates in a file can all be true. */
import type { MethodDescriptor } from '../domain/media-method.ts';
import type { MediaSignal, SignalMessage } from '../domain/media-signal.ts';
import { type FileDate, isUnsetClock, readFileDate, zonesMs } from './file-date.ts';
import type { MetadataReading } from './read-metadata.ts';
import { xmpText } from './xmp-text.ts';

const exifNamespace = 'http://ns.adobe.com/exif/1.0/';

const method = 'dates';

export const dates = {
  id: method,
  kind: 'metadata',
  families: ['metadata'],
  outcomes: ['ok', 'attention', 'not_applicable'],
  meanings: [],
  looksAt: {
    image: 'dates that contradict each other',
    video:
      'dates of the movie, of its tracks and of the recording: a change before the creation, tracks made days apart, a recording after the file',
  },
} satisfies MethodDescriptor<typeof method>;

export function datesSignal(reading: MetadataReading, now: Date): MediaSignal<typeof method> {
  const { taken, tags, xmp } = reading;
  if (!taken) return { method, outcome: 'not_applicable', detail: [{ code: 'noShotDate' }] };
  const modified = readFileDate(tags?.text('modified'));
  const satellite = readFileDate(tags?.text('gpsDate'));
  const inXmp = readFileDate(xmpText(xmp, exifNamespace, 'DateTimeOriginal'));

  const contradictions: SignalMessage<typeof method>[] = [];
  // The clock of a camera that lost its time tells nothing about the other dates.
  if (!isUnsetClock(taken)) {
    if (modified && !isUnsetClock(modified) && taken.clockMs - modified.clockMs > zonesMs) {
      contradictions.push({ code: 'takenAfterChange' });
    }
    if (satellite && isApart(taken, satellite)) contradictions.push({ code: 'otherThanSatellite' });
    if (inXmp && isApart(taken, inXmp)) contradictions.push({ code: 'writtenTwice' });
  }
  if (contradictions.length > 0) {
    return {
      method,
      outcome: 'attention',
      strength: 0.25,
      detail: [...contradictions, { code: 'clockOrCorrection' }],
    };
  }
  if (isUnsetClock(taken)) return { method, outcome: 'ok', detail: [{ code: 'shotClockUnset' }] };
  if (taken.clockMs - now.getTime() > zonesMs)
    return { method, outcome: 'ok', detail: [{ code: 'shotInFuture' }] };
  const compared = [modified, satellite, inXmp].filter(Boolean).length;
  return { method, outcome: 'ok', detail: [{ code: compared > 0 ? 'consistent' : 'onlyOne' }] };
}

const isApart = (one: FileDate, other: FileDate) => Math.abs(one.clockMs - other.clockMs) > zonesMs;
