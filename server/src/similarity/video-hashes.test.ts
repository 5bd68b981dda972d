import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Pixels } from '../media/image.ts';
import { hammingDistance } from './hamming.ts';
import { VideoHashesShape } from './hashes-shape.ts';
import { imageHashes } from './image-hashes.ts';
import { hashesMax } from './image-index.ts';
import { madePhoto } from './testing/made-photo.ts';
import { createVideoHasher, type VideoHashes, videoQueriesMax, videoStoredMax } from './video-hashes.ts';

const [width, height] = [240, 136];
const scenes = new Map<number, Pixels>();
const sceneOf = (seed: number) => scenes.getOrInsertComputed(seed, () => madePhoto(seed, 320, 180));

/** What a camera sees that moves slowly over a scene, 20 pixels a second, and what becomes of the image afterwards. */
function frameAt(
  seed: number,
  seconds: number,
  change: (x: number, y: number) => readonly [number, number],
): Pixels {
  const scene = sceneOf(seed);
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = change(x, y);
      if (fromY < 0 || fromY >= height) continue;
      const at = (Math.round(fromY + seconds * 8) * scene.width + Math.round(fromX + seconds * 20)) * 3;
      rgb.set(scene.rgb.subarray(at, at + 3), (y * width + x) * 3);
    }
  }
  return { width, height, rgb };
}

/** Of single images, one a second. */
function ofImages(images: readonly Pixels[]): VideoHashes {
  const hasher = createVideoHasher({ durationSeconds: images.length });
  images.forEach((pixels, timeSeconds) => {
    hasher.take({ timeSeconds, colours: () => pixels });
  });
  return hasher.hashes();
}

interface Copy {
  readonly seed?: number;
  readonly from?: number;
  readonly to?: number;
  readonly change?: (x: number, y: number) => readonly [number, number];
}

function hashed({ seed = 1, from = 0, to = 3, change = (x, y) => [x, y] }: Copy = {}): VideoHashes {
  const hasher = createVideoHasher({ durationSeconds: to - from });
  for (let at = from; at < to; at += 0.25) {
    hasher.take({ timeSeconds: at - from, colours: () => frameAt(seed, at, change) });
  }
  return hasher.hashes();
}

/** The share of the frames asked for that the known video holds. */
function found({ queries }: VideoHashes, { stored }: VideoHashes): number {
  const times = new Set(queries.map(({ timeSeconds }) => timeSeconds));
  const hits = new Set(
    queries
      .filter(({ words }) => stored.some((known) => hammingDistance(known.words, words) <= 31))
      .map(({ timeSeconds }) => timeSeconds),
  );
  return hits.size / times.size;
}

describe('hashes of a film', () => {
  const known = hashed();
  const cropped = (share: number) => (x: number, y: number) =>
    [width * share + x * (1 - 2 * share), height * share + y * (1 - 2 * share)] as const;
  const copies: Readonly<Record<string, Copy>> = {
    'the same film': {},
    'a part of it that was cut out at other moments': { from: 0.8, to: 2.2 },
    'a mirrored copy': { change: (x, y) => [width - 1 - x, y] },
    'a copy without 5 % of each side': { change: cropped(0.05) },
    'a copy without 2.5 % of each side': { change: cropped(0.025) },
    'a copy with black bars above and below': { change: (x, y) => [x, (y - 16) * (height / (height - 32))] },
  };
  for (const [name, copy] of Object.entries(copies)) {
    test(`${name} is found by most of its frames`, () => {
      const share = found(hashed(copy), known);
      assert.ok(share >= 0.8, String(share));
    });
  }

  test('another film shares no frame', () => assert.equal(found(hashed({ seed: 2 }), known), 0));

  test('a photo that is a frame of the film is found, and the film by the photo', () => {
    const photo = imageHashes(frameAt(1, 1.6, (x, y) => [x, y]));
    const asStored = {
      stored: photo.stored.map((hash) => ({ ...hash, timeSeconds: 0, quality: 90 })),
      queries: [],
    };
    assert.ok(found(known, asStored) > 0);
    const asked = { stored: [], queries: photo.queries.map((hash) => ({ ...hash, timeSeconds: 0 })) };
    assert.equal(found(asked, known), 1);
  });

  test('few hashes, whatever happens in the film, spread over all of it', () => {
    const wild = ofImages(Array.from({ length: 30 }, (_, at) => madePhoto(at + 50, 64, 48)));
    assert.ok(wild.stored.length <= videoStoredMax && videoStoredMax <= hashesMax);
    assert.ok(wild.queries.length <= videoQueriesMax);
    const times = wild.stored.map(({ timeSeconds }) => timeSeconds);
    assert.ok((times[0] ?? 30) < 3 && (times.at(-1) ?? 0) > 26, times.join(' '));
    assert.deepEqual(VideoHashesShape.parse(wild), wild);
  });

  test('a film that stands still is one frame, and a flat one none', () => {
    const still = frameAt(1, 0, (x, y) => [x, y]);
    const standing = ofImages([still, still, still]);
    assert.deepEqual(new Set(standing.stored.map(({ timeSeconds }) => timeSeconds)), new Set([0]));
    const flat = { width, height, rgb: new Uint8Array(width * height * 3).fill(90) };
    assert.deepEqual(ofImages([flat]), { stored: [], queries: [] });
  });
});
