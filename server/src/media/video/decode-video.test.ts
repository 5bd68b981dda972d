import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { encodeClip } from '../../../made-clips/encode-clip.ts';
import type { ClipFrame } from '../../../made-clips/take.ts';
import { videoScene } from '../../../made-clips/video-scene.ts';
import { decodeMoments } from './decode-moments.ts';
import { decodeVideo } from './decode-video.ts';
import { openVideo } from './open-video.ts';
import type { VideoFrame } from './video.ts';

const [width, height] = [192, 128];
const take = videoScene({ scene: 'street', width, height, seconds: 2, sound: false });
const video = openVideo(Buffer.from(await encodeClip(take, { gop: 10, bFrames: 2 })));
after(() => video.close());

const distance = (a: Uint8Array, b: Uint8Array) =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] as number)), 0) / a.length;

describe('one pass over a film', () => {
  test('shows every frame in its order, as it was filmed', async () => {
    const times: number[] = [];
    let apart = 0;
    const decoded = await decodeVideo(video, [
      (frame: VideoFrame) => {
        times.push(frame.timeSeconds);
        const filmed = (take.frames[frame.index] as ClipFrame).subarray(0, width * height);
        apart = Math.max(apart, distance(frame.grey({ width, height }), filmed));
        const { bytes, stride } = frame.luminance();
        assert.equal(bytes[stride + 1], frame.grey({ width, height })[width + 1]);
        const { rgb, ...size } = frame.colours(96);
        assert.deepEqual(size, { width: 96, height: 64 });
        assert.equal(rgb.length, 96 * 64 * 3);
      },
    ]);
    assert.deepEqual(
      times.map((time) => Math.round(time * 25)),
      take.frames.map((_, at) => at),
    );
    assert.ok(apart < 8, `${apart} grey levels`);
    assert.deepEqual(
      [decoded.shown, decoded.broken, decoded.leftOut, decoded.isWhole],
      [50, 0, 'none', true],
    );
  });

  test('makes a track of small frames with their kinds, bytes and measures', async () => {
    const { track } = await decodeVideo(video);
    assert.deepEqual([track.count, track.width, track.height, track.stride], [50, 128, 86, 0]);
    assert.equal(track.small.length, 50 * 128 * 86);
    assert.equal(track.kinds[0], 1);
    assert.deepEqual([...new Set(track.kinds)].toSorted(), [1, 2, 3]);
    assert.ok(track.bytes.every((bytes) => bytes > 0));
    assert.ok(track.sharpness.every((value) => value > 0));
    assert.ok(track.blue.every((value) => value > 60 && value < 200));
    assert.ok(Math.abs(track.examinedSeconds - 2) < 0.05);
  });

  test('waits for those who look, and tells how far it is', async () => {
    const shares: number[] = [];
    let waited = 0;
    const countLater = async () => {
      waited += 1;
    };
    await decodeVideo(video, [countLater], { onProgress: (share) => shares.push(share) });
    assert.equal(waited, 50);
    assert.deepEqual(
      shares,
      shares.toSorted((a, b) => a - b),
    );
    assert.equal(shares.at(-1), 1);
  });

  /** A decoder that takes this long for each frame that is shown. */
  const slowly = (msPerFrame: number) => {
    let worked = 0;
    const watch = () => {
      worked += msPerFrame;
    };
    return { worked: () => worked, watch };
  };

  test('leaves out frames that no other needs when it would take too long, and says so', async () => {
    const { worked, watch } = slowly(100);
    const { leftOut, shown, track, isWhole } = await decodeVideo(video, [watch], { budgetMs: 4_100, worked });
    assert.equal(leftOut, 'unreferenced');
    assert.ok(shown < 50 && shown > 20 && isWhole);
    assert.ok(track.stride >= 1);
  });

  test('then takes key frames alone', async () => {
    const { worked, watch } = slowly(500);
    const { leftOut, shown, isWhole } = await decodeVideo(video, [watch], { budgetMs: 8_000, worked });
    assert.equal(leftOut, 'all but key frames');
    assert.ok(shown < 16 && isWhole);
  });

  test('and ends where there is no more time', async () => {
    const { worked, watch } = slowly(5_000);
    const decoded = await decodeVideo(video, [watch], { budgetMs: 9_000, worked });
    assert.equal(decoded.isWhole, false);
    assert.ok(decoded.examinedSeconds < 1 && decoded.track.examinedSeconds === decoded.examinedSeconds);
  });

  test('keeps frames that are spread over scenes and time', async () => {
    const { stills } = await decodeVideo(video);
    const scenes = [
      { from: 0, to: 40 },
      { from: 40, to: 50 },
    ];
    const picked = stills.pick(scenes, 10).map(({ index }) => index);
    assert.equal(picked.length, 10);
    assert.equal(picked.filter((index) => index >= 40).length, 2);
    assert.deepEqual(
      picked,
      picked.toSorted((a, b) => a - b),
    );
    assert.ok(picked.every((index, at) => at === 0 || index - (picked[at - 1] as number) >= 2));
  });
});

describe('single moments', () => {
  test('are shown as they were filmed, in the order of their times', () => {
    const wanted = [1.48, 0, 0.52];
    const found = [...decodeMoments(video, wanted)];
    assert.deepEqual(
      found.map(({ timeSeconds }) => timeSeconds),
      [0, 0.52, 1.48],
    );
    for (const { timeSeconds, pixels } of found) {
      const filmed = take.frames[Math.round(timeSeconds * 25)] as ClipFrame;
      const green = Uint8Array.from({ length: width * height }, (_, at) => pixels.rgb[at * 3 + 1] as number);
      const neighbours = [filmed, take.frames[Math.round(timeSeconds * 25) + 8] as ClipFrame].map((frame) =>
        distance(green, frame.subarray(0, width * height)),
      );
      assert.ok((neighbours[0] as number) < (neighbours[1] as number));
    }
  });

  test('behind the end, or for which there is no time, are left out', () => {
    assert.deepEqual([...decodeMoments(video, [5])], []);
    let now = 0;
    const clock = () => {
      now += 1_000;
      return now;
    };
    assert.deepEqual([...decodeMoments(video, [1.9], { budgetMs: 500, clock })], []);
  });
});
