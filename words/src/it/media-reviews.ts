/** What fact-checkers found out about an image, where they say it in schema.org's names alone. */
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
