import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseFiles } from './choose-files.ts';

const settings = ['config.json', 'tokenizer.json', 'tokenizer_config.json'];

test('the settings beside the weights go before those above them', () => {
  const { roles } = chooseFiles([...settings, 'onnx/model.onnx', 'onnx/config.json', 'onnx/tokenizer.json']);
  assert.deepEqual(roles, {
    model: 'onnx/model.onnx',
    tokenizer: 'onnx/tokenizer.json',
    config: 'onnx/config.json',
    tokenizerConfig: 'tokenizer_config.json',
  });
});

test('small files come first, and weights bring their data along', () => {
  const { paths } = chooseFiles([
    'onnx/model.onnx_data',
    'onnx/model.onnx',
    ...settings,
    '1_Pooling/config.json',
  ]);
  assert.deepEqual(paths.slice(-2), ['onnx/model.onnx', 'onnx/model.onnx_data']);
  assert.deepEqual(paths.slice(0, -2).toSorted(), ['1_Pooling/config.json', ...settings]);
});

test('programs, pickles and files out of place are never taken', () => {
  const { paths } = chooseFiles([
    ...settings,
    'model.onnx',
    'modeling_evil.py',
    'pytorch_model.bin',
    '../x.onnx',
    'README.md',
    'onnx/../../model.onnx',
  ]);
  assert.deepEqual(paths.toSorted(), [...settings, 'model.onnx'].toSorted());
  for (const weights of [
    '../model.onnx',
    '/model.onnx',
    'a\\..\\model.onnx',
    '.hidden/model.onnx',
    'model.onnx.py',
  ])
    assert.throws(() => chooseFiles([...settings, weights]), /no ONNX weights/);
});

test('weights can be named, and several that nobody named are told', () => {
  const paths = [...settings, 'onnx/a.onnx', 'onnx/b.onnx'];
  assert.equal(chooseFiles(paths, 'onnx/b.onnx').roles.model, 'onnx/b.onnx');
  assert.throws(() => chooseFiles(paths), /--file onnx\/a\.onnx\n {2}--file onnx\/b\.onnx/);
  assert.throws(() => chooseFiles(paths, 'onnx/c.onnx'), /There is no “onnx\/c\.onnx”/);
  assert.throws(() => chooseFiles(paths, 'evil.py'), /not an \.onnx file/);
  assert.equal(chooseFiles([...settings, 'only.onnx']).roles.model, 'only.onnx');
});

test('a model without its settings is refused, with what is missing', () => {
  assert.throws(() => chooseFiles(['model.onnx', 'config.json']), /no tokenizer\.json/);
  assert.throws(() => chooseFiles(['model.onnx', 'tokenizer.json']), /no config\.json/);
});

test('a detector needs no tokenizer, and takes its settings where there are any', () => {
  const paths = [
    'onnx/model.onnx',
    'config.json',
    'onnx/preprocessor_config.json',
    'riscontro-detector.json',
  ];
  const chosen = chooseFiles(paths);
  assert.deepEqual(chosen.roles, {
    model: 'onnx/model.onnx',
    config: 'config.json',
    preprocessor: 'onnx/preprocessor_config.json',
    descriptor: 'riscontro-detector.json',
  });
  assert.deepEqual([chosen.reads, chosen.paths.at(-1)], ['pictures', 'onnx/model.onnx']);
  assert.deepEqual(chooseFiles(['x.onnx'], undefined, 'image-detector').paths, ['x.onnx']);
});

test('a model with a tokenizer reads texts unless the operator says otherwise', () => {
  const paths = [...settings, 'model.onnx', 'preprocessor_config.json'];
  assert.equal(chooseFiles(paths).reads, 'texts');
  assert.equal(chooseFiles(paths, undefined, 'image-detector').reads, 'pictures');
});
