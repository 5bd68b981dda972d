/** What the search for copied parts says to people. */
import type { Bilingual } from '@riscontro/contract';

export const copyMoveWords = {
  tooSmall: {
    it: 'L’immagine è troppo piccola per cercare parti copiate al suo interno.',
    en: 'The picture is too small to look for parts copied within it.',
  },
  nothing: {
    it: 'Nessuna parte dell’immagine risulta copiata in un altro punto. Non esclude altri ritocchi.',
    en: 'No part of the picture was found copied elsewhere in it. This does not rule out other changes.',
  },
  pattern: {
    it: 'Molte parti dell’immagine si ripetono uguali, come in un motivo, in un disegno o in una schermata. Qui una copia non si può distinguere da una ripetizione voluta.',
    en: 'Many parts of the picture repeat alike, as in a pattern, a drawing or a screenshot. Here a copy cannot be told from an intended repetition.',
  },
  alike: {
    it: 'Due parti dell’immagine si somigliano più di quanto capita di solito in una foto. Può essere una parte copiata e incollata, ma anche un oggetto che si ripete: conviene guardare le zone indicate.',
    en: 'Two parts of the picture are more alike than parts of a photo usually are. One may have been copied and pasted, but it may also be an object that repeats: look at the marked areas.',
  },
  copied: {
    it: 'Due parti dell’immagine coincidono punto per punto, anche nei dettagli più fini. Di solito significa che una è stata copiata e incollata; le zone sono indicate sulla mappa.',
    en: 'Two parts of the picture agree point by point, down to the finest detail. Usually this means that one was copied and pasted; the map shows where.',
  },
  copiedMirrored: {
    it: 'Una parte dell’immagine coincide punto per punto con un’altra vista allo specchio, anche nei dettagli più fini. Di solito significa che è stata copiata, ribaltata e incollata; un riflesso vero coincide di rado così bene.',
    en: 'One part of the picture agrees point by point with the mirror image of another, down to the finest detail. Usually this means that it was copied, flipped and pasted; a true reflection seldom agrees so well.',
  },
} as const satisfies Record<string, Bilingual>;
