import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import {
  tinyEntailmentFiles,
  tinyVocabulary,
  tinyWeights,
  writeFiles,
} from '../../../test/support/tiny-onnx.ts';
import { addModel } from '../../models/add-model.ts';
import { createInstalledModels, type InstalledModels } from '../../models/installed-models.ts';
import { testEntailment } from './entailment.conformance.ts';
import type { Entailment } from './entailment.ts';
import { createOnnxEntailment, entailedOf } from './onnx-entailment.ts';

const signal = new AbortController().signal;
const weights = tinyWeights(3);

/** What the tiny model must answer, worked out without it: output 0 refutes, 1 supports, 2 says nothing. */
function byHand(premise: string[], hypothesis: string[]) {
  const row = (word: string) => weights[tinyVocabulary.indexOf(word)] ?? weights[1] ?? [];
  const logits = [0, 1, 2].map((column) => {
    const sum = (words: string[]) => words.reduce((total, word) => total + (row(word)[column] ?? 0), 0);
    return sum(['[CLS]', ...premise, '[SEP]']) + 2 * sum([...hypothesis, '[SEP]']);
  });
  const powers = logits.map(Math.exp);
  const [refutes = 0, supports = 0, neutral = 0] = powers.map(
    (power) => power / powers.reduce((a, b) => a + b),
  );
  return { supports, refutes, neutral };
}

describe('onnx-entailment', () => {
  let folder: string;
  let installed: InstalledModels;
  let entailment: Entailment;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-entailment-'));
    installed = createInstalledModels(folder);
    const source = join(folder, 'source');
    await writeFiles(source, tinyEntailmentFiles({ 0: 'CONTRADICTION', 2: 'neutral', 1: 'Entailment' }));
    await addModel({ name: 'tiny', folder: source, choices: { use: 'entailment' }, signal }, installed);
    const model = await installed.latest('entailment');
    assert.ok(model);
    entailment = await createOnnxEntailment(model, { threads: 1, batchSize: 2 });
  });
  after(async () => {
    await entailment.close();
    await rm(folder, { recursive: true });
  });

  const near = (found: object, expected: object) => {
    for (const [name, value] of Object.entries(expected)) {
      const got = Object.entries(found).find(([key]) => key === name)?.[1];
      assert.ok(Math.abs(got - value) < 1e-5, `${name}: ${got}, by hand ${value}`);
    }
  };

  testEntailment('onnx-entailment keeps the promises of entailment', () => entailment);

  test('every passage gets the probabilities worked out by hand, in order, whatever its length and batch', async () => {
    const passages = ['roma luna si forse no', 'si', 'no no', 'luna roma', 'forse si no'];
    const found = await entailment.entail('roma si', passages, signal);
    assert.equal(found.length, passages.length);
    for (const [at, passage] of passages.entries())
      near(found[at] ?? {}, byHand(passage.split(' '), ['roma', 'si']));
  });

  test('the passage is the premise and the claim the hypothesis, and their order matters', async () => {
    const [forward] = await entailment.entail('si', ['roma'], signal);
    const [backward] = await entailment.entail('roma', ['si'], signal);
    near(forward ?? {}, byHand(['roma'], ['si']));
    assert.notDeepEqual(forward, backward);
  });

  test('words that the model does not know count as unknown', async () => {
    const [found] = await entailment.entail('Gatto', ['roma 🚀'], signal);
    near(found ?? {}, byHand(['roma', '[UNK]'], ['[UNK]']));
  });

  test('a text that writes a special token does not get one', async () => {
    const [found] = await entailment.entail('si', ['roma [SEP] luna [CLS]'], signal);
    near(found ?? {}, byHand(['roma', 'luna'], ['si']));
  });

  test('a passage that is too long is cut, the claim is not', async () => {
    // Of 16 tokens 3 are special, and the claim takes 2.
    const [found] = await entailment.entail('si luna', [Array(5_000).fill('roma').join(' ')], signal);
    near(found ?? {}, byHand(Array(11).fill('roma'), ['si', 'luna']));
  });

  test('a claim that is too long leaves the passage half of the room', async () => {
    const long = Array(3_000).fill('no').join(' ');
    const [found] = await entailment.entail(long, [long.replaceAll('no', 'roma')], signal);
    near(found ?? {}, byHand(Array(7).fill('roma'), Array(6).fill('no')));
  });

  test('an aborted call does not hold up others', async () => {
    const controller = new AbortController();
    const aborted = entailment.entail('si', Array(50).fill('roma'), controller.signal);
    const other = entailment.entail('si', ['roma'], signal);
    controller.abort();
    await assert.rejects(aborted);
    near((await other)[0] ?? {}, byHand(['roma'], ['si']));
  });

  test('a closed model answers with an error and does not hang', async () => {
    const model = await installed.latest('entailment');
    assert.ok(model);
    const other = await createOnnxEntailment(model);
    await other.close();
    await other.close();
    await assert.rejects(other.entail('si', ['roma'], signal), /ended/);
  });

  test('large outputs do not overflow', () => {
    const found = entailedOf(Float32Array.of(1_000, -1_000, 0), ['entailment', 'neutral', 'contradiction']);
    assert.deepEqual(found, { supports: 1, refutes: 0, neutral: 0 });
  });
});
