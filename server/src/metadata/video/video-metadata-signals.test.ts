import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Exif } from '@riscontro/contract';
import { exif as exifNames } from '@riscontro/contract/inside';
import fc from 'fast-check';
import { box } from '../../media/containers/testing/build-iso-media.ts';
import type { VideoFormat } from '../../media/video/video.ts';
import {
  buildIsoVideo,
  placeBox,
  type TestVideo,
  userText,
} from '../../media/video-containers/testing/build-iso-video.ts';
import {
  buildAvi,
  buildMatroska,
  buildMpegTs,
} from '../../media/video-containers/testing/build-other-videos.ts';
import { said } from '../../media-methods/testing/said.ts';
import { readVideoMetadata } from './read-video-metadata.ts';
import { videoMetadataSignals } from './video-metadata-signals.ts';

const now = new Date('2026-01-15T12:00:00Z');
const day = (text: string) => new Date(`${text}T10:00:00Z`);

function signalsOf(bytes: Uint8Array, format: VideoFormat = 'mp4') {
  const signals = videoMetadataSignals(readVideoMetadata(bytes, format), now);
  return Object.fromEntries(signals.map((signal) => [signal.method, signal]));
}
const exifOf = (video: TestVideo, format: VideoFormat = 'mp4') =>
  readVideoMetadata(buildIsoVideo(video), format).exif;

const appleTracks = [
  { name: 'Core Media Video', codec: 'hvc1' },
  { handler: 'soun', name: 'Core Media Audio', codec: 'mp4a' },
];
const appleKeys = {
  'com.apple.quicktime.make': 'Apple',
  'com.apple.quicktime.model': 'iPhone 12',
  'com.apple.quicktime.software': '17.1',
  'com.apple.quicktime.creationdate': '2023-09-22T18:35:02+0200',
  'com.apple.quicktime.location.ISO6709': '+45.4642+009.1900+120.123/',
};
const phone: TestVideo = {
  brand: 'qt  ',
  minor: 0,
  compatible: ['qt  '],
  created: day('2023-09-22'),
  keys: appleKeys,
  tracks: appleTracks,
};
const fromFfmpeg = { list: { '\xa9too': 'Lavf60.16.100' }, tracks: [{ name: 'VideoHandler' }] };

test('a phone’s tags become the answer’s fields', () => {
  const exif = exifOf(phone, 'mov');
  const answered = exif && exifNames.toWire(exif);
  assert.deepEqual(Exif.parse(answered), answered);
  assert.deepEqual(answered, {
    data_scatto: '2023-09-22T18:35:02+02:00',
    dispositivo: 'Apple iPhone 12',
    gps: { latitudine: 45.4642, longitudine: 9.19 },
    software: '17.1',
    altri: {
      data_creazione_file: '2023-09-22T10:00:00',
      data_modifica: '2023-09-22T10:00:00',
      altitudine_m: 120.1,
    },
  });
});

test('places are read from Android’s text, from 3GPP’s box, with minutes and seconds, and never invented', () => {
  const place = (text: string) => exifOf({ user: [userText('\xa9xyz', text)] })?.gps;
  assert.deepEqual(place('-33.8568+151.2153/'), { latitude: -33.8568, longitude: 151.2153 });
  assert.deepEqual(place('+4527.85+00911.40/'), { latitude: 45.46417, longitude: 9.19 });
  assert.deepEqual(place('+452751.1-0091124.0/'), { latitude: 45.46419, longitude: -9.19 });
  for (const none of ['+00.0000+000.0000/', '+95.0+009.0/', '+45.0+190.0/', 'Milano', '']) {
    assert.equal(place(none), undefined, none);
  }
  assert.deepEqual(exifOf({ user: [placeBox(45.5, 9.25)] })?.gps, { latitude: 45.5, longitude: 9.25 });
  assert.equal(exifOf({ user: [placeBox(0, 0)] }), undefined);
});

test('the file’s own date counts as that of the recording only where a device is named', () => {
  const created = day('2023-09-22');
  assert.equal(exifOf({ created })?.takenAt, undefined);
  const named = { created, user: [userText('\xa9mak', 'Canon'), userText('\xa9mod', 'Canon EOS R5')] };
  const exif = exifOf(named);
  assert.deepEqual([exif?.takenAt, exif?.device], ['2023-09-22T10:00:00', 'Canon EOS R5']);
});

test('AVI’s date of cameras is read', () => {
  const bytes = buildAvi({ date: 'Mon Sep 06 15:12:31 2010', info: { ISFT: 'CanonMVI02' } });
  const { exif } = readVideoMetadata(bytes, 'avi');
  assert.deepEqual([exif?.takenAt, exif?.device], ['2010-09-06T15:12:31', 'Canon']);
});

test('a video that says nothing of itself gets no word against it', () => {
  const signals = signalsOf(buildIsoVideo({ tracks: [{ name: '' }] }));
  assert.deepEqual(
    Object.entries(signals).map(([method, { outcome }]) => [method, outcome]),
    [
      ['exif', 'not_applicable'],
      ['dates', 'not_applicable'],
      ['editHistory', 'not_applicable'],
      ['container', 'ok'],
    ],
  );
});

