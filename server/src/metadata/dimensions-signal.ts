/** Whether the size that the metadata give is the size of the image. */
import type { Bilingual } from '@riscontro/contract';
import type { ImageSignal } from '../domain/media-signal.ts';
import type { Image } from '../media/image.ts';
import type { MetadataReading } from './read-metadata.ts';

/** Programs round sides to whole pixels, and encoders to blocks of 16: more than that is another shape. */
const shapeTolerance = 0.02;
const roundingPixels = 16;

export function dimensionsSignal({ tags }: MetadataReading, image: Image): ImageSignal {
  const [width, height] = [tags?.number('width') ?? 0, tags?.number('height') ?? 0];
  if (width < 16 || height < 16) {
    return { method: 'dimensions', outcome: 'not_applicable', detail: notGiven };
  }
  // Turning swaps the sides, and not every program tells the metadata.
  const given = [Math.max(width, height), Math.min(width, height)] as const;
  const real = [Math.max(image.width, image.height), Math.min(image.width, image.height)] as const;
  const sizes = { given: `${width} × ${height}`, real: `${image.width} × ${image.height}` };
  const signal = (outcome: 'ok' | 'attention', detail: Bilingual): ImageSignal => ({
    method: 'dimensions',
    outcome,
    ...(outcome === 'attention' && { strength: 0.15 }),
    detail,
  });
  if (Math.abs(given[0] - real[0]) <= roundingPixels && Math.abs(given[1] - real[1]) <= roundingPixels) {
    return signal('ok', same);
  }
  const shapes = [given[0] / given[1], real[0] / real[1]] as const;
  const rounding = 1.5 / real[1];
  if (Math.abs(shapes[0] - shapes[1]) / shapes[0] <= shapeTolerance + rounding) {
    return signal('ok', real[0] < given[0] ? reduced(sizes) : enlarged(sizes));
  }
  return signal('attention', cropped(sizes));
}

interface Sizes {
  readonly given: string;
  readonly real: string;
}

const notGiven: Bilingual = {
  it: 'Il file non dice quanto era grande l’immagine in origine: non c’è nulla da confrontare.',
  en: 'The file does not say how large the picture was at first: there is nothing to compare.',
};
const same: Bilingual = {
  it: 'Le dimensioni scritte nei dati corrispondono all’immagine.',
  en: 'The size in the data matches the picture.',
};
const reduced = ({ given, real }: Sizes): Bilingual => ({
  it: `L’immagine è stata rimpicciolita: in origine ${given} pixel, ora ${real}. È normale per immagini inviate o pubblicate.`,
  en: `The picture was made smaller: ${given} pixels at first, now ${real}. That is usual for pictures that were sent or published.`,
});
const enlarged = ({ given, real }: Sizes): Bilingual => ({
  it: `L’immagine è più grande di quanto dicono i dati: ${given} pixel, ora ${real}. Un programma l’ha salvata di nuovo.`,
  en: `The picture is larger than its data say: ${given} pixels, now ${real}. A program saved it again.`,
});
const cropped = ({ given, real }: Sizes): Bilingual => ({
  it: `La forma dell’immagine non è quella dello scatto: i dati dicono ${given} pixel, il file ha ${real}. Probabilmente è stata ritagliata, e qualcosa ai bordi può mancare.`,
  en: `The picture does not have the shape of the shot: the data say ${given} pixels, the file has ${real}. It was probably cropped, and something at the edges may be missing.`,
});
