import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodeClip } from '../../../made-clips/encode-clip.ts';
import { madeSound, type SoundKind } from '../../../made-clips/made-sound.ts';
import { recordingOf } from '../../../made-clips/recording-of.ts';
import {
  addSound,
  cutSound,
  fadeSound,
  lowpass,
  replaceSound,
  shiftLevel,
  silence,
} from '../../../made-clips/sound-edits.ts';
import type { ClipSound, Take } from '../../../made-clips/take.ts';
import { videoScene } from '../../../made-clips/video-scene.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import { createSoundTrackBuilder } from '../../media/video/sound-track.ts';
import type { Recording } from '../../media/video/video.ts';
import { said } from '../../media-methods/testing/said.ts';
import { soundMethods } from '../../media-methods/video-methods.ts';
import type { Shot } from '../time/find-shots.ts';
import { heard } from './testing/heard.ts';

const soundSignals = (recording: Recording, shots?: readonly Shot[]) =>
  soundMethods.map(({ listen }) => listen(recording, shots));

const blank = videoScene({ scene: 'interview', width: 32, height: 32, seconds: 8, sound: false });
const takeOf = (kind: SoundKind, seed: number): Take => ({
  ...blank,
  sound: madeSound({ kind, seed, seconds: 8 }),
});
const kinds: readonly (readonly [SoundKind, number])[] = [
  ['speech', 41],
  ['street', 42],
  ['room', 43],
  ['music', 44],
];
const joints = (sound: ClipSound | undefined) => soundSignals(heard(sound))[2] as MediaSignal;
const edgesOf = ({ moments = [] }: MediaSignal) => moments.flatMap((one) => [one.fromSeconds, one.toSeconds]);

function assertNear(signal: MediaSignal, places: readonly number[]): void {
  assert.equal(signal.outcome, 'attention', said(signal).en);
  for (const place of places) {
    const nearest = Math.min(...edgesOf(signal).map((edge) => Math.abs(edge - place)));
    assert.ok(nearest <= 0.5, `${place} s: ${JSON.stringify(signal.moments)}`);
  }
  for (const edge of edgesOf(signal)) {
    assert.ok(
      places.some((place) => Math.abs(place - edge) <= 0.5),
      `nothing was done at ${edge} s`,
    );
  }
}

const music = madeSound({ kind: 'music', seed: 45, seconds: 8 });
const stretch = { fromSeconds: 3, toSeconds: 5 };

for (const [kind, seed] of kinds) {
  const take = takeOf(kind, seed);

  test(`${kind}: an untouched sound, a fade and music over it raise nothing`, () => {
    for (const sound of [take.sound, fadeSound(take, 1.5).sound, addSound(take, music).sound]) {
      assert.equal(joints(sound).outcome, 'ok');
    }
  });

  test(`${kind}: sound that was set to nothing is found as an alteration`, () => {
    const signal = joints(silence(take, { fromSeconds: 3, toSeconds: 3.4 }).take.sound);
    assertNear(signal, [3, 3.4]);
    assert.equal(signal.meaning, 'altered');
    assert.match(said(signal).it, /0:03,0 a 0:03,4/);
  });

  test(`${kind}: a stretch without its high tones is found as an alteration`, () => {
    const signal = joints(lowpass(take, stretch, 6_000).take.sound);
    assertNear(signal, [3, 5]);
    assert.equal(signal.meaning, 'altered');
    assert.match(said(signal).en, /high tones/);
  });

  test(`${kind}: a stretch from a louder room is found, but could have been added`, () => {
    const other = madeSound({ kind: 'speech', seed: seed + 200, seconds: 2, roomNoise: 0.02 });
    const signal = joints(replaceSound(take, stretch, other).take.sound);
    assertNear(signal, [3, 5]);
    assert.equal(signal.meaning, undefined);
  });

  test(`${kind}: a stretch that was turned down is found`, () => {
    assertNear(joints(shiftLevel(take, stretch, 0.3).take.sound), [3, 5]);
  });
}

test('where the picture changes too, a change of the sound is ordinary editing', () => {
  const { sound } = shiftLevel(takeOf('street', 42), stretch, 0.3).take;
  const shots = [
    { from: 0, to: 30 },
    { from: 30, to: 50 },
    { from: 50, to: 80 },
  ];
  const signal = soundSignals(heard(sound), shots)[2] as MediaSignal;
  assert.equal(signal.outcome, 'ok');
  assert.match(said(signal).en, /together with the shot/);
});

