import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cpuNowMs } from '../../../test/support/cpu-clock.ts';
import { buildFile } from '../containers/testing/build-file.ts';
import { box } from '../containers/testing/build-iso-media.ts';
import { type VideoFormat, videoFormats } from '../video/video.ts';
import { readVideoContainer } from './read-video-container.ts';
import { buildIsoVideo, placeBox, u32, userText } from './testing/build-iso-video.ts';
import { buildAvi, buildMatroska, buildMpegTs, element } from './testing/build-other-videos.ts';

const day = new Date('2021-05-06T07:08:09Z');
const packet = '<x:xmpmeta xmlns:x="adobe:ns:meta/">città</x:xmpmeta>';
const x264 = 'x264 - core 164 r3095 - H.264/MPEG-4 AVC codec - options: cabac=1 ref=3';

const phoneLike = buildIsoVideo({
  brand: 'qt  ',
  minor: 0,
  compatible: ['qt  '],
  created: day,
  keys: {
    'com.apple.quicktime.make': 'Apple',
    'com.apple.quicktime.location.ISO6709': '+45.4642+009.1900/',
  },
  user: [userText('\xa9xyz', '+45.46+009.19/'), placeBox(45.5, -9.25)],
  xmp: packet,
  tracks: [
    {
      name: 'Core Media Video',
      codec: 'hvc1',
      compressor: 'HEVC',
      created: day,
      isCounted: true,
      edits: [
        [-1, 1],
        [1, 2],
      ],
    },
    { handler: 'soun', name: 'Core Media Audio', codec: 'mp4a', isCounted: true },
    { handler: 'meta', name: 'Core Media Metadata', codec: 'mebx', isCounted: true },
  ],
});

test('the boxes of QuickTime tell brand, layout, tracks, dates, tags, place and XMP', () => {
  const found = readVideoContainer(phoneLike, 'mov');
  assert.deepEqual(found.brand, { major: 'qt  ', minor: 0, compatible: ['qt  '] });
  assert.deepEqual(found.layout, ['ftyp', 'mdat', 'moov', 'uuid XMP']);
  assert.deepEqual(found.userBoxes, ['©xyz', 'loci']);
  assert.deepEqual(found.movie, { createdMs: day.getTime(), modifiedMs: day.getTime() });
  assert.deepEqual(
    found.tracks.map(({ kind, name, codec, compressor }) => [kind, name, codec, compressor]),
    [
      ['video', 'Core Media Video', 'hvc1', 'HEVC'],
      ['sound', 'Core Media Audio', 'mp4a', ''],
      ['data', 'Core Media Metadata', 'mebx', ''],
    ],
  );
  const [images] = found.tracks;
  assert.deepEqual([images?.width, images?.height, images?.durationSeconds], [64, 48, 4]);
  assert.deepEqual(images?.shown, [{ fromSeconds: 1, toSeconds: 3 }]);
  assert.equal(images?.times[0]?.createdMs, day.getTime());
  assert.deepEqual(found.tags, [
    { keyword: '©xyz', text: '+45.46+009.19/' },
    { keyword: 'com.apple.quicktime.make', text: 'Apple' },
    { keyword: 'com.apple.quicktime.location.ISO6709', text: '+45.4642+009.1900/' },
  ]);
  assert.deepEqual(found.position, { latitude: 45.5, longitude: -9.25, altitudeMetres: 0 });
  assert.deepEqual(found.xmp, [packet]);
});

test('the boxes of MP4 tell iTunes’ tags, tags with names of their own and the encoder’s line', () => {
  const found = readVideoContainer(
    buildIsoVideo({
      list: { '\xa9too': 'Lavf60.16.100', AIGC_INFO: '{"a":1}' },
      indexFirst: true,
      tracks: [{ sample: `\0\0\x02\x06${x264}\0\x80` }],
    }),
    'mp4',
  );
  assert.deepEqual(found.tags, [
    { keyword: '©too', text: 'Lavf60.16.100' },
    { keyword: 'AIGC_INFO', text: '{"a":1}' },
  ]);
  assert.deepEqual(found.encoders, [x264]);
  assert.deepEqual([found.layout, found.isFragmented], [['ftyp', 'moov', 'mdat'], false]);
});

test('a file in pieces is told as such, with the encoder’s line of its first piece', () => {
  const found = readVideoContainer(buildIsoVideo({ inPieces: true, tracks: [{ sample: x264 }] }), 'mp4');
  assert.deepEqual([found.isFragmented, found.encoders], [true, [x264]]);
});

test('zero is no date, and seconds since 1970 are not taken for seconds since 1904', () => {
  const read = (rawCreated: number) =>
    readVideoContainer(buildIsoVideo({ rawCreated }), 'mp4').movie.createdMs;
  assert.equal(read(0), undefined);
  assert.equal(read(day.getTime() / 1000), day.getTime());
  assert.equal(read(day.getTime() / 1000 + 2_082_844_800), day.getTime());
});

test('Matroska tells its writers, date, tracks and tags', () => {
  const found = readVideoContainer(
    buildMatroska({
      muxer: 'Lavf60',
      writer: 'HandBrake',
      created: day,
      tags: { COMMENT: 'ciao' },
      coded: x264,
    }),
    'matroska',
  );
  assert.deepEqual(
    found.tags.map(({ keyword, text }) => [keyword, text]),
    [
      ['MuxingApp', 'Lavf60'],
      ['WritingApp', 'HandBrake'],
      ['COMMENT', 'ciao'],
    ],
  );
  assert.equal(found.movie.createdMs, day.getTime());
  assert.deepEqual(
    found.tracks.map(({ kind, codec, name, width, durationSeconds }) => [
      kind,
      codec,
      name,
      width,
      durationSeconds,
    ]),
    [
      ['video', 'V_VP9', 'Traccia', 64, 4],
      ['sound', 'A_OPUS', '', 0, 4],
    ],
  );
  assert.deepEqual(found.encoders, [x264]);
});

