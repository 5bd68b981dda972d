/** Noise level (in the manner of Mahdian and Saic, 2009): the fine grain of a place, against the grain of places as bright and as detailed. */
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { Analysis } from '../material.ts';
import { heatOf, isTooSmall, outlierRegion } from './outlier-region.ts';
import { deviationsOf } from './trace-deviations.ts';

const method = 'noiseLevel';
type Signal = MediaSignal<typeof method>;

/**
 * In deviations. Untouched photos reach it as often as forged ones (7 of 100 and 10 of 100), which is why it raises no
 * suspicion: it only says where to look.
 */
const limit = 5;

export const noiseLevel: Analysis<typeof method> = (material) => {
  if (isTooSmall(material)) return { signal: tooSmall };
  const deviations = deviationsOf(material);
  const heat = heatOf(deviations, deviations.far.noise);
  return {
    signal: outlierRegion(deviations, deviations.far.noise, limit) ? regionFound : nothingFound,
    heat,
  };
};

const regionFound: Signal = {
  method,
  outcome: 'inconclusive',
  detail: [{ code: 'regionFound' }],
};

const nothingFound: Signal = {
  method,
  outcome: 'ok',
  detail: [{ code: 'nothingFound' }],
};

const tooSmall: Signal = {
  method,
  outcome: 'inconclusive',
  detail: [{ code: 'tooSmallForGrain' }],
};
