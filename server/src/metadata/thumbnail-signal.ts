/** Compares the small preview that cameras embed with the image itself: programs sometimes forget to renew it. */
import type { Bilingual } from '@riscontro/contract';
import sharp from 'sharp';
import type { ImageSignal } from '../domain/media-signal.ts';
import type { Image } from '../media/image.ts';
import { alikeness } from './compare-greys.ts';
import { type Greys, greysOf } from './greys.ts';
import type { MetadataReading } from './read-metadata.ts';

const thumbnailPixelsMax = 1_000_000;

/**
 * Measured: 93 previews correlate with their own images at .90 or more, 550 with images of others at .75 or less.
 * The best part of a preview reaches .77 with 19 of 20 cut images, and stays below .76 with 19 of 20 others.
 */
const sameFrom = 0.8;
const cutFrom = 0.85;
const otherBelow = 0.75;
const surelyOtherBelow = { whole: 0.35, part: 0.55 };

export async function thumbnailSignal({ tags }: MetadataReading, image: Image): Promise<ImageSignal> {
  const small = tags?.thumbnail && (await decode(tags.thumbnail));
  if (!small) return { method: 'thumbnail', outcome: 'not_applicable', detail: none };
  const found = alikeness(small, image.pixels);
  if (!found) return { method: 'thumbnail', outcome: 'inconclusive', detail: tooPlain };
  if (found.whole >= sameFrom) return { method: 'thumbnail', outcome: 'ok', detail: same };
  if (found.part >= cutFrom) {
    return { method: 'thumbnail', outcome: 'attention', strength: 0.2, detail: cut };
  }
  if (found.part >= otherBelow) return { method: 'thumbnail', outcome: 'inconclusive', detail: unclear };
  const sure = found.whole < surelyOtherBelow.whole && found.part < surelyOtherBelow.part;
  return {
    method: 'thumbnail',
    outcome: sure ? 'alarm' : 'attention',
    strength: sure ? 0.7 : 0.5,
    meaning: 'altered',
    detail: other,
  };
}

/** Undefined for what is no image, or none of a preview's size. */
async function decode(jpeg: Uint8Array): Promise<Greys | undefined> {
  try {
    const { data, info } = await sharp(jpeg, { failOn: 'error', limitInputPixels: thumbnailPixelsMax })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 3 || info.width < 40 || info.height < 40) return undefined;
    return greysOf({ width: info.width, height: info.height, rgb: data });
  } catch {
    // A damaged preview is common and of no interest.
    return undefined;
  }
}

const none: Bilingual = {
  it: 'Il file non contiene un’anteprima da confrontare con l’immagine.',
  en: 'The file holds no preview to compare with the picture.',
};
const same: Bilingual = {
  it: 'L’anteprima salvata nel file mostra la stessa immagine.',
  en: 'The preview in the file shows the same picture.',
};
const cut: Bilingual = {
  it: 'L’anteprima salvata nel file mostra più dell’immagine: la foto è stata ritagliata dopo lo scatto, e qualcosa ai bordi può mancare.',
  en: 'The preview in the file shows more than the picture: the photo was cropped after it was taken, and something at the edges may be missing.',
};
const unclear: Bilingual = {
  it: 'L’anteprima salvata nel file somiglia solo in parte all’immagine: può essere stata ritagliata o molto rielaborata nei colori.',
  en: 'The preview in the file is only partly like the picture: it may have been cropped, or its colours changed much.',
};
const tooPlain: Bilingual = {
  it: 'L’anteprima o l’immagine è troppo uniforme per un confronto.',
  en: 'The preview or the picture is too plain for a comparison.',
};
const other: Bilingual = {
  it: 'L’anteprima salvata nel file mostra un’altra immagine: la foto è stata cambiata dopo lo scatto, oppure i dati vengono da un altro file.',
  en: 'The preview in the file shows another picture: the photo was changed after it was taken, or the data come from another file.',
};
