/** What moves before the camera by itself: things that cross the image, and a person who speaks. */
import { between, type Random } from '../src/evaluation/copy-moves/seeded-random.ts';
import type { SceneKind } from './scenes.ts';

/** An ellipse or a box; places in shares of the frame's width and height, sizes in shares of its width. */
export interface Blob {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly light: number;
  readonly blue: number;
  readonly red: number;
  /** How strongly its surface is patterned. */
  readonly grain: number;
  readonly phase: number;
  readonly isBox?: boolean;
}

export function thingsAt(random: Random, kind: SceneKind): (time: number) => Blob[] {
  const things = Array.from({ length: kind.things }, (_, index) => ({
    y: between(random, 0.25, 0.85),
    start: between(random, 0, 1.4),
    speed: kind.thingSpeed * between(random, 0.6, 1.4) * (random() < 0.5 ? -1 : 1),
    bob: between(random, 0.01, 0.04),
    beat: between(random, 2, 7),
    wide: kind.thingSize * between(random, 0.4, 1),
    high: kind.thingSize * between(random, 0.4, 1),
    light: between(random, 0.4, 1.7) * kind.brightness,
    blue: between(random, -25, 25),
    red: between(random, -25, 25),
    grain: kind.contrast * 0.2,
    phase: random() * 6,
    isBox: index % 2 === 0,
  }));
  return (time) =>
    things.map(({ start, speed, bob, beat, y, ...looks }) => ({
      ...looks,
      // Crosses the image and comes in again on the other side.
      x: modulo(start + speed * time, 1.4) - 0.2,
      y: y + bob * Math.sin(beat * time + looks.phase),
    }));
}

/** Head and shoulders, never quite still; the mouth follows syllables, the eyes blink every few seconds. */
export function personAt(random: Random): (time: number) => Blob[] {
  const waves = Array.from({ length: 6 }, () => [between(random, 0.3, 2.2), random() * 6] as const);
  const wander = (time: number, from: number) =>
    waves.slice(from, from + 3).reduce((sum, [speed, phase]) => sum + Math.sin(speed * time + phase), 0) / 3;
  const syllables = between(random, 3.5, 5);
  const blinkEvery = between(random, 2.6, 3.9);
  const shirt = {
    light: between(random, 50, 180),
    blue: between(random, -20, 30),
    red: between(random, -20, 20),
  };
  const skin = { blue: -14, red: 16, grain: 3, phase: 1 };
  return (time) => {
    const x = 0.5 + 0.022 * wander(time, 0);
    const y = 0.42 + 0.02 * wander(time, 3);
    const open = Math.max(0, Math.sin(syllables * 6.28 * time) * (0.6 + 0.4 * Math.sin(time * 0.9)));
    const isBlinking = modulo(time, blinkEvery) < 0.16;
    const eye = {
      light: 45,
      blue: 0,
      red: 0,
      grain: 0,
      phase: 0,
      wide: 0.014,
      high: isBlinking ? 0.003 : 0.009,
    };
    return [
      { x: x - 0.004 * wander(time, 1), y: 1.05, wide: 0.24, high: 0.2, grain: 8, phase: 2, ...shirt },
      { x, y: y + 0.24, wide: 0.045, high: 0.07, light: 140, ...skin },
      { x, y: y - 0.08, wide: 0.105, high: 0.12, light: 60, blue: 2, red: 6, grain: 10, phase: 0.4 },
      { x, y, wide: 0.09, high: 0.125, light: 165, ...skin },
      { x: x - 0.035, y: y - 0.05, ...eye },
      { x: x + 0.035, y: y - 0.05, ...eye },
      { x, y: y + 0.03, wide: 0.011, high: 0.028, light: 148, ...skin },
      {
        x,
        y: y + 0.13,
        wide: 0.03,
        high: 0.005 + 0.014 * open,
        light: 80,
        blue: 0,
        red: 26,
        grain: 0,
        phase: 0,
      },
    ];
  };
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;
