/** Claims, evidence and sources behind a verdict. */

/** Headings. */
export const details = {
  next: 'What else to verify',
  page: 'The page',
};

export const claims = {
  evidence: 'Evidence',
  title: 'The claims, one by one',
  further: 'Further evidence',
  of: 'out of 100',
};

export const evidence = {
  favore: 'In favour',
  contro: 'Against',
  none: 'No evidence found.',
  neither: 'No evidence found, neither in favour nor against.',
};

export const sources = {
  title: 'Sources read',
  passage: 'The passage used',
  read: 'read on',
};

/** From the one that knows first-hand to the one that was put into the index here. */
export const sourceKinds = {
  fact_check: 'fact-check',
  primaria: 'primary source',
  secondaria: 'secondary source',
  enciclopedia: 'encyclopedia',
  locale: 'local index',
};
