import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { readContainer } from '../media/containers/read-container.ts';
import { decodeImage } from '../media/decode/decode-image.ts';
import { said } from '../media-methods/testing/said.ts';
import { metadataSignals } from './metadata-signals.ts';
import { readMetadata } from './read-metadata.ts';
import { exifBytes, type TestExif, withExif } from './testing/exif-bytes.ts';

const now = new Date('2026-01-15T12:00:00Z');
const size = { width: 640, height: 480 };

/** A scene of soft round shapes, another for another seed. */
function scene(seed: number): Promise<Buffer> {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const shapes = Array.from({ length: 24 }, () => ({
    x: random() * size.width,
    y: random() * size.height,
    radius: 20 + random() * 90,
    grey: random() * 255,
  }));
  const rgb = Buffer.alloc(size.width * size.height * 3, 0x66);
  for (let pixel = 0; pixel < size.width * size.height; pixel += 1) {
    const [x, y] = [pixel % size.width, Math.floor(pixel / size.width)];
    const above = shapes.findLast((shape) => Math.hypot(x - shape.x, y - shape.y) < shape.radius);
    if (above) rgb.fill(above.grey, pixel * 3, pixel * 3 + 3);
  }
  return sharp(rgb, { raw: { ...size, channels: 3 } })
    .blur(2)
    .png()
    .toBuffer();
}

let photo: Buffer;
let otherPhoto: Buffer;
before(async () => {
  photo = await scene(7);
  otherPhoto = await scene(99);
});

const preview = (from: Sharp) =>
  from.resize(160, 120, { fit: 'contain', background: '#000' }).jpeg().toBuffer();

async function signalsOf(image: Buffer, exif: TestExif | undefined, xmp?: string) {
  const jpeg = await sharp(image)
    .jpeg({ quality: 88 })
    .withXmp(xmp ?? emptyXmp)
    .toBuffer();
  const bytes = exif ? withExif(jpeg, exifBytes(exif)) : jpeg;
  const decoded = await decodeImage(bytes);
  const container = readContainer(bytes, 'jpeg');
  const signals = await metadataSignals(readMetadata(container), container, decoded, now);
  return Object.fromEntries(signals.map((signal) => [signal.method, signal]));
}

