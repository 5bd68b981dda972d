/** JPEG ghosts: an earlier saving marks an image at its quality (Farid, 2009); what was pasted later lacks the mark. */
import { float64At } from '../../domain/array-values.ts';
import { outcomesWithoutAlarm } from '../../domain/media-method.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { ImageFormat } from '../../media/image.ts';
import type { ImageAnalysis, Material, Reading } from '../material.ts';
import { ghostFreeRegion } from './ghost-free-region.ts';
import { heatFrom, heatOf, isTooSmall } from './outlier-region.ts';
import { deviationsOf } from './trace-deviations.ts';

const method = 'jpegGhosts';

export const jpegGhosts = {
  id: method,
  kind: 'forensics',
  families: ['compression'],
  outcomes: outcomesWithoutAlarm,
  meanings: ['altered'],
  looksAt: {
    image: 'one part that lacks the ghost of an earlier JPEG which the rest has, with a heat map',
  },
  phase: 'pixels',
  analyse,
} satisfies ImageAnalysis<typeof method>;

type Signal = MediaSignal<typeof method>;

/** JPEG itself, and what keeps the pixels of an earlier JPEG as they were. */
const formats: readonly ImageFormat[] = ['jpeg', 'png', 'tiff', 'bmp'];

export const keepsGhosts = ({ image: { format, scale } }: Material): boolean =>
  scale === 1 && formats.includes(format);

function analyse(material: Material): Reading<typeof method> {
  if (!keepsGhosts(material)) return { signal: noTraces };
  if (isTooSmall(material)) return { signal: tooSmall };
  const deviations = deviationsOf(material);
  const ghost = ghostFreeRegion(material);
  if (!ghost) return { signal: nothingFound, heat: heatOf(deviations, deviations.far.ghosts) };
  return {
    signal: regionFound,
    heat: heatFrom(deviations.cells, (cell) => float64At(ghost.missing, cell) / 6),
  };
}

const regionFound: Signal = {
  method,
  outcome: 'attention',
  strength: 0.45,
  meaning: 'altered',
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
  detail: [{ code: 'tooSmallForGhosts' }],
};

const noTraces: Signal = {
  method,
  outcome: 'not_applicable',
  detail: [{ code: 'noTraces' }],
};
