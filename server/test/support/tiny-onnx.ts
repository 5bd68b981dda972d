/** Writes tiny but real ONNX models and tokenizers, so that tests can work out by hand what comes out of them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Every word that the tiny tokenizer knows; its place is its id. */
export const tinyVocabulary = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'si', 'no', 'forse', 'roma', 'luna'];

/** One row of weights for every word of the vocabulary. */
export type Weights = readonly (readonly number[])[];

/** Rows that differ from word to word, padding included: a wrong mask shows at once. */
export function tinyWeights(width: number): number[][] {
  return tinyVocabulary.map((_, word) =>
    Array.from({ length: width }, (_, column) => ((word * 7 + column * 5) % 11) / 4 - 1),
  );
}

/** Logits = sum over the words of their weights, the words of the second text counted twice. */
export function tinyEntailmentModel(weights: Weights): Buffer {
  return model({
    inputs: ['input_ids', 'attention_mask', 'token_type_ids'],
    output: { name: 'logits', shape: ['batch', weights[0]?.length ?? 0] },
    tensors: [
      floatTensor('weights', [weights.length, weights[0]?.length ?? 0], weights.flat()),
      floatTensor('one', [1], [1]),
      intTensor('axis_one', [1], [1]),
      intTensor('axis_two', [1], [2]),
    ],
    nodes: [
      node('Gather', ['weights', 'input_ids'], 'rows'),
      node('Cast', ['attention_mask'], 'mask', [attribute('to', 1)]),
      node('Cast', ['token_type_ids'], 'types', [attribute('to', 1)]),
      node('Add', ['types', 'one'], 'counted'),
      node('Mul', ['mask', 'counted'], 'factor'),
      node('Unsqueeze', ['factor', 'axis_two'], 'column'),
      node('Mul', ['rows', 'column'], 'weighed'),
      node('ReduceSum', ['weighed', 'axis_one'], 'logits', [attribute('keepdims', 0)]),
    ],
  });
}

/** `last_hidden_state` is each word's row of weights, whatever stands around it. */
export function tinyEncoderModel(weights: Weights): Buffer {
  return model({
    inputs: ['input_ids', 'attention_mask'],
    output: { name: 'last_hidden_state', shape: ['batch', 'words', weights[0]?.length ?? 0] },
    tensors: [floatTensor('weights', [weights.length, weights[0]?.length ?? 0], weights.flat())],
    nodes: [node('Gather', ['weights', 'input_ids'], 'last_hidden_state')],
  });
}

/**
 * A detector of bright images: logits = mean of each colour × weights (a row a colour) + bias. The input is named as
 * published ones name it.
 */
export function tinyBrightnessModel(
  weights: Weights,
  bias: readonly number[],
  layout: 'nchw' | 'nhwc' = 'nchw',
): Buffer {
  const outputs = bias.length;
  return model({
    image: layout === 'nchw' ? ['batch', 3, 'height', 'width'] : ['batch', 'height', 'width', 3],
    output: { name: 'logits', shape: ['batch', outputs] },
    tensors: [
      floatTensor('weights', [3, outputs], weights.flat()),
      floatTensor('bias', [outputs], [...bias]),
    ],
    nodes: [
      node('ReduceMean', ['pixel_values'], 'colours', [
        attributes('axes', layout === 'nchw' ? [2, 3] : [1, 2]),
        attribute('keepdims', 0),
      ]),
      node('MatMul', ['colours', 'weights'], 'weighed'),
      node('Add', ['weighed', 'bias'], 'logits'),
    ],
  });
}

