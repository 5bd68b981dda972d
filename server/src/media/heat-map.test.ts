import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import type { Heat } from '../forensics/material.ts';
import { greyHeat, renderHeat } from './heat-map.ts';

/** Hot in the upper left corner of the image as stored, cold elsewhere. */
const corner: Heat = {
  width: 6,
  height: 4,
  values: Float32Array.from({ length: 24 }, (_, at) => (at % 6 < 2 && at < 12 ? 1 : 0)),
};

const pixelsOf = (png: Buffer) => sharp(png).raw().toBuffer({ resolveWithObject: true });

test('the map turns with the preview in all eight orientations', async () => {
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    const upright = orientation >= 5 ? { width: 80, height: 120 } : { width: 120, height: 80 };
    const { data, info } = await pixelsOf(await renderHeat(corner, upright, orientation));
    assert.deepEqual([info.width, info.height, info.channels], [upright.width, upright.height, 4]);
    const stored = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#000' } })
      .composite([
        {
          input: {
            create: { width: 40, height: 40, channels: 3, background: '#fff' },
          },
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    const marked = await sharp(stored).withMetadata({ orientation }).png().toBuffer();
    const viewer = await sharp(marked).autoOrient().greyscale().raw().toBuffer({ resolveWithObject: true });
    assert.deepEqual([viewer.info.width, viewer.info.height], [upright.width, upright.height]);
    let apart = 0;
    for (let at = 0; at < viewer.info.width * viewer.info.height; at += 1) {
      const bright = (viewer.data[at * viewer.info.channels] as number) > 127;
      const hot = (data[at * 4 + 3] as number) > 90;
      if (bright !== hot) apart += 1;
    }
    assert.ok(apart < 900, `orientation ${orientation}: ${apart} of 9600 pixels lie elsewhere`);
  }
});

test('cold places leave the picture as it is, hot ones are light and nearly cover it', async () => {
  const { data } = await pixelsOf(await renderHeat(corner, { width: 60, height: 40 }, 1));
  const last = data.length - 4;
  assert.equal(data[last + 3], 0);
  assert.ok((data[3] as number) > 180);
  assert.ok((data[0] as number) > 240 && (data[1] as number) > 230);
});

test('more heat is always lighter, so that the order does not hang on telling colours apart', async () => {
  const ramp: Heat = {
    width: 256,
    height: 1,
    values: Float32Array.from({ length: 256 }, (_, at) => at / 255),
  };
  const { data } = await pixelsOf(await renderHeat(ramp, { width: 256, height: 1 }, 1));
  const lightness = Array.from({ length: 256 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  for (let at = 8; at < 256; at += 8) {
    assert.ok((lightness[at] as number) > (lightness[at - 8] as number), `at ${at}`);
  }
});

test('the grey map is an 8-bit grey PNG without interlacing, and clamps what is out of range', async () => {
  const heat: Heat = { width: 4, height: 1, values: Float32Array.of(-1, Number.NaN, 0.5, 7) };
  const png = await greyHeat(heat, { width: 4, height: 1 });
  const header = png.subarray(16, 29);
  assert.deepEqual([header.readUInt32BE(0), header.readUInt32BE(4)], [4, 1]);
  assert.deepEqual([...header.subarray(8)], [8, 0, 0, 0, 0]);
  const { data, info } = await pixelsOf(png);
  assert.deepEqual(
    [0, 1, 2, 3].map((at) => data[at * info.channels]),
    [0, 0, 128, 255],
  );
});
