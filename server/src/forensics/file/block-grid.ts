/** On which grid of eight by eight pixels an image was compressed before: all of it, or a part that came from elsewhere. */
import type { Bilingual } from '@riscontro/contract';
import type { Analysis, Heat } from '../material.ts';
import { isLossless, notApplicable } from './applicability.ts';
import type { ForeignGrid } from './foreign-grid.ts';
import { findGridTraces } from './grid-traces.ts';

const method = 'blockGrid';
const [shareMin, shareMax] = [0.015, 0.5];
const fillMin = 0.35;

export const blockGrid: Analysis = (material) => {
  const isJpeg = material.image.format === 'jpeg';
  const reason = notApplicable(material) ?? (isJpeg || isLossless(material) ? undefined : words.otherFormat);
  if (reason) return { signal: { method, outcome: 'not_applicable', detail: reason } };
  const traces = findGridTraces(material.luminance, isJpeg);
  if (!traces) return { signal: { method, outcome: 'inconclusive', detail: words.tooLittle } };
  const { clearest, foreign } = traces;
  if (foreign && isCompact(foreign)) {
    // Where the rest shows no grid of its own, the part may be all that is left of one: seen in retouched photos.
    if (!isJpeg && !clearest) return { signal: { method, outcome: 'inconclusive', detail: words.partly } };
    const strength = Math.min(0.7, 0.3 + foreign.deviations / 60 + foreign.region.share);
    return {
      signal: { method, outcome: 'attention', strength, meaning: 'altered', detail: words.foreign },
      heat: heatOf(foreign),
    };
  }
  const isMoved = clearest && clearest.across + clearest.down > 0;
  const detail = !clearest ? words.none : isMoved ? words.cropped : words.whole;
  return { signal: { method, outcome: 'ok', detail } };
};

const isCompact = ({ region }: ForeignGrid): boolean =>
  region.share >= shareMin && region.share <= shareMax && region.fill >= fillMin;

function heatOf({ map, weights, region }: ForeignGrid): Heat {
  const inside = new Set(region.cells);
  const values = weights.map((weight, cell) => Math.min(1, weight / 10) * (inside.has(cell) ? 1 : 0.4));
  return { width: map.width, height: map.height, values };
}

const words = {
  none: {
    it: 'Non si vedono tracce di un’altra compressione su una griglia spostata.',
    en: 'No traces show of another compression on a shifted grid.',
  },
  whole: {
    it: 'L’immagine è stata un JPEG e non è stata ritagliata dopo, o solo a destra e in basso.',
    en: 'The picture was a JPEG and was not cropped afterwards, or at the right and below only.',
  },
  cropped: {
    it: 'L’immagine è stata ritagliata dopo un primo salvataggio in JPEG. È un’operazione comune e non dice che il contenuto è stato alterato, ma qualcosa ai bordi può mancare.',
    en: 'The picture was cropped after it was first saved as a JPEG. That is common and does not tell that the content was altered, but something at the edges may be missing.',
  },
  foreign: {
    it: 'Una zona dell’immagine è stata compressa su una griglia diversa dal resto. Può venire da un’altra immagine o essere stata spostata; anche una scritta o un logo aggiunti lasciano questo segno.',
    en: 'One area of the picture was compressed on another grid than the rest. It may come from another picture or have been moved; an added caption or logo leaves this sign too.',
  },
  partly: {
    it: 'Solo una zona dell’immagine mostra le tracce di una compressione in JPEG. Può venire da un’altra immagine, oppure altrove le tracce sono andate perse: non si può distinguere.',
    en: 'Only one area of the picture shows traces of a JPEG compression. It may come from another picture, or the traces were lost elsewhere: the two cannot be told apart.',
  },
  tooLittle: {
    it: 'L’immagine ha troppo pochi dettagli per riconoscere le griglie di compressione.',
    en: 'The picture has too little detail to recognise grids of compression.',
  },
  otherFormat: {
    it: 'Questo formato usa una compressione diversa da JPEG, che copre le tracce da esaminare.',
    en: 'This format uses another compression than JPEG, which covers the traces to examine.',
  },
} as const satisfies Record<string, Bilingual>;
