/** Why a file cannot be imported. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const files: Words['terminal']['files'] = {
  faults: {
    unpackedTooLarge: 'Descomprimido, el archivo es más grande de lo que puede ser.',
    endsInEntry: 'El archivo termina en medio de una entrada.',
    endsInList: 'El archivo termina en medio de su lista.',
    bzip2Damaged:
      'El archivo bzip2 está dañado. Lo que venía antes se conserva; con el archivo entero el mismo comando sigue.',
    bzip2EndsEarly:
      'Fin inesperado del archivo bzip2: falta una parte. Lo que venía antes se conserva; con el archivo entero el mismo comando sigue.',
    utf16: 'Está en UTF-16: guárdalo como UTF-8.',
    otherPacking: 'Está comprimido de un modo que no se lee: usa gzip o Zstandard.',
    noClaimHeading: ({ headings }) => `La primera fila no tiene encabezado para la afirmación: ${headings}.`,
    noUrlHeading: ({ headings }) => `La primera fila no tiene encabezado para la dirección: ${headings}.`,
    noRatingHeading: ({ headings }) => `La primera fila no tiene encabezado para el dictamen: ${headings}.`,
    noFactChecks: ({ headings }) =>
      `No contiene verificaciones en una forma que se entienda: ClaimReview de schema.org como JSON o en una página web, o CSV con encabezados como ${headings}.`,
    noReviewMarkup: ({ types }) => `Es una página web u otro marcado que no contiene ${types.join(' ni ')}.`,
    noImages: ({ columns }) =>
      `No contiene imágenes en una forma que se entienda: un objeto JSON por línea, o CSV cuya primera fila tiene los encabezados url y hash o image (todos: ${columns}).`,
    tooManyImages: ({ folder, max }) => `${folder} contiene más de ${format.number(max)} imágenes.`,
    ownEntities:
      'El archivo define entidades propias, cosa que ninguna exportación de MediaWiki hace. No se ha leído.',
    notAnExport:
      'El archivo no es una exportación de MediaWiki: no empieza por <mediawiki> y el sitio del que viene. Hace falta un volcado como itwiki-latest-pages-articles.xml.bz2, tal cual o comprimido con bzip2, gzip o Zstandard.',
    otherSite: ({ site, sites }) =>
      `La exportación viene de «${site}». De Wikipedia se pueden importar: ${sites.join(', ')}.`,
    unknownSite: ({ sites }) =>
      `La exportación viene de un sitio desconocido. De Wikipedia se pueden importar: ${sites.join(', ')}.`,
    endlessPage:
      'El archivo no es una exportación de MediaWiki: una de sus páginas no termina nunca, o no hay ninguna.',
    exportEndsEarly:
      'Fin inesperado de la exportación: falta su última línea. Lo que venía antes se conserva; con el archivo entero el mismo comando sigue.',
  },
};
