/** What the examination of faces says. */

import type * as english from '../../en/signals/faces.ts';
import type { Words } from '../../languages.ts';
import { minutesAndSeconds } from '../../minutes-and-seconds.ts';
import { format } from '../format.ts';

const signs = {
  points: 'i lineamenti tremino l’uno rispetto all’altro',
  colour: 'la luce o i colori del volto sfarfallino rispetto a ciò che lo circonda',
  outline: 'il contorno del volto tremi più del resto',
  detail: 'il volto sia molto meno nitido di ciò che lo circonda',
};

type Unusual = Parameters<Words['signals']['faces']['unusualAlone']>[0];

function signText({ signs: found, watchedSeconds }: Unusual): string {
  const parts = found.map((sign) =>
    sign === 'blinks' ? `gli occhi non battano mai in ${watchedSeconds} s` : signs[sign],
  );
  return format.list(parts.map((part, at) => (at > 0 && at === parts.length - 1 ? `che ${part}` : part)));
}

const faces: Words['signals']['faces'] = {
  notInImages: 'Delle immagini questa versione non esamina i volti.',
  none: 'Nei fotogrammi guardati non è stato trovato nessun volto.',
  found({ count, first }) {
    const times = first.map(
      ({ fromSeconds, toSeconds }) => `${minutesAndSeconds(fromSeconds)}–${minutesAndSeconds(toSeconds)}`,
    );
    return `Volti trovati: ${count} (${[...times, ...(count > first.length ? ['…'] : [])].join(', ')}).`;
  },
  notJudged:
    'Per misurarli servono volti più grandi, rivolti verso la camera e ripresi per almeno due secondi: di questi non si può dire nulla.',
  nothingUnusual: 'Lineamenti, luce, nitidezza e contorno cambiano come nel resto del video.',
  noBlinkSeen: ({ seconds }) =>
    `Lineamenti, luce, nitidezza e contorno cambiano come nel resto del video; in ${seconds} s non si è visto un battito di ciglia, il che può capitare.`,
  eyesBlink: ({ count, seconds }) =>
    `Lineamenti, luce, nitidezza e contorno cambiano come nel resto del video, e gli occhi battono (${format.plural(count, { one: 'una volta', other: `${count} volte` })} in ${seconds} s).`,
  onlyCrude:
    'Così si notano solo sostituzioni grossolane: per promettere di più mancano abbastanza esempi verificati.',
  unusualAlone: (unusual) =>
    `In uno di essi è insolito che ${signText(unusual)}. Da solo non significa nulla: succede anche in video mai toccati, per la luce, il movimento o un filtro di bellezza.`,
  unusualTogether: ({ moment, ...unusual }) =>
    `In quello tra ${minutesAndSeconds(moment.fromSeconds)} e ${minutesAndSeconds(moment.toSeconds)} è insolito che ${signText(unusual)}. Succede quando un volto viene sostituito o rifatto, ma anche con filtri di bellezza o luci che cambiano, e gli esempi verificati non bastano per dire di più: conviene guardare quel tratto.`,
};

/** By method. */
export const sentences = { faces };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  faces: 'Volti',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen: typeof english.seen = {
  faces: 'un volto si comporta in modo diverso da quello che lo circonda',
};
