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
  supports: 'In favour',
  refutes: 'Against',
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
  factCheck: 'fact-check',
  primary: 'primary source',
  secondary: 'secondary source',
  encyclopedia: 'encyclopedia',
  local: 'local index',
};
