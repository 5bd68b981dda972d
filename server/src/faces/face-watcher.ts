/** Watches a film for faces while it is decoded, and says at its end what was seen of them. */
import type { VideoSignal } from '../domain/media-signal.ts';
import type { Pixels } from '../media/picture.ts';
import type { FilmFrame } from '../media/video/film.ts';
import type { FaceDetector } from './face-detector.ts';
import { sampleFace } from './face-sample.ts';
import { expectedPlace, type FaceTrack, isSameFace, trackOf } from './face-tracks.ts';
import { facesSignal } from './faces-signal.ts';
import { createWatchPlan } from './watch-plan.ts';

/** What is needed of a frame. */
export type WatchedFrame = Pick<FilmFrame, 'timeSeconds' | 'colours'>;

export interface FaceWatcher {
  /** Resolves when the frame is no longer needed; at once for most frames. Takes them in the order of their times. */
  take(frame: WatchedFrame): Promise<void>;
  /** Of everything taken so far. */
  signal(): VideoSignal;
}

export interface FaceWatcherSettings {
  /** Of the whole film: how it is spread over the time that there is. 0 where it is unknown. */
  readonly durationSeconds: number;
}

/** Of the frames that are looked at: the net searches at this size, and faces are measured in the larger one. */
const searchSideMax = 416;
const measureSideMax = 640;

/** Followed at the same time, the largest first. */
const followedMax = 2;

/** While a face is followed, the detector is asked every so many samples whether it still is one. */
const sureEvery = 4;

export function createFaceWatcher(
  { durationSeconds }: FaceWatcherSettings,
  { detector }: { readonly detector: FaceDetector },
): FaceWatcher {
  const tracks: FaceTrack[] = [];
  const plan = createWatchPlan(durationSeconds);

  const search = async (frame: WatchedFrame, large: Pixels, isMeasured: boolean) => {
    const small = frame.colours(searchSideMax);
    const scale = large.width / small.width;
    // Points found in the larger size are better, and come next for the faces that are measured at this time.
    const followed = new Set(isMeasured ? largestOpen(tracks) : []);
    const seen = new Set<FaceTrack>();
    for (const found of await detector.find(small)) {
      const face = { ...found, points: found.points.map((value) => value * scale) };
      const others = tracks.filter((each) => !seen.has(each));
      const known = trackOf(face, others, frame.timeSeconds);
      const track = known ?? { samples: [], scores: [], isOpen: true };
      if (!known) tracks.push(track);
      if (!followed.has(track)) track.samples.push(sampleFace(large, face.points, frame.timeSeconds));
      track.isOpen = true;
      track.scores.push(face.score);
      seen.add(track);
    }
    for (const track of tracks) if (!seen.has(track) && !followed.has(track)) track.isOpen = false;
  };

  const measure = async (timeSeconds: number, pixels: Pixels, track: FaceTrack, sure: boolean) => {
    const place = expectedPlace(track, timeSeconds);
    if (!place || track.samples.at(-1)?.timeSeconds === timeSeconds) return;
    const face = await detector.follow(pixels, place, { sure });
    if (!face || !isSameFace(track, face, timeSeconds)) {
      track.isOpen = false;
      return;
    }
    if (sure) track.scores.push(face.score);
    track.samples.push(sampleFace(pixels, face.points, timeSeconds));
  };

  return {
    async take(frame) {
      const { timeSeconds } = frame;
      const [searches, measures] = [plan.searchesAt(timeSeconds), plan.measuresAt(timeSeconds)];
      if (!searches && !(measures && tracks.some(({ isOpen }) => isOpen))) return;
      const pixels = frame.colours(measureSideMax);
      if (searches) {
        plan.searched(timeSeconds);
        await search(frame, pixels, measures);
      }
      const followed = measures ? largestOpen(tracks) : [];
      if (followed.length > 0) plan.measured(timeSeconds, followed.length);
      for (const track of followed) {
        await measure(timeSeconds, pixels, track, searches || track.samples.length % sureEvery === 0);
      }
    },
    signal: () => facesSignal(tracks),
  };
}

function largestOpen(tracks: readonly FaceTrack[]): FaceTrack[] {
  const size = ({ samples }: FaceTrack) => samples.at(-1)?.shape.eyeDistance ?? 0;
  return tracks
    .filter(({ isOpen }) => isOpen)
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, followedMax);
}
