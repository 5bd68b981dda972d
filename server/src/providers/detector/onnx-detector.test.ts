import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import {
  tinyBrightnessModel,
  tinyDetailModel,
  tinyDetectorFiles,
  tinyGreedyModel,
  tinySlowModel,
  writeFiles,
} from '../../../test/support/tiny-onnx.ts';
import { said } from '../../media-methods/testing/said.ts';
import { addModel } from '../../models/add-model.ts';
import type { DetectorChoices } from '../../models/detector-description.ts';
import { fileHash } from '../../models/file-hash.ts';
import { createInstalledModels } from '../../models/installed-models.ts';
import type { InstalledModel, ManifestFor } from '../../models/manifest.ts';
import { testDetector } from './detector.conformance.ts';
import type { Detector } from './detector.ts';
import { detectorSignal } from './detector-signal.ts';
import { createDetectorsMethod } from './detectors-method.ts';
import { createOnnxDetector, type OnnxDetectorSettings } from './onnx-detector.ts';

const signal = new AbortController().signal;
const oneOutput: DetectorChoices = { activation: 'sigmoid', positives: [0], finds: 'made_by_ai' };
const near = (found: number | undefined, expected: number, margin = 0.002) =>
  assert.ok(Math.abs((found ?? Number.NaN) - expected) < margin, `${found} is not ${expected}`);
const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

