/** Has one detector of voices hear some windows of sound, in a thread that ends with it. */
import { Worker } from 'node:worker_threads';
import { calibrated } from './detector-output.ts';
import type { InstalledModel, ManifestFor } from './manifest.ts';
import { ModelError, modelFault } from './model-error.ts';
import type { OnnxVoiceModelSettings } from './onnx-voice-model.ts';
import { pinnedWeights } from './pinned-file.ts';
import type { VoiceAnswer, VoiceCall } from './voice-thread.ts';

/** One probability a window. Rejects with ModelError, or with the signal's reason. */
export async function runVoiceModel(
  model: InstalledModel<ManifestFor<'voice-detector'>>,
  windows: readonly Float32Array[],
  { signal, threads = 2 }: { readonly signal: AbortSignal; readonly threads?: number },
): Promise<number[]> {
  signal.throwIfAborted();
  const { voice } = model.manifest;
  const settings: OnnxVoiceModelSettings = { weights: pinnedWeights(model), voice, threads };
  const worker = new Worker(new URL('./voice-thread.ts', import.meta.url), { workerData: settings });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const answer = await new Promise<VoiceAnswer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error) => reject(new ModelError({ code: 'threadFailed' }, error)));
      worker.once('exit', () => reject(signal.reason ?? new ModelError({ code: 'threadEnded' })));
      worker.postMessage({ windows } satisfies VoiceCall);
    });
    if ('fault' in answer) throw modelFault(answer);
    return answer.probabilities.map((raw) => calibrated(raw, voice.calibration));
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
