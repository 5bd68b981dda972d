import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { said } from '../../media-methods/testing/said.ts';
import type { DetectorView } from './detector.ts';
import { detectorSignal, failedSignal, type KnownDetector, noDetectorSignal } from './detector-signal.ts';
import { combineDetectors } from './detectors-method.ts';

const sure: KnownDetector = {
  id: 'a@1',
  finds: 'made_by_ai',
  thresholds: { attention: 0.8, alarm: 0.95 },
};
const raw: KnownDetector = { ...sure, id: 'b@1', thresholds: { attention: 0.9, alarm: undefined } };
const faces: KnownDetector = { ...sure, id: 'c@1', finds: 'face_swapped' };

const views = (original: number, resized = original, recompressed = original): DetectorView[] => [
  { view: 'original', probability: original },
  { view: 'resized', probability: resized },
  { view: 'recompressed', probability: recompressed },
];
const answer = (detector: KnownDetector, ...numbers: [number, number?, number?]) => ({
  detector,
  signal: detectorSignal(detector, views(...numbers)),
});

test('the outcome follows the thresholds, and strength stays below what other evidence can have', () => {
  const outcomes = [0.5, 0.85, 0.99].map((number) => {
    const { outcome, strength, meaning } = detectorSignal(sure, views(number));
    return [outcome, strength, meaning];
  });
  assert.deepEqual(outcomes, [
    ['ok', undefined, undefined],
    ['attention', 0.85, 'made_by_ai'],
    ['alarm', 0.9, 'made_by_ai'],
  ]);
});

test('a detector that is not calibrated never sounds the alarm', () => {
  const signal = detectorSignal(raw, views(1));
  assert.deepEqual([signal.outcome, signal.strength], ['attention', 0.5]);
  assert.match(said(signal).it, /non tarato/);
});

test('a copy that changes the judgement makes it inconclusive, in either direction', () => {
  for (const numbers of [views(0.99, 0.3), views(0.99, 0.99, 0.79), views(0.1, 0.9, 0.1)]) {
    const signal = detectorSignal(sure, numbers);
    const { outcome, meaning, strength } = signal;
    assert.deepEqual([outcome, meaning, strength], ['inconclusive', undefined, undefined]);
    assert.match(said(signal).en, /\d+ out of 100 for the picture, \d+ out of 100 for a smaller copy/);
  }
});

test('where all views speak up, the least sure one counts', () => {
  const { outcome, strength } = detectorSignal(sure, views(0.99, 0.82, 0.97));
  assert.deepEqual([outcome, strength], ['attention', 0.82]);
});

test('a swapped face is an alteration', () => {
  assert.equal(detectorSignal(faces, views(0.99)).meaning, 'altered');
});

test('every finding says that detectors err, and silence that it proves nothing', () => {
  assert.match(said(detectorSignal(sure, views(0.99))).it, /I rilevatori sbagliano/);
  assert.match(said(detectorSignal(sure, views(0.99))).en, /Detectors make mistakes/);
  assert.match(said(detectorSignal(sure, views(0.1))).it, /non dimostra che sia autentica/);
});

test('none installed: not carried out, with the way to install one', () => {
  assert.equal(combineDetectors([]), noDetectorSignal);
  assert.equal(noDetectorSignal.outcome, 'not_run');
  for (const text of Object.values(said(noDetectorSignal))) assert.match(text, /riscontro models pull/);
});

test('detectors that look for the same thing must agree', () => {
  const disagree = combineDetectors([answer(sure, 0.99), answer(raw, 0.2)]);
  assert.deepEqual([disagree.outcome, disagree.meaning], ['inconclusive', undefined]);
  assert.match(said(disagree).it, /a@1, ma non da b@1/);
  const unsure = combineDetectors([answer(sure, 0.99), answer(raw, 0.99, 0.1)]);
  assert.equal(unsure.outcome, 'inconclusive');
  const agree = combineDetectors([answer(sure, 0.99), answer(raw, 0.99)]);
  assert.deepEqual([agree.outcome, agree.strength, agree.meaning], ['attention', 0.5, 'made_by_ai']);
  assert.equal(combineDetectors([answer(sure, 0.1), answer(raw, 0.1)]).outcome, 'ok');
  assert.equal(combineDetectors([answer(sure, 0.1), answer(raw, 0.99, 0.1)]).outcome, 'inconclusive');
});

test('detectors that look for different things do not contradict each other', () => {
  const { outcome, meaning } = combineDetectors([answer(sure, 0.1), answer(faces, 0.99)]);
  assert.deepEqual([outcome, meaning], ['alarm', 'altered']);
});

test('one that failed has no voice, and is told of', () => {
  const failed = { detector: raw, signal: failedSignal(raw, 'memory') };
  const told = combineDetectors([answer(sure, 0.99), failed]);
  assert.equal(told.outcome, 'alarm');
  assert.match(said(told).it, /Senza risposta: b@1/);
  assert.equal(combineDetectors([failed, failed]).outcome, 'error');
});

test('more detectors never make a finding stronger than the strongest of them', () => {
  const number = fc.double({ min: 0, max: 1, noNaN: true });
  const answers = fc.array(
    fc
      .tuple(fc.constantFrom(sure, raw, faces), number, number, number)
      .map(([detector, ...numbers]) => answer(detector, ...numbers)),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(answers, (all) => {
      const together = combineDetectors(all);
      const strongest = Math.max(...all.map(({ signal }) => signal.strength ?? 0));
      assert.ok((together.strength ?? 0) <= strongest);
      assert.equal(together.meaning === undefined, !['attention', 'alarm'].includes(together.outcome));
    }),
  );
});
