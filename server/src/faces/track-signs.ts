/** Which of a face's numbers are unusual, and whether they agree. */
import type { Compared, TrackNumbers } from './measure-track.ts';

export type Sign = 'points' | 'blinks' | 'colour' | 'outline' | 'detail';

/**
 * What one cause can bring about at once counts once: quick motion makes points tremble and hides blinks, and a
 * flickering light changes the colours of a face and the steps along its outline together.
 */
const groups: Record<Sign, 'motion' | 'light' | 'sharpness'> = {
  points: 'motion',
  blinks: 'motion',
  colour: 'light',
  outline: 'light',
  detail: 'sharpness',
};

/**
 * What a face must be to be judged at all: large enough in frames of 640 pixels, towards the camera, calm for about 2 s,
 * and one that the detector is sure of, as it is not of most animals.
 */
const scoreMin = 0.6;
const eyeDistanceMin = 32;
const turnedMax = 0.55;
const momentsMin = 20;
const secondsMin = 2;

/**
 * In deviations or times the usual. Set on untouched clips of about 45 real faces of at least this size, moved by a made
 * camera and compressed as H.264: points tremble by 0.0009 to 0.0041, colours by 0.1 to 1.5, the outline by
 * 0.6 to 9.7; softness is −0.39 to 0.32 with 79 photographed faces. Smaller faces were left out because one of
 * them flickered by 6. No other clips were at hand to test these limits on, and videos bring more than such clips do:
 * hence 4, at the price of missing most changes.
 */
const farMin = 4;
const usualPoints = { value: 0.002, deviation: 0.0025 };
const usualColour = 1;
const usualOutline = 4;
const softnessDeviation = 0.125;

/** People who read or listen may not blink for 12 s; from here on it counts. */
const unblinkingSecondsMin = 20;

export function canBeJudged(numbers: TrackNumbers): boolean {
  return (
    numbers.score >= scoreMin &&
    numbers.eyeDistance >= eyeDistanceMin &&
    numbers.turned <= turnedMax &&
    numbers.moments >= momentsMin &&
    numbers.toSeconds - numbers.fromSeconds >= secondsMin - 0.1
  );
}

export function signsOf(numbers: TrackNumbers): Sign[] {
  const far: Record<Sign, boolean> = {
    points: (numbers.points - usualPoints.value) / usualPoints.deviation >= farMin,
    blinks: numbers.blinks.count === 0 && numbers.blinks.watchedSeconds >= unblinkingSecondsMin,
    colour: timesUsual(numbers.colour, usualColour) >= farMin,
    outline: timesUsual(numbers.outline, usualOutline) >= farMin,
    detail: softerThanUsual(numbers.detail) / softnessDeviation >= farMin,
  };
  return (Object.keys(far) as Sign[]).filter((sign) => far[sign]);
}

export function agree(signs: readonly Sign[]): boolean {
  return new Set(signs.map((sign) => groups[sign])).size >= 2;
}

/** Against the video's own other places, where these tremble more than usual. */
function timesUsual({ face, elsewhere }: Compared, usual: number): number {
  return face / Math.max(usual, Number.isNaN(elsewhere) ? 0 : elsewhere);
}

function softerThanUsual({ face, elsewhere }: Compared): number {
  return Math.min(0, Number.isNaN(elsewhere) ? 0 : elsewhere) - face;
}
