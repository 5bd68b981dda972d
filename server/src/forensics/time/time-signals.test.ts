import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { MediaMethod, MediaSignal } from '../../domain/media-signal.ts';
import { said } from '../../media-methods/testing/said.ts';
import { timeMethods } from '../../media-methods/video-methods.ts';
import {
  frameRate,
  height,
  type MadeFrame,
  madeFrames,
  recordingOf,
  type Scene,
  trackOf,
  width,
} from './testing/made-track.ts';
import { timeSignals } from './time-signals.ts';

const seconds = 5;
const scenes = {
  'a camera in the hand': { seed: 1, seconds, shake: 1.5 },
  'a pan': { seed: 2, seconds, pan: 1.3, shake: 0.4 },
  'an interview on a stand': { seed: 3, seconds, things: 1, speed: 0.4 },
  'a night full of noise': { seed: 4, seconds, noise: 3, shake: 0.8 },
  'fast action': { seed: 5, seconds, pan: 1.8, things: 6, speed: 3, shake: 1 },
} as const satisfies Record<string, Scene>;
type SceneName = keyof typeof scenes;

const takes = new Map<SceneName, MadeFrame[]>();
function take(name: SceneName): MadeFrame[] {
  const frames = takes.get(name) ?? madeFrames(scenes[name]);
  takes.set(name, frames);
  return frames;
}
const other = madeFrames({ seed: 90, seconds: 1.2, shake: 0.5 });

const signalsOf = (
  frames: readonly MadeFrame[],
  options: Parameters<typeof trackOf>[1] = {},
): MediaSignal[] => timeSignals(timeMethods, recordingOf(trackOf(frames, options)));
const raised = (signals: readonly MediaSignal[]) =>
  signals.filter(({ outcome }) => outcome === 'attention' || outcome === 'alarm');
const speaking = (frames: readonly MadeFrame[], options: Parameters<typeof trackOf>[1] = {}) =>
  raised(signalsOf(frames, options))
    .filter(({ meaning }) => meaning)
    .map(({ method }) => method);

function assertFound(
  frames: readonly MadeFrame[],
  method: MediaMethod,
  from: number,
  to: number,
  what: string,
): void {
  const signal = raised(signalsOf(frames)).find((one) => one.method === method);
  const [moment] = signal?.moments ?? [];
  assert.ok(moment, `${what}: ${method} is not raised`);
  const [start, end] = [from / frameRate, to / frameRate];
  const isThere = Math.abs(moment.fromSeconds - start) <= 0.2 && Math.abs(moment.toSeconds - end) <= 0.2;
  assert.ok(isThere, `${what}: ${method} at ${moment.fromSeconds}–${moment.toSeconds}, not ${start}–${end}`);
  assert.equal(signal?.meaning, 'altered', what);
}

const edits: readonly {
  readonly method: MediaMethod;
  readonly name: string;
  readonly edit: (frames: MadeFrame[]) => { frames: MadeFrame[]; from: number; to: number };
}[] = [
  {
    name: 'a piece taken out of a shot is a jump',
    method: 'cuts',
    edit: (all) => ({ frames: [...all.slice(0, 60), ...all.slice(90)], from: 60, to: 60 }),
  },
  {
    name: 'a picture that stands still in a moving shot is told',
    method: 'freezes',
    edit: (all) => ({
      frames: all.map((frame, at) => (at >= 50 && at < 75 ? (all[50] as MadeFrame) : frame)),
      from: 50,
      to: 75,
    }),
  },
  {
    name: 'a stretch shown again in place of another is told',
    method: 'repetitions',
    edit: (all) => ({
      frames: all.map((frame, at) => (at >= 80 && at < 105 ? (all[at - 60] as MadeFrame) : frame)),
      from: 80,
      to: 105,
    }),
  },
  {
    name: 'a stretch turned round in its place is told',
    method: 'reversals',
    edit: (all) => ({
      frames: [...all.slice(0, 50), ...all.slice(50, 80).toReversed(), ...all.slice(80)],
      from: 50,
      to: 80,
    }),
  },
  {
    name: 'frames of another scene put into a shot are told',
    method: 'insertions',
    edit: (all) => ({
      frames: [...all.slice(0, 60), ...other, ...all.slice(60)],
      from: 60,
      to: 60 + other.length,
    }),
  },
];