/** A detector of loud sounds: logits = mean of the samples' sizes × weights + bias. */
export function tinyLoudnessModel(weights: readonly number[], bias: readonly number[]): Buffer {
  const outputs = bias.length;
  return model({
    sound: ['batch', 'samples'],
    output: { name: 'logits', shape: ['batch', outputs] },
    tensors: [floatTensor('weights', [1, outputs], [...weights]), floatTensor('bias', [outputs], [...bias])],
    nodes: [
      node('Abs', ['input_values'], 'sizes'),
      node('ReduceMean', ['sizes'], 'loudness', [attributes('axes', [1]), attribute('keepdims', 1)]),
      node('MatMul', ['loudness', 'weights'], 'weighed'),
      node('Add', ['weighed', 'bias'], 'logits'),
    ],
  });
}

/** A detector of fine detail, which resizing and saving take away: logit = gain × mean of |each pixel − its neighbours| + bias. */
export function tinyDetailModel(gain: number, bias: number): Buffer {
  const kernel = [0, -1, 0, -1, 4, -1, 0, -1, 0];
  return model({
    image: ['batch', 3, 'height', 'width'],
    output: { name: 'logits', shape: ['batch'] },
    tensors: [
      floatTensor('kernel', [1, 3, 3, 3], [...kernel, ...kernel, ...kernel]),
      floatTensor('gain', [1], [gain]),
      floatTensor('bias', [1], [bias]),
    ],
    nodes: [
      node('Conv', ['pixel_values', 'kernel'], 'edges'),
      node('Abs', ['edges'], 'detail'),
      node('ReduceMean', ['detail'], 'mean', [attributes('axes', [1, 2, 3]), attribute('keepdims', 0)]),
      node('Mul', ['mean', 'gain'], 'weighed'),
      node('Add', ['weighed', 'bias'], 'logits'),
    ],
  });
}

/** Multiplies a matrix with itself over and over: small on disk, and minutes of work. */
export function tinySlowModel(): Buffer {
  const side = 1_024;
  const rounds = 2_000;
  return model({
    image: ['batch', 3, 'height', 'width'],
    output: { name: 'logits', shape: ['batch'] },
    tensors: [intTensor('shape', [2], [side, side])],
    nodes: [
      node('ReduceMean', ['pixel_values'], 'mean', [attributes('axes', [1, 2, 3]), attribute('keepdims', 0)]),
      node('Expand', ['mean', 'shape'], 'round0'),
      ...Array.from({ length: rounds }, (_, at) =>
        node('MatMul', [`round${at}`, 'round0'], `round${at + 1}`),
      ),
      node('ReduceMean', [`round${rounds}`], 'logits', [attributes('axes', [1]), attribute('keepdims', 0)]),
    ],
  });
}

/** Small on disk, and needs two gigabytes to run: more than its process may hold, and not so much that none is promised. */
export function tinyGreedyModel(): Buffer {
  return model({
    image: ['batch', 3, 'height', 'width'],
    output: { name: 'logits', shape: ['batch'] },
    tensors: [intTensor('shape', [3], [512, 1_024, 1_024])],
    nodes: [
      node('ReduceMean', ['pixel_values'], 'mean', [attributes('axes', [1, 2, 3]), attribute('keepdims', 0)]),
      node('Expand', ['mean', 'shape'], 'all'),
      node('ReduceMean', ['all'], 'logits', [attributes('axes', [1, 2]), attribute('keepdims', 0)]),
    ],
  });
}

/** The files of a detector of bright images as a repository holds them: output 0 is “artificial”, output 1 “human”. */
export function tinyDetectorFiles(
  weights: Buffer = tinyBrightnessModel(
    [
      [4, -4],
      [4, -4],
      [4, -4],
    ],
    [-6, 6],
  ),
): Record<string, Buffer> {
  return {
    'config.json': json({ model_type: 'swin', id2label: { 0: 'artificial', 1: 'human' } }),
    'preprocessor_config.json': json({
      do_resize: true,
      do_rescale: true,
      do_normalize: true,
      size: { height: 16, width: 16 },
      resample: 2,
      rescale_factor: 1 / 255,
      image_mean: [0, 0, 0],
      image_std: [1, 1, 1],
    }),
    'onnx/model.onnx': weights,
  };
}

