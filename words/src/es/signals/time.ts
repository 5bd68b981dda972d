/** What the order and the rhythm of a video's frames say. */

import { capital } from '../../capital.ts';
import type * as english from '../../en/signals/time.ts';
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';
import { stretchText } from '../moments.ts';

type Times = Parameters<Words['signals']['cuts']['jumps']>[0];

const timesText = ({ seconds, more }: Times) =>
  format.list([
    ...seconds.map(format.clock),
    ...(more > 0 ? [format.plural(more, { one: 'otro punto', other: `otros ${more} puntos` })] : []),
  ]);

/** One decimal, none where it says nothing. */
const decimal = (value: number) =>
  format.number(Math.round(value * 10) / 10, { maximumFractionDigits: 1, useGrouping: false });

const cuts: Words['signals']['cuts'] = {
  oneShot: 'El vídeo es una sola toma.',
  scenes: ({ changes }) =>
    format.plural(changes, {
      one: 'El vídeo tiene un cambio de escena.',
      other: `El vídeo tiene ${changes} cambios de escena.`,
    }),
  noJumpInShot: 'Dentro de la toma no se ven saltos.',
  noJumpInShots: 'Dentro de las tomas no se ven saltos.',
  jumps: (times) => `La misma escena da un salto en ${timesText(times)}: ahí falta probablemente un trozo.`,
  jumpsAreCommon:
    'También las entrevistas y los vídeos de las redes sociales se cortan así sin engaño; lo que cuenta es si el corte cambia el sentido.',
};

const freezes: Words['signals']['freezes'] = {
  none: 'No se ven imágenes congeladas en medio de tomas en movimiento.',
  frozen: ({ moment, hasSound, goesOn }) =>
    `${capital(stretchText(moment))} la imagen queda fija${hasSound ? ' mientras el sonido continúa' : ''}${goesOn ? ', y después la escena sigue más adelante' : ''}.`,
  often: ({ count }) => `Ocurre ${count} veces.`,
  mayCover:
    'Puede tapar lo que ocurría; una conexión débil o un efecto de montaje producen el mismo resultado.',
};

const repetitions: Words['signals']['repetitions'] = {
  none: 'No se ven tramos en movimiento que aparezcan dos veces.',
  repeated: ({ moment, originalSeconds }) =>
    `El tramo ${stretchText(moment)} muestra fotograma a fotograma lo que se ve a partir de ${format.clock(originalSeconds)}.`,
  loop: 'El vídeo se repite en bucle, como muchas animaciones: no es un indicio en su contra.',
  replay: 'En un vídeo montado con varias escenas es normal, por ejemplo para volver a ver una acción.',
  insideShot:
    'Dentro de una misma toma no puede ocurrir por sí solo: el tramo se copió, quizá para tapar lo que había.',
};

const reversals: Words['signals']['reversals'] = {
  none: 'No se ven tramos que vayan hacia atrás en medio de una toma. Un vídeo que va entero hacia atrás no se reconoce así.',
  reversed: ({ moment }) =>
    `El tramo ${stretchText(moment)} va hacia atrás: sus extremos solo encajan con la toma si se invierte en el tiempo. Se cambió el orden de lo que ocurre.`,
  mirrored: ({ moment }) =>
    `El tramo ${stretchText(moment)} repite hacia atrás lo que se acaba de ver. Es un efecto común en las redes sociales; también un columpio o un péndulo vuelven así por sí solos.`,
};

const insertions: Words['signals']['insertions'] = {
  none: 'No se ven tramos insertados en medio de una toma.',
  inserted: ({ moment }) =>
    `El tramo ${stretchText(moment)} no pertenece a la toma: el fotograma anterior y el posterior se suceden como si entre ellos no hubiera nada.`,
  insertedInEdit: ({ moment }) =>
    `El tramo ${stretchText(moment)} se insertó en una toma que después continúa desde el mismo punto.`,
  more: ({ count }) => `Otros tramos como este: ${count}.`,
  somebodyDid: 'Alguien lo insertó; puede ser un montaje a la vista o un añadido que lleva a engaño.',
  ordinary: 'En un vídeo montado con varias escenas es normal.',
};

