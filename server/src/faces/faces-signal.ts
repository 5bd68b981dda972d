/** From the tracks of all faces of a video to one signal, with modest weight. */
import { type MethodDescriptor, outcomesWithoutAlarm } from '../domain/media-method.ts';
import { type MediaSignal, type Moment, momentsMax, type SignalMessage } from '../domain/media-signal.ts';
import type { Blinks } from './count-blinks.ts';
import type { FaceTrack } from './face-tracks.ts';
import { measureTrack, type TrackNumbers } from './measure-track.ts';
import { agree, canBeJudged, type Sign, signsOf } from './track-signs.ts';

const method = 'faces';

export const faces = {
  id: method,
  kind: 'faces',
  families: ['faces'],
  outcomes: outcomesWithoutAlarm,
  meanings: ['altered'],
  looksAt: { image: 'not examined in pictures', video: 'faces that change unlike what is around them' },
  notRun: { image: { code: 'notInImages' } },
} satisfies MethodDescriptor<typeof method>;

/** What was seen for less than this, or of what the detector was less sure on average, was probably no face. */
const secondsMin = 0.4;
const scoreMin = 0.5;

/** As many faces are told with their times. */
const namedMax = 3;
/** Shorter is no time to expect a blink in. */
const blinkSecondsMin = 12;

/** No labelled set was large enough to give these signs more weight. */
const strengths = { twoSigns: 0.25, moreSigns: 0.4 } as const;

export function facesSignal(tracks: readonly FaceTrack[]): MediaSignal<typeof method> {
  const faces = tracks.filter(isFace).map(measureTrack);
  if (faces.length === 0) return { method, outcome: 'not_applicable', detail: [{ code: 'none' }] };
  const times = faces.map(momentOf).toSorted((a, b) => a.fromSeconds - b.fromSeconds);
  const found = { code: 'found', values: { count: times.length, first: times.slice(0, namedMax) } } as const;
  const judged = faces
    .filter(canBeJudged)
    .map((numbers) => ({ numbers, signs: signsOf(numbers) }))
    .toSorted((a, b) => b.signs.length - a.signs.length || b.numbers.moments - a.numbers.moments);
  const [worst] = judged;
  if (!worst) return { method, outcome: 'inconclusive', detail: [found, { code: 'notJudged' }] };

  const together = judged.filter(({ signs }) => agree(signs));
  const [strongest] = together;
  if (strongest) {
    const { numbers, signs } = strongest;
    return {
      method,
      outcome: 'attention',
      strength: signs.length > 2 ? strengths.moreSigns : strengths.twoSigns,
      meaning: 'altered',
      detail: [
        found,
        { code: 'unusualTogether', values: { moment: momentOf(numbers), ...unusual(signs, numbers) } },
      ],
      moments: together.slice(0, momentsMax).map((each) => momentOf(each.numbers)),
    };
  }
  if (worst.signs.length > 0) {
    return {
      method,
      outcome: 'inconclusive',
      detail: [found, { code: 'unusualAlone', values: unusual(worst.signs, worst.numbers) }],
      moments: [momentOf(worst.numbers)],
    };
  }
  return { method, outcome: 'ok', detail: [found, usual(worst.numbers.blinks), { code: 'onlyCrude' }] };
}

const unusual = (signs: readonly Sign[], { blinks }: TrackNumbers) => ({
  signs,
  watchedSeconds: Math.floor(blinks.watchedSeconds),
});

/** Of the face that was watched longest. */
function usual({ count, watchedSeconds }: Blinks): SignalMessage<typeof method> {
  const seconds = Math.floor(watchedSeconds);
  if (seconds < blinkSecondsMin) return { code: 'nothingUnusual' };
  if (count === 0) return { code: 'noBlinkSeen', values: { seconds } };
  return { code: 'eyesBlink', values: { count, seconds } };
}

function isFace({ samples, scores }: FaceTrack): boolean {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.timeSeconds - first.timeSeconds < secondsMin) return false;
  return scores.reduce((sum, score) => sum + score, 0) >= scoreMin * scores.length;
}

const momentOf = ({ fromSeconds, toSeconds }: TrackNumbers): Moment => ({ fromSeconds, toSeconds });
