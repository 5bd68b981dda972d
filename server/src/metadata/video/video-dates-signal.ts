/** Whether the dates in a video's file can all be true. */
import type { MediaSignal, SignalMessage } from '../../domain/media-signal.ts';
import { isUnsetClock, zonesMs } from '../file-date.ts';
import type { VideoMetadata } from './read-video-metadata.ts';

const method = 'dates';
type DateSignal = MediaSignal<typeof method>;
type Said = SignalMessage<typeof method>;

/** Before the first digital video for everybody; smaller dates are clocks that were never set. */
const earliestMs = Date.UTC(1990, 0, 1);

export function videoDatesSignal({ container, recorded }: VideoMetadata, now: Date): DateSignal {
  const times = [container.movie, ...container.tracks.flatMap((track) => track.times)];
  const all = times.flatMap(({ createdMs, modifiedMs }) => [createdMs ?? [], modifiedMs ?? []].flat());
  const told = [...all, ...(recorded ? [recorded.clockMs] : [])];
  if (told.length === 0) return { method, outcome: 'not_applicable', detail: [{ code: 'noVideoDate' }] };
  if (told.every((ms) => isUnset(ms)))
    return { method, outcome: 'ok', detail: [{ code: 'videoClockUnset' }] };

  const created = times.flatMap(({ createdMs }) => createdMs ?? []).filter((ms) => !isUnset(ms));
  const tracks = container.tracks
    .flatMap((track) => track.times.slice(0, 1))
    .flatMap(({ createdMs }) => createdMs ?? [])
    .filter((ms) => !isUnset(ms));
  const written = container.movie.createdMs ?? created[0];
  const recordedMs = recorded && !isUnset(recorded.clockMs) ? recorded.clockMs : undefined;
  const isChangedBefore = times.some(
    ({ createdMs, modifiedMs }) =>
      createdMs !== undefined &&
      modifiedMs !== undefined &&
      !isUnset(modifiedMs) &&
      createdMs - modifiedMs > zonesMs,
  );
  const isRecordedAfter =
    recordedMs !== undefined && written !== undefined && !isUnset(written) && recordedMs - written > zonesMs;
  const contradictions: Said[] = [
    ...(isChangedBefore ? [{ code: 'changedBeforeCreation' } as const] : []),
    ...(Math.max(...tracks) - Math.min(...tracks) > zonesMs ? [{ code: 'tracksApart' } as const] : []),
    ...(isRecordedAfter ? [{ code: 'recordedAfterCreation' } as const] : []),
  ];
  if (contradictions.length > 0) {
    const detail: Said[] = [...contradictions, { code: 'clockOrEditing' }];
    return { method, outcome: 'attention', strength: 0.25, detail };
  }
  const latest = Math.max(...told);
  if (latest - now.getTime() > zonesMs)
    return { method, outcome: 'ok', detail: [{ code: 'videoDateInFuture' }] };
  return { method, outcome: 'ok', detail: [consistent(recordedMs, written)] };
}

const isUnset = (ms: number) => ms < earliestMs || isUnsetClock({ clockMs: ms });

function consistent(recordedMs: number | undefined, savedMs: number | undefined): Said {
  if (recordedMs !== undefined && savedMs !== undefined && savedMs - recordedMs > zonesMs) {
    return { code: 'savedAgain', values: { recordedMs, savedMs } };
  }
  const fileMs = recordedMs ?? savedMs;
  return fileMs === undefined || isUnset(fileMs)
    ? { code: 'consistent' }
    : { code: 'consistentOn', values: { fileMs } };
}
