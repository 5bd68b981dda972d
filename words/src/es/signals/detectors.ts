/** What learned detectors say. */
import type * as english from '../../en/signals/detectors.ts';
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

const findings = {
  made_by_ai: 'creada con inteligencia artificial',
  altered: 'modificada después de la toma',
  face_swapped: 'retocada con el rostro de otra persona',
};
/** The same of frames, in the plural. */
const findingsInFrames = {
  made_by_ai: 'creados con inteligencia artificial',
  altered: 'modificados después de la grabación',
  face_swapped: 'retocados con el rostro de otra persona',
};
const failures = {
  time: 'ha tardado demasiado',
  memory: 'ha pedido demasiada memoria',
  crash: 'se ha interrumpido',
  closed: 'se ha cerrado',
  image: 'no ha podido leer el archivo',
  model: 'no funciona como debería',
  changed: 'no se ha usado, porque sus archivos ya no son los que se instalaron',
};
const views = {
  original: 'en la imagen',
  resized: 'en una copia reducida',
  recompressed: 'en una copia guardada de nuevo',
};

const outOfHundred = (probability: number) => `${Math.round(probability * 100)} de 100`;

const aiDetector: Words['signals']['aiDetector'] = {
  none: 'En este servicio no hay instalado ningún detector de imágenes creadas con inteligencia artificial. Quien lo gestiona puede añadir uno con el comando «riscontro models pull» seguido del nombre; «riscontro models list» muestra los conocidos.',
  probable: ({ id, finds, least }) =>
    `El detector ${id} estima en al menos ${outOfHundred(least)} la probabilidad de que la imagen sea ${findings[finds]}, también en copias reducidas y guardadas de nuevo.`,
  uncalibrated: ({ id, finds, least }) =>
    `El detector ${id} señala la imagen como ${findings[finds]} (al menos ${outOfHundred(least)}, un valor sin calibrar, que no es una probabilidad).`,
  silent: ({ id, finds, most }) =>
    `El detector ${id} no señala una imagen ${findings[finds]} (como máximo ${outOfHundred(most)}). Esto no demuestra que sea auténtica.`,
  undecided: ({ id, views: seen }) =>
    `El detector ${id} cambia de opinión con copias apenas distintas de la misma imagen: ${seen.map(({ view, probability }) => `${outOfHundred(probability)} ${views[view]}`).join(', ')}. Un juicio que cambia así no dice nada sobre la imagen.`,
  failedFor: ({ id, reason }) =>
    `El detector ${id} ${failures[reason]}. Los demás análisis no dependen de él.`,
  disagree: ({ speaking, others }) =>
    `Los detectores instalados no coinciden: han encontrado algo ${speaking.join(', ')}, pero no ${others.join(', ')}.`,
  agree: ({ count }) => `Los ${count} detectores de este tipo coinciden.`,
  withoutAnswer: ({ ids }) => `Sin respuesta: ${ids.join(', ')}.`,
  framesFound: ({ id, finds, speaking, all, middle, strongestSeconds }) =>
    `El detector ${id} señala ${speaking} de los ${all} fotogramas leídos como ${findingsInFrames[finds]} (el del medio, ${outOfHundred(middle)}), y el más claro está en ${format.clock(strongestSeconds)}. Está hecho para imágenes sueltas.`,
  framesSilent: ({ id, finds, speaking, all }) =>
    `El detector ${id} ha leído ${all} fotogramas y señala ${speaking} como ${findingsInFrames[finds]}: muy pocos para decir algo. Esto no demuestra que el vídeo sea auténtico.`,
  framesUndecided: ({ id, finds, speaking, all }) =>
    `El detector ${id} señala ${speaking} de los ${all} fotogramas leídos como ${findingsInFrames[finds]}, y los demás no: un juicio que cambia así no dice nada sobre el vídeo.`,
  framesTooFew: ({ id, all }) =>
    `El detector ${id} solo ha podido leer ${format.plural(all, { one: 'un fotograma', other: `${all} fotogramas` })}: muy poco para juzgar un vídeo.`,
  caution:
    'Los detectores se equivocan, y más con tipos de imágenes que no conocen: por sí solo este dato no prueba nada.',
};

const voiceCaution =
  'Los detectores se equivocan, también con voces reales mal grabadas: solo cuenta junto con otros indicios.';

const voiceDetector: Words['signals']['voiceDetector'] = {
  none: 'En este servicio no hay instalado ningún detector de voces clonadas: no se ha examinado si una voz fue imitada.',
  noVoice: 'En el sonido no hay ningún tramo lo bastante fuerte para contener una voz.',
  silent: ({ id, count }) =>
    `El detector ${id} no reconoce una voz clonada en ${format.plural(count, { one: 'el tramo escuchado', other: `los ${count} tramos escuchados` })}. Puede equivocarse, sobre todo con formas de clonar que no conoce.`,
  some: ({ id, raised, count }) =>
    `El detector ${id} señala una voz clonada en ${raised} de ${count} tramos: muy pocos para afirmarlo.`,
  raised: ({ id, raised, count, middle }) =>
    `El detector ${id} señala una voz clonada en ${raised} de ${count} tramos (${outOfHundred(middle)}). ${voiceCaution}`,
  raisedUncalibrated: ({ id, raised, count, middle }) =>
    `El detector ${id} señala una voz clonada en ${raised} de ${count} tramos (${outOfHundred(middle)}, un valor sin calibrar, que no es una probabilidad). ${voiceCaution}`,
  changed: ({ id }) =>
    `El detector ${id} no se ha usado, porque sus archivos ya no son los que se instalaron. Los demás análisis no dependen de él.`,
  failedToHear: ({ id }) => `El detector ${id} no ha funcionado. Los demás análisis no dependen de él.`,
};

/** By method. */
export const sentences = { aiDetector, voiceDetector };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  aiDetector: 'Detectores de imágenes creadas con IA',
  voiceDetector: 'Detectores de voces creadas con IA',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen: typeof english.seen = {
  voiceDetector: 'un detector automático considera la voz creada con IA',
};

/** The same where it depends on the medium. */
export const seenInImage: typeof english.seenInImage = {
  detectedMadeByAi: 'un detector automático la considera creada con IA',
  detectedAltered: 'un detector automático la considera modificada',
};

export const seenInVideo: typeof english.seenInVideo = {
  detectedMadeByAi: 'un detector automático considera los fotogramas creados con IA',
  detectedAltered: 'un detector automático considera los fotogramas modificados',
};
