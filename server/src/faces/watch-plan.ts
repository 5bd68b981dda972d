/** When a video is looked at for faces, so that a long one, or a crowd, costs no more than a short one. */

export interface WatchPlan {
  /** Whether the whole frame is to be searched. */
  searchesAt(timeSeconds: number): boolean;
  /** Whether the faces known so far are to be measured. */
  measuresAt(timeSeconds: number): boolean;
  /** `effort`: about in milliseconds of a core. */
  searched(timeSeconds: number, effort: number): void;
  measured(timeSeconds: number, effort: number): void;
}

/** Of one video, in milliseconds of a core: together with the measuring itself they stay below six seconds. */
const searchEffortMax = 2000;
const measureEffortMax = 2600;

const searchSeconds = 0.5;
/** A blink lasts 0.1 to 0.4 s, so that one or more samples meet it. */
const measureSeconds = 1 / 12;

/** When there is more video than can be measured: stretches of this length, spread over what is left. */
const stretchSeconds = 4;
const stretchMoments = stretchSeconds / measureSeconds;

/** Frames do not come at exactly the wanted times. */
const earlySeconds = 0.01;

export function createWatchPlan(durationSeconds: number): WatchPlan {
  let searchLeft = searchEffortMax;
  let measureLeft = measureEffortMax;
  let [nextSearch, nextMeasure] = [0, 0];
  let [moments, momentsOfStretch] = [0, 0];
  return {
    searchesAt: (time) => searchLeft > 0 && time >= nextSearch - earlySeconds,
    measuresAt: (time) => measureLeft > 0 && time >= nextMeasure - earlySeconds,
    searched(time, effort) {
      searchLeft -= effort;
      const videoLeft = Math.max(0, durationSeconds - time);
      nextSearch = time + Math.max(searchSeconds, (effort * videoLeft) / Math.max(1, searchLeft));
    },
    measured(time, effort) {
      measureLeft -= effort;
      moments += 1;
      momentsOfStretch += 1;
      nextMeasure = Math.max(nextMeasure, time - measureSeconds / 2) + measureSeconds;
      const usualEffort = (measureEffortMax - measureLeft) / moments;
      const affordableSeconds = (Math.max(0, measureLeft) / Math.max(1, usualEffort)) * measureSeconds;
      const videoLeft = durationSeconds - time;
      if (momentsOfStretch < stretchMoments || videoLeft <= affordableSeconds) return;
      momentsOfStretch = 0;
      const stretchesLeft = Math.max(1, Math.floor(affordableSeconds / stretchSeconds));
      nextMeasure = time + Math.max(measureSeconds, videoLeft / stretchesLeft - stretchSeconds);
    },
  };
}
