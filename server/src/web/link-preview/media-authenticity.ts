/** How the levels of images and videos are told in the words of schema.org (docs/decisions/2026-11-15-review-markup.md). */
import type { MediaLevel } from '@riscontro/contract';

/**
 * Members of schema.org's MediaManipulationRatingEnumeration. None for `sospetta`: a doubt is not a category, and
 * every member would say more than was found.
 */
export const mediaAuthenticity: Record<MediaLevel, string | undefined> = {
  autentica: 'https://schema.org/OriginalMediaContent',
  sospetta: undefined,
  manipolata: 'https://schema.org/TransformedContent',
  'creata con IA': 'https://schema.org/TransformedContent',
};

/** Member of IPTCDigitalSourceEnumeration, which says what the enumeration above has no word for. */
export const digitalSource: Partial<Record<MediaLevel, string>> = {
  'creata con IA': 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
};
