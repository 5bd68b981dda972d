/** What a file says of itself: its data about the shot, its preview, its dates, its sizes, its history. */
import type * as english from '../../en/signals/metadata.ts';
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

const shotData = {
  image: 'datos de la toma',
  video: 'datos de la grabación',
};
const taken = { image: 'tomada', video: 'grabado' };
const noShotData = {
  image:
    'El archivo no contiene datos de la toma (EXIF). Muchos sitios y aplicaciones los quitan: su ausencia no dice nada.',
  video:
    'El archivo no dice con qué dispositivo, cuándo ni dónde se grabó el vídeo. Muchos sitios y aplicaciones quitan estos datos: su ausencia no dice nada.',
};

const exif: Words['signals']['exif'] = {
  none: ({ subject }) => noShotData[subject],
  holds({ subject, device, takenMs, hasPlace }) {
    const parts = [
      ...(device === undefined ? [] : [`dispositivo ${format.quote(device)}`]),
      ...(takenMs === undefined ? [] : [`${taken[subject]} el ${format.day(new Date(takenMs))}`]),
      ...(hasPlace ? ['lugar (coordenadas GPS)'] : []),
    ];
    return `El archivo contiene ${shotData[subject]}: ${parts.join(', ')}. Son indicaciones útiles, pero cualquiera puede cambiarlas.`;
  },
};

const thumbnail: Words['signals']['thumbnail'] = {
  none: 'El archivo no contiene una vista previa que comparar con la imagen.',
  same: 'La vista previa guardada en el archivo muestra la misma imagen.',
  cut: 'La vista previa guardada en el archivo muestra más que la imagen: la foto se recortó después de tomarla, y puede faltar algo en los bordes.',
  unclear:
    'La vista previa guardada en el archivo se parece solo en parte a la imagen: puede haberse recortado, o sus colores haber cambiado mucho.',
  tooPlain: 'La vista previa o la imagen es demasiado uniforme para compararlas.',
  other:
    'La vista previa guardada en el archivo muestra otra imagen: la foto se cambió después de tomarla, o los datos vienen de otro archivo.',
};

const dates: Words['signals']['dates'] = {
  noShotDate: 'El archivo no dice cuándo se tomó la foto: no hay nada que comparar.',
  takenAfterChange: 'Según el archivo, la foto se tomó más de un día después de su última modificación.',
  otherThanSatellite: 'Entre la fecha de la toma y la de los satélites GPS hay más de un día de diferencia.',
  writtenTwice: 'La fecha de la toma está escrita dos veces en el archivo, con días distintos.',
  clockOrCorrection:
    'Puede deberse a un reloj mal ajustado o a una corrección; hay que confirmar la fecha en otro lugar.',
  shotClockUnset:
    'La fecha de la toma parece la de un reloj que nunca se ajustó: no dice cuándo se hizo la foto.',
  shotInFuture:
    'La fecha de la toma está en el futuro: el reloj del dispositivo estaba mal ajustado, o la fecha se cambió.',
  consistent: 'Las fechas escritas en el archivo no se contradicen. Aun así, cualquiera puede cambiarlas.',
  onlyOne: 'El archivo lleva una sola fecha de la toma, sin otras con las que compararla.',
  noVideoDate: 'El archivo no lleva fechas. Es normal en los vídeos convertidos, enviados o publicados.',
  changedBeforeCreation: 'Según el archivo, su última modificación es más de un día anterior a su creación.',
  tracksApart:
    'Las imágenes y el sonido, u otras pistas del archivo, se crearon con más de un día de diferencia.',
  recordedAfterCreation: 'La fecha de la grabación es más de un día posterior a la creación del archivo.',
  clockOrEditing:
    'Puede deberse a un reloj mal ajustado o a un montaje; hay que confirmar la fecha en otro lugar.',
  videoClockUnset:
    'Las fechas del archivo parecen las de un reloj que nunca se ajustó: no dicen cuándo se grabó el vídeo.',
  videoDateInFuture:
    'Una fecha del archivo está en el futuro: el reloj del dispositivo estaba mal ajustado, o la fecha se cambió.',
  savedAgain: ({ recordedMs, savedMs }) =>
    `Según el archivo, el vídeo se grabó el ${format.day(new Date(recordedMs))} y se guardó de nuevo el ${format.day(new Date(savedMs))}. Es normal en los vídeos montados, convertidos o enviados.`,
  consistentOn: ({ fileMs }) =>
    `Las fechas escritas en el archivo no se contradicen; la fecha del archivo es el ${format.day(new Date(fileMs))}. Puede ser la fecha de la grabación o la de un guardado posterior, y cualquiera puede cambiarla.`,
};

const dimensions: Words['signals']['dimensions'] = {
  notGiven: 'El archivo no dice qué tamaño tenía la imagen al principio: no hay nada que comparar.',
  same: 'Las dimensiones escritas en los datos corresponden a la imagen.',
  shrunk: ({ given, real }) =>
    `La imagen se redujo: al principio ${given} píxeles, ahora ${real}. Es normal en las imágenes enviadas o publicadas.`,
  enlarged: ({ given, real }) =>
    `La imagen es más grande de lo que dicen sus datos: ${given} píxeles, ahora ${real}. Un programa la guardó de nuevo.`,
  cropped: ({ given, real }) =>
    `La imagen no tiene la forma de la toma: los datos dicen ${given} píxeles, el archivo tiene ${real}. Probablemente se recortó, y puede faltar algo en los bordes.`,
};

const editors = {
  image:
    'Son programas que se usan también solo para recortar o ajustar la luz: por sí solo no significa que la imagen esté manipulada.',
  video:
    'Casi todos los vídeos publicados pasan por un montaje: por sí solo no significa que esté manipulado.',
};
const usualWay = {
  image: 'Es el recorrido normal de muchas fotografías.',
  video: 'Es el recorrido normal de muchos vídeos.',
};

const editHistory: Words['signals']['editHistory'] = {
  untold: 'El archivo no cuenta por qué programas ha pasado. Es la situación más común y no dice nada.',
  resaved:
    'El archivo lo guardó un programa de gráficos, que no dice más. Es frecuente y no dice nada sobre el contenido.',
  composed: ({ documents }) =>
    `Según los datos, el archivo reúne ${documents} documentos distintos. Puede ser un fotomontaje, pero también una plantilla usada varias veces.`,
  programs: ({ names }) => `El archivo ha pasado por: ${names.join(', ')}.`,
  saves: ({ count }) =>
    `Su historia enumera ${format.plural(count, { one: 'un guardado', other: `${count} guardados` })}.`,
  derived: 'Se obtuvo de otro documento.',
  assembled: ({ files }) =>
    `Se montó a partir de ${format.plural(files, { one: 'un archivo', other: `${files} archivos` })}.`,
  editorsAreCommon: ({ subject }) => editors[subject],
  usualWay: ({ subject }) => usualWay[subject],
};

/** By method. */
export const sentences = { exif, thumbnail, dates, dimensions, editHistory };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  exif: 'Datos de la toma o de la grabación',
  thumbnail: 'Miniatura oculta en el archivo',
  dates: 'Fechas escritas en el archivo',
  dimensions: 'Dimensiones escritas en el archivo',
  editHistory: 'Historia de las modificaciones',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen: typeof english.seen = {
  thumbnail: 'la vista previa oculta en el archivo muestra otra imagen',
  editHistory: 'el archivo cuenta que se compuso a partir de varios documentos',
};
