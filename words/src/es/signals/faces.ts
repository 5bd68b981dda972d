/** What the examination of faces says. */

import type * as english from '../../en/signals/faces.ts';
import type { Words } from '../../languages.ts';
import { minutesAndSeconds } from '../../minutes-and-seconds.ts';
import { format } from '../format.ts';

const signs = {
  points: 'los rasgos tiemblen unos respecto a otros',
  colour: 'la luz o los colores del rostro parpadeen respecto a lo que lo rodea',
  outline: 'el contorno del rostro tiemble más que el resto',
  detail: 'el rostro sea mucho menos nítido que lo que lo rodea',
};

type Unusual = Parameters<Words['signals']['faces']['unusualAlone']>[0];

function signText({ signs: found, watchedSeconds }: Unusual): string {
  const parts = found.map((sign) =>
    sign === 'blinks' ? `los ojos no parpadeen nunca en ${watchedSeconds} s` : signs[sign],
  );
  return format.list(parts.map((part, at) => (at > 0 && at === parts.length - 1 ? `que ${part}` : part)));
}

const faces: Words['signals']['faces'] = {
  notInImages: 'En las imágenes, esta versión no examina los rostros.',
  none: 'En los fotogramas observados no se ha encontrado ningún rostro.',
  found({ count, first }) {
    const times = first.map(
      ({ fromSeconds, toSeconds }) => `${minutesAndSeconds(fromSeconds)}–${minutesAndSeconds(toSeconds)}`,
    );
    return `Rostros encontrados: ${count} (${[...times, ...(count > first.length ? ['…'] : [])].join(', ')}).`;
  },
  notJudged:
    'Para medirlos hacen falta rostros más grandes, vueltos hacia la cámara y grabados durante al menos dos segundos: de estos no se puede decir nada.',
  nothingUnusual: 'Los rasgos, la luz, la nitidez y el contorno cambian como el resto del vídeo.',
  noBlinkSeen: ({ seconds }) =>
    `Los rasgos, la luz, la nitidez y el contorno cambian como el resto del vídeo; en ${seconds} s no se ha visto ningún parpadeo, lo que puede ocurrir.`,
  eyesBlink: ({ count, seconds }) =>
    `Los rasgos, la luz, la nitidez y el contorno cambian como el resto del vídeo, y los ojos parpadean (${format.plural(count, { one: 'una vez', other: `${count} veces` })} en ${seconds} s).`,
  onlyCrude:
    'Así solo se notan sustituciones burdas: no hay suficientes ejemplos verificados para prometer más.',
  unusualAlone: (unusual) =>
    `En uno de ellos es inusual que ${signText(unusual)}. Por sí solo no significa nada: ocurre también en vídeos sin tocar, por la luz, el movimiento o un filtro de belleza.`,
  unusualTogether: ({ moment, ...unusual }) =>
    `En el que aparece entre ${minutesAndSeconds(moment.fromSeconds)} y ${minutesAndSeconds(moment.toSeconds)} es inusual que ${signText(unusual)}. Ocurre cuando un rostro se sustituye o se rehace, pero también con filtros de belleza o luces que cambian, y no hay suficientes ejemplos verificados para decir más: conviene mirar ese tramo.`,
};

/** By method. */
export const sentences = { faces };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  faces: 'Rostros',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen: typeof english.seen = {
  faces: 'un rostro se comporta de otro modo que lo que lo rodea',
};
