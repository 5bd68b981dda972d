/** Che cosa hanno scoperto i verificatori di un'immagine, dove lo dicono con i soli nomi di schema.org. */
import type { Words } from '../languages.ts';

export const mediaReviews: Words['mediaReviews'] = {
  image: 'Immagine',
  categories: {
    DecontextualizedContent: 'fuori contesto',
    EditedOrCroppedContent: 'modificata o ritagliata',
    OriginalMediaContent: 'originale',
    SatireOrParodyContent: 'satira o parodia',
    StagedContent: 'messinscena',
    TransformedContent: 'alterata',
  },
};
