/** Signals in words for readers; the API keeps its own. */
import type { Bilingual, Signal } from '@riscontro/contract';

export const outcomeWords: Record<Signal['esito'], Bilingual> = {
  allarme: { it: 'segnale forte', en: 'strong signal' },
  attenzione: { it: 'da guardare', en: 'worth a look' },
  ok: { it: 'nulla da segnalare', en: 'nothing to report' },
  inconcludente: { it: 'non conclusivo', en: 'inconclusive' },
  non_applicabile: { it: 'non applicabile', en: 'not applicable' },
  non_eseguito: { it: 'non eseguito', en: 'did not run' },
  errore: { it: 'non riuscito', en: 'failed' },
};

export const kindWords: Record<Signal['tipo'], Bilingual> = {
  provenienza: { it: 'provenienza', en: 'provenance' },
  metadati: { it: 'dati nel file', en: 'data in the file' },
  forense: { it: 'analisi forense', en: 'forensic analysis' },
  rilevatore: { it: 'rilevatore automatico', en: 'automatic detector' },
  ricerca_inversa: { it: 'ricerca inversa', en: 'reverse image search' },
  volti: { it: 'volti', en: 'faces' },
  audio: { it: 'audio', en: 'audio' },
  temporale: { it: 'scorrere del tempo', en: 'passing of time' },
  contenitore: { it: 'struttura del file', en: 'structure of the file' },
  testo: { it: 'testo', en: 'text' },
};

/** By the stable name of the method. */
const methodWords: Readonly<Record<string, Bilingual>> = {
  c2pa: { it: 'Storia firmata del file (C2PA)', en: 'Signed history of the file (C2PA)' },
  origine_digitale: { it: 'Origine dichiarata nel file', en: 'Origin declared in the file' },
  marchio_generatore: { it: 'Marchio di un generatore con IA', en: 'Mark of an AI generator' },
  exif: { it: 'Dati dello scatto o della ripresa', en: 'Data of the shot or take' },
  miniatura: { it: 'Miniatura nascosta nel file', en: 'Thumbnail hidden in the file' },
  date: { it: 'Date scritte nel file', en: 'Dates written in the file' },
  dimensioni: { it: 'Dimensioni scritte nel file', en: 'Sizes written in the file' },
  storia_modifiche: { it: 'Storia delle modifiche', en: 'Editing history' },
  quantizzazione: { it: 'Impronta del salvataggio JPEG', en: 'Fingerprint of the JPEG saving' },
  doppia_compressione: { it: 'Compressioni ripetute', en: 'Repeated compression' },
  griglia_blocchi: { it: 'Griglia dei blocchi JPEG', en: 'Grid of the JPEG blocks' },
  ricampionamento: { it: 'Tracce di ridimensionamento', en: 'Traces of resizing' },
  livello_errore: { it: 'Livello di errore (ELA)', en: 'Error level (ELA)' },
  livello_rumore: { it: 'Livello del rumore', en: 'Noise level' },
  fantasmi_jpeg: {
    it: 'Zone con altra compressione (fantasmi JPEG)',
    en: 'Areas compressed otherwise (JPEG ghosts)',
  },
  copia_incolla: { it: "Copia e incolla dentro l'immagine", en: 'Copy-move inside the picture' },
  zone_estranee: { it: 'Zone che sembrano estranee', en: 'Areas that look foreign' },
  rilevatore_ia: { it: 'Rilevatori di immagini create con IA', en: 'Detectors of pictures made with AI' },
  testo_nell_immagine: { it: "Testo nell'immagine", en: 'Text in the picture' },
  ricerca_inversa: { it: 'Ricerca di copie precedenti', en: 'Search for earlier copies' },
  volti: { it: 'Volti', en: 'Faces' },
  contenitore: { it: 'Chi ha scritto il file', en: 'Who wrote the file' },
  tagli: { it: 'Tagli nella ripresa', en: 'Cuts in the take' },
  fermi_immagine: { it: 'Fermi immagine', en: 'Frozen pictures' },
  tratti_ripetuti: { it: 'Tratti che si ripetono', en: 'Stretches that come again' },
  tratti_invertiti: { it: 'Tratti a ritroso', en: 'Stretches that run backwards' },
  tratti_inseriti: { it: 'Tratti inseriti', en: 'Stretches put in' },
  rumore_nel_tempo: { it: 'Grana e nitidezza nel tempo', en: 'Grain and sharpness over time' },
  cadenza: { it: 'Fotogrammi al secondo', en: 'Frames a second' },
  struttura_gop: { it: 'Struttura della compressione', en: 'Structure of the compression' },
  ricodifica: { it: 'Compressioni precedenti', en: 'Earlier compression' },
  traccia_audio: { it: 'Traccia audio', en: 'Sound track' },
  durata_audio: { it: 'Durata di suono e immagini', en: 'Length of sound and pictures' },
  giunte_audio: { it: 'Giunte nel suono', en: 'Splices in the sound' },
  rilevatore_voce: { it: 'Rilevatori di voci create con IA', en: 'Detectors of voices made with AI' },
};

/** The method's name, or the signal's kind where the method has no name here. */
export function signalTitle({ nome, tipo }: Signal): Bilingual {
  const known = nome !== undefined && Object.hasOwn(methodWords, nome) ? methodWords[nome] : undefined;
  return known ?? kindWords[tipo];
}
