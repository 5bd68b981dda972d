/** What each method for images and videos saw, as part of a sentence. */
import type { Words } from '../../languages.ts';
import { momentText } from '../moments.ts';

const seen = {
  c2pa: 'la firma de procedencia no corresponde al archivo',
  editHistory: 'el archivo cuenta que se compuso a partir de varios documentos',
  thumbnail: 'la vista previa oculta en el archivo muestra otra imagen',
  doubleCompression: 'una zona se comprimió de otro modo que el resto',
  blockGrid: 'una zona tiene una cuadrícula de compresión distinta de la del resto',
  jpegGhosts: 'una zona lleva huellas de otra compresión',
  cuts: 'se cortó una toma que parece continua',
  freezes: 'la imagen queda fija mientras la toma continúa',
  repetitions: 'el mismo tramo aparece dos veces',
  reversals: 'un tramo parece ir hacia atrás en el tiempo',
  insertions: 'un tramo parece insertado en una toma que sin él continúa',
  grain: 'el grano o la nitidez cambian de golpe dentro de una toma',
  gopStructure: 'la estructura de la compresión cambia donde la toma continúa',
  faces: 'un rostro se comporta de otro modo que lo que lo rodea',
  soundJoints: 'el sonido muestra un empalme',
  voiceDetector: 'un detector automático considera la voz creada con IA',
};

export const seenInImage: Words['summaries']['image']['seen'] = {
  ...seen,
  copyMove: 'una parte parece copiada de otro punto de la misma imagen',
  foreignAreas: 'una zona difiere del resto en varios aspectos',
  detectedMadeByAi: 'un detector automático la considera creada con IA',
  detectedAltered: 'un detector automático la considera modificada',
};

export const seenInVideo: Words['summaries']['video']['seen'] = {
  ...seen,
  copyMove: 'una parte de los fotogramas parece copiada de otro punto',
  foreignAreas: 'una zona de los fotogramas difiere del resto',
  detectedMadeByAi: 'un detector automático considera los fotogramas creados con IA',
  detectedAltered: 'un detector automático considera los fotogramas modificados',
};

type Reasons = Parameters<Words['summaries']['image']['suspicious']>[0]['reasons'];

export const reasonsText = (table: typeof seenInImage, reasons: Reasons) =>
  reasons
    .map(({ seen: what, moment }) => (moment ? `${table[what]} (${momentText(moment)})` : table[what]))
    .join(', y ');
