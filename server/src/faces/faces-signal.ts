/** From the tracks of all faces of a video to one signal, with modest weight. */
import { type Moment, momentsMax, type VideoSignal } from '../domain/media-signal.ts';
import type { FaceTrack } from './face-tracks.ts';
import { noFaces, nothingUnusual, notJudged, unusualAlone, unusualTogether } from './faces-words.ts';
import { measureTrack, type TrackNumbers } from './measure-track.ts';
import { agree, canBeJudged, signsOf } from './track-signs.ts';

const method = 'faces';

/** What was seen for less than this, or of what the detector was less sure on average, was probably no face. */
const secondsMin = 0.4;
const scoreMin = 0.5;

/** No labelled set was large enough to give these signs more weight. */
const strengths = { twoSigns: 0.25, moreSigns: 0.4 } as const;

export function facesSignal(tracks: readonly FaceTrack[]): VideoSignal {
  const faces = tracks.filter(isFace).map(measureTrack);
  if (faces.length === 0) return { method, outcome: 'not_applicable', detail: noFaces };
  const times = faces.map(momentOf).toSorted((a, b) => a.fromSeconds - b.fromSeconds);
  const judged = faces
    .filter(canBeJudged)
    .map((numbers) => ({ numbers, signs: signsOf(numbers) }))
    .toSorted((a, b) => b.signs.length - a.signs.length || b.numbers.moments - a.numbers.moments);
  const [worst] = judged;
  if (!worst) return { method, outcome: 'inconclusive', detail: notJudged(times) };

  const together = judged.filter(({ signs }) => agree(signs));
  const [strongest] = together;
  if (strongest) {
    const { numbers, signs } = strongest;
    return {
      method,
      outcome: 'attention',
      strength: signs.length > 2 ? strengths.moreSigns : strengths.twoSigns,
      meaning: 'altered',
      detail: unusualTogether(times, momentOf(numbers), signs, numbers.blinks),
      moments: together.slice(0, momentsMax).map((each) => momentOf(each.numbers)),
    };
  }
  if (worst.signs.length > 0) {
    return {
      method,
      outcome: 'inconclusive',
      detail: unusualAlone(times, worst.signs, worst.numbers.blinks),
      moments: [momentOf(worst.numbers)],
    };
  }
  return { method, outcome: 'ok', detail: nothingUnusual(times, worst.numbers.blinks) };
}

function isFace({ samples, scores }: FaceTrack): boolean {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.timeSeconds - first.timeSeconds < secondsMin) return false;
  return scores.reduce((sum, score) => sum + score, 0) >= scoreMin * scores.length;
}

const momentOf = ({ fromSeconds, toSeconds }: TrackNumbers): Moment => ({ fromSeconds, toSeconds });
