/** What the detector finds in photos that the package brings, and in images without people. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { scene } from '../../test/support/scene.ts';
import { type Face, overlap } from './face.ts';
import { createFaceDetector, type FaceDetector, facesMax } from './face-detector.ts';
import { boxAround, shapeOf } from './face-shape.ts';
import { groupPhoto, pixelsOf } from './testing/group-photo.ts';

let detector: FaceDetector;
let faces: Face[];
before(async () => {
  detector = await createFaceDetector();
  faces = await detector.find(await groupPhoto(6));
});
after(() => detector.close());

test('several of the people in a group photo are found, each once, with their points inside of their box', () => {
  assert.ok(faces.length >= 3 && faces.length <= facesMax, `${faces.length} faces`);
  for (const [index, face] of faces.entries()) {
    assert.ok(face.score >= 0.6 && face.score <= 1);
    assert.ok(overlap(face.box, boxAround(face.points)) > 0.5);
    for (const other of faces.slice(0, index)) assert.ok(overlap(face.box, other.box) < 0.4);
  }
});

test('the points of an upright face lie as a face does: eyes above the nose, the nose above the mouth', () => {
  const [face] = faces;
  assert.ok(face);
  const y = (point: number) => face.points[point * 2 + 1] as number;
  const x = (point: number) => face.points[point * 2] as number;
  assert.ok(y(36) < y(30) && y(45) < y(30) && y(30) < y(57) && y(57) < y(8));
  assert.ok(x(36) < x(39) && x(39) < x(42) && x(42) < x(45));
});

test('a face is followed where it was, and its points are the same within two hundredths of the eyes’ distance', async () => {
  const photo = await groupPhoto(6);
  const [face] = faces;
  assert.ok(face);
  const moved = { ...face.box, left: face.box.left + 3, top: face.box.top - 2 };
  const again = await detector.follow(photo, moved, { sure: true });
  assert.ok(again);
  const { x, y, eyeDistance } = shapeOf(face.points);
  const other = shapeOf(again.points);
  assert.ok(Math.hypot(other.x - x, other.y - y) < 0.02 * eyeDistance);
});

test('no face is found where there is none, nor followed there', async () => {
  for (const seed of [1, 2]) {
    const image = await pixelsOf(scene(320, 180, seed));
    assert.deepEqual(await detector.find(image), []);
    const place = { left: 120, top: 40, width: 80, height: 90 };
    assert.equal(await detector.follow(image, place, { sure: true }), undefined);
  }
});

test('the smallest pictures are looked at too', async () => {
  for (const [width, height] of [
    [1, 1],
    [3, 200],
    [40, 2],
  ] as const) {
    assert.deepEqual(await detector.find({ width, height, rgb: new Uint8Array(width * height * 3) }), []);
  }
});
