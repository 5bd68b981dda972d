/** What fact-checkers found out about an image, where they say it in schema.org's names alone. */
import type { Words } from '../languages.ts';

export const mediaReviews: Words['mediaReviews'] = {
  image: 'Imagen',
  categories: {
    DecontextualizedContent: 'fuera de contexto',
    EditedOrCroppedContent: 'editada o recortada',
    OriginalMediaContent: 'original',
    SatireOrParodyContent: 'sátira o parodia',
    StagedContent: 'puesta en escena',
    TransformedContent: 'alterada',
  },
};
