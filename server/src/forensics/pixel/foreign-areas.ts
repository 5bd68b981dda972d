/** Areas that seem to come from elsewhere: places where several independent traces differ from the rest at once. */
import { float64At } from '../../domain/array-values.ts';
import { everyOutcome } from '../../domain/media-method.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { Heat, ImageAnalysis, Material, Reading } from '../material.ts';
import learned from './foreign-areas.json' with { type: 'json' };
import { type GhostFreeRegion, ghostFreeRegion } from './ghost-free-region.ts';
import { keepsGhosts } from './jpeg-ghosts.ts';
import { heatFrom, isTooSmall, outlierRegion } from './outlier-region.ts';
import { smoothWithinThings } from './smooth.ts';
import { type Deviations, deviationNames, deviationsOf } from './trace-deviations.ts';

const method = 'foreignAreas';

export const foreignAreas = {
  id: method,
  kind: 'forensics',
  families: ['compression', 'noise'],
  outcomes: everyOutcome,
  meanings: ['altered'],
  looksAt: {
    image:
      'one part in which several traces of compression, grain and colour differ at once, with a heat map',
    video: 'one part with other grain than the rest, which comes and goes within a scene',
  },
  phase: 'pixels',
  mapWeight: 1,
  analyse,
} satisfies ImageAnalysis<typeof method>;

type Signal = MediaSignal<typeof method>;

/**
 * In deviations, as means over the area. Where several traces agree but no earlier saving is missing, untouched photos
 * are found as often as forged ones: that is only worth a look.
 */
const limits = { otherTrace: 2.5, compression: 2.5, agreement: 5 };

function analyse(material: Material): Reading<typeof method> {
  if (isTooSmall(material)) return { signal: tooSmall };
  const deviations = deviationsOf(material);
  const ghost = keepsGhosts(material) ? ghostFreeRegion(material) : undefined;
  const heat = foreignHeat(deviations, ghost);
  if (!ghost) {
    return {
      signal: outlierRegion(deviations, agreement(deviations), limits.agreement) ? perhaps : nothingFound,
      heat,
    };
  }
  const { error, ghosts, noise, grain, colour } = deviations.far;
  const inside = (far: Float64Array) =>
    ghost.region.cells.reduce((sum, cell) => sum + float64At(far, cell), 0) / ghost.region.cells.length;
  if (Math.max(inside(noise), inside(grain), inside(colour)) >= limits.otherTrace) {
    return { signal: clearlyFound, heat };
  }
  const compressed = Math.max(inside(error), inside(ghosts)) >= limits.compression;
  return { signal: compressed ? regionFound : nothingFound, heat };
}

/** How far the second of three independent traces is: compression, grain of brightness, grain of colour. */
function agreement({ far: { error, ghosts, noise, grain } }: Deviations): Float64Array {
  return noise.map((bright, cell) => {
    const compression = Math.max(float64At(error, cell), float64At(ghosts, cell));
    const colour = float64At(grain, cell);
    return (
      bright +
      compression +
      colour -
      Math.max(bright, compression, colour) -
      Math.min(bright, compression, colour)
    );
  });
}

/**
 * The learned chance that a place is foreign, lessened where there is no texture to tell by, and spread over things
 * of one colour; squared, so that usual places stay cold. That forgeries lie where there is texture is a belief about
 * people, who paste faces rather than sky. Where an earlier saving is missing, that alone makes a place hot.
 */
function foreignHeat({ cells, far, telling, colours }: Deviations, ghost: GhostFreeRegion | undefined): Heat {
  const sums = new Float64Array(telling.length).fill(learned.bias);
  for (const name of deviationNames) {
    const [weight, values] = [learned.weights[name], far[name]];
    for (let cell = 0; cell < sums.length; cell += 1) {
      sums[cell] = float64At(sums, cell) + weight * Math.log(float64At(values, cell) + 0.3);
    }
  }
  const chances = sums.map((sum, cell) => float64At(telling, cell) / (1 + Math.exp(-sum)));
  const spread = smoothWithinThings(chances, colours, cells);
  return heatFrom(cells, (cell) => {
    const usual = float64At(spread, cell) ** 2;
    return ghost ? Math.max(usual, float64At(ghost.missing, cell) / 6) : usual;
  });
}

const clearlyFound: Signal = {
  method,
  outcome: 'alarm',
  strength: 0.6,
  meaning: 'altered',
  detail: [{ code: 'clearlyFound' }],
};

const regionFound: Signal = {
  method,
  outcome: 'attention',
  strength: 0.45,
  meaning: 'altered',
  detail: [{ code: 'regionFound' }],
};

const perhaps: Signal = {
  method,
  outcome: 'inconclusive',
  detail: [{ code: 'perhaps' }],
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
