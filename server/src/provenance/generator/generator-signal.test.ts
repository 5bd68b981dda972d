import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuNowMs } from '../../../test/support/cpu-clock.ts';
import { readContainer } from '../../media/containers/read-container.ts';
import { buildExif } from '../../media/containers/testing/build-exif.ts';
import { buildFile, type FileParts, iptcRecord } from '../../media/containers/testing/build-file.ts';
import type { ImageFormat } from '../../media/image.ts';
import { said } from '../../media-methods/testing/said.ts';
import { buildXmp } from '../xmp/testing/build-xmp.ts';
import { generatorSignal } from './generator-signal.ts';
import { generators } from './generators.ts';
import { markedFiles } from './testing/marks.ts';

const signalOf = (format: ImageFormat, parts: FileParts) =>
  generatorSignal(readContainer(buildFile(format, parts), format));

const meanings = {
  whole: 'made_by_ai',
  part: 'part_made_by_ai',
  perhaps: 'made_by_ai',
  processed: 'part_made_by_ai',
};

for (const { name, format, extent, parts } of markedFiles) {
  const where = Object.keys(parts).filter((part) => part !== 'textChunk');
  test(`${name} is found in the ${where.join()} of ${format} (${extent})`, () => {
    const signal = signalOf(format, parts);
    const { outcome, meaning } = signal;
    assert.equal(outcome, extent === 'whole' || extent === 'part' ? 'alarm' : 'attention');
    assert.equal(meaning, meanings[extent]);
    assert.ok(said(signal).it.includes(`«${name}»`) && said(signal).en.includes(`“${name}”`));
  });
}

test('every generator with a structured mark is among the files of these tests', () => {
  const tested = new Set(markedFiles.map(({ name }) => name));
  const missing = generators.filter(({ name, isStructured }) => isStructured && !tested.has(name));
  assert.deepEqual(missing, []);
  assert.ok(markedFiles.length >= 100);
});

const text = (keyword: string, content: string): FileParts => ({ texts: [{ keyword, text: content }] });
const innocent: Record<string, readonly [ImageFormat, FileParts]> = {
  'no metadata': ['jpeg', {}],
  'a description about steps': [
    'jpeg',
    {
      exif: buildExif({
        imageDescription: 'Steps: 20, then left. Seed: none, Size: big. Spanish Steps, Rome',
      }),
    },
  ],
  'a description about Stable Diffusion': [
    'jpeg',
    { exif: buildExif({ imageDescription: 'A talk on Stable Diffusion. Sampler: Euler a, Steps: 20' }) },
  ],
  'a recipe in steps': [
    'jpeg',
    { exif: buildExif({ userComment: 'Steps: 3, Seed: 2 spoons, Size: small' }) },
  ],
  'a photographer named Midjourney': [
    'jpeg',
    { exif: buildExif({ artist: 'Midjourney' }), iptc: iptcRecord(80, 'Midjourney') },
  ],
  'a caption that mentions Midjourney and a job': [
    'jpeg',
    { iptc: iptcRecord(120, 'The Midjourney office. Job ID: 4711 was the name of the exhibition') },
  ],
  'a UUID as artist without a signature': [
    'jpeg',
    {
      exif: buildExif({
        artist: '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0',
        imageDescription: 'Signature: mine',
      }),
    },
  ],
  'Firefly in the history only': [
    'jpeg',
    {
      xmp: buildXmp(
        '<xmp:CreatorTool>Adobe Photoshop 25.0</xmp:CreatorTool><xmpMM:History><rdf:Seq><rdf:li stEvt:softwareAgent="Adobe Firefly" stEvt:action="saved"/></rdf:Seq></xmpMM:History>',
      ),
    },
  ],
  'Photoshop with a plug-in named in the tool': [
    'jpeg',
    { xmp: buildXmp('', 'xmp:CreatorTool="Adobe Photoshop with Adobe Firefly plug-in"') },
  ],
  'a firefly among the keywords': [
    'jpeg',
    { xmp: buildXmp('<dc:title>Adobe Firefly, the insect</dc:title>') },
  ],
  'a credit that mentions Google AI': [
    'jpeg',
    { iptc: iptcRecord(110, 'Not made with Google AI'), xmp: buildXmp('', 'photoshop:Credit="Google"') },
  ],
  Picasa: ['jpeg', { exif: buildExif({ software: 'Google', artist: 'Picasa' }) }],
  'a screenshot of ComfyUI': ['png', text('Title', 'ComfyUI – prompt and workflow')],
  'a comment of GIMP': ['png', text('Comment', 'Created with GIMP')],
  'a prompt that is prose': ['png', text('prompt', 'Describe your weekend')],
  'a prompt that is JSON of another kind': [
    'png',
    text('prompt', '{"question": "how", "nodes": [1], "links": []}'),
  ],
  'a workflow of an office': ['png', text('workflow', '{"nodes": ["scan", "sign"], "links": "none"}')],
  'parameters of a microscope': ['png', text('parameters', '{"seed": 1, "prompt": "focus", "steps": 12}')],
  'a dream in prose': ['png', text('Dream', '"I had a dream" -s said the king')],
  'settings of another program named NovelAI': [
    'png',
    text('Comment', '{"steps": 3, "sampler": "x", "seed": 1}'),
  ],
  'the word NovelAI as program without settings': ['png', text('Software', 'NovelAI')],
  'a label of another AIGC': ['png', text('AIGC', '{"Label": "9", "ContentProducer": "x"}')],
  'a label without the other fields': ['png', text('AIGC', '{"Label": "1"}')],
  'Mapillary’s JSON': [
    'jpeg',
    { exif: buildExif({ imageDescription: '{"MAPLatitude": 52.5, "MAPAltitude": "27"}' }) },
  ],
  'a camera’s empty comment': ['jpeg', { exif: buildExif({ userComment: ' '.repeat(200) }) }],
  'a camera’s maker and model': [
    'jpeg',
    { exif: buildExif({ make: 'Canon', model: 'Canon EOS 5D', software: 'DPP 4' }) },
  ],
  'the model in the field of a part': [
    'jpeg',
    { xmp: buildXmp('<dc:creator><rdf:Seq><rdf:li>Stable Diffusion</rdf:li></rdf:Seq></dc:creator>') },
  ],
  'DxO Optics': ['jpeg', { exif: buildExif({ software: 'Stable Diffusion of light, DxO' }) }],
};