const rdf = (body: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${body}</rdf:RDF></x:xmpmeta>`;
const emptyXmp = rdf('');

test('a picture without metadata gets no word against it', async () => {
  const signals = await signalsOf(photo, undefined);
  assert.deepEqual(
    Object.entries(signals).map(([method, { outcome }]) => [method, outcome]),
    ['exif', 'thumbnail', 'dates', 'dimensions', 'editHistory'].map((method) => [method, 'not_applicable']),
  );
});

test('device and date are told, with the warning that they can be changed', async () => {
  const { exif } = await signalsOf(photo, {
    main: { 271: { text: 'Canon' }, 272: { text: 'Canon EOS 40D' } },
    exif: { 36867: { text: '2008:05:30 15:56:01' } },
  });
  assert.equal(exif?.outcome, 'ok');
  assert.match(said(exif).it, /«Canon EOS 40D».*30 maggio 2008.*cambiarle/);
  assert.match(said(exif).en, /30 May 2008/);
});

test('a preview of the same picture is fine: with bars, turned, brighter, or where the picture got bars', async () => {
  const wide = await sharp(photo).extract({ left: 0, top: 20, width: 640, height: 427 }).png().toBuffer();
  const cases: [string, Buffer, Buffer][] = [
    ['same', photo, await preview(sharp(photo))],
    ['bars', wide, await preview(sharp(wide))],
    ['turned', photo, await sharp(photo).rotate(90).resize(120, 160).jpeg().toBuffer()],
    ['brighter', photo, await preview(sharp(photo).linear(0.7, 60))],
    [
      'bars in the picture',
      await sharp(photo).extend({ left: 120, right: 120, background: '#fff' }).png().toBuffer(),
      await preview(sharp(photo)),
    ],
  ];
  for (const [name, image, embedded] of cases) {
    const { thumbnail } = await signalsOf(image, { thumbnail: embedded });
    assert.equal(thumbnail?.outcome, 'ok', name);
  }
});

test('a preview of another picture speaks of an alteration', async () => {
  const { thumbnail } = await signalsOf(photo, { thumbnail: await preview(sharp(otherPhoto)) });
  assert.ok(thumbnail?.outcome === 'attention' || thumbnail?.outcome === 'alarm');
  assert.equal(thumbnail.meaning, 'altered');
});

test('a preview that shows more than the picture tells of a crop, not of an alteration', async () => {
  const cut = await sharp(photo).extract({ left: 90, top: 60, width: 400, height: 300 }).png().toBuffer();
  const { thumbnail } = await signalsOf(cut, { thumbnail: await preview(sharp(photo)) });
  assert.equal(thumbnail?.outcome, 'attention');
  assert.equal(thumbnail?.meaning, undefined);
  assert.match(said(thumbnail).it, /ritagliata/);
});

test('plain and damaged previews prove nothing', async () => {
  const plain = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();
  assert.equal((await signalsOf(photo, { thumbnail: plain })).thumbnail?.outcome, 'inconclusive');
  const damaged = (await preview(sharp(photo))).fill(0x55, 300);
  assert.equal((await signalsOf(photo, { thumbnail: damaged })).thumbnail?.outcome, 'not_applicable');
});

test('dates that cannot all be true call for attention; time zones and unset clocks do not', async () => {
  const dates = async (taken: string, modified: string, gpsDate?: string) => {
    const gps = gpsDate ? { 29: { text: gpsDate } } : undefined;
    const exif = { main: { 306: { text: modified } }, exif: { 36867: { text: taken } }, ...(gps && { gps }) };
    return (await signalsOf(photo, exif)).dates;
  };
  assert.equal((await dates('2019:06:09 12:00:00', '2019:06:09 12:00:00', '2019:06:09'))?.outcome, 'ok');
  assert.equal((await dates('2019:06:09 12:00:00', '2021:01:02 08:00:00'))?.outcome, 'ok');
  assert.equal((await dates('2019:06:10 01:00:00', '2019:06:09 02:00:00'))?.outcome, 'ok');
  assert.equal((await dates('2019:06:12 12:00:00', '2019:06:09 12:00:00'))?.outcome, 'attention');
  assert.equal(
    (await dates('2019:06:09 12:00:00', '2019:06:09 12:00:00', '2019:05:01'))?.outcome,
    'attention',
  );
  const unset = await dates('2000:01:01 00:03:10', '2000:01:01 00:03:10', '2019:05:01');
  assert.equal(unset?.outcome, 'ok');
  assert.match(said(unset).it, /mai regolato/);
  assert.match(said(await dates('2031:06:09 12:00:00', '2031:06:09 12:00:00')).it, /futuro/);
});

test('the size in the metadata may be turned or reduced; another shape tells of a crop', async () => {
  const dimensions = async (width: number, height: number) =>
    (await signalsOf(photo, { exif: { 40962: { long: width }, 40963: { long: height } } })).dimensions;
  for (const [width, height, words] of [
    [size.width, size.height, /corrispondono/],
    [size.height, size.width, /corrispondono/],
    [4000, 3000, /rimpicciolita/],
    [320, 240, /più grande/],
  ] as const) {
    const signal = await dimensions(width, height);
    assert.equal(signal?.outcome, 'ok');
    assert.match(said(signal).it, words);
  }
  const cropped = await dimensions(4000, 2000);
  assert.equal(cropped?.outcome, 'attention');
  assert.equal(cropped?.meaning, undefined);
});

test('an editor’s name is information, never an alarm', async () => {
  for (const software of ['Adobe Photoshop CC 2019 (Macintosh)', 'GIMP 2.10.36']) {
    const { editHistory } = await signalsOf(photo, { main: { 305: { text: software } } });
    assert.equal(editHistory?.outcome, 'ok');
    assert.match(said(editHistory).it, /(Photoshop|GIMP).*non significa/);
  }
});

test('saves are counted; many ancestors call for attention, a few do not', async () => {
  const entry = '<rdf:li stEvt:action="saved" stEvt:softwareAgent="Adobe Photoshop 25.0 (Windows)"/>';
  const names =
    'xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:stEvt="http://ns.adobe.com/xap/1.0/sType/ResourceEvent#" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"';
  const told = (ancestors: number) =>
    rdf(
      `<rdf:Description ${names}><xmpMM:History><rdf:Seq>${entry.repeat(3)}</rdf:Seq></xmpMM:History><photoshop:DocumentAncestors><rdf:Bag>${Array.from({ length: ancestors }, (_, at) => `<rdf:li>xmp.did:${at}</rdf:li>`).join('')}</rdf:Bag></photoshop:DocumentAncestors></rdf:Description>`,
    );
  const few = (await signalsOf(photo, undefined, told(2))).editHistory;
  assert.equal(few?.outcome, 'ok');
  assert.match(said(few).it, /Adobe Photoshop.*3 salvataggi/);
  const many = (await signalsOf(photo, undefined, told(12))).editHistory;
  assert.deepEqual([many?.outcome, many?.meaning, many?.strength], ['attention', 'altered', 0.3]);
  assert.match(said(many).en, /12 different documents/);
});
