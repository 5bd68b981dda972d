/** A MediaReview in the words of a ClaimReview: what was claimed with the image, and what became of it. */
import { type Language, languageOr, type Words, wordsIn } from '@riscontro/words';
import { detectLanguage } from '../../language/detect-language.ts';
import { type Fields, thingsOf } from './review-links.ts';

const languageSampleLength = 1_000;

/** `claim`: the ClaimReview that belongs to it, which knows what a MediaReview leaves out. */
export function asClaimReview(media: Fields, claim: Fields = {}): object {
  const words = wordsIn(languageOf(media, claim)).mediaReviews;
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
    claimReviewed: texts.find(isFilled) ?? words.image,
    reviewRating: ratingOf(media, words) ?? claim.reviewRating,
  };
}

function ratingOf(
  { reviewRating, mediaAuthenticityCategory: category }: Fields,
  { categories }: Words['mediaReviews'],
) {
  if (thingsOf(reviewRating).length > 0) return reviewRating;
  const names = [category].flat().flatMap((one) => {
    const name = typeof one === 'string' ? one : thingsOf(one)[0]?.['@id'];
    return isFilled(name) ? [name.split(/[/:]/).at(-1) ?? ''] : [];
  });
  // A name that is none of them is a word of the fact-checker's own.
  const said = names.map((name) =>
    Object.hasOwn(categories, name) ? categories[name as keyof typeof categories] : name,
  );
  return said.length > 0 ? { alternateName: said.join(', ') } : undefined;
}

function languageOf({ inLanguage, headline, name }: Fields, claim: Fields): Language {
  const told = [inLanguage, claim.inLanguage].find(isFilled)?.trim().toLowerCase().slice(0, 2);
  if (told !== undefined) return languageOr(told, 'en');
  const sample = [claim.claimReviewed, headline, name].find(isFilled) ?? '';
  return languageOr(detectLanguage(sample.slice(0, languageSampleLength)).language);
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
