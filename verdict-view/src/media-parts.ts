/** The part of a verdict that is about an image or a video. */
import type { MediaResult } from '@riscontro/contract/inside';
import { appearanceLine } from './appearance-line.ts';
import { exifTable } from './exif-table.ts';
import { type Html, html } from './html.ts';
import { imageViewer } from './image-viewer.ts';
import type { ImagesShown } from './images-shown.ts';
import { signalList } from './signal-list.ts';
import type { ViewWords } from './view-words.ts';

export function mediaParts(result: MediaResult, words: ViewWords, images: ImagesShown): Html {
  const { language, signals, exif, appearances } = result;
  return html`
${imageViewer(result, words, images)}
${signalList(signals, words, {
  textLanguage: language,
  mapOf: ({ method }) => (method === undefined ? undefined : images.maps.get(method)),
  stillOf: ({ still }) => images.maps.get(nameIn(still)),
})}
${appearances ? appearanceLine(appearances, words) : undefined}
${exif ? exifTable(exif, words) : undefined}`;
}

/** The name in an image's address: `fotogramma_3` in `https://…/v/…/fotogramma_3.webp`. */
const nameIn = (address = '') => /\/(fotogramma_\d{1,3})\.(?:webp|png)$/.exec(address)?.[1] ?? '';
