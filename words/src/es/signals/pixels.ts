/** What the pixels of an image, or of the frames of a video, say. */

import { capital } from '../../capital.ts';
import type * as english from '../../en/signals/pixels.ts';
import type { Words } from '../../languages.ts';
import { pointOrStretchText } from '../moments.ts';

const errorLevel: Words['signals']['errorLevel'] = {
  regionFound:
    'Una zona compacta reaccionaría a una nueva compresión de otro modo que el resto, teniendo en cuenta la luz y los detalles. Ocurre también en fotografías sin tocar, cerca de una de cada diez: el mapa muestra dónde mirar, pero por sí solo no dice nada.',
  nothingFound:
    'La imagen reaccionaría a una nueva compresión del mismo modo en todas partes, teniendo en cuenta la luz y los detalles. Esto no descarta un retoque hecho con cuidado.',
  reducedSize:
    'La imagen es tan grande que se ha examinado a un tamaño reducido, en el que no quedan rastros de la compresión.',
};

const noiseLevel: Words['signals']['noiseLevel'] = {
  regionFound:
    'Una zona compacta tiene un grano fino distinto del resto, a igualdad de luz y de detalles. Ocurre también en fotografías sin tocar, casi en una de cada diez, por el enfoque o los materiales: el mapa muestra dónde mirar, pero por sí solo no dice nada.',
  nothingFound:
    'El grano fino de la imagen es parecido en todas partes, a igualdad de luz y de detalles. Esto no descarta un retoque hecho con cuidado.',
  tooSmallForGrain: 'La imagen es demasiado pequeña para comparar el grano de una zona con el resto.',
};

const jpegGhosts: Words['signals']['jpegGhosts'] = {
  regionFound:
    'Casi toda la imagen conserva las señales de un guardado anterior en JPEG; en una zona compacta faltan. Ocurre cuando esa parte se añadió o se retocó después; también un retoque inocente, como un rótulo o un desenfoque, deja esta señal.',
  nothingFound:
    'No hay ninguna zona en la que falten las señales de un guardado anterior que el resto conserva. Esto no descarta un retoque hecho con cuidado.',
  tooSmallForGhosts: 'La imagen es demasiado pequeña para buscar señales de un guardado anterior.',
  noTraces: 'El formato o el tamaño de esta imagen no conserva las señales de un guardado anterior en JPEG.',
};

const copyMove: Words['signals']['copyMove'] = {
  tooSmallForCopies: 'La imagen es demasiado pequeña para buscar partes copiadas dentro de ella.',
  nothing:
    'No se ha encontrado ninguna parte de la imagen copiada en otro punto. Esto no descarta otros cambios.',
  pattern:
    'Muchas partes de la imagen se repiten iguales, como en un estampado, un dibujo o una captura de pantalla. Aquí no se puede distinguir una copia de una repetición intencionada.',
  alike:
    'Dos partes de la imagen se parecen más de lo habitual en una foto. Una puede haberse copiado y pegado, pero también puede ser un objeto que se repite: conviene mirar las zonas señaladas.',
  copied:
    'Dos partes de la imagen coinciden punto por punto, hasta en los detalles más finos. Suele significar que una se copió y se pegó; el mapa muestra dónde.',
  copiedMirrored:
    'Una parte de la imagen coincide punto por punto con otra vista en un espejo, hasta en los detalles más finos. Suele significar que se copió, se volteó y se pegó; un reflejo real rara vez coincide tan bien.',
  nothingInFrames:
    'En los fotogramas examinados no se ha encontrado ninguna parte copiada en otro punto. Esto no descarta otros cambios.',
  alikeInFrames: ({ moment }) =>
    `${capital(pointOrStretchText(moment))} dos partes de la imagen se parecen más de lo habitual, en varios fotogramas y en el mismo lugar. Una puede haberse copiado y pegado, pero también puede ser un objeto que se repite, como ventanas o tejidos: conviene mirarlo.`,
  copiedInFrames: ({ moment }) =>
    `${capital(pointOrStretchText(moment))} dos partes de la imagen coinciden punto por punto, en varios fotogramas y en el mismo lugar. Suele significar que una se copió y se pegó, para ocultar o multiplicar algo.`,
};

const foreignAreas: Words['signals']['foreignAreas'] = {
  clearlyFound:
    'En una zona compacta faltan las señales de un guardado anterior que el resto conserva, y también el grano o los colores son distintos. Ocurre cuando una parte se añadió o se retocó después; el mapa muestra dónde.',
  regionFound:
    'Una zona compacta se comprimió de otro modo que el resto, según dos medidas. Ocurre cuando una parte se añadió o se retocó después, también por motivos inocentes como un rótulo; el mapa muestra dónde mirar.',
  perhaps:
    'Una zona compacta se distingue del resto por dos rastros a la vez, entre la compresión, el grano y el grano de los colores. Ocurre también en fotografías sin tocar, cuando el motivo es inusual: el mapa muestra dónde mirar, pero por sí solo no dice nada.',
  nothingFound:
    'Ninguna zona se distingue del resto por varios rastros a la vez. Esto no descarta un retoque hecho con cuidado.',
  nothingInFrames:
    'En los fotogramas examinados no aparece ninguna zona con un grano distinto del resto. Esto no descarta un retoque hecho con cuidado.',
  throughoutScene:
    'Una zona tiene un grano distinto del resto durante toda la escena. Ocurre a menudo también en vídeos sin tocar, por el enfoque o los materiales: por sí solo no dice nada.',
  forSomeFrames: ({ moment }) =>
    `${capital(pointOrStretchText(moment))} una zona compacta tiene un grano distinto del resto, mientras que antes o después, en la misma escena, no se ve. Ocurre cuando una parte se superpuso, pero también cuando algo inusual entra en el encuadre: conviene mirarlo.`,
};

/** By method. */
export const sentences = { errorLevel, noiseLevel, jpegGhosts, copyMove, foreignAreas };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  errorLevel: 'Nivel de error (ELA)',
  noiseLevel: 'Nivel de ruido',
  jpegGhosts: 'Zonas con otra compresión (fantasmas JPEG)',
  copyMove: 'Copiar y pegar dentro de la imagen',
  foreignAreas: 'Zonas que parecen ajenas',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen: typeof english.seen = {
  jpegGhosts: 'una zona lleva huellas de otra compresión',
};

/** The same where it depends on the medium. */
export const seenInImage: typeof english.seenInImage = {
  copyMove: 'una parte parece copiada de otro punto de la misma imagen',
  foreignAreas: 'una zona difiere del resto en varios aspectos',
};

export const seenInVideo: typeof english.seenInVideo = {
  copyMove: 'una parte de los fotogramas parece copiada de otro punto',
  foreignAreas: 'una zona de los fotogramas difiere del resto',
};
