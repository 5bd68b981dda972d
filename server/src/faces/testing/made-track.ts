/** Faces over time as numbers, with whatever oddity a test asks for. */
import { numberAt } from '../../domain/array-values.ts';
import type { FaceSample } from '../face-sample.ts';
import { shapeOf } from '../face-shape.ts';
import type { FaceTrack } from '../face-tracks.ts';
import { sectorCount } from '../measure-outline.ts';

export interface MadeTrack {
  readonly fromSeconds?: number;
  readonly seconds?: number;
  readonly eyeDistance?: number;
  /** 0 from the front to 1 from the side. */
  readonly turned?: number;
  readonly score?: number;
  /** Distances between the eyes a second, to and fro. */
  readonly speed?: number;
  /** Deviations: of the points in distances between the eyes, the others in grey levels. */
  readonly pointsTremble?: number;
  readonly colourTremble?: number;
  readonly outlineTremble?: number;
  /** Natural logarithm: below 0 softer than what is around. */
  readonly detail?: number;
  /** When the eyes close, for 0.2 s. */
  readonly blinksAt?: readonly number[];
  /** Deviations of the places beside the face, in grey levels. */
  readonly elsewhereTremble?: number;
}

/** Twelve samples a second; the head moves to and fro, and the camera shakes. */
export function madeTrack({ seconds = 3, fromSeconds = 0, score = 0.9, ...made }: MadeTrack = {}): FaceTrack {
  const random = normal(5);
  const samples = Array.from({ length: Math.round(seconds * 12) + 1 }, (_, index) =>
    madeSample(fromSeconds + index / 12, made, random),
  );
  return { samples, scores: [score, score], isOpen: false };
}

function madeSample(timeSeconds: number, made: MadeTrack, random: () => number): FaceSample {
  const { eyeDistance = 80, turned = 0, speed = 0.25, pointsTremble = 0.002, blinksAt = [] } = made;
  const middle = [
    300 + (speed * eyeDistance * Math.sin(4 * timeSeconds)) / 4 + random(),
    180 + random(),
  ] as const;
  const points = Float32Array.from(madeFace(eyeDistance, turned), (value, at) => {
    return value + numberAt(middle, at % 2) + random() * pointsTremble * eyeDistance;
  });
  const isClosed = blinksAt.some((at) => timeSeconds >= at && timeSeconds < at + 0.2);
  const { colourTremble = 0.5, outlineTremble = 1.5, elsewhereTremble = 0.5, detail = -0.05 } = made;
  return {
    timeSeconds,
    points,
    shape: shapeOf(points),
    eyes: { brightness: (isClosed ? 0.65 : 0.4) + 0.01 * random(), brightest: 0.8, opening: 0.3 },
    here: measures(random, colourTremble, outlineTremble, detail),
    elsewhere: [measures(random, elsewhereTremble, 2 * elsewhereTremble, 0), undefined, undefined, undefined],
  };
}

function measures(random: () => number, colour: number, outline: number, detail: number) {
  return {
    contrast: { light: 20 + colour * random(), blue: -8, red: 12, detail: detail + 0.02 * random() },
    outline: Float32Array.from({ length: sectorCount }, (_, sector) => 4 * sector - 30 + outline * random()),
  };
}

/** 68 points around (0, 0), x and y in turn. */
export function madeFace(eyeDistance: number, turned = 0): number[] {
  const points: (readonly [number, number])[] = [];
  const jaw = (at: number) => Math.PI * (1 - at / 16);
  for (let at = 0; at <= 16; at += 1) points.push([1.15 * Math.cos(jaw(at)), 1.5 * Math.sin(jaw(at))]);
  for (let at = 0; at < 10; at += 1) points.push([(at - 4.5) * 0.2, -0.4]);
  const nose = turned * 1.15;
  for (let at = 0; at < 4; at += 1) points.push([nose * (at / 3), 0.2 * at]);
  for (let at = 0; at < 5; at += 1) points.push([nose + (at - 2) * 0.1, 0.7]);
  for (const side of [-0.5, 0.5])
    for (const [x, y] of [
      [-0.2, 0],
      [-0.08, -0.06],
      [0.08, -0.06],
      [0.2, 0],
      [0.08, 0.06],
      [-0.08, 0.06],
    ] as const)
      points.push([side + x, y]);
  for (let at = 0; at < 20; at += 1) points.push([0.4 * Math.cos(at / 3.2), 1 + 0.12 * Math.sin(at / 3.2)]);
  return points.flatMap(([x, y]) => [x * eyeDistance, y * eyeDistance]);
}

/** Normal numbers, the same every time. */
function normal(seed: number): () => number {
  let state = seed;
  const even = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even());
}