describe('onnx-detector', () => {
  let folder: string;
  let bright: Detector;
  const opened: Detector[] = [];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-detector-'));
    bright = await open(await install(tinyDetectorFiles()));
  });
  after(async () => {
    for (const detector of opened) await detector.close();
    await rm(folder, { recursive: true });
  });

  type Installed = InstalledModel<ManifestFor<'image-detector'>>;
  const install = async (
    files: Record<string, Buffer>,
    detector: DetectorChoices = {},
  ): Promise<Installed> => {
    const dataDir = await mkdtemp(join(folder, 'data-'));
    await writeFiles(join(dataDir, 'source'), files);
    const installed = createInstalledModels(dataDir);
    const choices = { use: 'image-detector', detector } as const;
    await addModel({ name: 'tiny', folder: join(dataDir, 'source'), choices, signal }, installed);
    const [model] = await installed.all('image-detector');
    assert.ok(model);
    return model;
  };
  /** Puts other weights in the place of those that were tried when the model was installed. */
  const withWeights = async (weights: Buffer): Promise<Installed> => {
    const model = await install(tinyDetectorFiles(), { ...oneOutput, activation: 'softmax' });
    const path = join(model.folder, 'onnx/model.onnx');
    await writeFile(path, weights);
    const hash = await fileHash(path);
    const files = model.manifest.files.map((file) =>
      file.path === 'onnx/model.onnx' ? { ...file, ...hash } : file,
    );
    return { ...model, manifest: { ...model.manifest, files } };
  };
  const open = async (model: Installed, settings: OnnxDetectorSettings = {}) => {
    const detector = await createOnnxDetector(model, { threads: 1, ...settings });
    opened.push(detector);
    return detector;
  };
  const save = async (image: Sharp) => {
    const path = join(await mkdtemp(join(folder, 'picture-')), 'image');
    await writeFile(path, await image.png().toBuffer());
    return path;
  };
  const plain = (colour: string, width = 64, height = 64) =>
    save(sharp({ create: { width, height, channels: 3, background: colour } }));
  const original = async (detector: Detector, path: string) =>
    (await detector.detect(path, { signal }))[0]?.probability;

  testDetector('onnx-detector keeps the promises of detector', () => bright);

  test('what the model says of a picture and of its copies becomes probabilities', async () => {
    assert.match(bright.id, /^tiny@[0-9a-f]{12}$/);
    assert.equal(bright.finds, 'made_by_ai');
    for (const [colour, mean] of [
      ['#ffffff', 1],
      ['#808080', 128 / 255],
      ['#000000', 0],
    ] as const) {
      const views = await bright.detect(await plain(colour), { signal });
      // Both logits are 12·mean − 6 and its negative, so softmax is the sigmoid of their difference.
      for (const { probability } of views) near(probability, sigmoid(2 * (12 * mean - 6)));
    }
  });

  test('models that want blue first, colours last, another scale, mean and deviation get them', async () => {
    const weights = tinyBrightnessModel([[1], [10], [100]], [0], 'nhwc');
    const detector = await open(
      await install(tinyDetectorFiles(weights), {
        ...oneOutput,
        layout: 'nhwc',
        colourOrder: 'bgr',
        scale: 1 / 128,
        mean: [1, 0.5, 0.25],
        std: [2, 1, 4],
      }),
    );
    const [b, g, r] = [16 / 128, 32 / 128, 64 / 128];
    near(
      await original(detector, await plain('#402010')),
      sigmoid((b - 1) / 2 + 10 * (g - 0.5) + (100 * (r - 0.25)) / 4),
    );
  });

  test('tiles show the picture upright and as it is', async () => {
    const half = { create: { width: 32, height: 64, channels: 3, background: '#000' } } as const;
    // Dark on the left as stored; turned by 90 degrees it is dark at the top.
    const stored = sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
      .composite([{ input: half, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 });
    const detector = await open(
      await install(tinyDetectorFiles(tinyBrightnessModel([[4], [4], [4]], [-6])), {
        ...oneOutput,
        size: { height: 16, width: 64 },
        fit: { mode: 'tiles', stride: 16, tilesMax: 64, combine: 'max' },
      }),
    );
    near(await original(detector, await save(stored)), sigmoid(6));
  });

  test('a calibration is applied, and lets a detector be sure', async () => {
    const grey = await plain('#8c8c8c');
    const raw = sigmoid(2 * ((12 * 140) / 255 - 6));
    const scaled = await open(
      await install(tinyDetectorFiles(), { calibration: { by: 'temperature', temperature: 2, bias: -0.5 } }),
    );
    near(await original(scaled, grey), sigmoid(Math.log(raw / (1 - raw)) / 2 - 0.5));
    assert.deepEqual(scaled.thresholds, { attention: 0.8, alarm: 0.95 });
    assert.deepEqual(bright.thresholds, { attention: 0.9, alarm: undefined });
    const sure = detectorSignal(bright, await bright.detect(await plain('#ffffff'), { signal }));
    assert.deepEqual([sure.outcome, sure.strength, sure.meaning], ['attention', 0.5, 'made_by_ai']);
  });

  test('a judgement that a smaller or newly saved copy changes is inconclusive', async () => {
    let seed = 1;
    const noise = Uint8Array.from({ length: 96 * 96 * 3 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % 256;
    });
    const fit = { mode: 'tiles', stride: 16, tilesMax: 9, combine: 'mean' } as const;
    const detail = await open(
      await install(tinyDetectorFiles(tinyDetailModel(20, -28)), { ...oneOutput, fit }),
    );
    const path = await save(sharp(noise, { raw: { width: 96, height: 96, channels: 3 } }));
    const views = await detail.detect(path, { signal });
    const [first = 0, ...copies] = views.map(({ probability }) => probability);
    assert.ok(first > 0.9 && Math.min(...copies) < 0.9, JSON.stringify(views));
    const told = await createDetectorsMethod([detail])(path, { signal });
    assert.equal(told.outcome, 'inconclusive');
    assert.match(said(told).it, /\d+ su 100 sull’immagine, \d+ su 100 su una copia rimpicciolita/);
  });

  test('weights that are changed after the start are not loaded: the method is not run, and it is told', async () => {
    const model = await install(tinyDetectorFiles());
    const told: unknown[] = [];
    const detector = await open(model, { onChanged: (error) => void told.push(error) });
    const path = join(model.folder, 'onnx/model.onnx');
    const weights = await readFile(path);
    weights[weights.length - 2] = (weights.at(-2) ?? 0) ^ 1;
    await writeFile(path, weights);
    const found = await createDetectorsMethod([detector])(await plain('#ffffff'), { signal });
    assert.equal(found.outcome, 'not_run');
    assert.match(said(found).en, /its files are no longer those that were installed/);
    assert.match(String(told), /onnx\/model\.onnx of the model tiny is not what was installed/);
  });

  test('weights that are no longer what was installed are refused', async () => {
    const changed = await install(tinyDetectorFiles());
    const path = join(changed.folder, 'onnx/model.onnx');
    await writeFile(
      path,
      tinyBrightnessModel(
        [
          [4, -4],
          [4, -4],
          [4, -4],
        ],
        [-5, 5],
      ),
    );
    await assert.rejects(createOnnxDetector(changed), /onnx\/model\.onnx .* not what was installed/);
    await rm(path);
    await assert.rejects(createOnnxDetector(changed), /is not what was installed/);
  });

  test('weights that do not work are a failure that is told, and nothing else breaks', async () => {
    const broken = await open(await withWeights(Buffer.from('not a model')));
    const path = await plain('#fff');
    await assert.rejects(broken.detect(path, { signal }), { name: 'DetectorFailed', reason: 'model' });
    const told = await createDetectorsMethod([broken, bright])(path, { signal });
    assert.equal(told.outcome, 'attention');
    assert.match(said(told).en, /Without an answer: tiny@/);
    assert.equal((await createDetectorsMethod([broken])(path, { signal })).outcome, 'error');
  });

  test('a model that takes too long is ended', async () => {
    const slow = await open(await withWeights(tinySlowModel()), { timeoutMs: 1_500 });
    const path = await plain('#fff');
    const told = await createDetectorsMethod([slow])(path, { signal });
    assert.deepEqual([told.outcome, told.meaning], ['error', undefined]);
    assert.match(said(told).it, /ha impiegato troppo tempo/);
  });

  test('a model that wants too much memory is ended', async () => {
    const memoryBytesMax = 600 * 1024 * 1024;
    const greedy = await open(await withWeights(tinyGreedyModel()), { memoryBytesMax });
    const path = await plain('#fff');
    await assert.rejects(greedy.detect(path, { signal }), { name: 'DetectorFailed', reason: 'memory' });
  });
});
