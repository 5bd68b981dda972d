/** Stretches that were put into a video: without them, the video runs on. */
import type { Bilingual } from '@riscontro/contract';
import type { VideoSignal } from '../../domain/media-signal.ts';
import type { PutIn } from './put-in.ts';
import { clamp } from './robust.ts';
import { fine, found, momentOf } from './told.ts';
import type { VideoView } from './video-view.ts';
import { stretchWords } from './words.ts';

const method = 'insertions';

export function insertions(view: VideoView, putIn: readonly PutIn[], isEdited: boolean): VideoSignal {
  const inserted = putIn.filter(({ kind }) => kind === 'inserted');
  const [plainest] = inserted;
  if (!plainest) return fine(method, words.none);
  const strength = strengthOf(plainest);
  const moments = inserted.map(({ from, to }) => momentOf(view, from, to));
  const where = stretchWords(moments[0] ?? { fromSeconds: 0, toSeconds: 0 });
  return found(method, {
    outcome: !isEdited && strength >= alarmFrom ? 'alarm' : 'attention',
    strength: isEdited ? 0.2 : strength,
    isAltered: !isEdited,
    detail: isEdited ? words.edited(where, inserted.length) : words.found(where, inserted.length),
    moments,
  });
}

/** Both joints plain, the image before and after as near as neighbours, in a video that would have moved on meanwhile. */
export const alarmFrom = 0.6;

/** How far beyond the video's own measure: of the weaker joint, and of the movement that did not take place. */
export function strengthOf({ excess, movement, fit }: PutIn): number {
  const strength = 0.3 + 0.1 * Math.min(3, excess - 1) + 0.08 * Math.min(5, movement - 1.8);
  return clamp(fit === 'loose' ? Math.min(0.5, strength) : strength, 0.25, 0.9);
}

const more = (count: number): Bilingual =>
  count > 1
    ? { it: ` Altri tratti come questo: ${count - 1}.`, en: ` More stretches like it: ${count - 1}.` }
    : { it: '', en: '' };

const words = {
  none: {
    it: 'Non si vedono tratti inseriti in mezzo a una ripresa.',
    en: 'No stretch shows that was put into the middle of a shot.',
  },
  found: (where: Bilingual, count: number): Bilingual => ({
    it: `Il tratto ${where.it} non appartiene alla ripresa: il fotogramma prima e quello dopo si susseguono come se in mezzo non ci fosse nulla.${more(count).it} Qualcuno l’ha inserito; può essere montaggio dichiarato o un’aggiunta ingannevole.`,
    en: `The stretch ${where.en} does not belong to the shot: the frame before it and the frame after it follow each other as if nothing lay between.${more(count).en} Somebody put it in; it can be open editing or a deceptive addition.`,
  }),
  edited: (where: Bilingual, count: number): Bilingual => ({
    it: `Il tratto ${where.it} è stato inserito in mezzo a una ripresa che poi riprende dallo stesso punto.${more(count).it} In un video montato con più scene è normale.`,
    en: `The stretch ${where.en} was put into a shot that afterwards goes on from the same point.${more(count).en} In a video edited from several scenes that is ordinary.`,
  }),
};
