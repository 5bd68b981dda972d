/** Fact-checks in schema.org's ClaimReview, alone or inside the items of a feed. */
import type { Language } from '@riscontro/contract';
import { z } from 'zod';
import { detectLanguage } from '../../language/detect-language.ts';
import { boundedText, isoDay, isWebAddress } from '../../providers/answer-text.ts';
import type { FactCheck } from '../../providers/fact-check/fact-check.ts';
import { levelOfRating } from '../../providers/fact-check/rating-level.ts';
import type { Parsed } from './import-file.ts';

const claimLengthMax = 2_000;
const titleLengthMax = 500;
const nameLengthMax = 200;
/** Feeds put reviews into items and graphs; nothing sane goes deeper. */
const depthMax = 4;

/** Publishers write one thing or a list of things, and a name alone or an object that has one. */
const First = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (Array.isArray(value) ? value[0] : value), schema).catch(undefined as never);
const Name = First(
  z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).optional(),
);
const Words = First(z.string().optional());
const Figure = First(z.union([z.string(), z.number()]).optional());

const ClaimReview = z.object({
  url: Words,
  claimReviewed: Words,
  name: Words,
  headline: Words,
  author: Name,
  publisher: Name,
  datePublished: Words,
  inLanguage: Words,
  reviewRating: First(
    z
      .object({ alternateName: Words, ratingValue: Figure, bestRating: Figure, worstRating: Figure })
      .optional(),
  ),
});

export function parseClaimReviews(record: unknown): Parsed<FactCheck> {
  const found = reviewsIn(record, 0);
  if (found.length === 0) return { fault: 'holds no ClaimReview' };
  const items: FactCheck[] = [];
  let fault = '';
  for (const review of found) {
    const parsed = factCheckOf(review);
    if (typeof parsed === 'string') fault ||= parsed;
    else items.push(parsed);
  }
  return items.length > 0 ? { items } : { fault };
}

function reviewsIn(value: unknown, depth: number): object[] {
  if (typeof value !== 'object' || value === null || depth > depthMax) return [];
  if (Array.isArray(value)) return value.flatMap((one) => reviewsIn(one, depth + 1));
  const { '@type': type, '@graph': graph, item } = value as Record<string, unknown>;
  if ([type].flat().some((name) => /^(?:https?:\/\/schema\.org\/)?ClaimReview$/.test(String(name))))
    return [value];
  return [graph, item].flatMap((inner) => reviewsIn(inner, depth + 1));
}

/** The fact-check, or why there is none. */
function factCheckOf(value: object): FactCheck | string {
  const review = ClaimReview.parse(value);
  const url = review.url?.trim() ?? '';
  if (!isWebAddress(url)) return 'url must be an http or https address';
  const claimReviewed = boundedText(review.claimReviewed ?? '', claimLengthMax);
  if (claimReviewed === '') return 'claimReviewed is missing';
  const { alternateName: words, ratingValue, bestRating, worstRating } = review.reviewRating ?? {};
  const rating = boundedText(words ?? (ratingValue === undefined ? '' : String(ratingValue)), nameLengthMax);
  if (rating === '') return 'reviewRating is missing';
  const reviewedOn = isoDay(review.datePublished);
  return {
    url,
    title:
      boundedText(review.name ?? review.headline ?? '', titleLengthMax) ||
      claimReviewed.slice(0, titleLengthMax),
    publisher: boundedText(review.author ?? review.publisher ?? '', nameLengthMax) || new URL(url).hostname,
    claimReviewed,
    rating,
    level: levelOfRating({ words, value: ratingValue, best: bestRating, worst: worstRating }),
    language: languageOf(review.inLanguage, claimReviewed),
    ...(reviewedOn ? { reviewedOn } : {}),
  };
}

function languageOf(tag: string | undefined, claim: string): Language | undefined {
  const told = tag?.trim().toLowerCase().slice(0, 2);
  if (told === 'it' || told === 'en') return told;
  return told ? undefined : detectLanguage(claim).language;
}
