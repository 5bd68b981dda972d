/** What a file declares of its origin: its signed history, its digital source, the marks of generators. */
import type * as english from '../../en/signals/provenance.ts';
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

/** Steps of C2PA's specification. */
const steps = {
  created: 'creación',
  opened: 'apertura',
  placed: 'inserción de otro elemento',
  removed: 'eliminación de una parte',
  cropped: 'recorte',
  resized: 'cambio de tamaño',
  turned: 'giro',
  coloursAdjusted: 'ajuste de los colores',
  enhanced: 'mejora de la calidad',
  filtered: 'filtros',
  drawn: 'dibujo o retoque',
  edited: 'edición',
  dataEdited: 'edición de los datos del archivo',
  textAdded: 'texto añadido',
  watermarked: 'marca de agua',
  converted: 'conversión de formato',
  transcoded: 'nueva compresión',
  repackaged: 'cambio de contenedor',
  redacted: 'datos quitados de la historia',
  published: 'publicación',
  unknown: 'pasos sin precisar',
  other: 'otros pasos',
};
/** Kinds of origin in IPTC's vocabulary, as the first of the steps. */
const sources = {
  digitalCapture: 'toma con una cámara',
  computationalCapture: 'toma con una cámara, procesada por ella',
  negativeFilm: 'escaneado de película',
  positiveFilm: 'escaneado de película',
  print: 'escaneado de una copia en papel',
  screenCapture: 'captura de pantalla',
  digitalArt: 'arte digital de una persona',
  digitalCreation: 'obra digital de una persona',
  humanEdits: 'edición de una persona',
  composite: 'composición de varios elementos',
  compositeCapture: 'composición de varias tomas',
  algorithmicMedia: 'cálculo de un programa',
  algorithmicallyEnhanced: 'mejora hecha por un programa',
};

/** What was made by AI: all of it, or a part. */
const made = {
  whole: {
    image: 'la imagen fue creada',
    video: 'el vídeo fue creado',
  },
  part: {
    image: 'una parte de la imagen fue creada',
    video: 'una parte del vídeo fue creada',
  },
};
const brokenParts = {
  image: 'Una imagen usada para hacerla lleva una firma que no es válida.',
  video: 'Un archivo usado para hacerlo lleva una firma que no es válida.',
};
const changed = {
  image: 'La imagen ya no es la que se firmó: el archivo cambió después de la firma.',
  video: 'El vídeo ya no es el que se firmó: el archivo cambió después de la firma.',
};
const notBound = {
  image: 'La firma no está vinculada a esta imagen.',
  video: 'La firma no está vinculada a este vídeo.',
};
const mostFiles = { image: 'de las imágenes', video: 'de los vídeos' };

const c2pa: Words['signals']['c2pa'] = {
  unsupportedFormat: 'En este tipo de archivo no se pueden leer credenciales firmadas (C2PA).',
  storedElsewhere:
    'El archivo remite a credenciales (C2PA) guardadas en otro lugar, que aquí no se descargan.',
  absent: ({ subject }) =>
    `El archivo no lleva credenciales firmadas (C2PA). La mayoría ${mostFiles[subject]} no las tiene: su ausencia no dice nada.`,
  carries: 'El archivo lleva credenciales firmadas (C2PA).',
  declaredAi: ({ extent, subject, agent }) =>
    `Las credenciales firmadas (C2PA) declaran que ${made[extent][subject]}${agent === undefined ? '' : ` con ${format.quote(agent)}`} por una inteligencia artificial.`,
  signed({ name, issuer, time, isIntact }) {
    const by = name === undefined ? '' : ` de ${format.quote(name)}`;
    const of = issuer === undefined ? '' : ` (${format.quote(issuer)})`;
    const when = time === undefined ? '' : `, del ${format.day(new Date(time))},`;
    return `La firma${by}${of}${when} ${isIntact ? 'está intacta' : 'corresponde al archivo'}.`;
  },
  trusted: 'El firmante está entre los que reconoce esta instalación.',
  untrusted:
    'El firmante no está entre los que reconoce esta instalación: la firma muestra que el archivo no ha cambiado, no quién está de verdad detrás.',
  history: ({ source, actions, hasMore }) =>
    `Pasos declarados: ${[...(source === undefined ? [] : [sources[source]]), ...actions.map((action) => steps[action])].join(', ')}${hasMore ? '…' : ''}.`,
  brokenPart: ({ subject }) => brokenParts[subject],
  metadataUncovered: 'La firma cubre la imagen, pero no datos como la fecha y el lugar.',
  speaksOfAi: 'La historia, que en este estado no prueba nada, habla de inteligencia artificial.',
  brokenMeans:
    'Las credenciales (C2PA) no valen para este archivo; hasta un guardado inocente puede causarlo, así que por sí solo no dice qué se cambió.',
  undecidedMeans: 'Por eso las credenciales (C2PA) no prueban nada, ni a favor ni en contra.',
  contentChanged: ({ subject }) => changed[subject],
  notBound: ({ subject }) => notBound[subject],
  signatureFalse:
    'La firma no corresponde a lo que dice firmar: se alteró el contenido o se alteró la firma.',
  historyChanged: 'Una parte de la historia firmada se cambió después de la firma.',
  partMissing: 'Falta una parte de la historia firmada.',
  certificateExpired: 'El certificado del firmante ha caducado y nadie acredita cuándo se hizo la firma.',
  certificateWithdrawn: 'El certificado del firmante fue revocado por quien lo había emitido.',
  certificateUnfit: 'El certificado del firmante no tiene la forma requerida.',
  unknownMethod: 'La firma usa un método que aquí no se puede comprobar.',
  notReadable: 'La historia firmada está dañada o no está escrita según las reglas.',
};

