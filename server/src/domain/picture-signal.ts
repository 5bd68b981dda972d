/** What one method says about a picture: for people in both languages, for the level's rule in fixed words. */
import type { Bilingual, Signal } from '@riscontro/contract';

/**
 * Every method there is, by its stable name, in the order of the report. A method that did not run is in the report
 * all the same, with the reason.
 */
export const pictureMethods = {
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

export type PictureMethod = keyof typeof pictureMethods;

/**
 * What a signal with `attenzione` or `allarme` says of the picture. `made_by_ai`: all of it; `part_made_by_ai`: a
 * part; `altered`: changed after it was taken; `broken_seal`: its signed history does not fit the file.
 */
export type Meaning = 'made_by_ai' | 'part_made_by_ai' | 'altered' | 'broken_seal';

export interface PictureSignal {
  readonly method: PictureMethod;
  /**
   * `ok`: looked, and nothing speaks against the picture. `attenzione`: worth a look, never enough alone.
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
}