const specialTokens = tinyVocabulary.slice(0, 4);

/** A tokenizer of whole words: [CLS] a [SEP], or [CLS] a [SEP] b [SEP]. */
export const tinyTokenizer = {
  version: '1.0',
  truncation: null,
  padding: null,
  added_tokens: specialTokens.map((content, id) => ({
    id,
    content,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
    special: true,
  })),
  normalizer: { type: 'Lowercase' },
  pre_tokenizer: { type: 'Whitespace' },
  post_processor: {
    type: 'TemplateProcessing',
    single: [special('[CLS]', 0), sequence('A', 0), special('[SEP]', 0)],
    pair: [special('[CLS]', 0), sequence('A', 0), special('[SEP]', 0), sequence('B', 1), special('[SEP]', 1)],
    special_tokens: {
      '[CLS]': { id: '[CLS]', ids: [2], tokens: ['[CLS]'] },
      '[SEP]': { id: '[SEP]', ids: [3], tokens: ['[SEP]'] },
    },
  },
  decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
  model: {
    type: 'WordPiece',
    unk_token: '[UNK]',
    continuing_subword_prefix: '##',
    max_input_chars_per_word: 100,
    vocab: Object.fromEntries(tinyVocabulary.map((word, id) => [word, id])),
  },
};

export const tinyTokenizerConfig = {
  tokenizer_class: 'BertTokenizer',
  pad_token: '[PAD]',
  unk_token: '[UNK]',
  cls_token: '[CLS]',
  sep_token: '[SEP]',
  model_max_length: 16,
};

/** The files of an entailment model as a repository holds them. */
export function tinyEntailmentFiles(id2label: Record<string, string>): Record<string, Buffer> {
  return {
    'config.json': json({ model_type: 'bert', id2label, max_position_embeddings: 16, pad_token_id: 0 }),
    'tokenizer.json': json(tinyTokenizer),
    'tokenizer_config.json': json(tinyTokenizerConfig),
    'onnx/model.onnx': tinyEntailmentModel(tinyWeights(Object.keys(id2label).length)),
  };
}

/** The same encoder with its numbers in a file beside the model, as large ones have them. */
export function tinyEncoderFilesInTwo(): Record<string, Buffer> {
  const weights = tinyWeights(4);
  const data = 'model.onnx_data';
  return {
    ...tinyEncoderFiles('cls'),
    'onnx/model.onnx': model({
      inputs: ['input_ids', 'attention_mask'],
      output: { name: 'last_hidden_state', shape: ['batch', 'words', 4] },
      tensors: [tensorElsewhere('weights', [weights.length, 4], data)],
      nodes: [node('Gather', ['weights', 'input_ids'], 'last_hidden_state')],
    }),
    [`onnx/${data}`]: Buffer.from(Float32Array.from(weights.flat()).buffer),
  };
}

/** The files of a sentence encoder as a repository holds them. */
export function tinyEncoderFiles(pooling: 'mean' | 'cls' = 'mean'): Record<string, Buffer> {
  return {
    'config.json': json({ model_type: 'bert', max_position_embeddings: 16, pad_token_id: 0 }),
    'tokenizer.json': json(tinyTokenizer),
    'tokenizer_config.json': json(tinyTokenizerConfig),
    '1_Pooling/config.json': json({
      word_embedding_dimension: 4,
      pooling_mode_cls_token: pooling === 'cls',
      pooling_mode_mean_tokens: pooling === 'mean',
    }),
    'onnx/model.onnx': tinyEncoderModel(tinyWeights(4)),
  };
}

