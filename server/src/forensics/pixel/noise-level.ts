/** Noise level (in the manner of Mahdian and Saic, 2009): the fine grain of a place, against the grain of places as bright and as detailed. */
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { ImageAnalysis, Material, Reading } from '../material.ts';
import { heatOf, isTooSmall, outlierRegion } from './outlier-region.ts';
import { deviationsOf } from './trace-deviations.ts';

const method = 'noiseLevel';

export const noiseLevel = {
  id: method,
  kind: 'forensics',
  families: ['noise'],
  outcomes: ['ok', 'inconclusive'],
  meanings: [],
  looksAt: { image: 'one part with other grain than the rest, with a heat map' },
  phase: 'pixels',
  analyse,
} satisfies ImageAnalysis<typeof method>;

type Signal = MediaSignal<typeof method>;

/**
 * In deviations. Untouched photos reach it as often as forged ones (7 of 100 and 10 of 100), which is why it raises no
 * suspicion: it only says where to look.
 */
const limit = 5;

function analyse(material: Material): Reading<typeof method> {
  if (isTooSmall(material)) return { signal: tooSmall };
  const deviations = deviationsOf(material);
  const heat = heatOf(deviations, deviations.far.noise);
  return {
    signal: outlierRegion(deviations, deviations.far.noise, limit) ? regionFound : nothingFound,
    heat,
  };
}

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
