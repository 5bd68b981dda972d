import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hammingDistance } from '../../similarity/hamming.ts';
import type { ImageMatch, PublishedImage } from '../../similarity/image-index.ts';
import type { FrameQuery } from '../../similarity/video-hashes.ts';
import { lookUpVideo } from './local-lookup.ts';

/** Hashes that have nothing in common, one for each number. */
const hash = (number: number) =>
  Uint32Array.from({ length: 8 }, (_, at) => Math.imul(number * 8 + at + 1, 2654435761) >>> 0);
function changed(words: Uint32Array, bits: number): Uint32Array {
  const copy = words.slice();
  for (let bit = 0; bit < bits; bit += 1) copy[bit % 8] = (copy[bit % 8] as number) ^ (1 << (bit >> 3));
  return copy;
}

const query = (number: number, rest: Partial<FrameQuery> = {}): FrameQuery => ({
  words: hash(number),
  part: 'whole',
  turn: 'original',
  timeSeconds: number,
  ...rest,
});
const video = (name: string, numbers: readonly number[], bits = 0): PublishedImage => ({
  id: name,
  url: `https://example.org/${name}`,
  title: name,
  origin: 'importata',
  hashes: numbers.map((number) => ({ words: changed(hash(number), bits), part: 'whole' })),
  frames: numbers.length,
});
const photo = (name: string, number: number, bits = 0): PublishedImage => {
  const { frames: _, ...image } = video(name, [number], bits);
  return image;
};

/** Compares with everything, as the index promises to. */
const indexOf = (images: readonly PublishedImage[]) => ({
  search: async (queries: readonly Uint32Array[], { distanceMax }: { distanceMax: number }) =>
    images.flatMap(({ hashes, ...image }): ImageMatch[] => {
      const all = queries.flatMap((words, at) =>
        hashes.map((known) => ({
          image,
          query: at,
          part: known.part,
          distance: hammingDistance(known.words, words),
        })),
      );
      const nearest = all.toSorted((a, b) => a.distance - b.distance)[0];
      return nearest && nearest.distance <= distanceMax ? [nearest] : [];
    }),
});
async function kinds(queries: readonly FrameQuery[], ...images: readonly PublishedImage[]) {
  const found = (await lookUpVideo({ queries })?.(indexOf(images).search)) ?? [];
  return Object.fromEntries(found.map(({ image, kind }) => [image.id, kind]));
}
const ten = Array.from({ length: 10 }, (_, at) => at);

describe('a video in the index', () => {
  const asked = ten.map((number) => query(number));

  test('the same video both ways and close is identical; a recompressed one is similar', async () => {
    assert.deepEqual(await kinds(asked, video('same', ten), video('coarse', ten, 20)), {
      same: 'identical',
      coarse: 'similar',
    });
  });

  test('a longer video that holds it, and a shorter one that it holds, are similar', async () => {
    const longer = video('longer', [...ten, 20, 21, 22, 23, 24, 25, 26, 27]);
    assert.deepEqual(await kinds(asked, longer, video('shorter', ten.slice(0, 5))), {
      longer: 'similar',
      shorter: 'similar',
    });
  });

  test('some common frames are a part, and so is a photo, however much of the video it shows', async () => {
    assert.deepEqual(await kinds(asked, video('some', [0, 1, 30, 31]), photo('photo', 4)), {
      some: 'partial',
      photo: 'partial',
    });
    assert.deepEqual(await kinds([query(4)], photo('photo', 4)), { photo: 'partial' });
  });

  test('one frame alone must be close', async () => {
    assert.deepEqual(await kinds(asked, photo('near', 4, 24), photo('far', 5, 25)), { near: 'partial' });
  });

  test('mirrored or cropped all through, it is similar and never identical', async () => {
    const mirrored = ten.map((number) => query(number, { turn: 'mirrored' }));
    assert.deepEqual(await kinds(mirrored, video('same', ten)), { same: 'similar' });
    const cropped = ten.map((number) => query(number, { part: 'inner' }));
    assert.deepEqual(await kinds(cropped, video('same', ten)), { same: 'similar' });
  });

  test('a frame counts once, however many of its parts are found', async () => {
    const parts = [query(0), query(0, { part: 'inner' }), query(1), query(2), query(3)];
    assert.deepEqual(await kinds(parts, video('one', [0])), { one: 'partial' });
  });

  test('without a frame that can be told from others nothing is asked', () => {
    assert.equal(lookUpVideo({ queries: [] }), undefined);
  });
});
