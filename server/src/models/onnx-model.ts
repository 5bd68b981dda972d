/** One ONNX model with its tokenizer: texts in, a row of numbers for each out. Blocks while it works: see onnx-thread.ts. */
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { ModelError, type ModelFault } from './model-error.ts';
import { firstLine, openSession, runSession } from './onnx-session.ts';
import { type PinnedFile, type PinnedWeights, readPinned } from './pinned-file.ts';
import { createTokenReader, type ModelText, type TokenRow } from './token-reader.ts';

export interface OnnxModelSettings {
  readonly weights: PinnedWeights;
  readonly tokenizer: PinnedFile;
  readonly tokenizerConfig: PinnedFile | undefined;
  readonly lengthMax: number;
  /** Threads that one run may use. */
  readonly threads: number;
  /** What a row is: the model's own outputs, the mean of its words, or its first token. */
  readonly row: 'logits' | 'mean' | 'cls';
}

/** Rows of equal width, one after the other. */
export interface Rows {
  readonly values: Float32Array;
  readonly width: number;
}

export interface OnnxModel {
  run(texts: readonly ModelText[]): Promise<Rows>;
  close(): Promise<void>;
}

const knownInputs = ['input_ids', 'attention_mask', 'token_type_ids'];

/** Rejects with a ModelError for files that cannot be used. */
export async function openOnnxModel(settings: OnnxModelSettings): Promise<OnnxModel> {
  const tokenizerConfig = settings.tokenizerConfig ? await readJson(settings.tokenizerConfig) : {};
  const reader = await readJson(settings.tokenizer).then((tokenizer) =>
    explained(
      (reason) => ({ code: 'tokenizerUnusable', values: { reason } }),
      () => createTokenReader(tokenizer, tokenizerConfig, settings.lengthMax),
    ),
  );
  const session = await openSession(settings.weights, settings.threads);
  checkInputs(session);
  return {
    async run(texts) {
      const rows = texts.map((text) => reader.read(text));
      const length = Math.max(...rows.map(({ ids }) => ids.length));
      const feeds = Object.fromEntries(
        session.inputMetadata.map((input) => [input.name, feed(input, rows, length, reader.padId)]),
      );
      const outputs = await runSession(session, feeds);
      return settings.row === 'logits'
        ? logitsOf(outputs, rows.length)
        : pooledOf(outputs, rows, length, settings.row);
    },
    close: () => session.release(),
  };
}

function checkInputs({ inputMetadata }: InferenceSession): void {
  const strange = inputMetadata.find(({ name }) => !knownInputs.includes(name));
  if (strange) throw new ModelError({ code: 'unknownInput', values: { name: strange.name } });
  const wrong = inputMetadata.find((input) => !input.isTensor || !['int64', 'int32'].includes(input.type));
  if (wrong) throw new ModelError({ code: 'inputNotWhole', values: { name: wrong.name } });
}

function feed(
  input: InferenceSession.ValueMetadata,
  rows: readonly TokenRow[],
  length: number,
  padId: number,
): Tensor {
  const cell = ({ ids, types }: TokenRow, at: number) => {
    if (input.name === 'input_ids') return ids[at] ?? padId;
    if (input.name === 'attention_mask') return at < ids.length ? 1 : 0;
    return types[at] ?? 0;
  };
  const cells = rows.flatMap((row) => Array.from({ length }, (_, at) => cell(row, at)));
  return input.isTensor && input.type === 'int32'
    ? new Tensor('int32', Int32Array.from(cells), [rows.length, length])
    : new Tensor('int64', BigInt64Array.from(cells, BigInt), [rows.length, length]);
}

type Outputs = InferenceSession.ReturnType;

/** An output of plain numbers with this many dimensions, the preferred name first. */
function outputOf(outputs: Outputs, names: readonly string[], dimensions: number) {
  for (const name of [...names, ...Object.keys(outputs)]) {
    const { dims, data } = outputs[name] ?? {};
    if (dims?.length === dimensions && data instanceof Float32Array) return { dims, data };
  }
  return undefined;
}

function logitsOf(outputs: Outputs, count: number): Rows {
  const logits = outputOf(outputs, ['logits'], 2);
  const width = logits?.dims[1] ?? 0;
  if (!logits || logits.dims[0] !== count || width === 0) throw new ModelError({ code: 'noRowForText' });
  return { values: logits.data, width };
}

function pooledOf(outputs: Outputs, rows: readonly TokenRow[], length: number, row: 'mean' | 'cls'): Rows {
  const words = outputOf(outputs, ['last_hidden_state', 'token_embeddings'], 3);
  // Some exports pool for themselves.
  if (!words) return logitsOf({ logits: outputs.sentence_embedding, ...outputs } as Outputs, rows.length);
  const [count, wordCount, width = 0] = words.dims;
  if (count !== rows.length || wordCount !== length || width === 0)
    throw new ModelError({ code: 'noRowForWord' });
  const values = new Float32Array(rows.length * width);
  for (const [at, { ids }] of rows.entries()) {
    const taken = row === 'cls' ? 1 : ids.length;
    for (let word = 0; word < taken; word += 1) {
      const from = (at * length + word) * width;
      for (let column = 0; column < width; column += 1) {
        values[at * width + column] =
          (values[at * width + column] ?? 0) + (words.data[from + column] ?? 0) / taken;
      }
    }
  }
  return { values, width };
}

async function readJson(file: PinnedFile): Promise<object> {
  const text = (await readPinned(file)).toString();
  const value: unknown = explained(
    (reason) => ({ code: 'fileUnreadableBecause', values: { file: file.name, reason } }),
    () => JSON.parse(text),
  );
  if (typeof value === 'object' && value !== null) return value;
  throw new ModelError({ code: 'fileUnreadable', values: { file: file.name } });
}

function explained<T>(faultFor: (reason: string) => ModelFault, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw cause instanceof ModelError ? cause : new ModelError(faultFor(firstLine(cause)), cause);
  }
}
