import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { MediaMethod, MediaSignal } from '../domain/media-signal.ts';
import type { VideoFormat } from '../media/video/video.ts';
import { readVideoContainer } from '../media/video-containers/read-video-container.ts';
import { buildIsoVideo, type TestVideo } from '../media/video-containers/testing/build-iso-video.ts';
import {
  buildAvi,
  buildMatroska,
  type TestMatroska,
} from '../media/video-containers/testing/build-other-videos.ts';
import { said } from '../media-methods/testing/said.ts';
import { createTestSigner } from './c2pa/testing/certificates.ts';
import { signImage } from './c2pa/testing/sign-image.ts';
import { videoProvenanceSignals } from './video-provenance-signals.ts';
import { buildXmp } from './xmp/testing/build-xmp.ts';

const source = (name: string) => `http://cv.iptc.org/newscodes/digitalsourcetype/${name}`;
const shot = { action: 'c2pa.created', digitalSourceType: source('digitalCapture') };
const madeByAi = {
  action: 'c2pa.created',
  digitalSourceType: source('trainedAlgorithmicMedia'),
  softwareAgent: { name: 'Generatore di prova' },
};
const signer = createTestSigner();
const trust = { anchorsPem: signer.rootPem };
const sample = 'coded pictures '.repeat(20);
const video = buildIsoVideo({ tracks: [{ sample }] });
let signed: Uint8Array;
let signedAi: Uint8Array;

before(async () => {
  signed = await signImage(video, signer, { actions: [shot], format: 'video/mp4' });
  signedAi = await signImage(video, signer, { actions: [madeByAi], format: 'video/mp4' });
});

async function read(bytes: Uint8Array, format: VideoFormat = 'mp4', { anchorsPem } = trust) {
  const { signals, c2pa } = await videoProvenanceSignals(bytes, format, { anchorsPem });
  const byMethod: Partial<Record<MediaMethod, MediaSignal>> = {};
  for (const signal of signals) byMethod[signal.method] = signal;
  return { status: c2pa, ...byMethod };
}

test('a video without any declaration is no reason for a word', async () => {
  const { status, ...signals } = await read(video);
  assert.equal(status, 'none');
  for (const [method, signal] of Object.entries(signals)) {
    assert.equal(signal.outcome, 'not_applicable', method);
    assert.doesNotMatch(Object.values(said(signal)).join(), /immagin|picture|image/i, method);
  }
});

test('an intact signature of a video is valid, trusted where its signer is, and speaks of a video', async () => {
  const { status, c2pa } = await read(signed);
  assert.deepEqual([status, c2pa?.outcome, c2pa?.vouched], ['valid', 'ok', true]);
  assert.match(said(c2pa).it, /ripresa di una fotocamera/);
  assert.equal((await read(signed, 'mp4', { anchorsPem: '' })).c2pa?.vouched, false);
  // The same boxes under the names of their sisters.
  for (const format of ['mov', '3gp'] as const) assert.equal((await read(signed, format)).status, 'valid');
});

test('a video that declares in its signed history that AI made it is an alarm', async () => {
  const { c2pa } = await read(signedAi);
  assert.deepEqual(
    [c2pa?.outcome, c2pa?.meaning, c2pa?.vouched, c2pa?.strength],
    ['alarm', 'made_by_ai', true, 0.99],
  );
  assert.match(said(c2pa).it, /il video è stato creato con «Generatore di prova»/);
});

test('pictures changed after signing break the seal', async () => {
  const tampered = Buffer.from(signed);
  tampered.write('CODED', tampered.indexOf('coded pictures'));
  const { status, c2pa } = await read(tampered);
  assert.deepEqual([status, c2pa?.outcome, c2pa?.meaning], ['invalid', 'alarm', 'broken_seal']);
  assert.match(said(c2pa).it, /Il video non è più quello che è stato firmato/);
});

test('a history that was removed is gone, and its absence says nothing', async () => {
  const removed = Buffer.from(signedAi);
  const id = removed.indexOf('d8fec3d61b0e483c92975828877ec481', 0, 'hex');
  removed.fill(0, id, id + 16).write('free', id - 4);
  assert.ok(readVideoContainer(removed, 'mp4').layout.includes('free'));
  const { status, c2pa } = await read(removed);
  assert.deepEqual([status, c2pa?.outcome], ['none', 'not_applicable']);
});

