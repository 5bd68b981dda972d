/** Faces over a whole video: a photo of people that the package brings, under a moving camera. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { scene } from '../../test/support/scene.ts';
import type { MediaSignal } from '../domain/media-signal.ts';
import type { Pixels } from '../media/image.ts';
import { said } from '../media-methods/testing/said.ts';
import { createFaceDetector, type FaceDetector } from './face-detector.ts';
import { type FaceShape, shapeOf } from './face-shape.ts';
import { createFaceWatcher, type WatchedFrame } from './face-watcher.ts';
import { groupPhoto, pixelsOf } from './testing/group-photo.ts';
import { madeVideo } from './testing/made-video.ts';

let detector: FaceDetector;
let photo: Pixels;
let shape: FaceShape;

/** One person of the group, near: what a video of somebody who speaks shows. */
before(async () => {
  detector = await createFaceDetector();
  const group = await groupPhoto(6, 1280);
  const [face] = await detector.find(group);
  assert.ok(face);
  const near = shapeOf(face.points);
  const half = Math.round(3.2 * near.halfWidth);
  const [left, top] = [Math.max(0, Math.round(near.x) - half), Math.max(0, Math.round(near.y) - half)];
  photo = await pixelsOf(
    sharp(group.rgb, { raw: { width: group.width, height: group.height, channels: 3 } }).extract({
      left,
      top,
      width: Math.min(group.width - left, 2 * half),
      height: Math.min(group.height - top, Math.round(1.5 * half)),
    }),
  );
  shape = { ...near, x: near.x - left, y: near.y - top };
});
after(() => detector.close());

async function watched(video: readonly WatchedFrame[], seconds: number): Promise<MediaSignal> {
  const watcher = createFaceWatcher({ durationSeconds: seconds }, { detector });
  for (const frame of video) await watcher.take(frame);
  return watcher.signal();
}

test('a real face under a moving camera is found, followed to the end and ok', async () => {
  const signal = await watched(madeVideo(photo, { seconds: 2.4 }), 2.4);
  assert.equal(signal.method, 'faces');
  assert.equal(signal.outcome, 'ok', said(signal).en);
  assert.match(said(signal).en, /0:00–0:02/);
});

test('a face that was softened and flickers calls for attention, and nothing more', async () => {
  const changed = await altered(photo, shape);
  const signal = await watched(madeVideo(photo, { seconds: 2.4, photoAt: changed }), 2.4);
  assert.equal(signal.outcome, 'attention', said(signal).en);
  assert.equal(signal.meaning, 'altered');
  assert.match(said(signal).en, /flicker.*less sharp/);
});

test('a film without people has no faces', async () => {
  const image = await pixelsOf(scene(320, 180, 4));
  assert.equal((await watched(madeVideo(image, { seconds: 1.2 }), 1.2)).outcome, 'not_applicable');
});

/** The oval of the face softened, and brighter or darker from frame to frame. */
async function altered(
  { width, height, rgb }: Pixels,
  oval: FaceShape,
): Promise<(timeSeconds: number) => Pixels> {
  const soft = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .blur(2.5)
    .raw()
    .toBuffer();
  return (timeSeconds) => {
    const changed = rgb.slice();
    const brighter = [9, -7, 4, -10, 8, -3][Math.round(timeSeconds * 12) % 6] as number;
    for (let at = 0; at < width * height; at += 1) {
      const [across, down] = [(at % width) - oval.x, Math.floor(at / width) - oval.y];
      if ((across / oval.halfWidth) ** 2 + (down / oval.halfHeight) ** 2 > 1) continue;
      for (let byte = at * 3; byte < at * 3 + 3; byte += 1)
        changed[byte] = Math.max(0, Math.min(255, (soft[byte] as number) + brighter));
    }
    return { width, height, rgb: changed };
  };
}
