/** Frames that leave the examination as files: of the moments that raised a signal, and for learned detectors. */
import type { MediaSignal } from '../../domain/media-signal.ts';
import { evenly } from '../../media/video/collect-stills.ts';
import { decodeMoments } from '../../media/video/decode-moments.ts';
import { toPng, toWebp } from '../../media/video/encode-still.ts';
import type { OpenedVideo } from '../../media/video/open-video.ts';
import { forDetectorsMax, stillsMax, type VideoReport } from './video-report.ts';

const stillSideMax = 320;
/** Moments that lie closer together show the same. */
const apartSeconds = 0.2;

/** Of the strongest moments of each signal first. */
export async function momentStills(
  opened: OpenedVideo,
  signals: readonly MediaSignal[],
): Promise<VideoReport['stills']> {
  const stills: { timeSeconds: number; webp: Uint8Array }[] = [];
  for (const { timeSeconds, pixels } of decodeMoments(opened, momentsOf(signals), { sideMax: stillSideMax }))
    stills.push({ timeSeconds, webp: await toWebp(pixels, stillSideMax) });
  return stills;
}

function momentsOf(signals: readonly MediaSignal[]): number[] {
  const raised = signals.filter(({ outcome }) => outcome === 'attention' || outcome === 'alarm');
  const lists = raised.map(({ moments = [] }) => moments.map(({ fromSeconds }) => fromSeconds));
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const times: number[] = [];
  for (let rank = 0; rank < longest; rank += 1) {
    for (const list of lists) {
      const time = list[rank];
      if (time === undefined || times.length >= stillsMax) continue;
      if (times.every((other) => Math.abs(other - time) >= apartSeconds)) times.push(time);
    }
  }
  return times;
}

/** Larger frames are made smaller: no detector looks at more. */
const detectorSideMax = 2_048;
/** All together; the answer of a process is limited. */
const detectorBytesMax = 40 * 1024 * 1024;
const detectorBudgetMs = 6_000;

/** Key frames: they are reached at once, and are the least compressed. */
export async function framesForDetectors(opened: OpenedVideo): Promise<VideoReport['forDetectors']> {
  const { packets, video, originSeconds } = opened;
  const times = evenly(packets.keyStamps, forDetectorsMax).map((stamp) =>
    Math.max(0, Number(stamp) * video.secondsPerUnit - originSeconds),
  );
  const frames: { timeSeconds: number; png: Uint8Array }[] = [];
  let bytes = 0;
  const options = { sideMax: detectorSideMax, budgetMs: detectorBudgetMs };
  for (const { timeSeconds, pixels } of decodeMoments(opened, times, options)) {
    const png = await toPng(pixels);
    bytes += png.length;
    if (bytes > detectorBytesMax) break;
    frames.push({ timeSeconds, png });
  }
  return frames;
}
