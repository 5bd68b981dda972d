/**
 * Resampling (after Gallagher, 2005): whether an image was scaled or turned. Everybody scales images, so this is information only; a part scaled apart
 * from the rest does not show reliably enough after JPEG to be told.
 */
import type { Analysis } from '../material.ts';
import { notApplicable } from './applicability.ts';
import { resamplingPeak } from './resampling-peak.ts';

const method = 'resampling';
/** Files straight from cameras stay below 4 in both directions (docs/encoders.md). */
const heightMin = 6;

export const resampling: Analysis<typeof method> = (material) => {
  const reason = notApplicable(material);
  if (reason) return { signal: { method, outcome: 'not_applicable', detail: [reason] } };
  const peaks = [resamplingPeak(material.luminance, 'across'), resamplingPeak(material.luminance, 'down')];
  const isScaled = peaks.every(({ height }) => height >= heightMin);
  return { signal: { method, outcome: 'ok', detail: [{ code: isScaled ? 'scaled' : 'none' }] } };
};
