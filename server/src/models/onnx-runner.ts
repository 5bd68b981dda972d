/** Calls a model's thread, batch by batch, so that many checks share it in turns and one that is aborted stops early. */
import { isQueueFull } from '../domain/fair-queue.ts';
import { inTurns } from '../threads/in-turns.ts';
import { startThread } from '../threads/thread.ts';
import type { InstalledModel, TextManifest } from './manifest.ts';
import { ModelError, modelErrorFrom } from './model-error.ts';
import type { OnnxModelSettings } from './onnx-model.ts';
import type { OnnxCalls } from './onnx-thread.ts';
import { pinnedFile, pinnedWeights } from './pinned-file.ts';
import type { ModelText } from './token-reader.ts';

export interface OnnxRunner {
  /** One row for every text, in order. Rejects with the signal's reason between two batches. */
  rows(texts: readonly ModelText[], signal: AbortSignal): Promise<Float32Array[]>;
  close(): Promise<void>;
}

export interface OnnxRunnerSettings {
  /** Threads that one run may use; default 2. */
  readonly threads?: number | undefined;
  /** Texts that are run together; default 8. */
  readonly batchSize?: number | undefined;
}

/** Resolves when the model is loaded; rejects with ModelError when it cannot be used. */
export async function startOnnxRunner(
  model: InstalledModel<TextManifest>,
  { threads = 2, batchSize = 8 }: OnnxRunnerSettings = {},
): Promise<OnnxRunner> {
  const thread = startThread<OnnxCalls>({
    file: new URL('./onnx-thread.ts', import.meta.url),
    place: 'models/onnx-thread',
    settings: threadSettings(model, threads),
  });
  await thread.started.catch((error) => {
    throw modelErrorFrom(error);
  });
  const turns = inTurns(thread);
  const run = (texts: readonly ModelText[], signal: AbortSignal) =>
    turns.call('run', [texts], { signal }).catch((error) => {
      signal.throwIfAborted();
      throw isQueueFull(error) ? error : modelErrorFrom(error);
    });
  return {
    async rows(texts, signal) {
      const rows = new Array<Float32Array>(texts.length);
      // Texts of like length together: padding costs as much as words.
      const order = texts.map((_, at) => at).toSorted((a, b) => lengthOf(texts[a]) - lengthOf(texts[b]));
      for (let from = 0; from < order.length; from += batchSize) {
        signal.throwIfAborted();
        const batch = order.slice(from, from + batchSize);
        const { values, width } = await run(
          batch.flatMap((at) => texts[at] ?? []),
          signal,
        );
        for (const [row, at] of batch.entries()) rows[at] = values.slice(row * width, (row + 1) * width);
      }
      if (!rows.every((row) => row.every(Number.isFinite)))
        throw new ModelError({ code: 'notNumbers', values: { model: model.manifest.name } });
      return rows;
    },
    close: turns.close,
  };
}

function threadSettings(model: InstalledModel<TextManifest>, threads: number): OnnxModelSettings {
  const { manifest } = model;
  const { roles, lengthMax } = manifest;
  return {
    weights: pinnedWeights(model),
    tokenizer: pinnedFile(model, roles.tokenizer),
    tokenizerConfig:
      roles.tokenizerConfig === undefined ? undefined : pinnedFile(model, roles.tokenizerConfig),
    lengthMax,
    threads,
    row: manifest.use === 'entailment' ? 'logits' : manifest.pooling,
  };
}

function lengthOf(text: ModelText | undefined): number {
  return (text?.text.length ?? 0) + (text?.pair?.length ?? 0);
}
