import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { drawText, type Lettering } from '../../test/support/draw-text.ts';
import { luminanceOf, type Plane } from '../forensics/plane.ts';
import { textImage, textLikely } from './text-likely.ts';

const page = ['Da domani tutte le banche', 'saranno chiuse per tre giorni', 'condividi prima che sparisca'];

async function planeOf(image: Buffer): Promise<Plane> {
  const { data, info } = await sharp(image).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return luminanceOf({ width: info.width, height: info.height, rgb: data });
}
const jpeg = (image: Buffer, quality: number) => sharp(image).jpeg({ quality }).toBuffer();

/** The same numbers at every run, 0 to 1. */
function createRandom(): () => number {
  let state = 20260510;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function drawn(width: number, height: number, brightness: (x: number, y: number) => number): Plane {
  const values = Float32Array.from({ length: width * height }, (_, at) =>
    Math.min(255, Math.max(0, brightness(at % width, Math.floor(at / width)))),
  );
  return { width, height, values };
}

describe('text is seen', () => {
  const letterings: Record<string, Lettering> = {
    'small letters of a screen': { width: 700, height: 200, letterHeight: 11 },
    'letters of a post': { width: 1000, height: 500, letterHeight: 24 },
    'large letters of a poster': { width: 2200, height: 900, letterHeight: 64 },
    'white on black': { width: 1000, height: 500, letterHeight: 24, ink: '#eee', paper: '#111' },
    'grey on grey': { width: 1000, height: 500, letterHeight: 24, ink: '#555', paper: '#ddd' },
  };
  for (const [name, lettering] of Object.entries(letterings)) {
    test(name, async () => {
      const image = await drawText(page, lettering);
      assert.ok(textLikely(await planeOf(image)));
      assert.ok(textLikely(await planeOf(await jpeg(image, 60))), 'after JPEG');
    });
  }

  test('a caption over a busy ground', async () => {
    const random = createRandom();
    const ground = drawn(1000, 700, (x, y) => 120 + 50 * Math.sin(x / 60) * Math.cos(y / 45) + 30 * random());
    const plane = await planeOf(
      await drawText(page.slice(0, 2), { width: 1000, height: 110, letterHeight: 26 }),
    );
    ground.values.set(plane.values, 1000 * 590);
    assert.ok(textLikely(ground));
  });

  test('in a picture that a viewer turns', async () => {
    const upright = await drawText(page.slice(0, 1), { width: 900, height: 100, letterHeight: 24 });
    const stored = await planeOf(await sharp(upright).rotate(270).png().toBuffer());
    assert.equal(textLikely(stored), false);
    assert.ok(textLikely(stored, 6));
  });
});

describe('text is not seen where there is none', () => {
  const random = createRandom();
  const grounds: Record<string, Plane> = {
    'an even ground': drawn(800, 600, () => 200),
    'a slow change': drawn(800, 600, (x, y) => (x + y) / 6),
    noise: drawn(800, 600, () => 255 * random()),
    'soft waves': drawn(800, 600, (x, y) => 128 + 100 * Math.sin(x / 9) * Math.sin(y / 13)),
    stripes: drawn(800, 600, (x) => (x % 24 < 12 ? 30 : 220)),
    'a chessboard': drawn(800, 600, (x, y) => (((x >> 4) + (y >> 4)) % 2) * 200),
    'a single pixel': drawn(1, 1, () => 0),
    nothing: drawn(0, 0, () => 0),
  };
  for (const [name, ground] of Object.entries(grounds)) {
    test(name, () => assert.equal(textLikely(ground), false));
  }
});

test('a picture with text becomes a grey PNG, upright and small enough to read; one without becomes none', async () => {
  const upright = await drawText(page, { width: 2400, height: 600, letterHeight: 48 });
  const orientations = await Promise.all(
    [1, 6, 3, 8].map(async (orientation, quarter) => {
      const stored = await planeOf(
        await sharp(upright)
          .rotate(-90 * quarter)
          .png()
          .toBuffer(),
      );
      return (await textImage(stored, orientation)) ?? Buffer.alloc(0);
    }),
  );
  const [first] = orientations;
  for (const png of orientations) {
    const { width, height, format, channels } = await sharp(png).metadata();
    assert.deepEqual(
      { width, height, format, channels },
      { width: 1600, height: 400, format: 'png', channels: 1 },
    );
    assert.ok(first?.equals(png), 'all of them the same way up');
  }
  assert.equal(
    await textImage(
      drawn(400, 300, () => 90),
      1,
    ),
    undefined,
  );
});
