/** The nets, written for the runtime, against a slow and plain computation from the same weights. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { landmarkInputSide, openNet, readFaceNet } from '../../src/faces/face-nets.ts';
import { detectorNet } from './detector-net.ts';
import { landmarkNet } from './landmark-net.ts';
import { readNetWeights } from './net-weights.ts';
import { image, slowDetector, slowLandmarks } from './slow-net.ts';

/** Soft shapes and some noise, the same every time. */
function someBytes(side: number): Uint8Array {
  return Uint8Array.from({ length: side * side * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % side, Math.floor(at / 3 / side)];
    return 128 + 90 * Math.sin(x / 9 + (at % 3)) * Math.cos(y / 7) + ((at * 7919) % 23);
  });
}

test('the detector net gives what its weights say, number by number', async () => {
  const weights = await readNetWeights('tiny_face_detector_model');
  const side = 64;
  const bytes = someBytes(side);
  const net = await openNet(detectorNet(weights), 1000);
  const quick = await net.run(bytes, side, side);
  const slow = slowDetector(image(bytes, side, [117.001, 114.697, 97.404]), weights);
  await net.close();

  const cells = slow.height * slow.width;
  assert.equal(cells, 4);
  assert.equal(quick.length, cells * slow.channels);
  for (const [at, value] of slow.values.entries()) {
    const [cell, channel] = [Math.floor(at / slow.channels), at % slow.channels];
    assert.ok(Math.abs((quick[channel * cells + cell] as number) - value) < 1e-3, `number ${at}`);
  }
});

test('the landmark net gives what its weights say, point by point', async () => {
  const weights = await readNetWeights('face_landmark_68_model');
  const bytes = someBytes(landmarkInputSide);
  const net = await openNet(landmarkNet(weights), 1000);
  const quick = await net.run(bytes, landmarkInputSide, landmarkInputSide);
  const slow = slowLandmarks(image(bytes, landmarkInputSide, [122.782, 117.001, 104.298]), weights);
  await net.close();

  assert.equal(quick.length, 136);
  assert.equal(slow.length, 136);
  for (const [at, value] of slow.entries())
    assert.ok(Math.abs((quick[at] as number) - value) < 1e-3, `number ${at}`);
});

test('weights that the net does not have are an error with their name', async () => {
  const weights = await readNetWeights('tiny_face_detector_model');
  assert.throws(() => weights('conv9/filters'), /conv9\/filters/);
});

test('the files that the service uses are what the script makes', async () => {
  const made = {
    detector: detectorNet(await readNetWeights('tiny_face_detector_model')),
    landmarks: landmarkNet(await readNetWeights('face_landmark_68_model')),
  };
  for (const net of ['detector', 'landmarks'] as const)
    assert.ok(Buffer.from(made[net]).equals(await readFaceNet(net)), net);
});
