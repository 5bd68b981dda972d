/** Stretches in which the image stands still while the video goes on. */
import type { Bilingual } from '@riscontro/contract';
import type { VideoSignal } from '../../domain/media-signal.ts';
import type { Freeze } from './freezes.ts';
import { clamp } from './robust.ts';
import { soundGoesOn } from './sound-goes-on.ts';
import { fine, found, momentOf } from './told.ts';
import type { VideoView } from './video-view.ts';
import { stretchWords } from './words.ts';

const method = 'freezes';

/** Never an alarm: a weak connection or a busy camera freezes an image too. */
export function stillImages(view: VideoView, freezes: readonly Freeze[]): VideoSignal {
  const sorted = freezes.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const moments = sorted.map(({ from, to }) => momentOf(view, from - 1, to));
  const [longest] = moments;
  const [freeze] = sorted;
  if (!longest || !freeze) return fine(method, words.none);
  const withSound = soundGoesOn(view.recording.sound, longest);
  const strength =
    0.25 + 0.02 * Math.min(5, freeze.contrast) + (freeze.jump >= 3 ? 0.1 : 0) + (withSound ? 0.1 : 0);
  return found(method, {
    outcome: 'attention',
    strength: clamp(strength, 0.25, 0.55),
    isAltered: true,
    detail: words.found(stretchWords(longest), freezes.length, freeze.jump >= 3, withSound),
    moments,
  });
}

const words = {
  none: {
    it: 'Non si vedono immagini ferme in mezzo a riprese in movimento.',
    en: 'No standing pictures show in the middle of moving shots.',
  },
  found: (where: Bilingual, count: number, goesOn: boolean, withSound: boolean): Bilingual => ({
    it: `${where.it.replace(/^d/, 'D')} l’immagine resta ferma${withSound ? ' mentre il suono continua' : ''}${goesOn ? ', poi la scena riprende più avanti' : ''}.${count > 1 ? ` Accade ${count} volte.` : ''} Può coprire ciò che accadeva; lo fanno anche una connessione debole o un effetto di montaggio.`,
    en: `${where.en.replace(/^f/, 'F')} the picture stands still${withSound ? ' while the sound goes on' : ''}${goesOn ? ', and then the scene is further on' : ''}.${count > 1 ? ` This happens ${count} times.` : ''} It can cover what happened; a weak connection or an effect of editing does the same.`,
  }),
};