test('a microphone that shuts in every pause raises nothing', () => {
  const { sound } = takeOf('speech', 41);
  let loud = 0;
  const samples = (sound as ClipSound).samples.map((sample) => {
    loud = Math.max(Math.abs(sample), loud * 0.9998);
    return loud > 0.03 ? sample : 0;
  });
  assert.equal(joints({ sampleRate: 48_000, samples }).outcome, 'inconclusive');
});

test('a cut within the same room is not claimed to be seen', () => {
  const signal = joints(cutSound(takeOf('room', 43), stretch).take.sound);
  assert.equal(signal.outcome, 'ok');
  assert.match(said(signal).en, /may leave no trace/);
});

test('after the codec of a camera and that of a platform the joints are still there, and nothing else is', async () => {
  const take = takeOf('street', 46);
  const encoding = { container: 'webm', codec: 'libvpx', soundBitRate: 48_000 } as const;
  const original = soundSignals(await recordingOf(await encodeClip(take, encoding)));
  assert.deepEqual(
    original.map(({ outcome }) => outcome),
    ['ok', 'ok', 'ok'],
  );
  const turnedDown = await encodeClip(shiftLevel(take, stretch, 0.3).take, encoding);
  assertNear(soundSignals(await recordingOf(turnedDown))[2] as MediaSignal, [3, 5]);
});

test('nothing is looked for without sound, in silence, and in a sound of two seconds', () => {
  assert.equal(joints(undefined).outcome, 'not_applicable');
  assert.equal(joints({ sampleRate: 48_000, samples: new Float32Array(200_000) }).outcome, 'not_applicable');
  const short = madeSound({ kind: 'speech', seed: 41, seconds: 2 });
  assert.equal(joints(short).outcome, 'not_applicable');
});

test('sound that ends or begins apart from the pictures is told, and is no alteration by itself', () => {
  const sound = madeSound({ kind: 'room', seed: 43, seconds: 6 });
  const length = (options: Parameters<typeof heard>[1]) =>
    soundSignals(heard(sound, options))[1] as MediaSignal;
  assert.equal(length({ imageSeconds: 6.4 }).outcome, 'ok');
  const shorter = length({ imageSeconds: 7.5 });
  assert.deepEqual([shorter.outcome, shorter.meaning], ['attention', undefined]);
  assert.deepEqual(shorter.moments, [{ fromSeconds: 6, toSeconds: 7.5 }]);
  assert.match(said(shorter).it, /finisce 1,5 s prima/);
  assert.match(said(length({ imageSeconds: 4 })).en, /lasts 2 s longer/);
  assert.match(said(length({ soundFacts: { startSeconds: 1, durationSeconds: 5 } })).en, /begins 1 s after/);
});

test('a codec that is rare in its container is told without a meaning', () => {
  const sound = madeSound({ kind: 'room', seed: 43, seconds: 3 });
  const presence = (codec: string, format: 'mp4' | 'mov' | 'webm') =>
    soundSignals(heard(sound, { facts: { format }, soundFacts: { codec } }))[0] as MediaSignal;
  assert.equal(presence('aac', 'mp4').outcome, 'ok');
  assert.equal(presence('opus', 'webm').outcome, 'ok');
  assert.equal(presence('pcm_s16le', 'mov').outcome, 'ok');
  assert.match(said(presence('opus', 'mp4')).en, /cameras do not/);
  const rare = presence('vorbis', 'mp4');
  assert.deepEqual([rare.outcome, rare.meaning], ['attention', undefined]);
});

test('a film without sound, with a silent track, or of a format without sound is no finding', () => {
  const silentTrack = { sampleRate: 8_000, samples: new Float32Array(40_000) };
  const first = (recording: ReturnType<typeof heard>) => soundSignals(recording)[0] as MediaSignal;
  assert.equal(first(heard(undefined)).outcome, 'ok');
  assert.match(said(first(heard(silentTrack))).en, /silent from beginning to end/);
  assert.equal(first(heard(undefined, { facts: { format: 'gif' } })).outcome, 'not_applicable');
});

test('two minutes of sound are looked through in half a second', () => {
  const { samples } = madeSound({ kind: 'street', seed: 42, seconds: 5 });
  const builder = createSoundTrackBuilder({ sampleRate: 48_000, startSeconds: 0 });
  for (let times = 0; times < 24; times += 1) builder.take(samples);
  const recording = { ...heard({ sampleRate: 48_000, samples }), sound: builder.build() };
  const before = process.cpuUsage();
  assert.equal(soundSignals(recording)[2]?.outcome, 'ok');
  assert.ok(process.cpuUsage(before).user < 1e6);
});
