/** The part of a verdict that is about a picture or a video. */
import type { Language, MediaResult } from '@riscontro/contract';
import { appearanceLine } from './appearance-line.ts';
import { exifTable } from './exif-table.ts';
import { type Html, html } from './html.ts';
import { pictureViewer } from './picture-viewer.ts';
import type { PicturesShown } from './pictures-shown.ts';
import { signalList } from './signal-list.ts';

export function mediaParts(result: MediaResult, language: Language, pictures: PicturesShown): Html {
  const { lingua, segnali, exif, ricerca_inversa } = result;
  return html`
${pictureViewer(result, language, pictures)}
${signalList(segnali, {
  language,
  textLanguage: lingua,
  mapOf: ({ nome }) => (nome === undefined ? undefined : pictures.maps.get(nome)),
  stillOf: ({ fotogramma }) => pictures.maps.get(nameIn(fotogramma)),
})}
${ricerca_inversa ? appearanceLine(ricerca_inversa, language) : undefined}
${exif ? exifTable(exif, language) : undefined}`;
}

/** The name in a picture's address: `fotogramma_3` in `https://…/v/…/fotogramma_3.webp`. */
const nameIn = (address = '') => /\/(fotogramma_\d{1,3})\.(?:webp|png)$/.exec(address)?.[1] ?? '';
