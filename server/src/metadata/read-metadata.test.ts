import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Exif } from '@riscontro/contract';
import { exif as exifNames } from '@riscontro/contract/inside';
import fc from 'fast-check';
import type { Container } from '../media/containers/container.ts';
import { readMetadata } from './read-metadata.ts';
import { exifBytes, type TestExif } from './testing/exif-bytes.ts';

const holding = (exif: Uint8Array): Container => ({ format: 'jpeg', exif, xmp: [], texts: [], comments: [] });
const read = (exif: TestExif) => readMetadata(holding(exifBytes(exif)));

const photo: TestExif = {
  main: {
    271: { text: 'NIKON CORPORATION ' },
    272: { text: 'NIKON D70' },
    274: { short: 6 },
    305: { text: 'GIMP 2.10' },
    306: { text: '2008:03:16 10:00:00' },
  },
  exif: {
    33434: { fractions: [[1, 250]] },
    33437: { fractions: [[28, 10]] },
    34855: { short: 200 },
    36867: { text: '2008:03:15 09:52:01' },
    37386: { fractions: [[50, 1]] },
    37385: { short: 1 },
    40962: { long: 3008 },
    40963: { long: 2000 },
    42032: { text: 'Maria Rossi' },
    42033: { text: '12345678' },
    42036: { text: '50mm f/1.8' },
  },
  gps: {
    1: { text: 'S' },
    2: {
      fractions: [
        [33, 1],
        [27, 1],
        [1249, 100],
      ],
    },
    3: { text: 'E' },
    4: {
      fractions: [
        [25, 1],
        [4587, 100],
        [0, 1],
      ],
    },
  },
};

test('a camera’s tags become the answer’s fields, the doubled make left out', () => {
  const { exif, plain } = read(photo);
  const answered = exif && exifNames.toWire(exif);
  assert.deepEqual(Exif.parse(answered), answered);
  assert.deepEqual(answered, {
    data_scatto: '2008-03-15T09:52:01',
    dispositivo: 'NIKON D70',
    obiettivo: '50mm f/1.8',
    gps: { latitudine: -33.453469, longitudine: 25.7645 },
    software: 'GIMP 2.10',
    altri: {
      tempo_di_posa: '1/250 s',
      apertura: 'f/2.8',
      iso: 200,
      lunghezza_focale_mm: 50,
      flash: true,
      data_modifica: '2008-03-16T10:00:00',
      larghezza: 3008,
      altezza: 2000,
    },
  });
  assert.deepEqual(plain, {
    make: 'NIKON CORPORATION',
    model: 'NIKON D70',
    software: 'GIMP 2.10',
    taken: '2008:03:15 09:52:01',
    orientation: 6,
    latitude: -33.453469,
    longitude: 25.7645,
  });
});

test('owners and serial numbers do not come out', () => {
  assert.doesNotMatch(JSON.stringify(read(photo).exif), /Maria|12345678/);
});

test('a named time zone is kept, none is invented', () => {
  const exif = { 36867: { text: '2019:06:09 12:57:32' }, 36881: { text: '+02:00' } };
  assert.equal(read({ exif }).exif?.takenAt, '2019-06-09T12:57:32+02:00');
  const nonsense = { ...exif, 36881: { text: '+99:99' } };
  assert.equal(read({ exif: nonsense }).exif?.takenAt, '2019-06-09T12:57:32');
});

test('dates, places and turns that cannot be are left out', () => {
  for (const date of ['0000:00:00 00:00:00', '2019:02:30 10:00:00', '2019:06:09 25:00:00', '    ', 'ieri']) {
    const { exif, plain } = read({ exif: { 36867: { text: date } } });
    assert.equal(exif, undefined, date);
    assert.deepEqual(plain, {}, date);
  }
  const outside = {
    1: { text: 'N' },
    2: { fractions: [[91, 1]] },
    3: { text: 'E' },
    4: { fractions: [[9, 1]] },
  } as const;
  const noNumber = { ...outside, 2: { fractions: [[45, 0]] } } as const;
  for (const gps of [outside, noNumber]) assert.equal(read({ gps }).exif, undefined);
  assert.deepEqual(read({ main: { 274: { short: 9 } } }).plain, {});
});

test('texts end at their first zero and come out on one line', () => {
  const { exif, plain } = read({
    main: { 271: { text: 'GoPro\0\x04\x00garbage' }, 272: { text: 'HD\u202e2\n' } },
  });
  assert.equal(plain.make, 'GoPro');
  assert.equal(exif?.device, 'GoPro HD 2');
});

test('a file without EXIF has no field for it', () => {
  const reading = readMetadata({ format: 'png', xmp: [], texts: [], comments: [] });
  assert.equal('exif' in reading, false);
  assert.deepEqual(reading.plain, {});
});

test('no damage to EXIF makes the reading throw or break the contract', () => {
  const whole = exifBytes({ ...photo, thumbnail: Buffer.alloc(300, 0xff) });
  fc.assert(
    fc.property(
      fc.nat(whole.length - 1),
      fc.uint8Array({ minLength: 1, maxLength: 8 }),
      fc.nat(whole.length),
      (at, patch, end) => {
        const damaged = Buffer.concat([whole, patch]);
        damaged.set(patch, at);
        for (const bytes of [damaged, damaged.subarray(0, end)]) {
          const { exif } = readMetadata(holding(bytes));
          if (exif) Exif.parse(exifNames.toWire(exif));
        }
      },
    ),
    { numRuns: 500 },
  );
});
