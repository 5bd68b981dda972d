/** The steps of the checks: inside of the service on the left, on the wire on the right. */

/** Of images and videos. */
export const mediaPhases = {
  waiting: 'attesa',
  fetching: 'scaricamento',
  decoding: 'decodifica',
  provenance: 'provenienza',
  compression: 'compressione',
  pixels: 'pixel',
  copies: 'copie',
  frames: 'fotogrammi',
  time: 'tempo',
  sound: 'suono',
  detectors: 'rilevatori',
  text: 'testo',
  search: 'ricerca',
  verdict: 'verdetto',
} as const;

/** Of texts and articles. */
export const textPhases = {
  page: 'pagina',
  claims: 'affermazioni',
  reading: 'lettura',
  search: 'ricerca',
  comparing: 'confronto',
  verdict: 'verdetto',
} as const;

export const phaseNames = { ...mediaPhases, ...textPhases } as const;

export type MediaPhase = keyof typeof mediaPhases;
export type TextPhase = keyof typeof textPhases;
