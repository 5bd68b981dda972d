/**
 * Resampling (after Gallagher, 2005): whether an image was scaled or turned. Everybody scales images, so this is information only; a part scaled apart
 * from the rest does not show reliably enough after JPEG to be told.
 */
import type { ImageAnalysis, Material, Reading } from '../material.ts';
import { notApplicable } from './applicability.ts';
import { resamplingPeak } from './resampling-peak.ts';

const method = 'resampling';

export const resampling = {
  id: method,
  kind: 'forensics',
  families: ['noise'],
  outcomes: ['ok', 'not_applicable'],
  meanings: [],
  looksAt: { image: 'traces of the whole picture having been enlarged or turned' },
  phase: 'compression',
  analyse,
} satisfies ImageAnalysis<typeof method>;

/** Files straight from cameras stay below 4 in both directions (docs/encoders.md). */
const heightMin = 6;

function analyse(material: Material): Reading<typeof method> {
  const reason = notApplicable(material);
  if (reason) return { signal: { method, outcome: 'not_applicable', detail: [reason] } };
  const peaks = [resamplingPeak(material.luminance, 'across'), resamplingPeak(material.luminance, 'down')];
  const isScaled = peaks.every(({ height }) => height >= heightMin);
  return { signal: { method, outcome: 'ok', detail: [{ code: isScaled ? 'scaled' : 'none' }] } };
}
