import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { text } from '../../../test/support/image-bytes.ts';
import { imageFormats } from '../image.ts';
import { ImageRefused } from '../media-refused.ts';
import { imageFormat } from './image-format.ts';

describe('the format of a picture', () => {
  const cases: [string, string][] = [
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['GIF87a', 'gif'],
    ['GIF89a', 'gif'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
    ['II*\0', 'tiff'],
    ['MM\0*', 'tiff'],
    ['II+\0', 'tiff'],
    ['BM', 'bmp'],
    ['\0\0\0\x18ftypavif\0\0\0\0mif1miaf', 'avif'],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1avif', 'avif'],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
  ];
  for (const [bytes, format] of cases) {
    test(`${format} from ${JSON.stringify(bytes)}`, () => assert.equal(imageFormat(text(bytes)), format));
  }

  const refused: [string, string][] = [
    ['\0\0\0\x0cJXL \r\n\x87\n', 'unsupported_format'],
    ['8BPS\0\x01', 'unsupported_format'],
    ['\0\0\x01\0\x01\0', 'unsupported_format'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'unsupported_format'],
    ['<?xml version="1.0"?>\n<!-- drawn -->\n<svg/>', 'unsupported_format'],
    ['<?xml version="1.0"?><rss/>', 'not_an_image'],
    ['\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'not_an_image'],
    ['\0\0\0\x10ftypmp42\0\0\0\0heic', 'not_an_image'],
    ['RIFF\x10\0\0\0WAVEfmt ', 'not_an_image'],
    ['%PDF-1.7', 'not_an_image'],
    ['photo.jpg', 'not_an_image'],
    ['', 'not_an_image'],
  ];
  for (const [bytes, reason] of refused) {
    test(`${reason}: ${JSON.stringify(bytes)}`, () =>
      assert.throws(() => imageFormat(text(bytes)), { name: 'ImageRefused', reason }));
  }

  test('any bytes are a format or are refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        try {
          assert.ok(imageFormats.includes(imageFormat(bytes)));
        } catch (error) {
          assert.ok(error instanceof ImageRefused);
        }
      }),
    );
  });
});
