/** The rhythm of the frames: whether the video was brought from one frame rate to another. */
import type { Bilingual } from '@riscontro/contract';
import type { VideoSignal } from '../../domain/media-signal.ts';
import { findRhythm, type Rhythm } from './rhythm.ts';
import { median, quantile } from './robust.ts';
import { fine, found } from './told.ts';
import type { VideoView } from './video-view.ts';
import { numberWords } from './words.ts';

const method = 'cadence';

/** How far frames may lie from their usual distance, in shares of it, before their times count as uneven. */
const unevenFrom = 0.25;

export function cadence(view: VideoView): VideoSignal {
  const rhythm = findRhythm(view);
  if (!rhythm) return fine(method, words.none(numberWords(view.rate), isUneven(view)));
  return found(method, {
    outcome: 'attention',
    strength: 0.1,
    isAltered: false,
    detail: words.found(rhythm, numberWords(earlierRate(view, rhythm)), numberWords(view.rate)),
    moments: [],
  });
}

const earlierRate = ({ rate }: VideoView, { period, images }: Rhythm): number => (rate * images) / period;

function isUneven({ track: { times } }: VideoView): boolean {
  const distances = times.subarray(1).map((time, at) => time - (times[at] as number));
  const usual = median(distances);
  return usual > 0 && quantile(distances, 0.9) - quantile(distances, 0.1) > 2 * unevenFrom * usual;
}

const how = {
  doubled: { it: 'alcuni fotogrammi sono mostrati più volte', en: 'some frames are shown more than once' },
  dropped: { it: 'alcuni fotogrammi mancano', en: 'some frames are missing' },
  mixed: {
    it: 'alcuni fotogrammi sono la mescolanza dei due vicini',
    en: 'some frames are mixed from the two beside them',
  },
} as const;

const words = {
  none: (rate: Bilingual, isVaried: boolean): Bilingual => ({
    it: `Il video ha circa ${rate.it} fotogrammi al secondo, senza tracce di un altro ritmo.${isVaried ? ' Gli intervalli non sono tutti uguali, come nei video dei telefoni.' : ''}`,
    en: `The video has about ${rate.en} frames a second, without traces of another rate.${isVaried ? ' Their distances are not all the same, as in videos from phones.' : ''}`,
  }),
  found: (rhythm: Rhythm, earlier: Bilingual, present: Bilingual): Bilingual => ({
    it: `A intervalli regolari ${how[rhythm.kind].it}: il video aveva probabilmente circa ${earlier.it} fotogrammi al secondo e ora ne ha ${present.it}. Lo fanno programmi, televisioni e cartoni animati; non è un indizio di manomissione.`,
    en: `At regular distances ${how[rhythm.kind].en}: the video probably had about ${earlier.en} frames a second and now has ${present.en}. Programs, television and cartoons do this; it is no sign of tampering.`,
  }),
};