export async function writeFiles(folder: string, files: Record<string, Buffer>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function special(id: string, typeId: number) {
  return { SpecialToken: { id, type_id: typeId } };
}

function sequence(id: 'A' | 'B', typeId: number) {
  return { Sequence: { id, type_id: typeId } };
}

// From here on the wire format of protocol buffers, and the field numbers of onnx.proto.

const floatType = 1;
const intType = 7;

interface Graph {
  /** Inputs of whole numbers, one a word. */
  readonly inputs?: readonly string[];
  /** The shape of the one input that takes an image. */
  readonly image?: readonly (string | number)[];
  /** The shape of the one input that takes a sound. */
  readonly sound?: readonly (string | number)[];
  readonly output: { readonly name: string; readonly shape: readonly (string | number)[] };
  readonly tensors: readonly Buffer[];
  readonly nodes: readonly Buffer[];
}

function model({ inputs = [], image, sound, output, tensors, nodes }: Graph): Buffer {
  const graph = Buffer.concat([
    ...nodes.map((each) => bytes(1, each)),
    text(2, 'tiny'),
    ...tensors.map((each) => bytes(5, each)),
    ...inputs.map((name) => bytes(11, valueInfo(name, intType, ['batch', 'words']))),
    ...(image ? [bytes(11, valueInfo('pixel_values', floatType, image))] : []),
    ...(sound ? [bytes(11, valueInfo('input_values', floatType, sound))] : []),
    bytes(12, valueInfo(output.name, floatType, output.shape)),
  ]);
  return Buffer.concat([integer(1, 8), bytes(7, graph), bytes(8, integer(2, 13))]);
}

function node(operator: string, inputs: string[], output: string, attributes: Buffer[] = []): Buffer {
  return Buffer.concat([
    ...inputs.map((name) => text(1, name)),
    text(2, output),
    text(4, operator),
    ...attributes.map((each) => bytes(5, each)),
  ]);
}

function attribute(name: string, value: number): Buffer {
  return Buffer.concat([text(1, name), integer(3, value), integer(20, 2)]);
}

/** A list of whole numbers. */
function attributes(name: string, values: readonly number[]): Buffer {
  return Buffer.concat([text(1, name), ...values.map((value) => integer(8, value)), integer(20, 7)]);
}

function floatTensor(name: string, dimensions: number[], values: number[]): Buffer {
  return tensor(name, dimensions, floatType, Buffer.from(Float32Array.from(values).buffer));
}

function intTensor(name: string, dimensions: number[], values: number[]): Buffer {
  return tensor(name, dimensions, intType, Buffer.from(BigInt64Array.from(values.map(BigInt)).buffer));
}

/** A tensor of floats whose values lie in another file. */
function tensorElsewhere(name: string, dimensions: number[], location: string): Buffer {
  return Buffer.concat([
    ...dimensions.map((d) => integer(1, d)),
    integer(2, floatType),
    text(8, name),
    bytes(13, Buffer.concat([text(1, 'location'), text(2, location)])),
    integer(14, 1),
  ]);
}

function tensor(name: string, dimensions: number[], type: number, raw: Buffer): Buffer {
  return Buffer.concat([
    ...dimensions.map((d) => integer(1, d)),
    integer(2, type),
    text(8, name),
    bytes(9, raw),
  ]);
}

function valueInfo(name: string, type: number, shape: readonly (string | number)[]): Buffer {
  const dimensions = shape.map((d) => bytes(1, typeof d === 'string' ? text(2, d) : integer(1, d)));
  const tensorType = Buffer.concat([integer(1, type), bytes(2, Buffer.concat(dimensions))]);
  return Buffer.concat([text(1, name), bytes(2, bytes(1, tensorType))]);
}

function integer(field: number, value: number): Buffer {
  return Buffer.concat([varint(field * 8), varint(value)]);
}

function text(field: number, value: string): Buffer {
  return bytes(field, Buffer.from(value));
}

function bytes(field: number, value: Buffer): Buffer {
  return Buffer.concat([varint(field * 8 + 2), varint(value.length), value]);
}

function varint(value: number): Buffer {
  const out: number[] = [];
  let rest = value;
  while (rest > 127) {
    out.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...out, rest]);
}