test('device, date and place are told, with the warning that they can be changed', () => {
  const { exif } = signalsOf(buildIsoVideo(phone), 'mov');
  assert.equal(exif?.outcome, 'ok');
  assert.match(said(exif).it, /«Apple iPhone 12».*22 settembre 2023.*GPS.*cambiarle/);
  assert.match(said(exif).en, /data about the recording.*22 September 2023/);
});

const camera = (name: string) => ({ tracks: [{ name, codec: 'avc1' }] });
const written: Record<string, readonly [Uint8Array, VideoFormat, RegExp]> = {
  'an iPhone': [buildIsoVideo(phone), 'mov', /iPhone o iPad \(telefono\)/],
  'an application on an iPhone': [buildIsoVideo({ tracks: appleTracks }), 'mp4', /programmi di Apple/],
  'an Android phone': [
    buildIsoVideo({
      brand: 'mp42',
      keys: { 'com.android.version': '13' },
      tracks: [{ name: 'VideoHandle' }],
    }),
    'mp4',
    /Android \(telefono\)/,
  ],
  'Telegram on Android': [buildIsoVideo({ tracks: [{ name: 'VideoHandle' }] }), 'mp4', /Telegram/],
  GoPro: [buildIsoVideo({ brand: 'mp41', ...camera('GoPro AVC  ') }), 'mp4', /GoPro \(fotocamera/],
  DJI: [buildIsoVideo(camera('DJI.AVC')), 'mp4', /DJI/],
  'a Samsung phone': [
    buildIsoVideo({ brand: 'mp42', user: [box('smta', Buffer.alloc(8))] }),
    'mp4',
    /Samsung/,
  ],
  Premiere: [
    buildIsoVideo({ brand: 'mp42', ...camera('#Mainconcept MP4 Video Media Handler') }),
    'mp4',
    /Adobe Premiere.*montaggio/,
  ],
  iMovie: [
    buildIsoVideo({ keys: { 'com.apple.quicktime.software': 'iMovie 10.4' }, tracks: appleTracks }),
    'mov',
    /iMovie \(programma di montaggio\)/,
  ],
  DaVinci: [buildIsoVideo({ list: { '\xa9too': 'Blackmagic Design DaVinci Resolve' } }), 'mp4', /DaVinci/],
  CapCut: [
    buildIsoVideo({ keys: { LvMetaInfo: '{"data":{"os":"ios"},"source_type":"vicut"}' } }),
    'mp4',
    /CapCut/,
  ],
  YouTube: [
    buildIsoVideo(camera('ISO Media file produced by Google Inc.')),
    'mp4',
    /YouTube \(piattaforma\)/,
  ],
  X: [buildIsoVideo(camera('Twitter-vork muxer')), 'mp4', /X \(Twitter\)/],
  TikTok: [buildIsoVideo({ keys: { comment: 'vid:v10044g50000abcdefgh' } }), 'mp4', /TikTok/],
  'a recording of an iPhone’s screen': [
    buildIsoVideo({ keys: { 'com.apple.quicktime.author': 'ReplayKitRecording' }, tracks: appleTracks }),
    'mp4',
    /registrazione dello schermo/,
  ],
  OBS: [buildIsoVideo(camera('OBS Video Handler')), 'mp4', /OBS Studio/],
  FFmpeg: [buildIsoVideo(fromFfmpeg), 'mp4', /FFmpeg \(programma di conversione\)/],
  HandBrake: [buildMatroska({ writer: 'HandBrake 1.7.0' }), 'matroska', /HandBrake/],
  'a broadcast': [buildMpegTs('Rai', 'Canale uno'), 'mpegts', /programma «Canale uno»/],
  'a browser': [buildMatroska({ muxer: 'Chrome', writer: 'Chrome' }), 'webm', /Chrome/],
};

for (const [name, [bytes, format, words]] of Object.entries(written)) {
  test(`the hand of ${name} is recognised, as information`, () => {
    const { container } = signalsOf(bytes, format);
    assert.deepEqual([container?.outcome, container?.meaning], ['ok', undefined]);
    assert.match(said(container).it, words);
    assert.ok(said(container).en);
  });
}

test('a phone’s tags in a file that a program wrote call for attention, without weight in the level', () => {
  const copies: Record<string, TestVideo> = {
    'tags copied by FFmpeg': { ...fromFfmpeg, keys: appleKeys },
    'tracks copied, too': { ...phone, list: { '\xa9too': 'Lavf60.16.100' } },
    'encoded by a program': { ...phone, tracks: [{ ...appleTracks[0], sample: 'x264 - core 164 r3095' }] },
    'boxes that Apple does not write': { ...phone, tracks: [{ name: 'Video' }] },
  };
  for (const [name, video] of Object.entries(copies)) {
    const { container } = signalsOf(buildIsoVideo(video), 'mov');
    assert.deepEqual([container?.outcome, container?.meaning], ['attention', undefined], name);
    assert.match(said(container).it, /salvato di nuovo/, name);
  }
});

test('a camera that has FFmpeg inside is no contradiction', () => {
  const video = { ...fromFfmpeg, ...camera('DJI.AVC'), user: [userText('\xa9mdl', 'FC3170')] };
  const { container, exif } = signalsOf(buildIsoVideo(video));
  assert.equal(container?.outcome, 'ok');
  assert.match(said(exif).it, /«DJI FC3170»/);
});

test('a recording that is shown in part only is told with its hidden seconds; delays of encoders are not', () => {
  const hidden = (edits: readonly (readonly [number, number])[]) =>
    signalsOf(buildIsoVideo({ tracks: [{ seconds: 10, edits }] })).container;
  const cut = hidden([
    [2, 3],
    [2, 3],
    [7, 1.5],
  ]);
  assert.deepEqual([cut?.outcome, cut?.meaning], ['attention', undefined]);
  assert.match(said(cut).it, /5,5 secondi/);
  assert.match(said(cut).en, /5\.5 seconds/);
  assert.equal(hidden([[0.066, 10]])?.outcome, 'ok');
  assert.equal(
    hidden([
      [-1, 2],
      [0, 9.8],
    ])?.outcome,
    'ok',
  );
});

test('dates that cannot all be true call for attention; zero, zones, re-saving and unset clocks do not', () => {
  const dates = (video: TestVideo) => signalsOf(buildIsoVideo(video)).dates;
  const recorded = (text: string) => ({ keys: { 'com.apple.quicktime.creationdate': text } });
  const fine: Record<string, TestVideo> = {
    'one date': { created: day('2023-09-22') },
    'zero in the tracks': { created: day('2023-09-22'), tracks: [{}, {}] },
    'a zone apart': { created: day('2023-09-22'), tracks: [{ created: day('2023-09-23') }] },
    'saved later': { created: day('2024-01-05'), ...recorded('2023-09-22T18:35:02+0200') },
    'never set': { created: new Date('1970-01-01T00:10:00Z') },
    'the future': { created: day('2031-03-04') },
  };
  for (const [name, video] of Object.entries(fine)) assert.equal(dates(video)?.outcome, 'ok', name);
  assert.match(said(dates(fine['saved later'] ?? {})).it, /22 settembre 2023.*5 gennaio 2024/);
  assert.match(said(dates(fine['never set'] ?? {})).it, /mai regolato/);
  assert.match(said(dates(fine['the future'] ?? {})).it, /nel futuro/);

  const wrong: Record<string, TestVideo> = {
    'changed before it was made': { created: day('2023-09-22'), modified: day('2023-09-10') },
    'tracks days apart': { tracks: [{ created: day('2023-09-22') }, { created: day('2023-08-01') }] },
    'recorded after it was written': { created: day('2023-01-05'), ...recorded('2023-09-22T18:35:02Z') },
  };
  for (const [name, video] of Object.entries(wrong)) {
    const signal = dates(video);
    assert.deepEqual([signal?.outcome, signal?.meaning], ['attention', undefined], name);
  }
});

const premiere = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
  xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
  xmlns:stRef="http://ns.adobe.com/xap/1.0/sType/ResourceRef#" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
  xmp:CreatorTool="Adobe Premiere Pro 24.0 (Windows)"><xmpMM:Ingredients><rdf:Bag>
  <rdf:li stRef:instanceID="a" stRef:filePath="uno.mov"/><rdf:li stRef:instanceID="b" stRef:filePath="uno.mov"/>
  <rdf:li stRef:instanceID="c" stRef:filePath="due.mov"/></rdf:Bag></xmpMM:Ingredients>
  <photoshop:DocumentAncestors><rdf:Bag>${'abcdefgh'.replace(/./g, '<rdf:li>$&</rdf:li>')}</rdf:Bag></photoshop:DocumentAncestors>
  </rdf:Description></rdf:RDF></x:xmpmeta>`;

test('an editor’s history is information: a montage of files is what videos are', () => {
  const { editHistory: history } = signalsOf(buildIsoVideo({ xmp: premiere }));
  assert.deepEqual([history?.outcome, history?.meaning], ['ok', undefined]);
  assert.match(said(history).it, /Adobe Premiere.*montato da 2 file.*non significa/);
  assert.doesNotMatch(JSON.stringify(history), /uno\.mov/);
});

test('no damage to a file makes the signals throw or break the contract', () => {
  const whole = buildIsoVideo({ ...phone, user: [placeBox(45, 9)], xmp: premiere });
  fc.assert(
    fc.property(fc.nat(whole.length - 9), fc.uint8Array({ minLength: 1, maxLength: 8 }), (at, patch) => {
      const damaged = Buffer.from(whole);
      damaged.set(patch, at);
      const metadata = readVideoMetadata(damaged, 'mov');
      if (metadata.exif) Exif.parse(exifNames.toWire(metadata.exif));
      assert.equal(videoMetadataSignals(metadata, now).length, 4);
    }),
    { numRuns: 200 },
  );
});
