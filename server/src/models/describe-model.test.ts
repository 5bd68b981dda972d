import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { writeFiles } from '../../test/support/tiny-onnx.ts';
import { describeModel, type ModelChoices } from './describe-model.ts';
import type { TextRoles } from './manifest.ts';

const roles: TextRoles = { model: 'model.onnx', tokenizer: 'tokenizer.json', config: 'config.json' };

describe('describe-model', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-describe-'));
  });
  after(() => rm(folder, { recursive: true }));

  const described = async (
    files: Record<string, unknown>,
    more: Partial<TextRoles> = {},
    choices: ModelChoices = {},
  ) => {
    const contents = Object.entries(files).map(([path, value]) => [path, Buffer.from(JSON.stringify(value))]);
    await writeFiles(folder, Object.fromEntries(contents));
    const described = await describeModel(folder, { reads: 'texts', roles: { ...roles, ...more } }, choices);
    assert.ok(described.use === 'entailment' || described.use === 'encoder');
    return described;
  };
  const lengths = async (files: Record<string, unknown>) =>
    (
      await described(
        { 'tokenizer_config.json': {}, 'sentence.json': {}, ...files },
        { tokenizerConfig: 'tokenizer_config.json', sentence: 'sentence.json' },
        { use: 'encoder' },
      )
    ).lengthMax;

  test('the length is the shortest that any of the settings states, and never above 512', async () => {
    const bert = { model_type: 'bert', max_position_embeddings: 512 };
    assert.equal(await lengths({ 'config.json': bert }), 512);
    assert.equal(await lengths({ 'config.json': bert, 'sentence.json': { max_seq_length: 128 } }), 128);
    assert.equal(
      await lengths({ 'config.json': bert, 'tokenizer_config.json': { model_max_length: 1e30 } }),
      512,
    );
    assert.equal(await lengths({ 'config.json': { ...bert, max_position_embeddings: 8_192 } }), 512);
    assert.equal(await lengths({ 'config.json': {} }), 512);
  });

  test("RoBERTa's family keeps positions for itself", async () => {
    const config = { model_type: 'xlm-roberta', max_position_embeddings: 258, pad_token_id: 1 };
    assert.equal(await lengths({ 'config.json': config }), 256);
  });

  test('a pooling that is not known is refused, unless the operator chooses one', async () => {
    const files = {
      'config.json': {},
      'pooling.json': {
        pooling_mode_cls_token: false,
        pooling_mode_mean_tokens: false,
        pooling_mode_max_tokens: true,
      },
    };
    await assert.rejects(described(files, { pooling: 'pooling.json' }), /--pooling mean/);
    const chosen = await described(files, { pooling: 'pooling.json' }, { pooling: 'cls' });
    assert.equal(chosen.use === 'encoder' && chosen.pooling, 'cls');
  });

  test('settings of another shape are refused with the name of the file', async () => {
    for (const config of [[], 'x', { id2label: ['a'] }, { max_position_embeddings: 'many' }])
      await assert.rejects(described({ 'config.json': config }), /config\.json cannot be read/);
    await assert.rejects(
      described({ 'config.json': { x: 'x'.repeat(2_000_000) } }),
      /config\.json cannot be read/,
    );
  });
});
