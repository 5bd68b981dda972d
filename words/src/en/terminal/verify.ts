/** `riscontro verify`, and its report in plain text. */

export const verify = {
  summary: 'check a claim, an article or an image here and now',
  help: {
    actions: {},
    options: {
      lang: 'language of the answer; without it, that of the claim, else Italian',
      json: 'print the findings as JSON and nothing else',
    },
    notes: [
      'Works without a server, with the sources that the settings name. What is asked and answered is not stored.',
    ],
  },
  faults: {
    noKind: ({ kind }: { kind: string }) => `“${kind}” cannot be verified from here.`,
    claimMissing: 'The claim is missing.',
    linkMissing: 'The link is missing.',
    fileMissing: 'The file or link is missing.',
    claimInQuotes: 'Put the claim in quotes, so that it is one text.',
    linkInQuotes: 'Put the link in quotes, so that it is one text.',
    fileInQuotes: 'Put the file or link in quotes, so that it is one text.',
  },
  doesNotAnswer: ({ source }: { source: string }) => `${source}: does not answer`,
  report: {
    claimVerdict: ({ level, score, confidence }: { level: string; score: number; confidence: string }) =>
      `${level}: reliability ${score} of 100, confidence ${confidence}`,
    mediaVerdict: ({ level, score, confidence }: { level: string; score: number; confidence: string }) =>
      `${level}: authenticity ${score} of 100, confidence ${confidence}`,
    claims: 'Claims',
    evidence: 'Evidence',
    supports: 'For',
    refutes: 'Against',
    sources: 'Sources',
    page: 'The page',
    advice: 'Advice',
    byModel: 'The texts were written by a language model.',
    standsOut: 'What stands out',
    others: 'Other examinations',
    silent: 'Without a result, or not carried out',
    exif: 'In the file',
    appearances: 'Earlier appearances',
    declaredDate: ({ date }: { date: string }) => `date declared by the page: ${date}`,
  },
};
