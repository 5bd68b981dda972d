import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { writeFiles } from '../../test/support/tiny-onnx.ts';
import { describeDetector } from './describe-detector.ts';
import type { DetectorChoices } from './detector-description.ts';

const usual = {
  'config.json': { id2label: { 0: 'artificial', 1: 'human' } },
  'preprocessor_config.json': {
    size: { height: 224, width: 192 },
    resample: 3,
    image_mean: [0.4, 0.5, 0.6],
    image_std: [0.1, 0.2, 0.3],
    rescale_factor: 0.5,
  },
};

describe('describe-detector', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-describe-detector-'));
  });
  after(() => rm(folder, { recursive: true }));

  const described = async (files: Record<string, unknown>, choices: DetectorChoices = {}) => {
    const contents = Object.entries(files).map(([path, value]) => [path, Buffer.from(JSON.stringify(value))]);
    await writeFiles(folder, Object.fromEntries(contents));
    const has = (path: string) => path in files;
    return describeDetector(
      folder,
      {
        model: 'model.onnx',
        ...(has('config.json') && { config: 'config.json' }),
        ...(has('preprocessor_config.json') && { preprocessor: 'preprocessor_config.json' }),
        ...(has('riscontro-detector.json') && { descriptor: 'riscontro-detector.json' }),
      },
      choices,
    );
  };

  test('the settings that come with published models are enough', async () => {
    assert.deepEqual(await described(usual), {
      finds: 'made_by_ai',
      positives: [0],
      activation: 'softmax',
      size: { height: 224, width: 192 },
      fit: { mode: 'squash', kernel: 'cubic' },
      layout: 'nchw',
      colourOrder: 'rgb',
      scale: 0.5,
      mean: [0.4, 0.5, 0.6],
      std: [0.1, 0.2, 0.3],
      calibration: { by: 'none' },
      thresholds: { attention: 0.9, alarm: 1 },
    });
  });

  test('a middle that is cut out, colours turned round and no normalising are read', async () => {
    const preprocessor = {
      size: { shortest_edge: 256 },
      do_center_crop: true,
      crop_size: 224,
      do_rescale: false,
      do_normalize: false,
      do_flip_channel_order: true,
    };
    const found = await described({ ...usual, 'preprocessor_config.json': preprocessor });
    assert.deepEqual(found.size, { height: 224, width: 224 });
    assert.deepEqual(found.fit, {
      mode: 'shorter-side-and-centre-crop',
      shorterSide: 256,
      kernel: 'linear',
    });
    assert.deepEqual(
      [found.scale, found.mean, found.std, found.colourOrder],
      [1, [0, 0, 0], [1, 1, 1], 'bgr'],
    );
  });

  test('what the operator says goes before riscontro-detector.json, and that before the rest', async () => {
    const files = {
      ...usual,
      'riscontro-detector.json': { finds: 'altered', mean: [0, 0, 0], positives: ['Human'] },
    };
    const found = await described(files, { finds: 'face_swapped' });
    assert.deepEqual([found.finds, found.mean, found.positives], ['face_swapped', [0, 0, 0], [1]]);
  });

  test('a calibrated detector may be sure', async () => {
    const found = await described(usual, { calibration: { by: 'temperature', temperature: 1.5, bias: 0 } });
    assert.deepEqual(found.thresholds, { attention: 0.8, alarm: 0.95 });
  });

  test('labels that leave open what is looked for are asked about, never guessed', async () => {
    const labelled = (...names: string[]) => ({ ...usual, 'config.json': { id2label: { ...names } } });
    await assert.rejects(described(labelled('fake', 'real')), /--positive 1/);
    await assert.rejects(described(labelled('LABEL_0', 'LABEL_1')), /--positive 1/);
    await assert.rejects(described(labelled('Artificial', 'Deepfake', 'Real')), /--positive 1/);
    await assert.rejects(described(labelled('fake', 'real'), { positives: ['fake'] }), /--finds/);
    await assert.rejects(
      described(usual, { positives: ['dog'] }),
      /no output named “dog”; it has “artificial”/,
    );
    assert.deepEqual((await described(labelled('Real', 'AI-generated'))).positives, [1]);
  });

  test('what nobody says is asked for, with the option to say it', async () => {
    await assert.rejects(described({}, { positives: [0], finds: 'altered' }), /--size 224/);
    const size = { height: 64, width: 64 };
    await assert.rejects(described({}, { positives: [0], finds: 'altered', size }), /--mean/);
    await assert.rejects(
      described({ ...usual, 'preprocessor_config.json': { do_resize: false } }),
      /--fit tiles/,
    );
  });

  test('settings of another shape are refused with the place of the fault', async () => {
    const broken = [{ size: 'large' }, { image_mean: [1, 2] }, []];
    for (const preprocessor of broken)
      await assert.rejects(
        described({ ...usual, 'preprocessor_config.json': preprocessor }),
        /preprocessor_config\.json cannot be read/,
      );
    await assert.rejects(
      described({ ...usual, 'riscontro-detector.json': { thresholds: { attention: 0.9, alarm: 0.5 } } }),
      /riscontro-detector\.json cannot be read.*thresholds/,
    );
    await assert.rejects(
      described({
        ...usual,
        'preprocessor_config.json': { ...usual['preprocessor_config.json'], size: 99_999 },
      }),
      /“size\.height” is not possible here/,
    );
  });
});
