import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { bmpOf } from '../../../test/support/bmp-bytes.ts';
import { colourful, gifOf, heic, pngChunk, pngOf, tiffOf, zipOf } from '../../../test/support/image-bytes.ts';
import { type ImageFormat, imageFormats, type Pixels } from '../image.ts';
import { ImageRefused } from '../media-refused.ts';
import { decodeImage } from './decode-image.ts';

const imageOf = ({ width, height, rgb }: Pixels) => sharp(rgb, { raw: { width, height, channels: 3 } });
const refused = (reason: string) => ({ name: 'ImageRefused', reason });
const firstPixel = async (bytes: Uint8Array) => [...(await decodeImage(bytes)).pixels.rgb.subarray(0, 3)];

const pixels = colourful(48, 32);
const files = {} as Record<ImageFormat, Buffer>;
before(async () => {
  files.jpeg = await imageOf(pixels).jpeg({ quality: 95 }).toBuffer();
  files.png = await imageOf(pixels).png().toBuffer();
  files.webp = await imageOf(pixels).webp({ lossless: true }).toBuffer();
  files.gif = await imageOf(pixels).gif().toBuffer();
  files.avif = await imageOf(pixels).avif({ quality: 90, effort: 0 }).toBuffer();
  files.tiff = await imageOf(pixels).tiff({ compression: 'lzw' }).toBuffer();
  files.heic = heic;
  const rows = Array.from({ length: 32 }, (_, row) =>
    pixels.rgb.subarray((31 - row) * 144, (32 - row) * 144),
  );
  const data = Buffer.concat(rows);
  for (let at = 0; at < data.length; at += 3) data.subarray(at, at + 3).reverse();
  files.bmp = bmpOf({ headerBytes: 40, width: 48, height: 32, bits: 24, data });
});

describe('every format is decoded', () => {
  for (const format of imageFormats) {
    test(format, async () => {
      const image = await decodeImage(files[format]);
      const size = format === 'heic' ? [64, 48] : [48, 32];
      assert.equal(image.format, format);
      assert.deepEqual([image.width, image.height], size);
      assert.deepEqual([image.orientation, image.pages, image.scale], [1, 1, 1]);
      assert.deepEqual([image.pixels.width, image.pixels.height], size);
      // The encoder of GIF always keeps room for transparency.
      assert.equal(image.hasAlpha, format === 'gif');
      if (['png', 'webp', 'tiff', 'bmp'].includes(format))
        assert.deepEqual(Buffer.from(image.pixels.rgb), Buffer.from(pixels.rgb));
    });
  }

  test('HEIC gives the colours that were drawn', async () => {
    const { rgb } = (await decodeImage(heic)).pixels;
    const isNear = (at: number, expected: number[]) =>
      expected.every((value, index) => Math.abs((rgb[at + index] ?? 0) - value) < 12);
    assert.ok(isNear(0, [255, 0, 0]), 'red above');
    assert.ok(isNear(rgb.length - 3, [0, 0, 255]), 'blue below');
  });
});

describe('every kind of pixels becomes eight bits of red, green and blue', () => {
  test('grey', async () => {
    const grey = await sharp(Buffer.alloc(64, 100), { raw: { width: 8, height: 8, channels: 1 } })
      .png()
      .toBuffer();
    assert.deepEqual(await firstPixel(grey), [100, 100, 100]);
  });

  test('grey with transparency, on white', async () => {
    const data = Buffer.from([0, 0, 100, 255]);
    const file = await sharp(data, { raw: { width: 2, height: 1, channels: 2 } })
      .png()
      .toBuffer();
    const { pixels: decoded, hasAlpha } = await decodeImage(file);
    assert.deepEqual([[...decoded.rgb], hasAlpha], [[255, 255, 255, 100, 100, 100], true]);
  });

  test('transparency, on white', async () => {
    const data = Buffer.from([255, 0, 0, 0, 255, 0, 0, 128]);
    const file = await sharp(data, { raw: { width: 2, height: 1, channels: 4 } })
      .png()
      .toBuffer();
    const [r, g, b, ...second] = (await decodeImage(file)).pixels.rgb;
    assert.deepEqual([r, g, b], [255, 255, 255]);
    assert.ok(
      second.every((value, at) => Math.abs(value - (at === 0 ? 255 : 127)) <= 1),
      `${second}`,
    );
  });

  test('sixteen bits', async () => {
    const data = Uint16Array.from([0xffff, 0x8000, 0]);
    const file = await sharp(data, { raw: { width: 1, height: 1, channels: 3 } })
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    assert.deepEqual(await firstPixel(file), [255, 128, 0]);
  });

  test('a palette', async () => {
    const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f80' } })
      .png({ palette: true })
      .toBuffer();
    assert.deepEqual(await firstPixel(file), [255, 136, 0]);
  });

  test('ink', async () => {
    const file = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#fff' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    const { pixels: decoded } = await decodeImage(file);
    assert.equal(decoded.rgb.length, 16 * 16 * 3);
    assert.ok(decoded.rgb.every((value) => value > 245));
  });

  test('another colour space: the numbers stay as stored, with the traces of compression in them', async () => {
    const file = await imageOf(pixels).withIccProfile('p3').png().toBuffer();
    const stored = await sharp(file, { ignoreIcc: true }).raw().toBuffer();
    assert.ok((await sharp(file).metadata()).icc, 'there is a profile');
    assert.deepEqual(Buffer.from((await decodeImage(file)).pixels.rgb), stored);
  });
});

