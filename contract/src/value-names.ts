/** What values of results are called: inside of the code on the left, on the wire on the right. The wire's names never change. */

export const textLevels = {
  true: 'vero',
  false: 'falso',
  misleading: 'fuorviante',
  unverifiable: 'non verificabile',
} as const;

export const mediaLevels = {
  authentic: 'autentica',
  suspicious: 'sospetta',
  manipulated: 'manipolata',
  aiGenerated: 'creata con IA',
} as const;

export const levels = { ...textLevels, ...mediaLevels } as const;

export const textKinds = { text: 'testo', article: 'articolo' } as const;
export const mediaKinds = { image: 'immagine', video: 'video' } as const;
export const contentKinds = { ...textKinds, ...mediaKinds } as const;

export const confidences = { low: 'bassa', medium: 'media', high: 'alta' } as const;

/** Why a claim could not be verified. */
export const unverifiableReasons = {
  opinion: 'opinione',
  forecast: 'previsione',
  privateFact: 'fatto_privato',
  tooRecent: 'troppo_recente',
  conflictingSources: 'fonti_in_conflitto',
  insufficientEvidence: 'prove_insufficienti',
  serviceUnavailable: 'servizio_indisponibile',
  languageNotUnderstood: 'lingua_non_compresa',
} as const;

export const sourceKinds = {
  factCheck: 'fact_check',
  primary: 'primaria',
  secondary: 'secondaria',
  encyclopedia: 'enciclopedia',
  local: 'locale',
} as const;

/** What a piece of evidence does to its claim. */
export const evidenceSides = { supports: 'favore', refutes: 'contro' } as const;

/** Who stands behind a verdict. */
export const reviews = { automatic: 'automatica', human: 'umana' } as const;

export const appearanceKinds = { identical: 'identica', similar: 'simile', partial: 'parziale' } as const;

/** What a reader says is wrong with a verdict. */
export const reportReasons = {
  level: 'livello',
  source: 'fonte',
  quote: 'citazione',
  outdated: 'non_aggiornato',
  personalData: 'dati_personali',
  other: 'altro',
} as const;

/** What further data of a shot are called in an answer, where they have no field of their own. */
export const furtherExif = {
  exposureTime: 'tempo_di_posa',
  aperture: 'apertura',
  iso: 'iso',
  focalLengthMm: 'lunghezza_focale_mm',
  focalLength35Mm: 'lunghezza_focale_35mm',
  exposureCompensationEv: 'compensazione_ev',
  flash: 'flash',
  altitudeM: 'altitudine_m',
  changedAt: 'data_modifica',
  width: 'larghezza',
  height: 'altezza',
} as const;

/** Whether a source that was asked has answered. */
export const sourceOutcomes = { found: 'trovata', silent: 'non_risponde' } as const;

export type TextLevel = keyof typeof textLevels;
export type MediaLevel = keyof typeof mediaLevels;
export type Level = TextLevel | MediaLevel;
export type TextKind = keyof typeof textKinds;
export type MediaKind = keyof typeof mediaKinds;
export type ContentKind = keyof typeof contentKinds;
/** How sure the service is of its answer, apart from how true the content is. */
export type Confidence = keyof typeof confidences;
export type UnverifiableReason = keyof typeof unverifiableReasons;
export type SourceKind = keyof typeof sourceKinds;
export type EvidenceSide = keyof typeof evidenceSides;
export type AppearanceKind = keyof typeof appearanceKinds;
export type ReportReason = keyof typeof reportReasons;
