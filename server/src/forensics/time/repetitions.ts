/** Stretches that a video shows twice. */
import type { Bilingual } from '@riscontro/contract';
import type { VideoSignal } from '../../domain/media-signal.ts';
import { timeWords } from '../../domain/time-words.ts';
import type { Repeat } from './repeats.ts';
import { clamp } from './robust.ts';
import { fine, found, momentOf } from './told.ts';
import { timeOf, type VideoView } from './video-view.ts';
import { stretchWords } from './words.ts';

const method = 'repetitions';

/** A loop: so much of the video is shown more than once. */
const loopShare = 0.6;
const alarmFrom = 0.6;

export function repetitions(view: VideoView, repeats: readonly Repeat[], isEdited: boolean): VideoSignal {
  const [plainest] = repeats;
  if (!plainest) return fine(method, words.none);
  const isLoop =
    repeats.reduce((sum, { from, to }) => sum + 2 * (to - from), 0) >= loopShare * view.track.count;
  const isOrdinary = isLoop || isEdited || repeats.every((repeat) => isReplay(view, repeat));
  const strength = strengthOf(plainest);
  const moments = repeats.map(({ from, to }) => momentOf(view, from, to));
  return found(method, {
    outcome: !isOrdinary && strength >= alarmFrom ? 'alarm' : 'attention',
    strength: isOrdinary ? 0.1 : strength,
    isAltered: !isOrdinary,
    detail: words.found(
      stretchWords(moments[0] ?? { fromSeconds: 0, toSeconds: 0 }),
      timeWords(timeOf(view, plainest.original)),
      isLoop ? 'loop' : isOrdinary ? 'replay' : 'inside',
    ),
    moments,
  });
}

/** Both showings are scenes of their own: a recap, a goal shown again. */
function isReplay({ joints }: VideoView, { from, to, original }: Repeat): boolean {
  const isBorder = (frame: number) =>
    joints.some((joint) => joint.kind === 'scene' && joint.excess >= 1 && Math.abs(joint.frame - frame) <= 2);
  const [start, end] = [Math.min(original, from), Math.max(original, from)];
  const isBetween = joints.some(
    ({ kind, excess, frame }) =>
      kind === 'scene' && excess >= 1 && frame > start + (to - from) + 2 && frame < end - 2,
  );
  return isBorder(from) && isBorder(to) && isBetween;
}

/** How plainly the copy fits at its place alone, and whether both its ends show. */
const strengthOf = ({ sharpness, ends }: Repeat): number =>
  clamp(0.25 + 0.06 * Math.min(8, sharpness - 1) + (ends > 1 ? 0.15 : 0), 0.25, 0.9);

const words = {
  none: {
    it: 'Non si vedono tratti in movimento mostrati due volte.',
    en: 'No moving stretch shows twice.',
  },
  found: (where: Bilingual, original: Bilingual, how: 'loop' | 'replay' | 'inside'): Bilingual => ({
    it: `Il tratto ${where.it} mostra fotogramma per fotogramma ciò che si vede da ${original.it}. ${ends[how].it}`,
    en: `The stretch ${where.en} shows frame by frame what is seen from ${original.en} on. ${ends[how].en}`,
  }),
};

const ends = {
  loop: {
    it: 'Il video si ripete in ciclo, come fanno molte animazioni: non è un indizio contro di esso.',
    en: 'The video goes round in a loop, as many animations do: that does not speak against it.',
  },
  replay: {
    it: 'In un video montato con più scene è normale, per esempio per rivedere un’azione.',
    en: 'In a video edited from several scenes that is ordinary, for instance to see something again.',
  },
  inside: {
    it: 'Nella stessa ripresa non può accadere da sé: il tratto è stato copiato, forse per coprire ciò che c’era.',
    en: 'Within one shot that cannot happen by itself: the stretch was copied, perhaps to cover what was there.',
  },
} as const;