test('a recording in Matroska that does not know its own size is read all the same', () => {
  const open = (id: string) => Buffer.from(`${id}01ffffffffffffff`, 'hex');
  const live = Buffer.concat([
    element(0x1a45dfa3),
    open('18538067'),
    element(0x1549a966, element(0x5741, Buffer.from('Chrome'))),
    open('1f43b675'),
    Buffer.from('coded'),
  ]);
  assert.deepEqual(readVideoContainer(live, 'webm').tags, [{ keyword: 'WritingApp', text: 'Chrome' }]);
});

test('AVI tells its texts, its date, the name in its filling and XMP', () => {
  const found = readVideoContainer(
    buildAvi({
      info: { ISFT: 'CanonMVI02' },
      date: 'Mon Sep 06 15:12:31 2010',
      filling: 'Macchina di prova\0\0',
      xmp: packet,
      coded: '\0\0XviD0064\0',
    }),
    'avi',
  );
  assert.deepEqual(
    found.tags.map(({ keyword, text }) => [keyword, text]),
    [
      ['IDIT', 'Mon Sep 06 15:12:31 2010'],
      ['ISFT', 'CanonMVI02'],
      ['JUNK', 'Macchina di prova'],
    ],
  );
  assert.deepEqual([found.xmp, found.encoders], [[packet], ['XviD0064']]);
  const [track] = found.tracks;
  assert.deepEqual(
    [track?.kind, track?.codec, track?.width, track?.height, track?.durationSeconds],
    ['video', 'XVID', 64, 48, 4],
  );
});

test('a transport stream tells the programme and its provider, with and without times before its packets', () => {
  for (const timed of [false, true]) {
    assert.deepEqual(readVideoContainer(buildMpegTs('Rai', 'Canale uno', timed), 'mpegts').tags, [
      { keyword: 'service_provider', text: 'Rai' },
      { keyword: 'service_name', text: 'Canale uno' },
    ]);
  }
});

test('moving pictures tell comments and XMP', () => {
  const gif = readVideoContainer(buildFile('gif', { xmp: packet, comments: ['ciao'] }), 'gif');
  assert.deepEqual([gif.xmp, gif.tags], [[packet], [{ keyword: 'comment', text: 'ciao' }]]);
  assert.deepEqual(readVideoContainer(buildFile('webp', { xmp: packet }), 'webp').xmp, [packet]);
});

const whole: readonly (readonly [VideoFormat, Uint8Array])[] = [
  ['mov', phoneLike],
  ['mp4', buildIsoVideo({ list: { '\xa9too': 'a' }, user: [userText('\xa9mak', 'b')], inPieces: true })],
  ['matroska', buildMatroska({ created: day, tags: { A: 'b' } })],
  ['avi', buildAvi({ info: { ISFT: 'a' }, date: 'x', filling: 'riempimento', xmp: packet })],
  ['mpegts', buildMpegTs('a', 'b')],
];

test('no damage and no random bytes make a reader throw', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...whole),
      fc.array(fc.tuple(fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 8 })), { maxLength: 4 }),
      fc.nat(),
      ([format, bytes], patches, cut) => {
        const damaged = Buffer.from(bytes);
        for (const [at, patch] of patches) {
          damaged.set(patch.slice(0, damaged.length - (at % damaged.length)), at % damaged.length);
        }
        readVideoContainer(damaged, format);
        readVideoContainer(damaged.subarray(0, cut % damaged.length), format);
      },
    ),
    { numRuns: 600 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...videoFormats), fc.uint8Array({ maxLength: 200 }), (format, bytes) => {
      readVideoContainer(bytes, format);
    }),
    { numRuns: 400 },
  );
});

test('files of a great many parts are read in part and in little time', () => {
  const many = (part: Uint8Array, count: number) => Buffer.alloc(part.length * count, part);
  const inMovie = (...parts: Uint8Array[]) => box('moov', ...parts);
  const track = box('trak', box('udta', userText('\xa9cmt', 'a')));
  const edits = box('elst', u32(0, 0xffffffff), Buffer.alloc(1_000_000));
  const named = element(0x67c8, element(0x45a3, Buffer.from('A')), element(0x4487, Buffer.from('b')));
  const inSegment = (...parts: Uint8Array[]) => element(0x18538067, ...parts);
  const files: readonly (readonly [VideoFormat, Uint8Array])[] = [
    ['mp4', inMovie(box('udta', many(userText('\xa9cmt', 'a'), 50_000)))],
    ['mp4', inMovie(many(track, 50_000))],
    ['mp4', inMovie(box('trak', box('edts', edits)))],
    ['mov', many(box('free'), 100_000)],
    ['webm', inSegment(element(0x1254c367, element(0x7373, many(named, 50_000))))],
    ['webm', Buffer.alloc(1_000_000, 0x81)],
    ['mpegts', Buffer.alloc(1_000_000, 0x47)],
  ];
  const start = cpuNowMs();
  for (const [format, bytes] of files) {
    const { tags, tracks } = readVideoContainer(bytes, format);
    assert.ok(tags.length <= 256 && tracks.length <= 64);
  }
  assert.ok(cpuNowMs() - start < 2000);
});
