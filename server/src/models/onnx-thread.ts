/** A thread of its own for one model: the runtime blocks whoever calls it, and no request may wait for that. */
import { parentPort, workerData } from 'node:worker_threads';
import { faultOf, type SentFault } from './model-error.ts';
import { type OnnxModelSettings, openOnnxModel, type Rows } from './onnx-model.ts';
import type { ModelText } from './token-reader.ts';

export interface ModelCall {
  readonly call: number;
  readonly texts: readonly ModelText[];
}

/** Call 0 is the loading itself. */
export interface ModelAnswer {
  readonly call: number;
  readonly rows?: Rows;
  readonly failed?: SentFault;
}

const port = parentPort;
if (!port) throw new Error('onnx-thread.ts runs as a worker thread only');
const opened = await openOnnxModel(workerData as OnnxModelSettings).catch((error: unknown) => {
  port.postMessage({ call: 0, failed: faultOf(error) } satisfies ModelAnswer);
  return undefined;
});

if (opened) {
  let last: Promise<unknown> = Promise.resolve();
  port.on('message', (message: ModelCall | 'close') => {
    last = last.then(() => (message === 'close' ? opened.close().then(() => port.close()) : answer(message)));
  });
  port.postMessage({ call: 0 } satisfies ModelAnswer);
}

async function answer({ call, texts }: ModelCall): Promise<void> {
  const result = await opened?.run(texts).then(
    (rows): ModelAnswer => ({ call, rows }),
    (error: unknown): ModelAnswer => ({ call, failed: faultOf(error) }),
  );
  port?.postMessage(result);
}
