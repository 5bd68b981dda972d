/**
 * Whether an image was scaled or turned. Everybody scales images, so this is information only; a part scaled apart
 * from the rest does not show reliably enough after JPEG to be told.
 */
import type { Bilingual } from '@riscontro/contract';
import type { Analysis } from '../material.ts';
import { notApplicable } from './applicability.ts';
import { resamplingPeak } from './resampling-peak.ts';

const method = 'resampling';
/** Files straight from cameras stay below 4 in both directions (docs/encoders.md). */
const heightMin = 6;

export const resampling: Analysis = (material) => {
  const reason = notApplicable(material);
  if (reason) return { signal: { method, outcome: 'not_applicable', detail: reason } };
  const peaks = [resamplingPeak(material.luminance, 'across'), resamplingPeak(material.luminance, 'down')];
  const isScaled = peaks.every(({ height }) => height >= heightMin);
  return { signal: { method, outcome: 'ok', detail: isScaled ? words.scaled : words.none } };
};

const words = {
  scaled: {
    it: 'L’immagine intera mostra le tracce di un ingrandimento, di una riduzione o di una rotazione. È un’operazione comune e non dice che il contenuto è stato alterato.',
    en: 'The whole picture shows traces of having been enlarged, reduced or turned. That is common and does not tell that the content was altered.',
  },
  none: {
    it: 'Non si vedono tracce di un ingrandimento o di una rotazione dell’immagine intera. Le riduzioni forti spesso non ne lasciano.',
    en: 'No traces show of the whole picture having been enlarged or turned. Strong reductions often leave none.',
  },
} as const satisfies Record<string, Bilingual>;