for (const { name, method, edit } of edits) {
  test(`${name}, in every scene, at its time`, () => {
    for (const scene of Object.keys(scenes) as SceneName[]) {
      const { frames, from, to } = edit(take(scene));
      assertFound(frames, method, from, to, scene);
    }
  });
}

test('untouched films say nothing against themselves', () => {
  for (const scene of Object.keys(scenes) as SceneName[]) {
    const signals = signalsOf(take(scene));
    assert.deepEqual(
      signals.map(({ method }) => method),
      timeMethods.map(({ id }) => id),
    );
    assert.deepEqual(raised(signals), [], scene);
  }
});

const brighter = ({ grey, ...rest }: MadeFrame, by: number): MadeFrame => ({
  ...rest,
  grey: grey.map((value) => Math.min(255, value + by)),
});
const mix = (a: MadeFrame, b: MadeFrame, share: number): MadeFrame => ({
  ...a,
  grey: a.grey.map((value, at) => Math.round(value * (1 - share) + (b.grey[at] as number) * share)),
});
const withBars = ({ grey, ...rest }: MadeFrame): MadeFrame => ({
  ...rest,
  grey: grey.map((value, at) => (at < width * 9 || at >= width * (height - 9) ? 16 : value)),
});

test('ordinary films that look odd are no alterations', () => {
  const hand = take('a camera in the hand');
  const pan = take('a pan');
  const ordinary: Record<string, MadeFrame[]> = {
    'a landscape that does not move': madeFrames({ seed: 6, seconds, things: 0 }),
    'an interview frozen by strong compression': madeFrames({
      seed: 7,
      seconds,
      things: 1,
      speed: 0.3,
      stick: 2,
    }),
    'a cartoon with every drawing twice': madeFrames({ seed: 8, seconds, pan: 0.6, noise: 0, hold: 2 }),
    'a cartoon with every drawing three times': madeFrames({ seed: 9, seconds, pan: 0.6, noise: 0, hold: 3 }),
    'slow motion': madeFrames({ seed: 10, seconds, speed: 0.15, things: 4 }),
    'time lapse': madeFrames({ seed: 11, seconds: 20, things: 5, speed: 2, shake: 1 }).filter(
      (_, at) => at % 5 === 0,
    ),
    'black bars': hand.map(withBars),
    'a flash': hand.map((frame, at) => (at === 60 || at === 61 ? brighter(frame, 90) : frame)),
    'lightning again and again': hand.map((frame, at) =>
      at % 23 < 2 ? brighter(frame, 60 + (at % 7) * 10) : frame,
    ),
    'a light that goes on': hand.map((frame, at) => (at >= 60 ? brighter(frame, 25) : frame)),
    'a dissolve': Array.from({ length: 125 }, (_, at) =>
      mix(hand[at] as MadeFrame, pan[at] as MadeFrame, Math.min(1, Math.max(0, (at - 50) / 20))),
    ),
    'two scenes': [...hand.slice(0, 60), ...pan.slice(0, 60)],
    slides: [hand, pan, other].flatMap((scene) => Array.from({ length: 40 }, () => scene[0] as MadeFrame)),
    'an end that stands still': [
      ...hand.slice(0, 80),
      ...Array.from({ length: 40 }, () => hand[79] as MadeFrame),
    ],
    'a camera that stutters': hand.flatMap((frame, at) =>
      at % 29 === 10 ? [frame, frame] : at % 29 === 11 ? [] : [frame],
    ),
    'a loop': [...hand.slice(0, 40), ...hand.slice(0, 40), ...hand.slice(0, 40)],
  };
  const spoke = Object.entries(ordinary).flatMap(([name, frames]) =>
    speaking(frames).map((method) => `${name}: ${method}`),
  );
  assert.deepEqual(spoke, []);
});

