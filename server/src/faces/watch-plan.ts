/** When a film is looked at for faces, so that a long one costs no more than a short one. */

export interface WatchPlan {
  /** Whether the whole frame is to be searched. */
  searchesAt(timeSeconds: number): boolean;
  /** Whether the faces known so far are to be measured. */
  measuresAt(timeSeconds: number): boolean;
  searched(timeSeconds: number): void;
  /** Each face counts. */
  measured(timeSeconds: number, faces: number): void;
}

/**
 * Of one film: a search takes about 20 ms of a core, a measured face about 15 ms. Together they stay below six seconds.
 */
const searchesMax = 110;
const measurementsMax = 270;

const searchSeconds = 0.5;
/** A blink lasts 0.1 to 0.4 s, so that one or more samples meet it. */
const measureSeconds = 1 / 12;

/** When there is more film than measurements: stretches of this length, spread over what is left. */
const stretchSeconds = 4;
const stretchCount = stretchSeconds / measureSeconds;

/** Frames do not come at exactly the wanted times. */
const earlySeconds = 0.01;

export function createWatchPlan(durationSeconds: number): WatchPlan {
  const searchEvery = Math.max(searchSeconds, durationSeconds / searchesMax);
  let searchesLeft = searchesMax;
  let measurementsLeft = measurementsMax;
  let nextSearch = 0;
  let nextMeasure = 0;
  let inStretch = 0;
  return {
    searchesAt: (time) => searchesLeft > 0 && time >= nextSearch - earlySeconds,
    measuresAt: (time) => measurementsLeft > 0 && time >= nextMeasure - earlySeconds,
    searched(time) {
      searchesLeft -= 1;
      nextSearch = time + searchEvery;
    },
    measured(time, faces) {
      measurementsLeft -= faces;
      inStretch += 1;
      nextMeasure =
        nextMeasure > time - measureSeconds ? nextMeasure + measureSeconds : time + measureSeconds;
      const filmLeft = durationSeconds - time;
      const affordable = (measurementsLeft / Math.max(1, faces)) * measureSeconds;
      if (inStretch < stretchCount || filmLeft <= affordable) return;
      inStretch = 0;
      const stretchesLeft = Math.max(1, Math.floor(affordable / stretchSeconds));
      nextMeasure = time + Math.max(measureSeconds, filmLeft / stretchesLeft - stretchSeconds);
    },
  };
}