describe('a picture is taken as stored', () => {
  test('not turned, but with its orientation', async () => {
    const file = await imageOf(pixels).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
    const { width, height, orientation, pixels: decoded } = await decodeImage(file);
    assert.deepEqual([width, height, orientation, decoded.width], [48, 32, 6, 48]);
  });

  test('the first page of many', async () => {
    const gif = await decodeImage(gifOf(3000));
    assert.deepEqual([gif.pages, gif.width, gif.height], [3000, 1, 1]);
    const tiff = await decodeImage(tiffOf(200, 16, 16));
    assert.deepEqual([tiff.pages, tiff.width, tiff.height], [200, 16, 16]);
  });

  test('even of a single pixel', async () => {
    assert.deepEqual(await firstPixel(pngOf(1, 1, 1)), [0, 0, 0]);
  });

  test('smaller where it is larger than the analyses take, with the scale', async () => {
    for (const format of ['jpeg', 'png', 'heic', 'bmp'] as const) {
      const image = await decodeImage(files[format], { pixelsMax: 10_000, analysisPixelsMax: 384 });
      assert.ok(image.pixels.width * image.pixels.height <= 384, format);
      assert.equal(image.pixels.rgb.length, image.pixels.width * image.pixels.height * 3);
      assert.equal(image.scale, image.pixels.width / image.width);
    }
  });
});

describe('a truncated picture is refused as such', () => {
  for (const format of imageFormats) {
    test(format, async () => {
      const file = files[format];
      for (const part of [0.5, 0.9]) {
        const cut = file.subarray(0, Math.floor(file.length * part));
        const error = await decodeImage(cut).catch((reason) => reason);
        assert.ok(error instanceof ImageRefused, `${format} at ${part}`);
        // The directory of a TIFF may be at the end: without it nobody knows what is missing.
        if (format !== 'tiff') assert.equal(error.reason, 'truncated', `${format} at ${part}`);
      }
    });
  }

  test('but a JPEG that lacks only the marker at its end is whole', async () => {
    const image = await decodeImage(files.jpeg.subarray(0, -2));
    assert.deepEqual(image.pixels, (await decodeImage(files.jpeg)).pixels);
  });

  test('and so is one with bytes that no decoder needs', async () => {
    const [start, rest] = [files.jpeg.subarray(0, 2), files.jpeg.subarray(2)];
    const segmentBytes = 2 + rest.readUInt16BE(2);
    const stray = Buffer.concat([
      start,
      rest.subarray(0, segmentBytes),
      Buffer.alloc(7, 1),
      rest.subarray(segmentBytes),
    ]);
    assert.deepEqual((await decodeImage(stray)).pixels, (await decodeImage(files.jpeg)).pixels);
  });
});

describe('a picture that claims too much is refused before it is decoded', () => {
  test('more pixels than allowed', async () => {
    await assert.rejects(decodeImage(pngOf(60_000, 60_000, 1)), refused('too_many_pixels'));
    await assert.rejects(decodeImage(pngOf(2 ** 31 - 1, 2 ** 31 - 1, 0)), refused('too_many_pixels'));
    await assert.rejects(decodeImage(tiffOf(1, 60_000, 60_000, 16)), refused('too_many_pixels'));
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif', 'heic', 'bmp', 'tiff'] as const) {
      const limits = { pixelsMax: 1000, analysisPixelsMax: 1000 };
      await assert.rejects(decodeImage(files[format], limits), refused('too_many_pixels'), format);
    }
  });

  test('more pages than can be counted', async () => {
    await assert.rejects(decodeImage(tiffOf(5000, 16, 16)), refused('too_much_work'));
  });

  test('a text that would unpack to hundreds of megabytes is left packed', async () => {
    const bomb = deflateSync(Buffer.alloc(50_000_000), { level: 9 });
    const file = pngOf(8, 8, 8, [pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), bomb]))]);
    assert.deepEqual(await firstPixel(file), [0, 0, 0]);
  });

  test('a directory of a TIFF that leads to itself', async () => {
    const file = tiffOf(1, 16, 16);
    file.writeUInt32LE(8, 8 + 2 + 9 * 12);
    assert.deepEqual(await firstPixel(file), [0, 0, 0]);
  });
});

test('two files in one are refused', async () => {
  await assert.rejects(decodeImage(Buffer.concat([files.png, zipOf('x')])), refused('two_files_in_one'));
});

describe('damage of any kind ends in a picture or a refusal', () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { minLength: 1, maxLength: 8 });
  for (const format of imageFormats) {
    test(format, async () => {
      await fc.assert(
        fc.asyncProperty(changes, fc.double({ min: 0.3, max: 1, noNaN: true }), async (places, part) => {
          const file = Buffer.from(files[format]);
          for (const [place, value] of places) file[place % file.length] = value;
          const bytes = file.subarray(0, part > 0.8 ? file.length : Math.ceil(file.length * part));
          // A small limit of pixels: what is tested is what the bytes do, not how long large images take.
          const limits = { pixelsMax: 1_000_000, analysisPixelsMax: 100_000 };
          const result = await decodeImage(bytes, limits).catch((error: unknown) => error);
          if (result instanceof Error) return assert.ok(result instanceof ImageRefused, `${result.stack}`);
          const { pixels: decoded } = result as { pixels: Pixels };
          assert.equal(decoded.rgb.length, decoded.width * decoded.height * 3);
        }),
        { numRuns: format === 'heic' || format === 'avif' ? 25 : 60 },
      );
    });
  }
});
