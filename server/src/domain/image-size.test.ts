/** Sizes are read from what the encoder writes, in every layout that it uses; other bytes have none. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { imageSize } from './image-size.ts';

const image = (channels: 3 | 4) =>
  sharp({ create: { width: 321, height: 123, channels, background: { r: 9, g: 99, b: 199, alpha: 0.5 } } });
const size = { width: 321, height: 123 };

test('the size of a WebP, lossy, lossless and with transparency, and of a PNG', async () => {
  const webp = { name: 'anteprima', mediaType: 'image/webp' } as const;
  for (const bytes of [
    await image(3).webp().toBuffer(),
    await image(3).webp({ lossless: true }).toBuffer(),
    await image(4).webp().toBuffer(),
  ]) {
    assert.deepEqual(imageSize({ ...webp, bytes }), size);
  }
  const bytes = await image(3).png().toBuffer();
  assert.deepEqual(imageSize({ name: 'anteprima', mediaType: 'image/png', bytes }), size);
});

test('no size for bytes that are no picture', () => {
  for (const mediaType of ['image/webp', 'image/png'] as const) {
    for (const bytes of [new Uint8Array(), new Uint8Array(200).fill(3), Buffer.from('RIFF0000WEBPVP8X')]) {
      assert.equal(imageSize({ name: 'x', mediaType, bytes }), undefined);
    }
  }
});
