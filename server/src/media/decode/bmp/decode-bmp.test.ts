import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type BmpParts, bmpOf } from '../../../../test/support/bmp-bytes.ts';
import { decodeImage } from '../decode-image.ts';

const decode = (parts: BmpParts) => decodeImage(bmpOf(parts));
const rgbOf = async (parts: BmpParts) => [...(await decode(parts)).pixels.rgb];

const red = [255, 0, 0] as const;
const green = [0, 255, 0] as const;
const blue = [0, 0, 255] as const;
const white = [255, 255, 255] as const;
const palette = [red, green, blue, white];

/** Two by two: red and green above, blue and white below; the file begins below. */
const square = [...red, ...green, ...blue, ...white];
const trueColour = Buffer.from([...[255, 0, 0, 255, 255, 255], 0, 0, ...[0, 0, 255, 0, 255, 0], 0, 0]);

describe('a BMP', () => {
  for (const headerBytes of [12, 40, 52, 56, 64, 108, 124]) {
    test(`with a header of ${headerBytes} bytes`, async () => {
      const parts = { headerBytes, width: 2, height: 2, bits: 24, data: trueColour };
      assert.deepEqual(await rgbOf(parts), square);
    });
  }

  test('with its rows from the top', async () => {
    const data = Buffer.concat([trueColour.subarray(8), trueColour.subarray(0, 8)]);
    assert.deepEqual(await rgbOf({ headerBytes: 40, width: 2, height: -2, bits: 24, data }), square);
  });

  const packed: [bits: number, data: number[]][] = [
    [2, [0b10110000, 0, 0, 0, 0b00010000, 0, 0, 0]],
    [4, [0x23, 0, 0, 0, 0x01, 0, 0, 0]],
    [8, [2, 3, 0, 0, 0, 1, 0, 0]],
  ];
  for (const [bits, data] of packed) {
    test(`with a palette, ${bits} bits a pixel`, async () => {
      const parts = { headerBytes: 40, width: 2, height: 2, bits, palette, data: Buffer.from(data) };
      assert.deepEqual(await rgbOf({ ...parts, coloursTold: 4 }), square);
    });
  }

  test('with one bit a pixel, across bytes', async () => {
    const data = Buffer.from([0b10101010, 0b10000000, 0, 0]);
    const parts = { headerBytes: 40, width: 9, height: 1, bits: 1, palette: [red, blue], data };
    const expected = [blue, red, blue, red, blue, red, blue, red, blue].flat();
    assert.deepEqual(await rgbOf(parts), expected);
  });

  test('with fewer colours than its pixels name: the others are black', async () => {
    const data = Buffer.from([0, 200, 0, 0]);
    const parts = { headerBytes: 40, width: 2, height: 1, bits: 8, palette: [red], coloursTold: 1, data };
    assert.deepEqual(await rgbOf(parts), [...red, 0, 0, 0]);
  });

  test('with 16 bits a pixel, of five bits a colour or under masks', async () => {
    const data = Buffer.alloc(4);
    data.writeUInt16LE(0x7c00, 0);
    data.writeUInt16LE(0x03ff, 2);
    assert.deepEqual(await rgbOf({ headerBytes: 40, width: 2, height: 1, bits: 16, data }), [
      ...red,
      ...[0, 255, 255],
    ]);
    const masks = [0xf800, 0x07e0, 0x001f];
    data.writeUInt16LE(0xf800, 0);
    data.writeUInt16LE(0x07ff, 2);
    assert.deepEqual(
      await rgbOf({ headerBytes: 40, width: 2, height: 1, bits: 16, compression: 3, masks, data }),
      [...red, ...[0, 255, 255]],
    );
  });

  test('with 32 bits a pixel: the fourth byte is nothing unless a mask says so', async () => {
    const data = Buffer.from([0, 0, 255, 0, 0, 0, 255, 128]);
    const parts = { width: 2, height: 1, bits: 32, data };
    const plain = await decode({ ...parts, headerBytes: 40 });
    assert.deepEqual([[...plain.pixels.rgb], plain.hasAlpha], [[...red, ...red], false]);
    const masks = [0xff0000, 0xff00, 0xff, 0xff000000];
    const transparent = await decode({ ...parts, headerBytes: 124, compression: 3, masks });
    assert.deepEqual([[...transparent.pixels.rgb], transparent.hasAlpha], [[...white, 255, 127, 127], true]);
  });

  test('with run lengths of eight bits: runs, literals, a jump, ends', async () => {
    const data = Buffer.from([
      ...[2, 2],
      ...[0, 3, 0, 1, 3, 0],
      ...[0, 0],
      ...[0, 2, 4, 0],
      ...[1, 1],
      ...[0, 1],
    ]);
    const parts = { headerBytes: 40, width: 5, height: 2, bits: 8, compression: 1, palette, data };
    assert.deepEqual(
      await rgbOf({ ...parts, coloursTold: 4 }),
      [red, red, red, red, green, blue, blue, red, green, white].flat(),
    );
  });

  test('with run lengths of four bits', async () => {
    const data = Buffer.from([...[3, 0x12], ...[0, 0], ...[0, 3, 0x01, 0x20], ...[0, 1]]);
    const parts = { headerBytes: 40, width: 3, height: 2, bits: 4, compression: 2, palette, data };
    assert.deepEqual(
      await rgbOf({ ...parts, coloursTold: 4 }),
      [red, green, blue, green, blue, green].flat(),
    );
  });

  test('is scaled down where it is larger than the analyses take', async () => {
    const data = Buffer.alloc(300 * 400, 128);
    const file = bmpOf({ headerBytes: 40, width: 100, height: 400, bits: 24, data });
    const { width, height, pixels, scale } = await decodeImage(file, {
      pixelsMax: 1e6,
      analysisPixelsMax: 10_000,
    });
    assert.deepEqual([width, height, pixels.width, pixels.height, scale], [100, 400, 50, 200, 0.5]);
    assert.equal(pixels.rgb.length, 50 * 200 * 3);
  });
});

