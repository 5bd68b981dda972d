/** The part of a verdict that is about an image or a video. */
import type { MediaResult } from '@riscontro/contract';
import { appearanceLine } from './appearance-line.ts';
import { exifTable } from './exif-table.ts';
import { type Html, html } from './html.ts';
import { imageViewer } from './image-viewer.ts';
import type { ImagesShown } from './images-shown.ts';
import { signalList } from './signal-list.ts';
import type { ViewWords } from './view-words.ts';

export function mediaParts(result: MediaResult, words: ViewWords, images: ImagesShown): Html {
  const { lingua, segnali, exif, ricerca_inversa } = result;
  return html`
${imageViewer(result, words, images)}
${signalList(segnali, words, {
  textLanguage: lingua,
  mapOf: ({ nome }) => (nome === undefined ? undefined : images.maps.get(nome)),
  stillOf: ({ fotogramma }) => images.maps.get(nameIn(fotogramma)),
})}
${ricerca_inversa ? appearanceLine(ricerca_inversa, words) : undefined}
${exif ? exifTable(exif, words) : undefined}`;
}

/** The name in an image's address: `fotogramma_3` in `https://…/v/…/fotogramma_3.webp`. */
const nameIn = (address = '') => /\/(fotogramma_\d{1,3})\.(?:webp|png)$/.exec(address)?.[1] ?? '';
