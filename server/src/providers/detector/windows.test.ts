import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import sharp from 'sharp';
import type { Pixels } from '../../media/image.ts';
import { upright } from './upright.ts';
import { windowsOf } from './windows.ts';

/** Every pixel tells where it is: its column in red, its row in green. */
function placed(width: number, height: number): Pixels {
  const rgb = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return [pixel % width, Math.floor(pixel / width), 7][at % 3] ?? 0;
  });
  return { width, height, rgb };
}
const tiles = (stride: number, tilesMax: number) =>
  ({ mode: 'tiles', stride, tilesMax, combine: 'mean' }) as const;
const corner = (window: Uint8Array) => [window[0], window[1]];

test('tiles lie at every stride, and the far edges are not left out', async () => {
  const size = { height: 8, width: 8 };
  const windows = await windowsOf(placed(20, 8), { size, fit: tiles(8, 64) });
  assert.deepEqual(windows.map(corner), [
    [0, 0],
    [8, 0],
    [12, 0],
  ]);
  const [first] = windows;
  assert.deepEqual([first?.[8 * 3], first?.[8 * 3 + 1]], [0, 1], 'the second row begins at the left again');
});

test('too many tiles are thinned out evenly over the picture', async () => {
  const windows = await windowsOf(placed(200, 200), { size: { height: 8, width: 8 }, fit: tiles(8, 5) });
  assert.equal(windows.length, 5);
  const rows = windows.map((window) => window[1] ?? 0);
  assert.ok(Math.min(...rows) < 40 && Math.max(...rows) > 150);
});

test('a picture smaller than a tile is mirrored at its edges', async () => {
  const [window, another] = await windowsOf(placed(3, 1), {
    size: { height: 8, width: 8 },
    fit: tiles(8, 9),
  });
  assert.equal(another, undefined);
  const row = Array.from({ length: 8 }, (_, x) => window?.[x * 3]);
  assert.deepEqual(row, [0, 1, 2, 2, 1, 0, 0, 1]);
});

test('the middle is cut out after the shorter side has its length', async () => {
  const fit = { mode: 'shorter-side-and-centre-crop', shorterSide: 16, kernel: 'nearest' } as const;
  const [window] = await windowsOf(placed(40, 16), { size: { height: 8, width: 10 }, fit });
  assert.deepEqual(corner(window ?? new Uint8Array()), [15, 4]);
});

test('whatever the picture and the way, every window has the size of the model', async () => {
  const side = fc.integer({ min: 1, max: 90 });
  const kernel = fc.constantFrom(
    'nearest' as const,
    'linear' as const,
    'cubic' as const,
    'lanczos3' as const,
  );
  const fit = fc.oneof(
    fc.record({ mode: fc.constant('squash' as const), kernel }),
    fc.record({
      mode: fc.constant('shorter-side-and-centre-crop' as const),
      shorterSide: fc.integer({ min: 8, max: 64 }),
      kernel,
    }),
    fc.record({
      mode: fc.constant('tiles' as const),
      stride: fc.integer({ min: 8, max: 40 }),
      tilesMax: fc.integer({ min: 1, max: 9 }),
      combine: fc.constant('max' as const),
    }),
  );
  await fc.assert(
    fc.asyncProperty(side, side, fit, async (width, height, way) => {
      const windows = await windowsOf(placed(width, height), { size: { height: 8, width: 12 }, fit: way });
      assert.ok(windows.length >= 1 && windows.length <= (way.mode === 'tiles' ? way.tilesMax : 1));
      for (const window of windows) assert.equal(window.length, 8 * 12 * 3);
    }),
    { numRuns: 60 },
  );
});

test('a picture is turned as a viewer turns it, for each of the eight orientations', async () => {
  const stored = placed(5, 3);
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    const file = await sharp(stored.rgb, { raw: { width: 5, height: 3, channels: 3 } })
      .withMetadata({ orientation })
      .png()
      .toBuffer();
    const { data, info } = await sharp(file).autoOrient().raw().toBuffer({ resolveWithObject: true });
    const turned = upright(stored, orientation);
    assert.deepEqual([turned.width, turned.height], [info.width, info.height], `${orientation}`);
    assert.deepEqual(Buffer.from(turned.rgb), data, `${orientation}`);
  }
});
