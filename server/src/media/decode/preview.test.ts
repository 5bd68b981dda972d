import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import type { Image } from '../image.ts';
import { decodeImage } from './decode-image.ts';
import { toPreview } from './preview.ts';
import { jpegCopy, resizedCopy } from './variants.ts';

/** Red, green above; blue, white below: each turn of it is another image. */
const corners = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255];
const quarters = async (orientation: number): Promise<Image> => {
  const raw = await sharp(Buffer.from(corners), { raw: { width: 2, height: 2, channels: 3 } })
    .resize(64, 32, { kernel: 'nearest', fit: 'fill' })
    .raw()
    .toBuffer();
  const pixels = { width: 64, height: 32, rgb: raw };
  return { format: 'jpeg', width: 64, height: 32, orientation, pages: 1, hasAlpha: false, pixels, scale: 1 };
};

const nameOf = ([red = 0, green = 0, blue = 0]: number[]) =>
  `${red > 128 ? 'r' : ''}${green > 128 ? 'g' : ''}${blue > 128 ? 'b' : ''}`;

describe('a preview', () => {
  // As the standard says where the first row and the first column of the stored image belong.
  const expected: [orientation: number, corners: string[], size: [number, number]][] = [
    [1, ['r', 'g', 'b', 'rgb'], [64, 32]],
    [2, ['g', 'r', 'rgb', 'b'], [64, 32]],
    [3, ['rgb', 'b', 'g', 'r'], [64, 32]],
    [4, ['b', 'rgb', 'r', 'g'], [64, 32]],
    [5, ['r', 'b', 'g', 'rgb'], [32, 64]],
    [6, ['b', 'r', 'rgb', 'g'], [32, 64]],
    [7, ['rgb', 'g', 'b', 'r'], [32, 64]],
    [8, ['g', 'rgb', 'r', 'b'], [32, 64]],
  ];
  for (const [orientation, names, size] of expected) {
    test(`is upright for orientation ${orientation}`, async () => {
      const file = await toPreview(await quarters(orientation));
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      assert.deepEqual([info.width, info.height], size);
      const at = (x: number, y: number) => {
        const place = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
        return nameOf([...data.subarray(place, place + 3)]);
      };
      assert.deepEqual([at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)], names);
    });
  }

  test('is at most 1024 pixels a side, and holds no metadata', async () => {
    const file = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#888' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    const { width, height, format, exif, icc, xmp } = await sharp(
      await toPreview(await decodeImage(file)),
    ).metadata();
    assert.deepEqual(
      [format, width, height, exif, icc, xmp],
      ['webp', 1024, 512, undefined, undefined, undefined],
    );
  });

  test('of a single pixel is one', async () => {
    const one = { ...(await quarters(1)), pixels: { width: 1, height: 1, rgb: Uint8Array.from([1, 2, 3]) } };
    const { width, height } = await sharp(await toPreview(one)).metadata();
    assert.deepEqual([width, height], [1, 1]);
  });
});

describe('a copy', () => {
  test('compressed again is a JPEG of the same size', async () => {
    const { pixels } = await quarters(1);
    const [good, bad] = [await jpegCopy(pixels, 95), await jpegCopy(pixels, 20)];
    assert.ok(bad.length < good.length);
    const copy = await decodeImage(bad);
    assert.deepEqual([copy.format, copy.width, copy.height], ['jpeg', 64, 32]);
  });

  test('of another size has it, and at least one pixel', async () => {
    const { pixels } = await quarters(1);
    const half = await decodeImage(await resizedCopy(pixels, 0.5));
    assert.deepEqual([half.width, half.height], [32, 16]);
    const least = await decodeImage(await resizedCopy(pixels, 0.001));
    assert.deepEqual([least.width, least.height], [1, 1]);
  });
});
