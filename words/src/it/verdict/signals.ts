/** Signals of images and videos, and of the pages of articles. */
import type { Words } from '../../languages.ts';

export const outcomes: Words['verdict']['outcomes'] = {
  allarme: 'segnale forte',
  attenzione: 'da guardare',
  ok: 'nulla da segnalare',
  inconcludente: 'non conclusivo',
  non_applicabile: 'non applicabile',
  non_eseguito: 'non eseguito',
  errore: 'non riuscito',
};

export const signalKinds: Words['verdict']['signalKinds'] = {
  provenienza: 'provenienza',
  metadati: 'dati nel file',
  forense: 'analisi forense',
  rilevatore: 'rilevatore automatico',
  ricerca_inversa: 'ricerca inversa',
  volti: 'volti',
  audio: 'audio',
  temporale: 'scorrere del tempo',
  contenitore: 'struttura del file',
  testo: 'testo',
};

export const methods: Words['verdict']['methods'] = {
  c2pa: 'Storia firmata del file (C2PA)',
  origine_digitale: 'Origine dichiarata nel file',
  marchio_generatore: 'Marchio di un generatore con IA',
  exif: 'Dati dello scatto o della ripresa',
  miniatura: 'Miniatura nascosta nel file',
  date: 'Date scritte nel file',
  dimensioni: 'Dimensioni scritte nel file',
  storia_modifiche: 'Storia delle modifiche',
  quantizzazione: 'Impronta del salvataggio JPEG',
  doppia_compressione: 'Compressioni ripetute',
  griglia_blocchi: 'Griglia dei blocchi JPEG',
  ricampionamento: 'Tracce di ridimensionamento',
  livello_errore: 'Livello di errore (ELA)',
  livello_rumore: 'Livello del rumore',
  fantasmi_jpeg: 'Zone con altra compressione (fantasmi JPEG)',
  copia_incolla: "Copia e incolla dentro l'immagine",
  zone_estranee: 'Zone che sembrano estranee',
  rilevatore_ia: 'Rilevatori di immagini create con IA',
  testo_nell_immagine: "Testo nell'immagine",
  ricerca_inversa: 'Ricerca di copie precedenti',
  volti: 'Volti',
  contenitore: 'Chi ha scritto il file',
  tagli: 'Tagli nella ripresa',
  fermi_immagine: 'Fermi immagine',
  tratti_ripetuti: 'Tratti che si ripetono',
  tratti_invertiti: 'Tratti a ritroso',
  tratti_inseriti: 'Tratti inseriti',
  rumore_nel_tempo: 'Grana e nitidezza nel tempo',
  cadenza: 'Fotogrammi al secondo',
  struttura_gop: 'Struttura della compressione',
  ricodifica: 'Compressioni precedenti',
  traccia_audio: 'Traccia audio',
  durata_audio: 'Durata di suono e immagini',
  giunte_audio: 'Giunte nel suono',
  rilevatore_voce: 'Rilevatori di voci create con IA',
};

export const signalList: Words['verdict']['signalList'] = {
  speaking: 'Segnali da guardare',
  none: 'Nessuno dei controlli eseguiti ha trovato qualcosa di insolito.',
  quiet: 'Controlli senza nulla di insolito',
  absent: 'Controlli che non si applicano o non sono stati eseguiti',
  map: 'Apri la mappa',
};

export const moments: Words['verdict']['moments'] = {
  title: 'Momenti:',
  still: ({ time }) => `Fotogramma a ${time}`,
  stretch: ({ from, to }) => `da ${from} a ${to}`,
};
