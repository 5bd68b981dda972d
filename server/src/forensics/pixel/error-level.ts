/** Error level analysis (in the manner of Krawetz, 2007): what another compression would change, against what it changes in like places of the same image. */
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { ImageAnalysis, Material, Reading } from '../material.ts';
import { heatOf, isTooSmall, outlierRegion } from './outlier-region.ts';
import { deviationsOf } from './trace-deviations.ts';

const method = 'errorLevel';

export const errorLevel = {
  id: method,
  kind: 'forensics',
  families: ['compression'],
  outcomes: ['ok', 'inconclusive', 'not_applicable'],
  meanings: [],
  looksAt: { image: 'one part that would react to another compression unlike the rest, with a heat map' },
  phase: 'pixels',
  analyse,
} satisfies ImageAnalysis<typeof method>;

type Signal = MediaSignal<typeof method>;

/**
 * In deviations. Untouched photos reach it as often as forged ones (10 of 100 and 13 of 100), which is why it raises no
 * suspicion: it only says where to look.
 */
const limit = 5;

function analyse(material: Material): Reading<typeof method> {
  if (material.image.scale !== 1) return { signal: tooLarge };
  if (isTooSmall(material)) return { signal: tooSmall };
  const deviations = deviationsOf(material);
  const heat = heatOf(deviations, deviations.far.error);
  return {
    signal: outlierRegion(deviations, deviations.far.error, limit) ? regionFound : nothingFound,
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
  detail: [{ code: 'tooSmallToCompare' }],
};

const tooLarge: Signal = {
  method,
  outcome: 'not_applicable',
  detail: [{ code: 'reducedSize' }],
};
