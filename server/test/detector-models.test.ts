/** Image detectors in the model slot, from end to end: a hub served here, tiny real models, the operator's commands. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import type { CatalogueEntry } from '../src/models/catalogue.ts';
import type { ModelChoices } from '../src/models/describe-model.ts';
import { createHub } from '../src/models/hub.ts';
import { createInstalledModels, type InstalledModels } from '../src/models/installed-models.ts';
import { pullModel } from '../src/models/pull-model.ts';
import { createDownloadFile } from '../src/net/download-file.ts';
import { createOnnxDetector } from '../src/providers/detector/onnx-detector.ts';
import { startCommands } from './support/commands.ts';
import { type ModelHub, sha256, startModelHub } from './support/model-hub.ts';
import {
  tinyBrightnessModel,
  tinyDetectorFiles,
  tinyEntailmentFiles,
  writeFiles,
} from './support/tiny-onnx.ts';

const threeWay = { 0: 'entailment', 1: 'neutral', 2: 'contradiction' };
const signal = new AbortController().signal;

describe('image detectors', () => {
  let hub: ModelHub;
  let dataDir: string;
  let installed: InstalledModels;
  before(async () => {
    hub = await startModelHub(tinyDetectorFiles);
  });
  after(() => hub.close());
  beforeEach(async () => {
    hub.reset();
    dataDir = await mkdtemp(join(tmpdir(), 'riscontro-models-'));
    installed = createInstalledModels(dataDir);
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const pull = (
    source: string,
    choices: ModelChoices = {},
    catalogue: CatalogueEntry[] = [],
    sha256?: string,
  ) => {
    const download = createDownloadFile({ offline: false, userAgent: 'test', retryDelayMs: 1 });
    return pullModel(
      { source, choices, sha256, signal },
      { hub: createHub(hub.url, { download }), installed, catalogue },
    );
  };
  const nothingInstalled = async () => assert.deepEqual(await installed.list(), []);
  const commands = startCommands();
  const riscontro = (parameters: string[]) =>
    commands.run({ DATA_DIR: dataDir, MODEL_HUB_URL: hub.url }, 'models', ...parameters);

  test('a repository with a preprocessor for pictures and no tokenizer is taken as a detector', async () => {
    hub.now.files = { ...tinyDetectorFiles(), 'README.md': Buffer.from('x'), 'model.py': Buffer.from('x') };
    const { manifest } = await pull('org/tiny-detector');
    assert.ok(manifest.use === 'image-detector');
    assert.deepEqual([manifest.detector.finds, manifest.detector.positives], ['made_by_ai', [0]]);
    assert.deepEqual(
      manifest.files.map(({ path }) => path).toSorted(),
      Object.keys(tinyDetectorFiles()).toSorted(),
    );
    assert.equal(await installed.latest('entailment'), undefined);
    assert.deepEqual(await installed.all('encoder'), []);
  });

  test('the catalogue says how a detector is read where its labels leave it open, and the operator before it', async () => {
    const labels = Buffer.from(JSON.stringify({ id2label: { 0: 'Real', 1: 'Fake' } }));
    hub.now.files = { ...tinyDetectorFiles(), 'config.json': labels };
    await assert.rejects(pull('org/tiny-detector'), /--positive 1/);
    assert.ok(!hub.asked.some((path) => path.endsWith('.onnx')), 'before its weights were fetched');
    const entry: CatalogueEntry = {
      name: 'faces',
      use: 'image-detector',
      summary: '',
      repository: 'org/tiny-detector',
      revision: 'main',
      licence: 'CC-BY-NC-4.0',
      sizeBytesAbout: 1,
      detector: { finds: 'face_swapped', positives: ['fake'] },
      files: Object.keys(hub.now.files).map((path) => ({ path })),
    };
    const choices = { detector: { thresholds: { attention: 0.5, alarm: 0.6 } } };
    const { manifest } = await pull('faces', choices, [entry]);
    assert.ok(manifest.use === 'image-detector');
    const { finds, positives, thresholds } = manifest.detector;
    assert.deepEqual([finds, positives, thresholds.attention], ['face_swapped', [1], 0.5]);
    assert.equal(manifest.licence, 'CC-BY-NC-4.0');
  });

  test('weights that are no detector are refused', async () => {
    const wrong: [Buffer, ModelChoices, RegExp][] = [
      [Buffer.from('<html>'), {}, /ONNX weights cannot be loaded/],
      [tinyEntailmentFiles(threeWay)['onnx/model.onnx'] ?? Buffer.alloc(0), {}, /wants 3 inputs/],
      [tinyBrightnessModel([[1], [1], [1]], [0]), {}, /one output.*--activation sigmoid/],
      [
        tinyDetectorFiles()['onnx/model.onnx'] ?? Buffer.alloc(0),
        { detector: { positives: [2] } },
        /gives 2 outputs/,
      ],
      [
        tinyDetectorFiles()['onnx/model.onnx'] ?? Buffer.alloc(0),
        { detector: { layout: 'nhwc' } },
        /cannot be run/,
      ],
    ];
    for (const [weights, choices, message] of wrong) {
      hub.now.files = tinyDetectorFiles(weights);
      await assert.rejects(pull('org/tiny-detector', choices), message);
      await nothingInstalled();
    }
  });

  test('weights with another hash than the operator gives are refused, whatever the hub says', async () => {
    await assert.rejects(pull('org/tiny-detector', {}, [], '0'.repeat(64)), /another hash.*not kept/s);
    await nothingInstalled();
    const weights = hub.now.files['onnx/model.onnx'] ?? Buffer.alloc(0);
    await pull('org/tiny-detector', {}, [], sha256(weights).toUpperCase());
  });

  test('add takes a detector with its reading from the options, and list shows it', async () => {
    const folder = join(dataDir, 'mine');
    const weights = tinyBrightnessModel([[4], [4], [4]], [-6]);
    await writeFiles(folder, { 'model.onnx': weights });
    const options = '--size 16 --mean 0 --std 1 --positive 0 --activation sigmoid --finds altered'.split(' ');
    const more = ['--temperature', '2', '--bias=-0.5', '--attention', '0.7', '--licence', 'MIT'];
    const all = ['add', 'mine', folder, '--use', 'image-detector', ...options, ...more];
    const another = await riscontro([...all, '--sha256', '0'.repeat(64)]);
    assert.match(another.stderr, /SHA-256 of model\.onnx is [0-9a-f]{64}, not the one given/);
    const impossible = await riscontro([...all, '--fit', 'stretch']);
    assert.equal(impossible.code, 2);
    assert.match(impossible.stderr, /--fit cannot be that/);
    const added = await riscontro([...all, '--sha256', sha256(weights)]);
    assert.equal(added.code, 0, added.stderr);
    assert.match(
      (await riscontro(['list'])).stdout,
      /^mine +image-detector +installed +\d+ B +MIT +folder$/m,
    );
    const [model] = await installed.all('image-detector');
    assert.ok(model);
    assert.deepEqual(model.manifest.detector.calibration, {
      by: 'temperature',
      temperature: 2,
      bias: -0.5,
    });
    assert.deepEqual(model.manifest.detector.thresholds, { attention: 0.7, alarm: 0.95 });
    const detector = await createOnnxDetector(model);
    await detector.close();
  });
});
