/** A MediaReview in the words of a ClaimReview: what was claimed with the image, and what became of it. */
import type { Language } from '@riscontro/contract';
import { detectLanguage } from '../../language/detect-language.ts';
import { type Fields, thingsOf } from './review-links.ts';

/** The names of schema.org's MediaManipulationRatingEnumeration, which are no words for readers. */
const categories: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  DecontextualizedContent: { it: 'fuori contesto', en: 'out of context' },
  EditedOrCroppedContent: { it: 'modificata o ritagliata', en: 'edited or cropped' },
  OriginalMediaContent: { it: 'originale', en: 'original' },
  SatireOrParodyContent: { it: 'satira o parodia', en: 'satire or parody' },
  StagedContent: { it: 'messinscena', en: 'staged' },
  TransformedContent: { it: 'alterata', en: 'transformed' },
};
const image: Readonly<Record<Language, string>> = { it: 'Immagine', en: 'Picture' };
const languageSampleLength = 1_000;

/** `claim`: the ClaimReview that belongs to it, which knows what a MediaReview leaves out. */
export function asClaimReview(media: Fields, claim: Fields = {}): object {
  const language = languageOf(media, claim);
  const [item = {}] = thingsOf(media.itemReviewed);
  const claimed = thingsOf(item.interpretedAsClaim).flatMap(({ description, text, name }) => [
    description,
    text,
    name,
  ]);
  const texts = [...claimed, claim.claimReviewed, media.headline, media.name, item.embeddedTextCaption];
  return {
    ...claim,
    ...media,
    '@type': 'ClaimReview',
    claimReviewed: texts.find(isFilled) ?? image[language],
    reviewRating: ratingOf(media, language) ?? claim.reviewRating,
  };
}

function ratingOf({ reviewRating, mediaAuthenticityCategory: category }: Fields, language: Language) {
  if (thingsOf(reviewRating).length > 0) return reviewRating;
  const names = [category].flat().flatMap((one) => {
    const name = typeof one === 'string' ? one : thingsOf(one)[0]?.['@id'];
    return isFilled(name) ? [name.split(/[/:]/).at(-1) ?? ''] : [];
  });
  const words = names.map((name) => (Object.hasOwn(categories, name) ? categories[name]?.[language] : name));
  return words.length > 0 ? { alternateName: words.join(', ') } : undefined;
}

function languageOf({ inLanguage, headline, name }: Fields, claim: Fields): Language {
  const told = [inLanguage, claim.inLanguage].find(isFilled)?.trim().toLowerCase().slice(0, 2);
  if (told !== undefined) return told === 'it' ? 'it' : 'en';
  const sample = [claim.claimReviewed, headline, name].find(isFilled) ?? '';
  return detectLanguage(sample.slice(0, languageSampleLength)).language ?? 'it';
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
