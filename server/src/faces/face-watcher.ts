/** Watches a video for faces while it is decoded, and says at its end what was seen of them. */
import type { MediaSignal } from '../domain/media-signal.ts';
import type { Pixels } from '../media/image.ts';
import type { VideoFrame } from '../media/video/video.ts';
import type { Box } from './face.ts';
import type { FaceDetector } from './face-detector.ts';
import { sampleFace } from './face-sample.ts';
import { expectedPlace, type FaceTrack, isSameFace, trackOf } from './face-tracks.ts';
import { facesSignal } from './faces-signal.ts';
import { createWatchPlan } from './watch-plan.ts';

/** What is needed of a frame. */
export type WatchedFrame = Pick<VideoFrame, 'timeSeconds' | 'colours'>;

export interface FaceWatcher {
  /** Resolves when the frame is no longer needed; at once for most frames. Takes them in the order of their times. */
  take(frame: WatchedFrame): Promise<void>;
  /** Of everything taken so far. */
  signal(): MediaSignal;
}

export interface FaceWatcherSettings {
  /** Of the whole video: how it is spread over the time that there is. 0 where it is unknown. */
  readonly durationSeconds: number;
}

/** Of the frames that are looked at: the net searches at this size, and faces are measured in the larger one. */
const searchSideMax = 416;
const measureSideMax = 640;

/** Measured closely at the same time, the largest first. */
const followedMax = 2;

/** While a face is followed, the detector is asked every so many samples whether it still is one. */
const sureEvery = 4;

/** Milliseconds of a core that the measuring of a face takes beside the nets. */
const sampleEffort = 2.5;

export function createFaceWatcher(
  { durationSeconds }: FaceWatcherSettings,
  { detector }: { readonly detector: FaceDetector },
): FaceWatcher {
  const tracks: FaceTrack[] = [];
  const plan = createWatchPlan(durationSeconds);

  /** Faces that are not among the known ones, which were looked for where they were. */
  const search = async (frame: WatchedFrame, large: Pixels) => {
    const { timeSeconds } = frame;
    const small = frame.colours(searchSideMax);
    const scale = large.width / small.width;
    const known = tracks.flatMap((track) => {
      const place = track.isOpen ? expectedPlace(track, timeSeconds) : undefined;
      return place ? [scaled(place, 1 / scale)] : [];
    });
    for (const found of await detector.find(small, known)) {
      const points = found.points.map((value) => value * scale);
      const lost = tracks.filter(({ isOpen }) => !isOpen);
      const back = trackOf({ ...found, points }, lost, timeSeconds);
      const track = back ?? { samples: [], scores: [], isOpen: true };
      if (!back) tracks.push(track);
      track.samples.push(sampleFace(large, points, timeSeconds));
      track.scores.push(found.score);
      track.isOpen = true;
    }
  };

  const measure = async (timeSeconds: number, pixels: Pixels, track: FaceTrack, sure: boolean) => {
    const place = expectedPlace(track, timeSeconds);
    if (!place) return;
    const face = await detector.follow(pixels, place, { sure });
    if (!face || !isSameFace(track, face, timeSeconds)) {
      track.isOpen = false;
      return;
    }
    if (sure) track.scores.push(face.score);
    track.samples.push(sampleFace(pixels, face.points, timeSeconds));
  };

  /** What the nets and the measuring of each face took. */
  const effortOf = async (work: () => Promise<number>) => {
    const before = detector.effort();
    const faces = await work();
    return detector.effort() - before + faces * sampleEffort;
  };

  const follow = async (
    timeSeconds: number,
    pixels: Pixels,
    followed: readonly FaceTrack[],
    sure: boolean,
  ) => {
    for (const track of followed) {
      await measure(timeSeconds, pixels, track, sure || track.samples.length % sureEvery === 0);
    }
    return followed.length;
  };

  return {
    async take(frame) {
      const { timeSeconds } = frame;
      const open = tracks.filter(({ isOpen }) => isOpen);
      const searches = plan.searchesAt(timeSeconds);
      const measures = plan.measuresAt(timeSeconds) && open.length > 0;
      if (!searches && !measures) return;
      const pixels = frame.colours(measureSideMax);
      const closely = measures ? largest(open) : [];
      if (measures) {
        plan.measured(timeSeconds, await effortOf(() => follow(timeSeconds, pixels, closely, searches)));
      }
      if (!searches) return;
      const others = open.filter((track) => !closely.includes(track));
      const effort = await effortOf(async () => {
        const count = await follow(timeSeconds, pixels, others, true);
        await search(frame, pixels);
        return count;
      });
      plan.searched(timeSeconds, effort);
    },
    signal: () => facesSignal(tracks),
  };
}

function largest(tracks: readonly FaceTrack[]): FaceTrack[] {
  const size = ({ samples }: FaceTrack) => samples.at(-1)?.shape.eyeDistance ?? 0;
  return tracks.toSorted((a, b) => size(b) - size(a)).slice(0, followedMax);
}

const scaled = ({ left, top, width, height }: Box, factor: number): Box => ({
  left: left * factor,
  top: top * factor,
  width: width * factor,
  height: height * factor,
});