/** IPTC's vocabulary, after “the file declares its origin:”. */
const origins = {
  trainedAlgorithmicMedia: 'contenido creado con inteligencia artificial',
  compositeWithTrainedAlgorithmicMedia: 'contenido creado o cambiado en parte con inteligencia artificial',
  compositeSynthetic: 'composición con elementos creados por ordenador',
  digitalCapture: 'toma con una cámara digital',
  computationalCapture: 'toma con una cámara digital, procesada por el dispositivo',
  negativeFilm: 'escaneado de un negativo de película',
  positiveFilm: 'escaneado de una diapositiva',
  print: 'escaneado de una copia en papel',
  compositeCapture: 'composición de varias tomas reales',
  composite: 'composición de varios elementos',
  algorithmicallyEnhanced: 'toma corregida por un programa, sin contenido nuevo',
  minorHumanEdits: 'toma con pequeñas correcciones de una persona',
  humanEdits: 'toma editada por una persona',
  digitalArt: 'dibujo hecho por una persona con herramientas digitales',
  digitalCreation: 'obra hecha por una persona con herramientas digitales',
  softwareImage: 'obra hecha por una persona con un programa',
  dataDrivenMedia: 'obra hecha a partir de datos, como un gráfico',
  algorithmicMedia: 'obra calculada por un programa, sin inteligencia artificial entrenada',
  screenCapture: 'captura de una pantalla',
  virtualRecording: 'grabación de una escena virtual',
};
const nouns = {
  image: 'la imagen',
  video: 'el vídeo',
};
const shared = { image: 'una imagen', video: 'un vídeo' };

const digitalSource: Words['signals']['digitalSource'] = {
  absent: ({ subject }) =>
    `El archivo no declara su origen. Su ausencia no dice nada: pocos programas lo escriben, y se pierde al compartir ${shared[subject]}.`,
  unknown: 'El archivo declara su origen con una palabra que este servicio no conoce.',
  declares: ({ source }) =>
    `El archivo declara su origen: ${origins[source]}. Es una declaración de quien lo creó o lo modificó: suele ser cierta, pero cualquiera puede escribirla o quitarla.`,
  contradicts: ({ source, subject }) =>
    `El archivo declara dos cosas que no concuerdan: como origen, ${origins[source]}, y también el sistema de inteligencia artificial que habría creado ${nouns[subject]}. Ambas son declaraciones que cualquiera puede escribir.`,
  namesSystem: ({ subject }) =>
    `El archivo nombra el sistema de inteligencia artificial que creó ${nouns[subject]}, o la petición que se le hizo. Es una declaración: suele ser cierta, pero cualquiera puede escribirla o quitarla.`,
};

const marks = {
  whole: {
    image: 'declara que la imagen fue creada con inteligencia artificial.',
    video: 'declara que el vídeo fue creado con inteligencia artificial.',
  },
  part: {
    image: 'declara que una parte de una imagen existente se rehízo con inteligencia artificial.',
    video: 'declara que una parte de un vídeo existente se rehízo con inteligencia artificial.',
  },
  perhaps: {
    image: 'señala que la imagen podría haber sido creada con inteligencia artificial, sin afirmarlo.',
    video: 'señala que el vídeo podría haber sido creado con inteligencia artificial, sin afirmarlo.',
  },
  processed: {
    image:
      'una imagen existente pasó por un programa de inteligencia artificial, que puede haberla solo recortado o ampliado.',
    video:
      'un vídeo existente pasó por un programa de inteligencia artificial, que puede haberlo solo recortado o ampliado.',
  },
};

const generatorMark: Words['signals']['generatorMark'] = {
  absentFromImage:
    'El archivo no lleva la marca de un generador de imágenes conocido. Su ausencia no dice nada: la marca se pierde al compartir una imagen o al guardarla de nuevo.',
  absentFromVideo:
    'El archivo no lleva la marca de un generador de vídeos conocido. Su ausencia no dice nada: la marca se pierde al compartir un vídeo o al guardarlo de nuevo.',
  marked: ({ name, extent, subject }) =>
    `El archivo lleva la marca ${format.quote(name)}: ${marks[extent][subject]} Una marca así suele ser cierta, pero cualquiera puede añadirla o quitarla.`,
};

/** By method. */
export const sentences = { c2pa, digitalSource, generatorMark };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  c2pa: 'Historia firmada del archivo (C2PA)',
  digitalSource: 'Origen declarado en el archivo',
  generatorMark: 'Marca de un generador con IA',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen: typeof english.seen = {
  c2pa: 'la firma de procedencia no corresponde al archivo',
};
