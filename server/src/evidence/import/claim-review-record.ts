/** Fact-checks in schema.org's ClaimReview, alone or inside of feeds, graphs and articles. */

import { z } from 'zod';
import type { ValueFault } from '../../domain/value-fault.ts';
import { detectLanguage } from '../../language/detect-language.ts';
import { type GrammarLanguage, isGrammarLanguage } from '../../language/grammars.ts';
import { boundedText, isoDay, isWebAddress, textOfMarkup } from '../../providers/answer-text.ts';
import type { FactCheck } from '../../providers/fact-check/fact-check.ts';
import { levelOfRating } from '../../providers/fact-check/rating-level.ts';
import { ratingWords } from '../../providers/fact-check/rating-words.ts';
import { fingerprint } from '../fingerprint.ts';
import { findReviews, isOfType, type ReviewsOf } from './find-reviews.ts';
import type { Parsed } from './import-file.ts';
import type { RowFault } from './row-fields.ts';

const claimLengthMax = 2_000;
const titleLengthMax = 500;
const nameLengthMax = 200;
const addressLengthMax = 2_048;
const appearancesMax = 20;

/** Changes whenever the same review would be read otherwise than before: then feeds are read once more. */
export const readingVersion = fingerprint('claim-review-record 2', JSON.stringify(ratingWords));

/** Publishers write one thing or a list of things, and a name alone or an object that has one. */
const First = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (Array.isArray(value) ? value[0] : value), schema).catch(undefined as never);
const Name = First(
  z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).optional(),
);
const Words = First(z.string().optional());
const Figure = First(z.union([z.string(), z.number()]).optional());

const Address = First(
  z.union([z.string(), z.object({ '@id': z.string() }).transform(({ '@id': id }) => id)]).optional(),
);

const ClaimReview = z.object({
  url: Address,
  mainEntityOfPage: Address,
  claimReviewed: Words,
  name: Words,
  headline: Words,
  author: Name,
  publisher: Name,
  datePublished: Words,
  inLanguage: Words,
  itemReviewed: First(
    z
      .object({ url: z.unknown(), appearance: z.unknown(), firstAppearance: z.unknown() })
      .partial()
      .optional(),
  ),
  reviewRating: First(
    z
      .object({
        alternateName: Words,
        name: Words,
        ratingValue: Figure,
        bestRating: Figure,
        worstRating: Figure,
      })
      .optional(),
  ),
});

/** A claim as the Fact Check Tools of Google answer it. */
const ToolsClaim = z.object({
  text: z.string(),
  claimReview: z.array(
    z.object({
      url: Words,
      title: Words,
      publisher: First(z.object({ name: Words, site: Words }).optional()),
      textualRating: Words,
      languageCode: Words,
      reviewDate: Words,
    }),
  ),
});

export function parseClaimReviews(record: unknown): Parsed<FactCheck> {
  const found = findReviews(record, claimReviewsOf);
  if (found.length === 0) return { fault: { code: 'noClaimReview' } };
  const items: FactCheck[] = [];
  let first: RowFault | undefined;
  for (const review of found) {
    const parsed = factCheckOf(review);
    if ('fault' in parsed) first ??= parsed.fault;
    else items.push(parsed);
  }
  return first && items.length === 0 ? { fault: first } : { items };
}

/** ClaimReviews, also where they do not say so, and those of the Fact Check Tools. */
export const claimReviewsOf: ReviewsOf = (fields) => {
  const isUntyped = fields['@type'] === undefined && fields.claimReviewed !== undefined;
  if (isUntyped || isOfType(fields, 'ClaimReview')) return [fields];
  const answer = fields.claimReview === undefined ? undefined : ToolsClaim.safeParse(fields);
  return answer?.success ? reviewsOfTools(answer.data) : undefined;
};

function reviewsOfTools({ text, claimReview }: z.output<typeof ToolsClaim>): object[] {
  return claimReview.map(({ url, title, publisher, textualRating, languageCode, reviewDate }) => ({
    claimReviewed: text,
    url,
    name: title,
    author: publisher?.name || publisher?.site,
    reviewRating: { alternateName: textualRating },
    inLanguage: languageCode,
    datePublished: reviewDate,
  }));
}

/** The fact-check, or why there is none. */
export function factCheckOf(value: object): FactCheck | { readonly fault: RowFault } {
  const review = ClaimReview.parse(value);
  const url = (review.url ?? review.mainEntityOfPage)?.trim() ?? '';
  if (!isWebAddress(url)) return bad('url', { code: 'notAWebAddress' });
  const claimReviewed = textOfMarkup(review.claimReviewed ?? '', claimLengthMax);
  if (claimReviewed === '') return bad('claimReviewed', { code: 'missing' });
  const { alternateName, name, ratingValue, bestRating, worstRating } = review.reviewRating ?? {};
  const words = textOfMarkup(alternateName?.trim() || name || '', nameLengthMax);
  const rating = words || boundedText(String(ratingValue ?? ''), nameLengthMax);
  if (rating === '') return bad('reviewRating', { code: 'missing' });
  const reviewedOn = isoDay(review.datePublished);
  return {
    url,
    title:
      textOfMarkup(review.name ?? review.headline ?? '', titleLengthMax) ||
      claimReviewed.slice(0, titleLengthMax),
    publisher: textOfMarkup(review.author ?? review.publisher ?? '', nameLengthMax) || new URL(url).hostname,
    claimReviewed,
    rating,
    level: levelOfRating({ words, value: ratingValue, best: bestRating, worst: worstRating }),
    language: languageOf(review.inLanguage, claimReviewed),
    ...(reviewedOn ? { reviewedOn } : {}),
    ...appearancesIn(review.itemReviewed),
  };
}

const bad = (field: string, fault: ValueFault) =>
  ({ fault: { code: 'field', values: { field, fault } } }) as const;

/** Pages that made the claim: addresses, or works that have one. */
function appearancesIn(item: z.output<typeof ClaimReview>['itemReviewed']): Pick<FactCheck, 'appearances'> {
  const found = [item?.url, item?.firstAppearance, item?.appearance].flat().flatMap((one) => {
    const url = typeof one === 'object' && one !== null && 'url' in one ? one.url : one;
    return typeof url === 'string' && url.length <= addressLengthMax && isWebAddress(url) ? [url] : [];
  });
  const appearances = [...new Set(found)].slice(0, appearancesMax);
  return appearances.length > 0 ? { appearances } : {};
}

function languageOf(tag: string | undefined, claim: string): GrammarLanguage | undefined {
  const told = tag?.trim().toLowerCase().slice(0, 2);
  if (told && isGrammarLanguage(told)) return told;
  return told ? undefined : detectLanguage(claim).language;
}
