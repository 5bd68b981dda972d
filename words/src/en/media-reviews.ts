/** What fact-checkers found out about an image, where they say it in schema.org's names alone. */

export const mediaReviews = {
  /** What was reviewed, where nothing is said of it. */
  image: 'Picture',
  /** MediaManipulationRatingEnumeration. */
  categories: {
    DecontextualizedContent: 'out of context',
    EditedOrCroppedContent: 'edited or cropped',
    OriginalMediaContent: 'original',
    SatireOrParodyContent: 'satire or parody',
    StagedContent: 'staged',
    TransformedContent: 'transformed',
  },
};
