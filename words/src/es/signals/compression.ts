/** What the traces of compression and scaling in a file say. */
import type * as english from '../../en/signals/compression.ts';
import type { Words } from '../../languages.ts';

const encoderKinds = {
  camera: 'cámaras',
  phone: 'teléfonos',
  messenger: 'servicios de mensajería',
  editor: 'programas de retoque fotográfico',
  library: 'programas y sitios que convierten imágenes',
};

const quantisation: Words['signals']['quantisation'] = {
  notJpeg: 'El archivo no es un JPEG: no contiene valores de compresión que examinar.',
  savedAt: ({ quality }) => `El archivo se guardó en JPEG con una calidad de ${quality} de 100.`,
  savedAtAbout: ({ quality }) =>
    `El archivo se guardó en JPEG con una calidad que corresponde más o menos a ${quality} de 100.`,
  standardTables:
    'Usa los valores estándar, comunes a muchísimos dispositivos y programas: por sí solos no dicen quién lo guardó.',
  unknownEncoder:
    'El programa o el dispositivo que lo guardó no está entre los conocidos; no es un indicio en contra de la imagen.',
  writtenBy: ({ name, kind }) => `El modo de comprimir es el de ${name} (${encoderKinds[kind]}).`,
  savedAfterCamera:
    'Como el archivo indica una cámara, se guardó de nuevo después de la toma: basta un recorte o una reducción, y no dice si el contenido cambió.',
};

/** Of the first of two saves, where its quality can be told. */
const firstQuality = (quality: number | undefined) =>
  quality === undefined ? '' : `, la primera con una calidad aproximada de ${quality} de 100`;

const doubleCompression: Words['signals']['doubleCompression'] = {
  otherFormat: 'Este formato comprime de otro modo y no conserva los rastros que se examinan.',
  tooLittle: 'La imagen tiene muy pocos detalles para reconocer un guardado anterior.',
  once: 'No se ven rastros de un guardado en JPEG anterior al actual. Algunos guardados anteriores no dejan rastro.',
  twice: ({ quality }) =>
    `La imagen se guardó en JPEG al menos dos veces${firstQuality(quality)}. Es normal en las imágenes que pasan por sitios, mensajes o programas, y los rastros son los mismos en toda la imagen.`,
  partOnce: ({ quality }) =>
    `La imagen se guardó en JPEG al menos dos veces${firstQuality(quality)}, pero en una zona faltan los rastros de la primera vez. Esa zona puede haberse añadido o redibujado entretanto; también un rótulo o un retoque inocente dejan esta señal.`,
  wasJpeg: ({ quality }) =>
    `Antes de guardarse en este formato, la imagen era un JPEG con una calidad aproximada de ${quality} de 100. No es un indicio en contra de la imagen: ocurre con cada conversión.`,
  neverJpeg: 'No se ven rastros de un guardado anterior en JPEG.',
};

const blockGrid: Words['signals']['blockGrid'] = {
  none: 'No se ven rastros de otra compresión en una cuadrícula desplazada.',
  whole: 'La imagen fue un JPEG y no se recortó después, o solo por la derecha y por abajo.',
  cropped:
    'La imagen se recortó después de guardarse por primera vez en JPEG. Es algo común y no dice que el contenido se haya alterado, pero puede faltar algo en los bordes.',
  foreign:
    'Una zona de la imagen se comprimió en una cuadrícula distinta de la del resto. Puede venir de otra imagen o haberse desplazado; también un rótulo o un logotipo añadidos dejan esta señal.',
  partly:
    'Solo una zona de la imagen muestra rastros de una compresión en JPEG. Puede venir de otra imagen, o los rastros se perdieron en el resto: no se puede distinguir.',
  tooLittle: 'La imagen tiene muy pocos detalles para reconocer cuadrículas de compresión.',
  otherFormat: 'Este formato usa una compresión distinta de JPEG, que cubre los rastros que se examinan.',
};

const resampling: Words['signals']['resampling'] = {
  scaled:
    'La imagen entera muestra rastros de una ampliación, una reducción o un giro. Es algo común y no dice que el contenido se haya alterado.',
  none: 'No se ven rastros de una ampliación o un giro de la imagen entera. Las reducciones fuertes a menudo no dejan ninguno.',
};

/** By method. */
export const sentences = { quantisation, doubleCompression, blockGrid, resampling };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  quantisation: 'Huella del guardado JPEG',
  doubleCompression: 'Compresiones repetidas',
  blockGrid: 'Cuadrícula de los bloques JPEG',
  resampling: 'Rastros de cambio de tamaño',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen: typeof english.seen = {
  doubleCompression: 'una zona se comprimió de otro modo que el resto',
  blockGrid: 'una zona tiene una cuadrícula de compresión distinta de la del resto',
};
