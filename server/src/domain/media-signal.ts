/** What one method says about an image or a video: for people in both languages, for the level's rule in fixed words. */
import type { Bilingual, Signal } from '@riscontro/contract';

/**
 * Every method for images, by its stable name, in the order of the report. A method that did not run is in the
 * report all the same, with the reason.
 */
export const imageMethods = {
  c2pa: 'provenienza',
  origine_digitale: 'provenienza',
  marchio_generatore: 'provenienza',
  exif: 'metadati',
  miniatura: 'metadati',
  date: 'metadati',
  dimensioni: 'metadati',
  storia_modifiche: 'metadati',
  quantizzazione: 'forense',
  doppia_compressione: 'forense',
  griglia_blocchi: 'forense',
  ricampionamento: 'forense',
  livello_errore: 'forense',
  livello_rumore: 'forense',
  fantasmi_jpeg: 'forense',
  copia_incolla: 'forense',
  zone_estranee: 'forense',
  rilevatore_ia: 'rilevatore',
  testo_nell_immagine: 'testo',
  ricerca_inversa: 'ricerca_inversa',
  volti: 'volti',
} as const satisfies Record<string, Signal['tipo']>;

/** The same for videos. A name that both have is the same method, carried out on frames. */
export const videoMethods = {
  c2pa: 'provenienza',
  origine_digitale: 'provenienza',
  marchio_generatore: 'provenienza',
  exif: 'metadati',
  date: 'metadati',
  storia_modifiche: 'metadati',
  contenitore: 'contenitore',
  tagli: 'temporale',
  fermi_immagine: 'temporale',
  tratti_ripetuti: 'temporale',
  tratti_invertiti: 'temporale',
  tratti_inseriti: 'temporale',
  rumore_nel_tempo: 'temporale',
  cadenza: 'temporale',
  struttura_gop: 'temporale',
  ricodifica: 'temporale',
  copia_incolla: 'forense',
  zone_estranee: 'forense',
  volti: 'volti',
  traccia_audio: 'audio',
  durata_audio: 'audio',
  giunte_audio: 'audio',
  rilevatore_ia: 'rilevatore',
  rilevatore_voce: 'rilevatore',
  ricerca_inversa: 'ricerca_inversa',
} as const satisfies Record<string, Signal['tipo']>;

export type ImageMethod = keyof typeof imageMethods;
export type VideoMethod = keyof typeof videoMethods;
export type MediaMethod = ImageMethod | VideoMethod;

/**
 * What a signal with `attenzione` or `allarme` says of the content. `made_by_ai`: all of it; `part_made_by_ai`: a
 * part; `altered`: changed after it was taken; `broken_seal`: its signed history does not fit the file.
 */
export type Meaning = 'made_by_ai' | 'part_made_by_ai' | 'altered' | 'broken_seal';

/** A stretch of a video. */
export interface Moment {
  readonly fromSeconds: number;
  /** The same as `fromSeconds` for a single point, such as a cut. */
  readonly toSeconds: number;
}

export interface MediaSignal<M extends MediaMethod = MediaMethod> {
  readonly method: M;
  /**
   * `ok`: looked, and nothing speaks against the content. `attenzione`: worth a look, never enough alone.
   * `allarme`: strong. `inconcludente`: looked and cannot tell. `non_applicabile`: makes no sense for this file.
   */
  readonly outcome: Signal['esito'];
  /** 0 to 1: how strong. Of `attenzione` and `allarme` only. */
  readonly strength?: number;
  readonly meaning?: Meaning;
  /** Whether a trusted signature vouches for what is said. Of provenance only. */
  readonly vouched?: boolean;
  /** One to three plain sentences: what was seen, and what it does and does not mean. */
  readonly detail: Bilingual;
  /** Where in a video, strongest first, at most `momentsMax`. */
  readonly moments?: readonly Moment[];
}

export type ImageSignal = MediaSignal<ImageMethod>;
export type VideoSignal = MediaSignal<VideoMethod>;

/** More say no more: the reader goes and looks. */
export const momentsMax = 12;

/** Of the methods of images and of videos alike. */
export const kindOf = (method: MediaMethod): Signal['tipo'] => ({ ...videoMethods, ...imageMethods })[method];
