/** What each method for images and videos saw, as part of a sentence. */
import type { Words } from '../../languages.ts';
import { momentText } from '../moments.ts';

const seen = {
  c2pa: 'la firma di provenienza non corrisponde al file',
  editHistory: 'il file racconta che è composto da più documenti',
  thumbnail: "l'anteprima nascosta nel file mostra un'immagine diversa",
  doubleCompression: 'una zona è stata compressa in modo diverso dal resto',
  blockGrid: 'una zona ha una griglia di compressione diversa dal resto',
  jpegGhosts: 'una zona porta tracce di un’altra compressione',
  cuts: 'una ripresa che sembra continua è stata tagliata',
  freezes: 'l’immagine resta ferma mentre la ripresa continua',
  repetitions: 'lo stesso tratto compare due volte',
  reversals: 'un tratto sembra andare a ritroso nel tempo',
  insertions: 'un tratto sembra inserito in una ripresa che senza di esso prosegue',
  grain: 'grana o nitidezza cambiano di colpo dentro una ripresa',
  gopStructure: 'la struttura della compressione cambia dove la ripresa continua',
  faces: 'un volto si comporta in modo diverso da quello che lo circonda',
  soundJoints: 'il suono mostra una giunta',
  voiceDetector: 'un rilevatore automatico ritiene la voce creata con IA',
};

export const seenInImage: Words['summaries']['image']['seen'] = {
  ...seen,
  copyMove: 'una parte sembra copiata da un altro punto della stessa immagine',
  foreignAreas: 'una zona differisce dal resto per più aspetti',
  detectedMadeByAi: 'un rilevatore automatico la ritiene creata con IA',
  detectedAltered: 'un rilevatore automatico la ritiene modificata',
};

export const seenInVideo: Words['summaries']['video']['seen'] = {
  ...seen,
  copyMove: 'una parte dei fotogrammi sembra copiata da un altro punto',
  foreignAreas: 'una zona dei fotogrammi differisce dal resto',
  detectedMadeByAi: 'un rilevatore automatico ritiene i fotogrammi creati con IA',
  detectedAltered: 'un rilevatore automatico ritiene i fotogrammi modificati',
};

type Reasons = Parameters<Words['summaries']['image']['suspicious']>[0]['reasons'];

export const reasonsText = (table: typeof seenInImage, reasons: Reasons) =>
  reasons
    .map(({ seen: what, moment }) => (moment ? `${table[what]} (${momentText(moment)})` : table[what]))
    .join(', e ');
