/** Calls a model's thread, batch by batch, so that many checks share it in turns and one that is aborted stops early. */
import { Worker } from 'node:worker_threads';
import { callsWaiting, createTurns } from '../domain/turns.ts';
import type { InstalledModel, TextManifest } from './manifest.ts';
import { ModelError, modelFault } from './model-error.ts';
import type { OnnxModelSettings, Rows } from './onnx-model.ts';
import type { ModelAnswer, ModelCall } from './onnx-thread.ts';
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
  const thread = startThread(threadSettings(model, threads));
  await thread.loaded;
  const turns = createTurns({ atOnceMax: 1, ...callsWaiting });
  return {
    async rows(texts, signal) {
      const rows = new Array<Float32Array>(texts.length);
      // Texts of like length together: padding costs as much as words.
      const order = texts.map((_, at) => at).toSorted((a, b) => lengthOf(texts[a]) - lengthOf(texts[b]));
      for (let from = 0; from < order.length; from += batchSize) {
        signal.throwIfAborted();
        const batch = order.slice(from, from + batchSize);
        const leave = await turns.enter(signal);
        // The turn lasts as long as the thread works, also when nobody waits for it any more.
        const answer = thread.run(batch.flatMap((at) => texts[at] ?? [])).finally(leave);
        const { values, width } = await orAborted(answer, signal);
        for (const [row, at] of batch.entries()) rows[at] = values.slice(row * width, (row + 1) * width);
      }
      if (!rows.every((row) => row.every(Number.isFinite)))
        throw new ModelError({ code: 'notNumbers', values: { model: model.manifest.name } });
      return rows;
    },
    close: thread.close,
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

function startThread(settings: OnnxModelSettings) {
  const worker = new Worker(new URL('./onnx-thread.ts', import.meta.url), { workerData: settings });
  const waiting = new Map<number, { resolve: (rows: Rows) => void; reject: (reason: unknown) => void }>();
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  let calls = 0;
  let failure: Error | undefined;

  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  const wait = (call: number) =>
    new Promise<Rows>((resolve, reject) => {
      if (failure) return reject(failure);
      waiting.set(call, { resolve, reject });
      worker.ref();
    });
  worker.on('message', ({ call, rows, failed }: ModelAnswer) => {
    const caller = waiting.get(call);
    waiting.delete(call);
    if (failed) caller?.reject(modelFault(failed));
    else caller?.resolve(rows ?? { values: new Float32Array(), width: 0 });
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', (error) => fail(new ModelError({ code: 'threadFailed' }, error)));
  worker.on('exit', () => fail(new ModelError({ code: 'threadEnded' })));
  return {
    loaded: wait(0),
    run(texts: readonly ModelText[]) {
      calls += 1;
      const answer = wait(calls);
      if (!failure) worker.postMessage({ call: calls, texts } satisfies ModelCall);
      return answer;
    },
    async close() {
      if (failure) return;
      worker.ref();
      worker.postMessage('close');
      await ended;
    },
  };
}

/** The batch under way runs to its end in its thread; nobody waits for it. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function lengthOf(text: ModelText | undefined): number {
  return (text?.text.length ?? 0) + (text?.pair?.length ?? 0);
}
