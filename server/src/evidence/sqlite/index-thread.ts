/** A thread with one connection to the evidence file: reading a long list never holds up a request. */
import { parentPort, workerData } from 'node:worker_threads';
import type { IndexAnswer, IndexCall, IndexThreadSettings } from './call-index.ts';
import { type IndexFile, openIndexFile } from './index-file.ts';

const port = parentPort;
if (!port) throw new Error('index-thread.ts runs as a worker thread only');
const { path, name, readOnly } = workerData as IndexThreadSettings;
const file = openIndexFile(path, name, { readOnly });

port.on('message', (message: IndexCall | 'close') => {
  if (message === 'close') {
    file.close();
    port.close();
    return;
  }
  port.postMessage(answer(message));
});

function answer({ method, parameters }: IndexCall): IndexAnswer {
  const run = file[method] as (...parameters: readonly unknown[]) => ReturnType<IndexFile[typeof method]>;
  try {
    return { value: run(...parameters) };
  } catch (error) {
    return { error: error as Error };
  }
}
