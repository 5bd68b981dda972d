/** What signals are called: inside of the service on the left, on the wire on the right. The wire's names never change. */
import type { Words } from '@riscontro/words';
import { oneOf, type Translation } from './translation.ts';

export const signalKinds = {
  provenance: 'provenienza',
  metadata: 'metadati',
  forensics: 'forense',
  detector: 'rilevatore',
  reverseSearch: 'ricerca_inversa',
  faces: 'volti',
  sound: 'audio',
  time: 'temporale',
  container: 'contenitore',
  text: 'testo',
} as const;

export const signalOutcomes = {
  ok: 'ok',
  attention: 'attenzione',
  alarm: 'allarme',
  inconclusive: 'inconcludente',
  not_applicable: 'non_applicabile',
  not_run: 'non_eseguito',
  error: 'errore',
} as const;

/** The methods for images and videos. One without sentences or a title, and sentences of none, do not compile. */
export const signalMethods = {
  c2pa: 'c2pa',
  digitalSource: 'origine_digitale',
  generatorMark: 'marchio_generatore',
  exif: 'exif',
  thumbnail: 'miniatura',
  dates: 'date',
  dimensions: 'dimensioni',
  editHistory: 'storia_modifiche',
  quantisation: 'quantizzazione',
  doubleCompression: 'doppia_compressione',
  blockGrid: 'griglia_blocchi',
  resampling: 'ricampionamento',
  errorLevel: 'livello_errore',
  noiseLevel: 'livello_rumore',
  jpegGhosts: 'fantasmi_jpeg',
  copyMove: 'copia_incolla',
  foreignAreas: 'zone_estranee',
  aiDetector: 'rilevatore_ia',
  textInImage: 'testo_nell_immagine',
  reverseSearch: 'ricerca_inversa',
  faces: 'volti',
  container: 'contenitore',
  cuts: 'tagli',
  freezes: 'fermi_immagine',
  repetitions: 'tratti_ripetuti',
  reversals: 'tratti_invertiti',
  insertions: 'tratti_inseriti',
  grain: 'rumore_nel_tempo',
  cadence: 'cadenza',
  gopStructure: 'struttura_gop',
  reEncoding: 'ricodifica',
  soundTrack: 'traccia_audio',
  soundLength: 'durata_audio',
  soundJoints: 'giunte_audio',
  voiceDetector: 'rilevatore_voce',
} as const satisfies Record<
  Exclude<keyof Words['signals'], 'shared' | 'page'> | keyof Words['verdict']['methods'],
  string
>;

/** What is noticed about the page of an article. */
export const pageMethods = {
  author: 'autore',
  date: 'data',
  title: 'titolo',
  genre: 'genere',
  hiddenText: 'testo_nascosto',
  factCheck: 'fact_check',
  checkedBefore: 'gia_verificata',
  paywall: 'abbonamento',
} as const;

export type SignalKind = keyof typeof signalKinds;
export type SignalOutcome = keyof typeof signalOutcomes;
export type SignalMethod = keyof typeof signalMethods;

/** The name of a method on the wire, and back. One that is in no table goes by its own name. */
export const { toWire: methodOnWire, fromWire: methodFromWire }: Translation<string, string> = oneOf({
  ...signalMethods,
  ...pageMethods,
});
