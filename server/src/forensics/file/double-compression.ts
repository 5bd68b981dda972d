/** Whether an image was saved as a JPEG before it was saved as it is now, and whether all of it was. */
import type { Bilingual } from '@riscontro/contract';
import type { Analysis, Heat, Material, Reading } from '../material.ts';
import { isLossless, notApplicable } from './applicability.ts';
import { heaviestRegion, type Region } from './compact-region.ts';
import { type EarlierCompression, findEarlierCompression } from './earlier-compression.ts';
import { findJpegTraces } from './jpeg-traces.ts';
import { countLevels } from './level-counts.ts';
import { mapOnceCompressed, type PartMap } from './once-compressed-part.ts';
import { tablesOf } from './quantisation.ts';
import type { Steps } from './standard-tables.ts';

const method = 'doubleCompression';

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

export const doubleCompression: Analysis = (material) => {
  const reason = notApplicable(material);
  if (reason) return { signal: { method, outcome: 'not_applicable', detail: reason } };
  const tables = tablesOf(material.container.jpeg);
  if (tables) return readJpeg(material, tables.luma);
  if (isLossless(material)) return readLossless(material);
  return { signal: { method, outcome: 'not_applicable', detail: words.otherFormat } };
};

function readJpeg(material: Material, steps: Steps): Reading {
  const earlier = findEarlierCompression(countLevels(material, steps));
  if (earlier === 'too little')
    return { signal: { method, outcome: 'inconclusive', detail: words.tooLittle } };
  if (!earlier) return { signal: { method, outcome: 'ok', detail: words.once } };
  const parts = mapOnceCompressed(material, steps, earlier.traced);
  const found = findPart(parts, peakFrom(earlier.gain));
  if (!found) return { signal: { method, outcome: 'ok', detail: words.twice(earlier) } };
  const strength = Math.min(0.7, 0.3 + found.peak / 60 + found.region.share);
  return {
    signal: { method, outcome: 'attention', strength, meaning: 'altered', detail: words.part(earlier) },
    heat: heatOf(parts, found.region),
  };
}

function findPart(
  { map, against, deviations }: PartMap,
  peakMin: number,
): { region: Region; peak: number } | undefined {
  const weights = against.map((nats, cell) =>
    nats >= againstFrom && (deviations[cell] as number) >= deviationsFrom ? nats : 0,
  );
  const region = heaviestRegion(weights, map.width);
  if (!region || region.share < shareMin || region.share > shareMax || region.fill < fillMin)
    return undefined;
  const peak = region.cells.reduce((most, cell) => Math.max(most, deviations[cell] as number), 0);
  return peak >= peakMin ? { region, peak } : undefined;
}

/** In the region in full, elsewhere as far as the evidence goes. */
function heatOf({ map, deviations, against }: PartMap, { cells }: Region): Heat {
  const inside = new Set(cells);
  const values = deviations.map((value, cell) =>
    (against[cell] as number) <= 0 ? 0 : Math.min(1, Math.max(0, value / 12)) * (inside.has(cell) ? 1 : 0.5),
  );
  return { width: map.width, height: map.height, values };
}

function readLossless(material: Material): Reading {
  const traces = findJpegTraces(material);
  return {
    signal: { method, outcome: 'ok', detail: traces ? words.wasJpeg(traces.quality) : words.neverJpeg },
  };
}

const about = ({ quality }: EarlierCompression): Bilingual =>
  quality === undefined
    ? { it: '', en: '' }
    : {
        it: `, la prima con qualità di circa ${quality} su 100`,
        en: `, the first at a quality of about ${quality} out of 100`,
      };

const words = {
  once: {
    it: 'Non si vedono tracce di un salvataggio in JPEG precedente a quello attuale. Alcuni salvataggi precedenti non lasciano tracce.',
    en: 'No traces show of a JPEG before the present one. Some earlier saves leave no traces.',
  },
  twice: (earlier: EarlierCompression): Bilingual => ({
    it: `L’immagine è stata salvata in JPEG almeno due volte${about(earlier).it}. È normale per le immagini che passano da siti, messaggi o programmi, e le tracce sono le stesse in tutta l’immagine.`,
    en: `The picture was saved as a JPEG at least twice${about(earlier).en}. That is normal for pictures that pass through websites, messages or programs, and the traces are the same all over the picture.`,
  }),
  part: (earlier: EarlierCompression): Bilingual => ({
    it: `L’immagine è stata salvata in JPEG almeno due volte${about(earlier).it}, ma in una zona mancano le tracce del primo salvataggio. Quella zona può essere stata aggiunta o ridisegnata in mezzo; anche una scritta o un ritocco innocuo lascia questo segno.`,
    en: `The picture was saved as a JPEG at least twice${about(earlier).en}, but one area lacks the traces of the first time. That area may have been added or redrawn in between; a caption or a harmless retouch leaves this sign too.`,
  }),
  tooLittle: {
    it: 'L’immagine ha troppo pochi dettagli per riconoscere un salvataggio precedente.',
    en: 'The picture has too little detail to recognise an earlier save.',
  },
  wasJpeg: (quality: number): Bilingual => ({
    it: `Prima di essere salvata in questo formato, l’immagine era un JPEG di qualità ${quality} circa su 100. Non è un indizio contro l’immagine: accade con ogni conversione.`,
    en: `Before it was saved in this format, the picture was a JPEG of a quality of about ${quality} out of 100. That does not speak against it: every conversion does this.`,
  }),
  neverJpeg: {
    it: 'Non si vedono tracce di un salvataggio precedente in JPEG.',
    en: 'No traces of an earlier save as a JPEG show.',
  },
  otherFormat: {
    it: 'Questo formato comprime in un altro modo e non conserva le tracce da esaminare.',
    en: 'This format compresses in another way and does not keep the traces to examine.',
  },
} as const;
