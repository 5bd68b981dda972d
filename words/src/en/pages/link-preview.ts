/** What other places show of a result: tags, the picture of a link, reviews for machines. */

export const linkPreview = {
  openGraphLocale: 'en_GB',
  origins: { automatica: 'Automatic verdict, it can be wrong', umana: 'Verdict reviewed by a person' },
  score: ({ name, value }: { name: string; value: number }) => `${name} ${value} out of 100`,
  confidence: ({ level }: { level: string }) => `confidence ${level}`,
  open: 'Not verifiable means neither true nor false.',
  image: {
    origins: { automatica: 'Automatic verdict', umana: 'Reviewed by a person' },
    confidence: { bassa: 'Low confidence', media: 'Medium confidence', alta: 'High confidence' },
  },
  mediaStatements: {
    autentica: 'No sign of manipulation was found. The story told with it can still be false.',
    sospetta: 'Some signals deserve attention, but they are not enough to speak of manipulation.',
    manipolata: 'Signs were found that the content was altered.',
    'creata con IA': 'Signs were found that the content was made with artificial intelligence.',
  },
  reviewOrigins: { automatica: 'Automatic verdict', umana: 'Verdict reviewed by a person' },
};
