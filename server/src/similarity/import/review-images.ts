/** The images of fact-checks: those that a ClaimReview or a MediaReview has reviewed, with what it says of them. */

import { createHash } from 'node:crypto';
import { storedLink } from '../../domain/stored-link.ts';
import { claimReviewsOf, factCheckOf } from '../../evidence/import/claim-review-record.ts';
import { findReviews, isOfType, type ReviewsOf } from '../../evidence/import/find-reviews.ts';
import type { Parsed } from '../../evidence/import/import-file.ts';
import type { RowFault } from '../../evidence/import/row-fields.ts';
import { isWebAddress } from '../../providers/answer-text.ts';
import { imageOrigins } from '../image-index.ts';
import type { ImageRecord } from './image-record.ts';
import { asClaimReview } from './media-review.ts';
import { type Fields, illustrationLinks, reviewedLinks, thingsOf } from './review-links.ts';

export const reviewTypes = ['ClaimReview', 'MediaReview'] as const;

/** Of one review. */
const imagesMax = 20;

const isMediaReview = (fields: Fields) => isOfType(fields, 'MediaReview');
const reviewsOf: ReviewsOf = (fields) => (isMediaReview(fields) ? [fields] : claimReviewsOf(fields));

/** A review without an image is nobody's fault, and holds nothing. */
export function parseReviewImages(record: unknown): Parsed<ImageRecord> {
  const reviews = withCompanions(findReviews(record, reviewsOf) as Fields[]);
  if (reviews.length === 0) return { fault: { code: 'noReview' } };
  const images = new Map<string, ImageRecord>();
  const illustrations = new Map<string, ImageRecord>();
  let fault: RowFault | undefined;
  for (const { review, source } of reviews) {
    const reviewed = reviewedLinks(source);
    const links = reviewed.length > 0 ? reviewed : illustrationLinks(source);
    if (links.length === 0) continue;
    const found = imagesAt(links, review, reviewed.length > 0);
    if ('fault' in found) fault ??= found.fault;
    else for (const one of found) (one.factCheck ? images : illustrations).set(one.id, one);
  }
  const pages = new Set([...images.values()].map(({ url }) => url));
  const items = [...images.values(), ...[...illustrations.values()].filter(({ url }) => !pages.has(url))];
  return fault && items.length === 0 ? { fault } : { items };
}

interface Review {
  /** As a ClaimReview. */
  readonly review: object;
  /** As it stands in the file. */
  readonly source: Fields;
}

/** A MediaReview and the ClaimReview of the same page complete each other, wherever the one names the other. */
function withCompanions(found: readonly Fields[]): Review[] {
  const claims = found.filter((fields) => !isMediaReview(fields));
  const inside = claims.flatMap((claim) =>
    thingsOf([claim.associatedMediaReview, claim.associatedReview].flat())
      .filter(isMediaReview)
      .map((source) => ({ review: asClaimReview(source, claim), source })),
  );
  const media = found.filter(isMediaReview).map((source) => {
    const [named] = thingsOf([source.associatedClaimReview, source.associatedReview].flat());
    const claim = named ?? claims.find(({ url }) => url !== undefined && url === source.url);
    return { review: asClaimReview(source, claim), source };
  });
  return [...claims.map((claim) => ({ review: claim, source: claim })), ...inside, ...media];
}

/**
 * The images, or why the review cannot be used. An illustration is known from the fact-check's page, as it would be
 * from any article, but is not said to have been checked.
 */
function imagesAt(
  links: readonly string[],
  review: object,
  isReviewed: boolean,
): ImageRecord[] | { readonly fault: RowFault } {
  const check = factCheckOf(review);
  if ('fault' in check) return check;
  const { url, title, publisher, claimReviewed: claim, rating, reviewedOn: date } = check;
  const addresses = links.flatMap((link) => URL.parse(link.trim(), url)?.href ?? []).filter(isWebAddress);
  if (addresses.length === 0) return { fault: { code: 'noImageAddress' } };
  return [...new Set(addresses)].slice(0, imagesMax).map((link) => ({
    id: idOf(url, link),
    url: storedLink(url) ?? url,
    title,
    ...(date ? { date } : {}),
    origin: imageOrigins.factCheck,
    ...(isReviewed ? { factCheck: { claim, rating, publisher, url } } : {}),
    from: { link },
  }));
}

const idOf = (url: string, link: string) =>
  createHash('sha256').update(`fact_check\n${url}\n${link}`).digest('base64url').slice(0, 32);
