/** The verdict itself: its level, its score, how sure it is. */

/** By their names on the wire. */
export const levels = {
  vero: 'true',
  falso: 'false',
  fuorviante: 'misleading',
  'non verificabile': 'not verifiable',
  autentica: 'authentic',
  sospetta: 'suspicious',
  manipolata: 'manipulated',
  'creata con IA': 'made with AI',
};

/** How sure the service is. */
export const confidence = {
  bassa: 'low',
  media: 'medium',
  alta: 'high',
};

/** What was checked, as a label. */
export const checked = {
  testo: 'Claim checked',
  articolo: 'Article checked',
  immagine: 'Image checked',
  video: 'Video checked',
};

/** Why a claim could not be verified, in a few words; the summary says more. */
export const reasons = {
  opinione: 'it is an opinion',
  previsione: 'it is about the future',
  fatto_privato: 'it is about a private matter',
  troppo_recente: 'it is about very recent events',
  fonti_in_conflitto: 'the sources contradict each other',
  prove_insufficienti: 'the evidence found is not enough',
  servizio_indisponibile: 'not all sources answered',
  lingua_non_compresa: 'the service does not read its language yet',
};

/** Who gave the verdict: stands on top of every page of one. */
export const review = {
  automatica: 'Automatic verdict. It can be wrong: read the evidence and the sources.',
  umana: 'Verdict reviewed by a person.',
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
  testo: {
    name: 'Reliability',
    zero: 'surely false',
    hundred: 'surely true',
  },
  immagine: {
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
