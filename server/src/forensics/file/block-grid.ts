/**
 * Block artefact grids (in the manner of Li and others, 2009): on which grid of eight by eight pixels an image was
 * compressed before, all of it, or a part that came from elsewhere.
 */
import { outcomesWithoutAlarm } from '../../domain/media-method.ts';
import type { Heat, ImageAnalysis, Material, Reading } from '../material.ts';
import { isLossless, notApplicable } from './applicability.ts';
import type { ForeignGrid } from './foreign-grid.ts';
import { findGridTraces } from './grid-traces.ts';

const method = 'blockGrid';

export const blockGrid = {
  id: method,
  kind: 'forensics',
  families: ['compression'],
  outcomes: outcomesWithoutAlarm,
  meanings: ['altered'],
  looksAt: { image: 'the grid of an earlier JPEG: cropping, and one part on another grid' },
  phase: 'compression',
  analyse,
} satisfies ImageAnalysis<typeof method>;

const [shareMin, shareMax] = [0.015, 0.5];
const fillMin = 0.35;

function analyse(material: Material): Reading<typeof method> {
  const isJpeg = material.image.format === 'jpeg';
  const reason = notApplicable(material);
  if (reason) return { signal: { method, outcome: 'not_applicable', detail: [reason] } };
  if (!isJpeg && !isLossless(material))
    return { signal: { method, outcome: 'not_applicable', detail: [{ code: 'otherFormat' }] } };
  const traces = findGridTraces(material.luminance, isJpeg);
  if (!traces) return { signal: { method, outcome: 'inconclusive', detail: [{ code: 'tooLittle' }] } };
  const { clearest, foreign } = traces;
  if (foreign && isCompact(foreign)) {
    // Where the rest shows no grid of its own, the part may be all that is left of one: seen in retouched photos.
    if (!isJpeg && !clearest)
      return { signal: { method, outcome: 'inconclusive', detail: [{ code: 'partly' }] } };
    const strength = Math.min(0.7, 0.3 + foreign.deviations / 60 + foreign.region.share);
    return {
      signal: { method, outcome: 'attention', strength, meaning: 'altered', detail: [{ code: 'foreign' }] },
      heat: heatOf(foreign),
    };
  }
  const isMoved = clearest && clearest.across + clearest.down > 0;
  const code = !clearest ? 'none' : isMoved ? 'cropped' : 'whole';
  return { signal: { method, outcome: 'ok', detail: [{ code }] } };
}

const isCompact = ({ region }: ForeignGrid): boolean =>
  region.share >= shareMin && region.share <= shareMax && region.fill >= fillMin;

function heatOf({ map, weights, region }: ForeignGrid): Heat {
  const inside = new Set(region.cells);
  const values = weights.map((weight, cell) => Math.min(1, weight / 10) * (inside.has(cell) ? 1 : 0.4));
  return { width: map.width, height: map.height, values };
}