describe('a BMP is refused', () => {
  const usual = { headerBytes: 40, width: 2, height: 2, bits: 24, data: trueColour };
  const runs = { ...usual, bits: 8, compression: 1, palette };
  const masks = [0xff0000, 0xff00, 0xff];
  const cases: [string, BmpParts, string][] = [
    ['without its last bytes', { ...usual, data: trueColour.subarray(0, 10) }, 'truncated'],
    ['that claims more than the limit', { ...usual, width: 20_000, height: 20_000 }, 'too_many_pixels'],
    [
      'of sides whose product overflows',
      { ...usual, width: 2 ** 31 - 1, height: 2 ** 31 - 1 },
      'too_many_pixels',
    ],
    ['without width', { ...usual, width: 0 }, 'too_small'],
    ['of negative width', { ...usual, width: -2 }, 'damaged'],
    ['of seven bits', { ...usual, bits: 7 }, 'damaged'],
    ['with a header that does not exist', { ...usual, headerBytes: 41 }, 'unsupported_format'],
    ['with a JPEG inside', { ...usual, bits: 0, compression: 4 }, 'unsupported_format'],
    ['with a method that does not exist', { ...usual, compression: 99 }, 'damaged'],
    [
      'with a palette larger than the file',
      { ...runs, coloursTold: 1e9, data: Buffer.from([0, 1]) },
      'damaged',
    ],
    ['with masks that have holes', { ...usual, bits: 32, compression: 3, masks: [5, 2, 8] }, 'damaged'],
    [
      'without a mask for blue',
      { ...usual, bits: 32, compression: 3, masks: [...masks.slice(0, 2), 0] },
      'damaged',
    ],
    ['with runs beyond the row', { ...runs, data: Buffer.from([9, 1, 0, 1]) }, 'damaged'],
    ['with runs that stop', { ...runs, data: Buffer.from([2, 1]) }, 'truncated'],
    ['with literals that stop', { ...runs, data: Buffer.from([0, 9, 1]) }, 'truncated'],
    ['with runs from the top', { ...runs, height: -2, data: Buffer.from([0, 1]) }, 'damaged'],
  ];
  for (const [name, parts, reason] of cases) {
    test(`${name}: ${reason}`, () => assert.rejects(decode(parts), { name: 'ImageRefused', reason }));
  }

  test('at every length short of the whole', async () => {
    const file = bmpOf({ ...usual, headerBytes: 124 });
    for (let length = 2; length < file.length - 2; length += 1) {
      await assert.rejects(decodeImage(file.subarray(0, length)), { name: 'ImageRefused' }, `${length}`);
    }
  });
});
