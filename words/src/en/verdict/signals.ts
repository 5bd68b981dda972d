/** Signals of images and videos, and of the pages of articles. */

export const outcomes = {
  allarme: 'strong signal',
  attenzione: 'worth a look',
  ok: 'nothing to report',
  inconcludente: 'inconclusive',
  non_applicabile: 'not applicable',
  non_eseguito: 'did not run',
  errore: 'failed',
};

export const signalKinds = {
  provenienza: 'provenance',
  metadati: 'data in the file',
  forense: 'forensic analysis',
  rilevatore: 'automatic detector',
  ricerca_inversa: 'reverse image search',
  volti: 'faces',
  audio: 'audio',
  temporale: 'passing of time',
  contenitore: 'structure of the file',
  testo: 'text',
};

/** By the stable name of the method. */
export const methods = {
  c2pa: 'Signed history of the file (C2PA)',
  origine_digitale: 'Origin declared in the file',
  marchio_generatore: 'Mark of an AI generator',
  exif: 'Data of the shot or take',
  miniatura: 'Thumbnail hidden in the file',
  date: 'Dates written in the file',
  dimensioni: 'Sizes written in the file',
  storia_modifiche: 'Editing history',
  quantizzazione: 'Fingerprint of the JPEG saving',
  doppia_compressione: 'Repeated compression',
  griglia_blocchi: 'Grid of the JPEG blocks',
  ricampionamento: 'Traces of resizing',
  livello_errore: 'Error level (ELA)',
  livello_rumore: 'Noise level',
  fantasmi_jpeg: 'Areas compressed otherwise (JPEG ghosts)',
  copia_incolla: 'Copy-move inside the picture',
  zone_estranee: 'Areas that look foreign',
  rilevatore_ia: 'Detectors of pictures made with AI',
  testo_nell_immagine: 'Text in the picture',
  ricerca_inversa: 'Search for earlier copies',
  volti: 'Faces',
  contenitore: 'Who wrote the file',
  tagli: 'Cuts in the take',
  fermi_immagine: 'Frozen pictures',
  tratti_ripetuti: 'Stretches that come again',
  tratti_invertiti: 'Stretches that run backwards',
  tratti_inseriti: 'Stretches put in',
  rumore_nel_tempo: 'Grain and sharpness over time',
  cadenza: 'Frames a second',
  struttura_gop: 'Structure of the compression',
  ricodifica: 'Earlier compression',
  traccia_audio: 'Sound track',
  durata_audio: 'Length of sound and pictures',
  giunte_audio: 'Splices in the sound',
  rilevatore_voce: 'Detectors of voices made with AI',
};

export const signalList = {
  speaking: 'Signals to look at',
  none: 'None of the checks that ran found anything unusual.',
  quiet: 'Checks that found nothing unusual',
  absent: 'Checks that do not apply or did not run',
  map: 'Open the map',
};

/** Of a video. */
export const moments = {
  title: 'Moments:',
  still: ({ time }: { time: string }) => `Frame at ${time}`,
  stretch: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
};
