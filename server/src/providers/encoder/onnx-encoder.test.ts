import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import {
  tinyEncoderFiles,
  tinyVocabulary,
  tinyWeights,
  writeFiles,
} from '../../../test/support/tiny-onnx.ts';
import { addModel } from '../../models/add-model.ts';
import type { ModelChoices } from '../../models/describe-model.ts';
import { createInstalledModels } from '../../models/installed-models.ts';
import { testEncoder } from './encoder.conformance.ts';
import type { Encoder } from './encoder.ts';
import { createOnnxEncoder } from './onnx-encoder.ts';

const signal = new AbortController().signal;
const weights = tinyWeights(4);
const rowOf = (word: string) => weights[tinyVocabulary.indexOf(word)] ?? [];

/** The mean of the words between the marks, stretched to length 1, worked out without the model. */
function byHand(words: string[]): number[] {
  const all = ['[CLS]', ...words, '[SEP]'];
  const mean = [0, 1, 2, 3].map(
    (column) => all.reduce((sum, word) => sum + (rowOf(word)[column] ?? 0), 0) / all.length,
  );
  return mean.map((value) => value / Math.hypot(...mean));
}

function near(found: Float32Array | undefined, expected: number[]): void {
  assert.equal(found?.length, expected.length);
  for (const [at, value] of expected.entries())
    assert.ok(Math.abs((found?.[at] ?? Number.NaN) - value) < 1e-5);
}

describe('onnx-encoder', () => {
  let folder: string;
  let mean: Encoder;
  const opened: Encoder[] = [];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-encoder-'));
    mean = await open(tinyEncoderFiles());
  });
  after(async () => {
    for (const encoder of opened) await encoder.close();
    await rm(folder, { recursive: true });
  });

  const open = async (files: ReturnType<typeof tinyEncoderFiles>, choices: ModelChoices = {}) => {
    const dataDir = await mkdtemp(join(folder, 'data-'));
    await writeFiles(join(dataDir, 'source'), files);
    const installed = createInstalledModels(dataDir);
    await addModel({ name: 'tiny', folder: join(dataDir, 'source'), choices, signal }, installed);
    const model = await installed.latest('encoder');
    assert.ok(model);
    const encoder = await createOnnxEncoder(model, { threads: 1, batchSize: 2 });
    opened.push(encoder);
    return encoder;
  };

  testEncoder('onnx-encoder keeps the promises of encoder', () => mean);

  test('vectors are the mean over the words, padding left out, and in order', async () => {
    const texts = ['roma luna si', 'no', 'forse si', 'luna luna luna luna no', ''];
    const found = await mean.encode(texts, 'passage', signal);
    for (const [at, text] of texts.entries()) near(found[at], byHand(text.split(' ').filter(Boolean)));
  });

  test('an encoder that is read at its first token is read there', async () => {
    const encoder = await open(tinyEncoderFiles('cls'));
    const [found] = await encoder.encode(['roma luna'], 'query', signal);
    const first = rowOf('[CLS]');
    const length = Math.hypot(...first);
    near(
      found,
      first.map((value) => value / length),
    );
  });

  test('queries and passages are marked as the model wants them', async () => {
    const encoder = await open(tinyEncoderFiles(), { prefixes: { query: 'si ', passage: 'no ' } });
    near((await encoder.encode(['roma'], 'query', signal))[0], byHand(['si', 'roma']));
    near((await encoder.encode(['roma'], 'passage', signal))[0], byHand(['no', 'roma']));
  });

  test('a text that is too long is cut at the length of the model', async () => {
    const [found] = await mean.encode([Array(9_999).fill('roma').join(' ')], 'passage', signal);
    near(found, byHand(Array(14).fill('roma')));
  });
});