const grain: Words['signals']['grain'] = {
  none: 'El ruido y la nitidez de la imagen no cambian de golpe dentro de las tomas.',
  stretch: ({ moment }) =>
    `${capital(stretchText(moment))} el grano de la imagen es otro y después vuelve a ser el de antes, sin un motivo en la escena. Ese tramo puede venir de otra grabación; también un filtro o una compresión distinta dejan esta señal.`,
  once: ({ seconds }) =>
    `En ${format.clock(seconds)} el grano de la imagen cambia de golpe y queda distinto. A menudo es la compresión que cambia de calidad, o la cámara que enfoca: por sí solo no dice nada.`,
};

const rhythms = {
  doubled: 'algunos fotogramas se muestran más de una vez',
  dropped: 'faltan algunos fotogramas',
  mixed: 'algunos fotogramas son una mezcla de los dos vecinos',
};

const cadence: Words['signals']['cadence'] = {
  even: ({ rate }) =>
    `El vídeo tiene unos ${decimal(rate)} fotogramas por segundo, sin rastros de otro ritmo.`,
  uneven: 'Los intervalos no son todos iguales, como en los vídeos de los teléfonos.',
  converted: ({ kind, earlier, present }) =>
    `A intervalos regulares ${rhythms[kind]}: el vídeo tenía probablemente unos ${decimal(earlier)} fotogramas por segundo y ahora tiene ${decimal(present)}. Lo hacen programas, televisiones y dibujos animados; no es un indicio de manipulación.`,
};

const gopStructure: Words['signals']['gopStructure'] = {
  untold:
    'En este formato cada imagen va por su cuenta, o no se indica el tipo de los fotogramas: no hay una estructura que examinar.',
  regular: ({ count, distance, early }) => {
    const keys = format.plural(count, { one: 'un fotograma clave', other: `${count} fotogramas clave` });
    const rule = distance > 0 ? `, por lo general uno cada ${distance} fotogramas` : '';
    const come = format.plural(early, { one: 'uno llega', other: `${early} llegan` });
    return `El archivo tiene ${keys}${rule}${early > 0 ? `; ${come} antes de tiempo, como a veces decide el codificador` : ''}. Su estructura no cambia.`;
  },
  rebuilt: (times) =>
    `En ${timesText(times)} el archivo cambia de modo de comprimir en medio de una toma: ahí se unieron dos trozos codificados de forma distinta. Puede ser un corte hecho sin volver a codificar, o una emisión en directo que cambió de calidad.`,
};

const reEncoding: Words['signals']['reEncoding'] = {
  ownRhythm: 'Con este códec no se puede distinguir si el vídeo ya se había codificado antes.',
  tooShortToTell: 'El vídeo es demasiado corto para reconocer una codificación anterior.',
  once: 'No se ven rastros de una codificación anterior. Muchas recodificaciones no dejan ninguno.',
  twice: ({ period }) =>
    `El vídeo se codificó al menos dos veces: la primera con un fotograma clave cada ${period} fotogramas, más o menos. Es lo que hacen los sitios web, las aplicaciones de mensajería y los programas, y no es un indicio en contra del vídeo.`,
};

/** By method. */
export const sentences = {
  cuts,
  freezes,
  repetitions,
  reversals,
  insertions,
  grain,
  cadence,
  gopStructure,
  reEncoding,
};

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  cuts: 'Cortes en la grabación',
  freezes: 'Imágenes congeladas',
  repetitions: 'Tramos que se repiten',
  reversals: 'Tramos al revés',
  insertions: 'Tramos insertados',
  grain: 'Grano y nitidez en el tiempo',
  cadence: 'Fotogramas por segundo',
  gopStructure: 'Estructura de la compresión',
  reEncoding: 'Compresiones anteriores',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen: typeof english.seen = {
  cuts: 'se cortó una toma que parece continua',
  freezes: 'la imagen queda fija mientras la toma continúa',
  repetitions: 'el mismo tramo aparece dos veces',
  reversals: 'un tramo parece ir hacia atrás en el tiempo',
  insertions: 'un tramo parece insertado en una toma que sin él continúa',
  grain: 'el grano o la nitidez cambian de golpe dentro de una toma',
  gopStructure: 'la estructura de la compresión cambia donde la toma continúa',
};
