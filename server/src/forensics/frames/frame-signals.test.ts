import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClipFrame } from '../../../made-clips/take.ts';
import { videoScene } from '../../../made-clips/video-scene.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { Still } from '../../media/video/video.ts';
import { type Agreement, agreeingFrames, type Looked } from './agreeing-frames.ts';
import { frameSignals } from './frame-signals.ts';
import { type Look, lookHere, startLooking } from './look.ts';

const [width, height] = [320, 180];
const seconds = 4;
const count = 8;
const scene = [{ from: 0, to: count }];

/** Frames of a made scene, twice a second. */
const filmed = (seed: number, noiseFactor = 1): ClipFrame[] =>
  videoScene({
    scene: 'street',
    seed,
    width,
    height,
    frameRate: 2,
    seconds,
    sound: false,
    noiseFactor,
  }).frames.slice();

function stillsOf(frames: readonly ClipFrame[]): Still[] {
  return frames.map((frame, index) => {
    const rgb = new Uint8Array(width * height * 3);
    for (let at = 0; at < width * height; at += 1) rgb.fill(frame[at] as number, at * 3, at * 3 + 3);
    return { index, timeSeconds: (index * seconds) / count, kind: 'p', pixels: { width, height, rgb } };
  });
}

/** A round piece of one frame's luminance laid over another. */
function laid(frame: ClipFrame, piece: ClipFrame, from: [number, number], to: [number, number]): ClipFrame {
  const out = frame.slice();
  for (let y = -30; y <= 30; y += 1) {
    for (let x = -30; x <= 30; x += 1) {
      if (x * x + y * y <= 30 * 30)
        out[(to[1] + y) * width + to[0] + x] = piece[(from[1] + y) * width + from[0] + x] as number;
    }
  }
  return out;
}

async function signals(stills: readonly Still[], lanes?: readonly Look[]): Promise<MediaSignal[]> {
  const shares: number[] = [];
  const found = await frameSignals(stills, scene, {
    onProgress: (share) => shares.push(share),
    ...(lanes ? { lanes } : {}),
  });
  assert.ok(shares.every((share) => share > 0 && share <= 1));
  return found;
}

const plain = filmed(3);

test('untouched frames raise nothing', async () => {
  for (const { method, outcome } of await signals(stillsOf(plain)))
    assert.ok(outcome === 'ok', `${method}: ${outcome}`);
});

test('a part that is copied within the frames of a stretch is found, with its times', async () => {
  const forged = plain.map((frame, at) =>
    at >= 2 && at < 7 ? laid(frame, frame, [80, 90], [220, 95]) : frame,
  );
  const [copied] = await signals(stillsOf(forged));
  assert.equal(copied?.outcome, 'alarm');
  assert.equal(copied?.meaning, 'altered');
  const moment = copied?.moments?.[0];
  assert.ok(moment && Math.abs(moment.fromSeconds - 1) <= 0.5 && Math.abs(moment.toSeconds - 3) <= 0.5);
});

test('a second thread sees the same', async () => {
  const forged = stillsOf(plain.slice(0, 3).map((frame) => laid(frame, frame, [80, 90], [220, 95])));
  assert.deepEqual(await signals(forged, [lookHere, startLooking()]), await signals(forged));
});

test('a part with another grain that comes and goes is worth a look, never an alarm', async () => {
  const other = filmed(9, 4);
  const forged = plain.map((frame, at) =>
    at >= 2 && at < 7 ? laid(frame, other[at] as ClipFrame, [160, 90], [200, 92]) : frame,
  );
  const [, foreign] = await signals(stillsOf(forged));
  assert.equal(foreign?.outcome, 'attention');
  const moment = foreign?.moments?.[0];
  assert.ok(moment && Math.abs(moment.fromSeconds - 1) <= 0.5 && Math.abs(moment.toSeconds - 3) <= 0.5);
});

test('fewer than three frames are not compared', async () => {
  for (const { outcome } of await signals(stillsOf(plain.slice(0, 2))))
    assert.equal(outcome, 'not_applicable');
});

const [still] = stillsOf(plain);
const looked = (places: readonly (number | undefined)[]): Looked[] =>
  places.map((place, at) => ({
    still: { ...(still as Still), timeSeconds: at },
    finding: place === undefined ? undefined : { place: [place, 0.5], strength: 1 },
  }));
const agreed = (places: readonly (number | undefined)[]): Agreement | undefined =>
  agreeingFrames(looked(places));

test('two frames, and frames that show different things, do not agree', () => {
  assert.equal(agreed([0.5, 0.5, undefined, undefined]), undefined);
  assert.equal(agreed([0.1, 0.3, 0.5, 0.7, 0.9]), undefined);
});

test('frames that show the same thing agree, with the stretches between gaps, the longest first', () => {
  const found = agreed([0.5, undefined, 0.52, undefined, undefined, 0.49, 0.5, 0.51, 0.9]);
  assert.equal(found?.members.length, 5);
  assert.deepEqual(found?.moments, [
    { fromSeconds: 0, toSeconds: 2 },
    { fromSeconds: 5, toSeconds: 7 },
  ]);
  assert.ok(Math.abs((found?.density ?? 0) - 5 / 8) < 1e-9 && Math.abs((found?.share ?? 0) - 5 / 9) < 1e-9);
});
