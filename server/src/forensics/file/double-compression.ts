/**
 * Whether an image was saved as a JPEG before it was saved as it is now, and whether all of it was: the effect of
 * double quantisation (after Popescu and Farid, 2004; Lin and others, 2009; Bianchi and Piva, 2012).
 */

import { float32At } from '../../domain/array-values.ts';
import { outcomesWithoutAlarm } from '../../domain/media-method.ts';
import type { Heat, ImageAnalysis, Material, Reading } from '../material.ts';
import { isLossless, notApplicable } from './applicability.ts';
import { heaviestRegion, type Region } from './compact-region.ts';
import { findEarlierCompression } from './earlier-compression.ts';
import { findJpegTraces } from './jpeg-traces.ts';
import { countLevels } from './level-counts.ts';
import { mapOnceCompressed, type PartMap } from './once-compressed-part.ts';
import { tablesOf } from './quantisation.ts';
import type { Steps } from './standard-tables.ts';

const method = 'doubleCompression';

export const doubleCompression = {
  id: method,
  kind: 'forensics',
  families: ['compression'],
  outcomes: outcomesWithoutAlarm,
  meanings: ['altered'],
  looksAt: { image: 'traces of an earlier JPEG compression, and one part that lacks them' },
  phase: 'compression',
  analyse,
} satisfies ImageAnalysis<typeof method>;

/** Of every cell, in nats and in deviations (docs/encoders.md: what untouched photos reach). */
const againstFrom = 6;
const deviationsFrom = 6;
/**
 * Of the region: its clearest cell, its part of the image, and how well it fills the rectangle around it. The plainer
 * the first save shows in the image, the plainer a part without it has to stand out.
 */
const peakFrom = (gain: number): number => (gain < 0.25 ? 10.5 : 14);
const [shareMin, shareMax] = [0.015, 0.5];
const fillMin = 0.35;

function analyse(material: Material): Reading<typeof method> {
  const reason = notApplicable(material);
  if (reason) return { signal: { method, outcome: 'not_applicable', detail: [reason] } };
  const tables = tablesOf(material.container.jpeg);
  if (tables) return readJpeg(material, tables.luma);
  if (isLossless(material)) return readLossless(material);
  return { signal: { method, outcome: 'not_applicable', detail: [{ code: 'otherFormat' }] } };
}

function readJpeg(material: Material, steps: Steps): Reading<typeof method> {
  const earlier = findEarlierCompression(countLevels(material, steps));
  if (earlier === 'too little')
    return { signal: { method, outcome: 'inconclusive', detail: [{ code: 'tooLittle' }] } };
  if (!earlier) return { signal: { method, outcome: 'ok', detail: [{ code: 'once' }] } };
  const parts = mapOnceCompressed(material, steps, earlier.traced);
  const found = findPart(parts, peakFrom(earlier.gain));
  const values = earlier.quality === undefined ? {} : { quality: earlier.quality };
  if (!found) return { signal: { method, outcome: 'ok', detail: [{ code: 'twice', values }] } };
  const strength = Math.min(0.7, 0.3 + found.peak / 60 + found.region.share);
  return {
    signal: {
      method,
      outcome: 'attention',
      strength,
      meaning: 'altered',
      detail: [{ code: 'partOnce', values }],
    },
    heat: heatOf(parts, found.region),
  };
}

function findPart(
  { map, against, deviations }: PartMap,
  peakMin: number,
): { region: Region; peak: number } | undefined {
  const weights = against.map((nats, cell) =>
    nats >= againstFrom && float32At(deviations, cell) >= deviationsFrom ? nats : 0,
  );
  const region = heaviestRegion(weights, map.width);
  if (!region || region.share < shareMin || region.share > shareMax || region.fill < fillMin)
    return undefined;
  const peak = region.cells.reduce((most, cell) => Math.max(most, float32At(deviations, cell)), 0);
  return peak >= peakMin ? { region, peak } : undefined;
}

/** In the region in full, elsewhere as far as the evidence goes. */
function heatOf({ map, deviations, against }: PartMap, { cells }: Region): Heat {
  const inside = new Set(cells);
  const values = deviations.map((value, cell) =>
    float32At(against, cell) <= 0 ? 0 : Math.min(1, Math.max(0, value / 12)) * (inside.has(cell) ? 1 : 0.5),
  );
  return { width: map.width, height: map.height, values };
}

function readLossless(material: Material): Reading<typeof method> {
  const traces = findJpegTraces(material);
  return {
    signal: {
      method,
      outcome: 'ok',
      detail: [traces ? { code: 'wasJpeg', values: { quality: traces.quality } } : { code: 'neverJpeg' }],
    },
  };
}
