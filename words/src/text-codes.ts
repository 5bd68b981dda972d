/** Codes of verdicts on texts, as the API has them: what the catalogues look words up by. */

export type TextLevel = 'true' | 'false' | 'misleading' | 'unverifiable';

export type Confidence = 'high' | 'medium' | 'low';

/** Why something that was read is `non verificabile`. */
export type UnverifiableReason =
  | 'opinion'
  | 'forecast'
  | 'privateFact'
  | 'tooRecent'
  | 'conflictingSources'
  | 'insufficientEvidence'
  | 'serviceUnavailable';