test('AVI’s signed history is read; of Matroska and transport streams it cannot be', async () => {
  const avi = await signImage(buildAvi({ coded: sample }), signer, {
    actions: [madeByAi],
    format: 'video/avi',
  });
  assert.equal((await read(avi, 'avi')).c2pa?.meaning, 'made_by_ai');
  for (const format of ['webm', 'matroska', 'mpegts'] as const) {
    const { c2pa } = await read(buildMatroska(), format);
    assert.equal(c2pa?.outcome, 'not_applicable');
    assert.match(said(c2pa).it, /non si possono leggere/);
  }
});

test('an origin declared in a video’s XMP is read', async () => {
  const xmp = (code: string) =>
    buildXmp(`<Iptc4xmpExt:DigitalSourceType>${source(code)}</Iptc4xmpExt:DigitalSourceType>`);
  const declared = async (code: string) => (await read(buildIsoVideo({ xmp: xmp(code) }))).digitalSource;
  assert.deepEqual(
    [(await declared('trainedAlgorithmicMedia'))?.meaning, (await declared('digitalCapture'))?.outcome],
    ['made_by_ai', 'ok'],
  );
});

const label = (value: string) => JSON.stringify({ Label: value, ContentProducer: '001', ProduceID: 'p' });
const graph = (...types: string[]) =>
  JSON.stringify(Object.fromEntries(types.map((type, at) => [`${at}`, { class_type: type, inputs: {} }])));
const both = JSON.stringify({ prompt: graph('WanVideoSampler'), workflow: { nodes: [], links: [] } });

const marked: readonly (readonly [string, TestVideo | TestMatroska, string, string])[] = [
  ['the label of Chinese law', { keys: { AIGC: label('1') } }, 'AIGC (GB 45438)', 'made_by_ai'],
  ['the same in iTunes’ list', { list: { AIGC: label('1') } }, 'AIGC (GB 45438)', 'made_by_ai'],
  ['the same in Matroska', { tags: { AIGC: label('1') } }, 'AIGC (GB 45438)', 'made_by_ai'],
  ['TikTok’s label', { keys: { aigc_info: '{"aigc_label_type":2}' } }, 'TikTok AIGC', 'made_by_ai'],
  ['ComfyUI’s graph', { keys: { prompt: graph('KSampler', 'SaveVideo') } }, 'ComfyUI', 'made_by_ai'],
  ['ComfyUI’s graph in capitals', { tags: { PROMPT: graph('KSampler') } }, 'ComfyUI', 'made_by_ai'],
  ['ComfyUI’s graph in the comment', { keys: { comment: both } }, 'ComfyUI', 'made_by_ai'],
  [
    'a video that ComfyUI only enlarged',
    { keys: { prompt: graph('VHS_LoadVideo', 'ImageUpscaleWithModel') } },
    'ComfyUI',
    'part_made_by_ai',
  ],
  ['Sora as the program', { list: { '\xa9too': 'Sora 2' } }, 'Sora (OpenAI)', 'made_by_ai'],
  ['Kling as the program', { keys: { software: 'Kling AI' } }, 'Kling', 'made_by_ai'],
  ['Hailuo as the writer', { writer: 'Hailuo AI 2.3' }, 'Hailuo (MiniMax)', 'made_by_ai'],
];

for (const [name, parts, mark, meaning] of marked) {
  test(`${name} is found in a video`, async () => {
    const isMatroska = 'tags' in parts || 'writer' in parts;
    const { generatorMark: signal } = isMatroska
      ? await read(buildMatroska(parts), 'matroska')
      : await read(buildIsoVideo(parts as TestVideo));
    assert.equal(signal?.meaning, meaning);
    assert.ok(said(signal).it.includes(`«${mark}»`));
    assert.doesNotMatch(said(signal).it, /immagin/);
  });
}

const innocent: Record<string, TestVideo> = {
  'a title about Sora': { list: { '\xa9nam': 'Sora', '\xa9cmt': 'Made after seeing Sora 2' } },
  'a camera of Veo': { keys: { 'com.apple.quicktime.make': 'Veo', software: 'Veo Cam' } },
  'a label of TikTok that says no': { keys: { aigc_info: '{"aigc_label_type":0}' } },
  'a comment in prose': { keys: { comment: 'prompt: none', prompt: 'Describe your weekend' } },
  'an editor': { list: { '\xa9too': 'Runway East Films' } },
};

for (const [name, parts] of Object.entries(innocent)) {
  test(`no mark is seen in ${name}`, async () => {
    const { generatorMark: signal } = await read(buildIsoVideo(parts));
    assert.deepEqual([signal?.outcome, signal?.meaning], ['not_applicable', undefined]);
  });
}
