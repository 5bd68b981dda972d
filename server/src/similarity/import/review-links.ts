/** Where the images lie that a fact-check has reviewed, in the ways in which schema.org lets it say so. */
import { isOfType } from '../../evidence/import/find-reviews.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A post in an item in a review; nothing sane goes deeper. */
const depthMax = 4;
const videoTypes = ['VideoObject', 'VideoObjectSnapshot', 'AudioObject', 'AudioObjectSnapshot'];
/** From the thing that was reviewed to where it was seen. Authors and publishers have images too: those of nobody here. */
const placesOf = ['mediaItemAppearance', 'appearance', 'firstAppearance', 'associatedMedia', 'sharedContent'];

/**
 * The images that were reviewed, possibly none. `originalMediaLink` is not among them: it is the true image from
 * which a false one was made, and must not be found with the false one's rating.
 */
export const reviewedLinks = (review: Fields): string[] => shownIn(review.itemReviewed, 0);

/** What the fact-check's own page is illustrated with: often the image in question, and often any other. */
export const illustrationLinks = (review: Fields): string[] => linksOfImage(review.image);

function shownIn(value: unknown, depth: number): string[] {
  return thingsOf(value).flatMap((thing) => {
    const ways = [
      videoTypes.some((type) => isOfType(thing, type)) ? [] : textsOf(thing.contentUrl),
      isOfType(thing, 'ImageObject') ? textsOf(thing.url) : [],
      linksOfImage(thing.image),
      textsOf(thing.thumbnailUrl),
      linksOfImage(thing.thumbnail),
    ];
    // All ways lead to one image, in other sizes.
    const own = ways.find((links) => links.length > 0) ?? [];
    const places = depth < depthMax ? placesOf.flatMap((name) => shownIn(thing[name], depth + 1)) : [];
    return [...own, ...places];
  });
}

/** The value of a field that holds nothing but an image: its address, or an object that has one. */
function linksOfImage(value: unknown): string[] {
  const objects = thingsOf(value).flatMap(({ contentUrl, url, thumbnailUrl }) => {
    const ways = [contentUrl, url, thumbnailUrl].map(textsOf);
    return ways.find((links) => links.length > 0)?.slice(0, 1) ?? [];
  });
  return [...textsOf(value), ...objects];
}

export function thingsOf(value: unknown): Fields[] {
  return [value].flat().filter((one): one is Fields => typeof one === 'object' && one !== null);
}

const textsOf = (value: unknown) =>
  [value].flat().filter((one): one is string => typeof one === 'string' && one.trim() !== '');
