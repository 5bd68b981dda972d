/** The part of a share page that is about a picture or a video. */
import type { Language, MediaResult } from '@riscontro/contract';
import { exifTable } from './exif-table.ts';
import { type Html, html, safeLink } from './html.ts';
import { pictureViewer } from './picture-viewer.ts';
import type { PicturesShown } from './pictures-shown.ts';
import { signalList } from './signal-list.ts';

const appearancesTitle = { it: 'Apparizioni precedenti', en: 'Earlier appearances' } as const;

export function mediaParts(result: MediaResult, language: Language, pictures: PicturesShown): Html {
  const { lingua, segnali, exif, ricerca_inversa } = result;
  const appearances = ricerca_inversa?.map(
    (found) => html`<li>${safeLink(found.url, found.titolo || found.url)} ${found.data}</li>`,
  );
  return html`
${pictureViewer(result, language, pictures)}
${signalList(segnali, {
  language,
  textLanguage: lingua,
  mapOf: ({ nome }) => (nome === undefined ? undefined : pictures.maps.get(nome)),
})}
${appearances ? html`<h2>${appearancesTitle[language]}</h2><ul>${appearances}</ul>` : undefined}
${exif ? exifTable(exif, language) : undefined}`;
}
