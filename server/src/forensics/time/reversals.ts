/** Stretches that run backwards. */
import type { Bilingual } from '@riscontro/contract';
import type { VideoSignal } from '../../domain/media-signal.ts';
import { alarmFrom, strengthOf } from './insertions.ts';
import { findMirrors } from './mirrors.ts';
import type { PutIn } from './put-in.ts';
import { fine, found, momentOf } from './told.ts';
import type { VideoView } from './video-view.ts';
import { stretchWords } from './words.ts';

const method = 'reversals';

export function reversals(view: VideoView, putIn: readonly PutIn[], isEdited: boolean): VideoSignal {
  const reversed = putIn.filter(({ kind }) => kind === 'reversed');
  const [plainest] = reversed;
  if (!plainest) return mirrored(view);
  const strength = strengthOf(plainest);
  const moments = reversed.map(({ from, to }) => momentOf(view, from, to));
  return found(method, {
    outcome: !isEdited && strength >= alarmFrom ? 'alarm' : 'attention',
    strength,
    isAltered: true,
    detail: words.found(stretchWords(moments[0] ?? { fromSeconds: 0, toSeconds: 0 })),
    moments,
  });
}

/** A stretch and then the same backwards: an effect that everybody sees, or something that comes back by itself. */
function mirrored(view: VideoView): VideoSignal {
  const moments = findMirrors(view).map(({ from, to }) => momentOf(view, from, to));
  const [first] = moments;
  if (!first) return fine(method, words.none);
  return found(method, {
    outcome: 'attention',
    strength: 0.1,
    isAltered: false,
    detail: words.mirrored(stretchWords(first)),
    moments,
  });
}

const words = {
  none: {
    it: 'Non si vedono tratti riprodotti all’indietro in mezzo a una ripresa. Un video tutto all’indietro non si riconosce così.',
    en: 'No stretch shows that runs backwards in the middle of a shot. A video that runs backwards as a whole is not recognised this way.',
  },
  found: (where: Bilingual): Bilingual => ({
    it: `Il tratto ${where.it} scorre all’indietro: i suoi estremi combaciano con la ripresa solo se lo si rovescia nel tempo. L’ordine di ciò che accade è stato cambiato.`,
    en: `The stretch ${where.en} runs backwards: its ends fit the shot only when it is turned round in time. The order of what happens was changed.`,
  }),
  mirrored: (where: Bilingual): Bilingual => ({
    it: `Il tratto ${where.it} ripete all’indietro ciò che si è appena visto. È un effetto comune nei social; anche un’altalena o un pendolo tornano così da sé.`,
    en: `The stretch ${where.en} shows backwards what was just seen. That is a common effect on social media; a swing or a pendulum comes back like this by itself, too.`,
  }),
};