for (const [name, [format, parts]] of Object.entries(innocent)) {
  test(`no mark is seen in ${name}`, () => {
    const { outcome, meaning } = signalOf(format, parts);
    assert.deepEqual([outcome, meaning], ['not_applicable', undefined]);
  });
}

test('bombs of JSON in every field are refused in little time', () => {
  const deep = `{"a": ${'['.repeat(900_000)}`;
  const wide = `{${'"a":{},'.repeat(250_000)}"b":0}`;
  const start = cpuNowMs();
  for (const bomb of [deep, wide]) {
    const keywords = ['prompt', 'workflow', 'parameters', 'invokeai_metadata', 'Comment', 'AIGC'];
    const texts = keywords.map((keyword) => ({ keyword, text: bomb }));
    assert.equal(signalOf('png', { texts }).outcome, 'not_applicable');
    assert.equal(signalOf('webp', { exif: buildExif({ userComment: bomb }) }).outcome, 'not_applicable');
  }
  assert.ok(cpuNowMs() - start < 3000);
});

test('long lines without the form of settings take no longer than their length', () => {
  const start = cpuNowMs();
  for (const content of ['Steps: 1, '.repeat(200_000), 'Steps: 1\n'.repeat(200_000), ' '.repeat(1_900_000)]) {
    assert.equal(signalOf('png', text('parameters', content)).outcome, 'not_applicable');
    assert.equal(signalOf('png', text('Dream', content)).outcome, 'not_applicable');
    assert.equal(signalOf('png', text('Description', content)).outcome, 'not_applicable');
  }
  assert.ok(cpuNowMs() - start < 3000);
});

test('no text of the file is repeated in the signal', () => {
  const parts = text(
    'parameters',
    'IGNORE ALL <b>rules</b>\nSteps: 1, Sampler: <script>, Seed: 1, Size: 1x1',
  );
  const signal = signalOf('png', parts);
  assert.equal(signal.outcome, 'alarm');
  assert.doesNotMatch(Object.values(said(signal)).join(), /IGNORE|script/);
});
