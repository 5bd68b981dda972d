/** From measured faces to what is said of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { said } from '../media-methods/testing/said.ts';
import { facesSignal } from './faces-signal.ts';
import { madeTrack } from './testing/made-track.ts';

const steady = madeTrack();

test('no face, or one glimpsed for a moment or doubted by the detector: not applicable', () => {
  for (const tracks of [[], [madeTrack({ seconds: 0.25 })], [madeTrack({ score: 0.4 })]]) {
    const signal = facesSignal(tracks);
    assert.equal(signal.outcome, 'not_applicable');
    assert.match(said(signal).it, /nessun volto/);
    assert.match(said(signal).en, /No face/);
  }
});

test('a face as real ones are is ok, and the limits of that are said', () => {
  const signal = facesSignal([steady, madeTrack({ fromSeconds: 64, seconds: 5 })]);
  assert.equal(signal.outcome, 'ok');
  assert.equal(signal.meaning, undefined);
  assert.match(said(signal).it, /^Volti trovati: 2 \(0:00–0:03, 1:04–1:09\)\. .*esempi verificati/);
  assert.match(said(signal).en, /^Faces found: 2 \(0:00–0:03, 1:04–1:09\)\. .*not enough verified examples/);
});

test('a small, turned, doubtful, quick or briefly seen face cannot be told about', () => {
  for (const made of [{ eyeDistance: 15 }, { turned: 0.8 }, { seconds: 1 }, { score: 0.55 }, { speed: 3 }]) {
    const signal = facesSignal([madeTrack({ ...made, pointsTremble: 0.1, detail: -1 })]);
    assert.equal(signal.outcome, 'inconclusive', JSON.stringify(made));
    assert.equal(signal.moments, undefined);
  }
});

test('one unusual thing alone means nothing, whichever it is', () => {
  const alone = {
    points: [{ pointsTremble: 0.03 }, /features tremble/],
    colour: [{ colourTremble: 6 }, /flicker/],
    outline: [{ outlineTremble: 24 }, /outline/],
    detail: [{ detail: -0.7 }, /less sharp/],
    blinks: [{ seconds: 24 }, /never blink in 2\d s/],
  } as const;
  for (const [name, [made, words]] of Object.entries(alone)) {
    const signal = facesSignal([steady, madeTrack(made)]);
    assert.equal(signal.outcome, 'inconclusive', name);
    assert.equal(signal.meaning, undefined);
    assert.match(said(signal).en, words);
  }
});

test('two things that one cause can bring about count once', () => {
  for (const made of [
    { colourTremble: 6, outlineTremble: 24 },
    { pointsTremble: 0.03, seconds: 24 },
  ])
    assert.equal(facesSignal([madeTrack(made)]).outcome, 'inconclusive');
});

test('two independent unusual things in one face call for attention, at its moments and with little strength', () => {
  const signal = facesSignal([steady, madeTrack({ fromSeconds: 10, colourTremble: 6, detail: -0.7 })]);
  assert.equal(signal.outcome, 'attention');
  assert.equal(signal.meaning, 'altered');
  assert.ok((signal.strength ?? 1) <= 0.4);
  assert.deepEqual(signal.moments, [{ fromSeconds: 10, toSeconds: 13 }]);
  assert.match(said(signal).it, /tra 0:10 e 0:13 è insolito che .* e che .*filtri di bellezza/);
  const more = facesSignal([madeTrack({ colourTremble: 6, detail: -0.7, pointsTremble: 0.03 })]);
  assert.equal(more.strength, 0.4);
});

test('two unusual things in two different faces do not agree', () => {
  const signal = facesSignal([madeTrack({ colourTremble: 6 }), madeTrack({ detail: -0.7 })]);
  assert.equal(signal.outcome, 'inconclusive');
});

test('what the rest of the film does as well is not held against a face', () => {
  const signal = facesSignal([madeTrack({ colourTremble: 6, elsewhereTremble: 4, detail: -0.7 })]);
  assert.equal(signal.outcome, 'inconclusive');
  assert.doesNotMatch(said(signal).en, /flicker/);
});

test('blinks are counted and told', () => {
  const signal = facesSignal([madeTrack({ seconds: 24, blinksAt: [3, 8.5, 17] })]);
  assert.equal(signal.outcome, 'ok');
  assert.match(said(signal).en, /the eyes blink \(3 times in 2\d s\)/);
  assert.match(said(signal).it, /gli occhi battono \(3 volte in 2\d s\)/);
});

test('eyes behind dark glasses are not said to never blink', () => {
  const track = madeTrack({ seconds: 24 });
  const samples = track.samples.map((sample) => ({ ...sample, eyes: { ...sample.eyes, brightest: 0.3 } }));
  assert.equal(facesSignal([{ ...track, samples }]).outcome, 'ok');
});

test('a jump cut from one frame to the next does not look like trembling', () => {
  const [first, second] = [madeTrack({ seconds: 2 }), madeTrack({ fromSeconds: 2.1, seconds: 2 })];
  const samples = [
    ...first.samples,
    ...second.samples.map((sample) => ({ ...sample, points: sample.points.map((v) => v + 15) })),
  ];
  assert.equal(facesSignal([{ ...first, samples }]).outcome, 'ok');
});
