/** The verdict itself: its level, its score, how sure it is. */

/** By their names on the wire. */
export const levels = {
  true: 'true',
  false: 'false',
  misleading: 'misleading',
  unverifiable: 'not verifiable',
  authentic: 'authentic',
  suspicious: 'suspicious',
  manipulated: 'manipulated',
  aiGenerated: 'made with AI',
};

/** How sure the service is. */
export const confidence = {
  low: 'low',
  medium: 'medium',
  high: 'high',
};

/** What was checked, as a label. */
export const checked = {
  text: 'Claim checked',
  article: 'Article checked',
  image: 'Image checked',
  video: 'Video checked',
};

/** Why a claim could not be verified, in a few words; the summary says more. */
export const reasons = {
  opinion: 'it is an opinion',
  forecast: 'it is about the future',
  privateFact: 'it is about a private matter',
  tooRecent: 'it is about very recent events',
  conflictingSources: 'the sources contradict each other',
  insufficientEvidence: 'the evidence found is not enough',
  serviceUnavailable: 'not all sources answered',
  languageNotUnderstood: 'the service does not read its language yet',
};

/** Who gave the verdict: stands on top of every page of one. */
export const review = {
  automatic: 'Automatic verdict. It can be wrong: read the evidence and the sources.',
  human: 'Verdict reviewed by a person.',
};

/** The verdict in one look. */
export const card = {
  verdict: 'Verdict',
  confidence: 'How sure the service is',
  checked: 'Checked on',
  reason: 'Why',
  notTrue: 'Not verifiable means neither true nor false.',
  /** A summary with these words has said so already. */
  notTrueBefore: 'does not mean',
  more: 'Evidence and sources',
};

/** The score, and what the ends of its scale mean. */
export const scale = {
  of: 'out of 100',
  text: {
    name: 'Reliability',
    zero: 'surely false',
    hundred: 'surely true',
  },
  image: {
    name: 'Authenticity',
    zero: 'surely not authentic',
    hundred: 'authentic',
  },
  video: {
    name: 'Authenticity',
    zero: 'surely not authentic',
    hundred: 'authentic',
  },
};

/** What was checked. */
export const content = {
  wholeText: 'The whole text',
};
