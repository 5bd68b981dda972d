/** What the sound of a video says. */
import type * as english from '../../en/signals/sound.ts';
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';
import { pointOrStretchText } from '../moments.ts';

const channelsText = (channels: number) =>
  format.plural(channels, { one: 'un canal', other: `${channels} canales` });

const soundTrack: Words['signals']['soundTrack'] = {
  cannot: 'Este formato no contiene sonido.',
  none: 'El vídeo no tiene sonido. Es común en los vídeos generados y en los clips publicados sin audio, pero tampoco lo graban las capturas de pantalla ni muchas cámaras: por sí solo no dice nada.',
  silent:
    'Hay una pista de audio, pero está en silencio de principio a fin: el sonido se quitó o nunca se grabó.',
  present: ({ codec, channels, hertz, below }) =>
    `El vídeo tiene una pista de audio ${codec}, ${channelsText(channels)}, a ${format.number(hertz / 1000)} kHz (de media ${below} dB por debajo del máximo): una combinación común para este formato.`,
  fromPlatform: ({ codec, channels, hertz, below }) =>
    `El vídeo tiene una pista de audio ${codec}, ${channelsText(channels)}, a ${format.number(hertz / 1000)} kHz (de media ${below} dB por debajo del máximo): así la escriben los programas de montaje y las plataformas, no las cámaras.`,
  unusual: ({ codec, format: container }) =>
    `La pista de audio está en ${codec}, que rara vez se encuentra en un archivo ${container}: un programa compuso o convirtió el archivo. No dice nada sobre lo que muestra el vídeo.`,
  unread: ({ codec }) =>
    `El vídeo tiene una pista de audio (${codec}) que no se ha podido decodificar: el sonido no se ha examinado.`,
};

const seconds = (value: number) =>
  format.number(Math.round(value * 10) / 10, { maximumFractionDigits: 1, useGrouping: false });

const soundLength: Words['signals']['soundLength'] = {
  unknown: 'El vídeo no se ha decodificado hasta el final: no se pueden comparar las dos duraciones.',
  same: 'El sonido y las imágenes empiezan y terminan a la vez, como en una grabación completa.',
  differs({ begins, ends }) {
    const parts = [
      ...(begins === undefined
        ? []
        : [`empieza ${seconds(Math.abs(begins))} s ${begins > 0 ? 'después' : 'antes'} que las imágenes`]),
      ...(ends === undefined
        ? []
        : [
            ends > 0
              ? `dura ${seconds(ends)} s más que las imágenes`
              : `termina ${seconds(-ends)} s antes que las imágenes`,
          ]),
    ];
    return `El sonido ${format.list(parts)}. Una grabación completa los mantiene juntos: después de grabar, una de las dos pistas se acortó, se añadió o se sustituyó, como ocurre también en montajes inocentes.`;
  },
};

const jointKinds = {
  gap: 'falta el sonido por completo, incluso el ruido del ambiente',
  level: 'todo el sonido, también el fondo, cambia de nivel de golpe y después vuelve a ser el de antes',
  highTones:
    'faltan los tonos agudos que se oyen en el resto, como en un sonido que pasó por otra compresión',
  background: 'el fondo del sonido es otro, como en una grabación hecha en otro lugar',
  added:
    'el sonido cambia de golpe y después vuelve a ser el de antes, como cuando se añaden música o ruidos',
  once: 'el fondo del sonido cambia de golpe',
};

const soundJoints: Words['signals']['soundJoints'] = {
  notDecoded: 'El sonido no se ha decodificado: no se pueden buscar empalmes.',
  silent: 'La pista de audio está en silencio: no hay empalmes que buscar.',
  tooShortForBackground: 'El sonido es demasiado corto para distinguir el fondo de lo que se oye sobre él.',
  none: 'El fondo del sonido es continuo: ninguna interrupción, ningún salto de nivel o de timbre. Un corte hecho en un mismo ambiente puede no dejar rastro.',
  withImage: ({ count }) =>
    format.plural(count, {
      one: 'El fondo del sonido cambia una vez, junto con la toma: es un montaje normal.',
      other: `El fondo del sonido cambia ${count} veces, siempre junto con la toma: es un montaje normal.`,
    }),
  gated: ({ count }) =>
    `En ${count} pausas no se oye ni siquiera el ruido del ambiente: así lo hacen los dispositivos y los programas que apagan el micrófono entre una voz y otra, y el audio de estudio. No se pueden distinguir empalmes concretos.`,
  many: ({ count }) =>
    `El fondo del sonido cambia continuamente (${count} veces): es un audio compuesto de trozos o grabado por un dispositivo que reduce el ruido, y no se pueden distinguir empalmes concretos.`,
  joints: ({ joints }) =>
    `Dentro de una misma toma, ${format.list(joints.map((joint) => `${pointOrStretchText(joint)} ${jointKinds[joint.kind]}`))}.`,
  mayBeReplaced:
    'Puede que se haya quitado o sustituido un trozo del sonido; también lo produce una palabra silenciada a propósito o un aparato que se apaga.',
  mayBeAdded:
    'Lo producen la música o las voces añadidas y los aparatos que se encienden: por sí solo no indica una alteración.',
};

/** By method. */
export const sentences = { soundTrack, soundLength, soundJoints };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  soundTrack: 'Pista de audio',
  soundLength: 'Duración de sonido e imágenes',
  soundJoints: 'Empalmes en el sonido',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen: typeof english.seen = {
  soundJoints: 'el sonido muestra un empalme',
};
