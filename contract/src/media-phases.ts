/** The steps of the checks of images and videos: inside of the service on the left, on the wire on the right. */
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

export type MediaPhase = keyof typeof mediaPhases;
