/** The times of ISO media: seconds since the beginning of 1904, in UTC. */
import type { ByteView } from '../containers/byte-view.ts';
import type { FileTimes } from './video-container.ts';

const secondsFrom1904To1970 = 2_082_844_800;
const lastMs = Date.UTC(2200, 0, 1);

/**
 * Undefined for zero, which many programs write. No video is older than 1970: smaller numbers are seconds since 1970,
 * as some writers count by mistake.
 */
export function isoTimeMs(seconds: number): number | undefined {
  const since1970 = seconds < secondsFrom1904To1970 ? seconds : seconds - secondsFrom1904To1970;
  const ms = since1970 * 1000;
  return seconds === 0 || ms > lastMs ? undefined : ms;
}

/** Of the boxes `mvhd`, `tkhd` and `mdhd`, which all begin alike: version, creation, modification. */
export function readTimes(view: ByteView, from: number): FileTimes {
  const isLong = view.u8(from) === 1;
  const createdMs = isoTimeMs(isLong ? view.u64(from + 4) : view.u32(from + 4));
  const modifiedMs = isoTimeMs(isLong ? view.u64(from + 12) : view.u32(from + 8));
  return { ...(createdMs !== undefined && { createdMs }), ...(modifiedMs !== undefined && { modifiedMs }) };
}

/** Time scale and duration of `mvhd` and `mdhd`. */
export function readLength(view: ByteView, from: number): { scale: number; durationSeconds: number } {
  const isLong = view.u8(from) === 1;
  const scale = view.u32(from + (isLong ? 20 : 12)) || 1;
  const duration = isLong ? view.u64(from + 24) : view.u32(from + 16);
  // All ones: unknown.
  const isKnown = duration < (isLong ? 2 ** 63 : 0xffffffff);
  return { scale, durationSeconds: isKnown ? duration / scale : 0 };
}
