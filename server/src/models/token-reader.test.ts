import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { tinyTokenizer, tinyTokenizerConfig } from '../../test/support/tiny-onnx.ts';
import { createTokenReader, cutToFit } from './token-reader.ts';

test('no text is ever longer than the model reads, whatever is written in it', () => {
  const reader = createTokenReader(tinyTokenizer, tinyTokenizerConfig, 16);
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .array(fc.constantFrom('si', '[SEP]', '[CLS]', 'roma', '[PAD]', '‮', '🚀'), { maxLength: 40 })
      .map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(anything, fc.option(anything, { nil: undefined }), (text, pair) => {
      const { ids, types } = reader.read({ text, ...(pair !== undefined && { pair }) });
      assert.ok(ids.length >= 2 && ids.length <= 16);
      assert.equal(types.length, ids.length);
      assert.equal(
        ids.filter((id) => id === 3).length,
        pair === undefined ? 1 : 2,
        'only its own separators',
      );
      assert.ok(ids.every((id) => Number.isInteger(id) && id >= 0));
    }),
  );
});

test('cutting keeps all that fits, takes from the first text first and leaves it half', () => {
  const words = fc.array(fc.nat(), { maxLength: 30 });
  fc.assert(
    fc.property(words, words, fc.integer({ min: 1, max: 40 }), (first, second, room) => {
      const [a, b] = cutToFit(first, second, room);
      assert.ok(b);
      assert.deepEqual([...a, ...b], [...first.slice(0, a.length), ...second.slice(0, b.length)]);
      assert.equal(a.length + b.length, Math.min(room, first.length + second.length), 'no room is wasted');
      if (a.length < Math.min(first.length, Math.ceil(room / 2)))
        assert.fail('the first lost more than half');
      if (b.length < second.length) assert.ok(a.length <= Math.ceil(room / 2), 'the second is cut last');
    }),
  );
});

test('a tokenizer without a frame for its texts is refused', () => {
  const bare = { ...tinyTokenizer, post_processor: null };
  assert.throws(() => createTokenReader(bare, tinyTokenizerConfig, 16), /special tokens/);
  const single = createTokenReader({ ...tinyTokenizer, post_processor: { type: 'ByteLevel' } }, {}, 16);
  assert.deepEqual(single.read({ text: 'si' }).ids, [4]);
  assert.throws(() => single.read({ text: 'si', pair: 'no' }), /two texts/);
});

test('a tokenizer in the shape of XLM-RoBERTa is read as that model was trained', () => {
  const mark = (id: string) => ({ SpecialToken: { id, type_id: 0 } });
  const part = (id: string) => ({ Sequence: { id, type_id: 0 } });
  const marks = ['<s>', '<pad>', '</s>', '<unk>'];
  const xlm = {
    ...tinyTokenizer,
    added_tokens: marks.map((content, id) => ({ ...tinyTokenizer.added_tokens[0], id, content })),
    normalizer: { type: 'Sequence', normalizers: [{ type: 'NFKC' }] },
    pre_tokenizer: { type: 'Metaspace', replacement: '▁', add_prefix_space: true },
    post_processor: {
      type: 'TemplateProcessing',
      single: [mark('<s>'), part('A'), mark('</s>')],
      pair: [mark('<s>'), part('A'), mark('</s>'), mark('</s>'), part('B'), mark('</s>')],
      special_tokens: {},
    },
    decoder: { type: 'Metaspace', replacement: '▁', add_prefix_space: true },
    model: {
      type: 'Unigram',
      unk_id: 3,
      vocab: [...marks.map((word) => [word, 0]), ['▁roma', -1], ['▁lu', -2], ['na', -2], ['▁', -4]],
    },
  };
  const reader = createTokenReader(xlm, { eos_token: '</s>', pad_token: { content: '<pad>' } }, 16);
  assert.equal(reader.padId, 1);
  assert.deepEqual(reader.read({ text: 'roma</s> luna' }).ids, [0, 4, 5, 6, 2]);
  assert.deepEqual(reader.read({ text: 'roma', pair: 'luna' }).ids, [0, 4, 2, 2, 5, 6, 2]);
  assert.deepEqual(reader.read({ text: 'ж' }).ids, [0, 7, 3, 2]);
});
