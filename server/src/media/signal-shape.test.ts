/** Of what a process tells, only sentences that its methods have pass, filled with short plain values. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { imageMethods } from '../media-methods/image-methods.ts';
import { signalsShape } from './signal-shape.ts';

const shape = signalsShape(imageMethods.map(({ id }) => id));
const passes = (detail: unknown, method = 'quantisation') =>
  shape.safeParse([{ method, outcome: 'ok', detail }]).success;
const written = (name: string) => [{ code: 'writtenBy', values: { name, kind: 'camera' } }];

test('a method’s own sentence passes, and one that several share', () => {
  assert.ok(passes([{ code: 'savedAt', values: { quality: 90 } }, { code: 'standardTables' }]));
  assert.ok(passes([{ code: 'failed' }]));
  assert.ok(passes(written('Examplecam X-1')));
});

test('a code of another method, an unknown one, and one that every object has are refused', () => {
  for (const code of ['regionFound', 'anything', 'constructor', '__proto__']) {
    assert.equal(passes([{ code }]), false, code);
  }
  assert.equal(passes([]), false);
  assert.equal(passes([{ code: 'savedAt', values: { quality: 90 } }], 'tooGoodToBeTrue'), false);
});

test('markup, control characters, long texts and values that make no sentence are refused', () => {
  for (const name of ['<b>x</b>', 'a\u0000b', 'x'.repeat(201)]) assert.equal(passes(written(name)), false);
  assert.equal(passes([{ code: 'savedAt' }]), false);
  assert.equal(passes([{ code: 'savedAt', values: { quality: Number.NaN } }]), false);
  assert.equal(
    passes([{ code: 'holds', values: { subject: 'image', takenMs: 1e300, hasPlace: false } }], 'exif'),
    false,
  );
});
