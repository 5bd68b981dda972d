/** Finds reviews in what feeds, graphs and articles wrap them in. */

type Fields = Readonly<Record<string, unknown>>;

/** The reviews that a thing is in itself; undefined: look into what it holds. */
export type ReviewsOf = (fields: Fields) => readonly object[] | undefined;

/** Objects and lists that feeds and pages wrap reviews in; nothing sane goes deeper. */
const depthMax = 8;
/** Where reviews are found in other things. */
const wrappers = [
  '@graph',
  'item',
  'dataFeedElement',
  'itemListElement',
  'claims',
  'mainEntity',
  'review',
  'hasPart',
  'subjectOf',
];

export function findReviews(value: unknown, reviewsOf: ReviewsOf, depth = 0): object[] {
  if (typeof value !== 'object' || value === null || depth > depthMax) return [];
  if (Array.isArray(value)) return value.flatMap((one) => findReviews(one, reviewsOf, depth + 1));
  const fields = value as Fields;
  const own = reviewsOf(fields);
  if (own) return [...own];
  return wrappers.flatMap((name) => findReviews(fields[name], reviewsOf, depth + 1));
}

/** Whether a thing says that it is of this type of schema.org, with or without the address before its name. */
export function isOfType(fields: Fields, type: string): boolean {
  return [fields['@type']]
    .flat()
    .some((name) => typeof name === 'string' && name.split(/[/:]/).at(-1) === type);
}
