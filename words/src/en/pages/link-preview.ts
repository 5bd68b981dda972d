/** What other places show of a result: tags, the picture of a link, reviews for machines. */

export const linkPreview = {
  openGraphLocale: 'en_GB',
  origins: { automatic: 'Automatic verdict, it can be wrong', human: 'Verdict reviewed by a person' },
  score: ({ name, value }: { name: string; value: number }) => `${name} ${value} out of 100`,
  confidence: ({ level }: { level: string }) => `confidence ${level}`,
  open: 'Not verifiable means neither true nor false.',
  image: {
    origins: { automatic: 'Automatic verdict', human: 'Reviewed by a person' },
    confidence: { low: 'Low confidence', medium: 'Medium confidence', high: 'High confidence' },
  },
  mediaStatements: {
    authentic: 'No sign of manipulation was found. The story told with it can still be false.',
    suspicious: 'Some signals deserve attention, but they are not enough to speak of manipulation.',
    manipulated: 'Signs were found that the content was altered.',
    aiGenerated: 'Signs were found that the content was made with artificial intelligence.',
  },
  reviewOrigins: { automatic: 'Automatic verdict', human: 'Verdict reviewed by a person' },
};