test('a film cut from many scenes may jump, repeat and put in without being altered', () => {
  const shots = Object.keys(scenes).map((name) => take(name as SceneName));
  const [a = [], b = [], c = [], d = [], e = []] = shots;
  const edited = [
    ...a.slice(0, 40),
    ...b.slice(0, 30),
    ...c.slice(0, 40),
    ...d.slice(0, 30),
    ...b.slice(30, 60),
    ...e.slice(0, 30),
    ...a.slice(10, 40),
  ];
  assert.deepEqual(speaking(edited), []);
});

test('frames doubled at regular places tell the earlier rate, without speaking of an alteration', () => {
  const doubled = take('a camera in the hand').flatMap((frame, at) =>
    at % 4 === 3 ? [frame, frame] : [frame],
  );
  const signal = signalsOf(doubled, { rate: 31.25 }).find(({ method }) => method === 'cadence');
  assert.equal(signal?.outcome, 'attention');
  assert.equal(signal?.meaning, undefined);
  assert.match(said(signal).it, /circa 25 fotogrammi/);
  assert.match(said(signal).en, /about 25 frames/);
});

test('grain that is another for a while in one shot is told', () => {
  const grainy = take('a camera in the hand').map((frame, at) =>
    at >= 50 && at < 85 ? { ...frame, noise: frame.noise * 2.2, sharpness: frame.sharpness * 0.6 } : frame,
  );
  assertFound(grainy, 'grain', 50, 85, 'grain');
});

test('a shot that is compressed in another way from some key frame on was joined there', () => {
  const frames = take('a camera in the hand');
  const kinds = `${'i'.padEnd(60, 'p')}${'i'.padEnd(65, 'bbp')}`;
  const signal = signalsOf(frames, { kinds }).find(({ method }) => method === 'gopStructure');
  assert.equal(signal?.outcome, 'attention');
  assert.deepEqual(signal?.moments, [{ fromSeconds: 60 / frameRate, toSeconds: 60 / frameRate }]);
});

test('a film that is too short or was not read whole is not judged', () => {
  const frames = take('a camera in the hand');
  for (const { outcome } of signalsOf(frames.slice(0, 20))) assert.equal(outcome, 'not_applicable');
  for (const { outcome } of signalsOf([])) assert.equal(outcome, 'not_applicable');
  for (const { outcome } of signalsOf(frames, { stride: 2 })) assert.equal(outcome, 'inconclusive');
});

test('whatever the frames hold, every method answers in both languages', () => {
  const frame = fc.record({
    grey: fc.oneof(
      fc.constant(new Uint8Array(width * height)),
      fc.integer({ min: 0, max: 255 }).map((value) => new Uint8Array(width * height).fill(value)),
      fc
        .integer({ min: 1, max: 1000 })
        .map((seed) => Uint8Array.from({ length: width * height }, (_, at) => (at * seed) % 251)),
    ),
    noise: fc.float({ min: 0, max: 50, noNaN: true }),
    sharpness: fc.float({ min: 0, max: 5000, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(frame, { minLength: 26, maxLength: 60 }), fc.string(), (frames, kinds) => {
      const signals = signalsOf(frames, { kinds, bytes: (at) => at * 100 });
      assert.equal(signals.length, timeMethods.length);
      for (const signal of signals) {
        const { strength = 0 } = signal;
        assert.ok(Object.values(said(signal)).every(({ length }) => length > 20));
        assert.ok(strength >= 0 && strength <= 1);
      }
    }),
    { numRuns: 30 },
  );
});
