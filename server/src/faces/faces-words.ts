/** What the examination of faces says to people. */
import type { Bilingual } from '@riscontro/contract';
import type { Moment } from '../domain/media-signal.ts';
import type { Blinks } from './count-blinks.ts';
import type { Sign } from './track-signs.ts';

export const noFaces: Bilingual = {
  it: 'Nei fotogrammi guardati non è stato trovato nessun volto.',
  en: 'No face was found in the frames that were looked at.',
};

export function notJudged(faces: readonly Moment[]): Bilingual {
  return both(faces, {
    it: 'Per misurarli servono volti più grandi, rivolti verso la camera e ripresi per almeno due secondi: di questi non si può dire nulla.',
    en: 'To be measured, faces must be larger, turned to the camera and filmed for two seconds at least: nothing can be said about these.',
  });
}

/** `blinks` of the face that was watched longest. */
export function nothingUnusual(faces: readonly Moment[], blinks: Blinks): Bilingual {
  const told = blinkWords(blinks);
  return both(faces, {
    it: `Lineamenti, luce, nitidezza e contorno cambiano come nel resto del video${told.it}. Così si notano solo sostituzioni grossolane: per promettere di più mancano abbastanza esempi verificati.`,
    en: `Features, light, sharpness and outline change as the rest of the video does${told.en}. Only crude replacements show this way: there are not enough verified examples to promise more.`,
  });
}

export function unusualAlone(faces: readonly Moment[], signs: readonly Sign[], blinks: Blinks): Bilingual {
  const told = signWords(signs, blinks);
  return both(faces, {
    it: `In uno di essi è insolito che ${told.it}. Da solo non significa nulla: succede anche in video mai toccati, per la luce, il movimento o un filtro di bellezza.`,
    en: `In one of them it is unusual that ${told.en}. By itself this means nothing: it happens in untouched videos too, from light, motion or a beauty filter.`,
  });
}

export function unusualTogether(
  faces: readonly Moment[],
  where: Moment,
  signs: readonly Sign[],
  blinks: Blinks,
): Bilingual {
  const told = signWords(signs, blinks);
  return both(faces, {
    it: `In quello tra ${clock(where.fromSeconds)} e ${clock(where.toSeconds)} è insolito che ${told.it}. Succede quando un volto viene sostituito o rifatto, ma anche con filtri di bellezza o luci che cambiano, e gli esempi verificati non bastano per dire di più: conviene guardare quel tratto.`,
    en: `In the one between ${clock(where.fromSeconds)} and ${clock(where.toSeconds)} it is unusual that ${told.en}. This happens when a face is replaced or remade, but also with beauty filters or changing light, and there are not enough verified examples to say more: look at that part.`,
  });
}

const signs: Record<Exclude<Sign, 'blinks'>, Bilingual> = {
  points: {
    it: 'i lineamenti tremino l’uno rispetto all’altro',
    en: 'the features tremble against each other',
  },
  colour: {
    it: 'la luce o i colori del volto sfarfallino rispetto a ciò che lo circonda',
    en: 'the light or the colours of the face flicker against what is around it',
  },
  outline: {
    it: 'il contorno del volto tremi più del resto',
    en: 'the outline of the face trembles more than the rest',
  },
  detail: {
    it: 'il volto sia molto meno nitido di ciò che lo circonda',
    en: 'the face is much less sharp than what is around it',
  },
};

function signWords(found: readonly Sign[], blinks: Blinks): Bilingual {
  const unblinking = Math.floor(blinks.watchedSeconds);
  const each = found.map((sign) =>
    sign === 'blinks'
      ? { it: `gli occhi non battano mai in ${unblinking} s`, en: `the eyes never blink in ${unblinking} s` }
      : signs[sign],
  );
  return {
    it: listed(
      each.map(({ it }) => it),
      ' e che ',
    ),
    en: listed(
      each.map(({ en }) => en),
      ' and that ',
    ),
  };
}

function listed(parts: readonly string[], last: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1)}`;
}

/** Shorter is no time to expect one in. */
const blinkSecondsMin = 12;

function blinkWords({ count, watchedSeconds }: Blinks): Bilingual {
  const seconds = Math.floor(watchedSeconds);
  if (seconds < blinkSecondsMin) return { it: '', en: '' };
  if (count === 0)
    return {
      it: `; in ${seconds} s non si è visto un battito di ciglia, il che può capitare`,
      en: `; in ${seconds} s no blink was seen, which can happen`,
    };
  return count === 1
    ? {
        it: `, e gli occhi battono (una volta in ${seconds} s)`,
        en: `, and the eyes blink (once in ${seconds} s)`,
      }
    : {
        it: `, e gli occhi battono (${count} volte in ${seconds} s)`,
        en: `, and the eyes blink (${count} times in ${seconds} s)`,
      };
}

const namedMax = 3;

function both(faces: readonly Moment[], { it, en }: Bilingual): Bilingual {
  const times = faces
    .slice(0, namedMax)
    .map(({ fromSeconds, toSeconds }) => `${clock(fromSeconds)}–${clock(toSeconds)}`)
    .join(', ');
  const more = faces.length > namedMax ? ', …' : '';
  return {
    it: `Volti trovati: ${faces.length} (${times}${more}). ${it}`,
    en: `Faces found: ${faces.length} (${times}${more}). ${en}`,
  };
}

/** 0:07, 12:30. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
