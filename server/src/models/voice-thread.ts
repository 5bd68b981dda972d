/** A thread of its own for one detector of voices: the runtime blocks whoever calls it. */
import { parentPort, workerData } from 'node:worker_threads';
import { faultOf, type SentFault } from './model-error.ts';
import { type OnnxVoiceModelSettings, openOnnxVoiceModel } from './onnx-voice-model.ts';

export interface VoiceCall {
  readonly windows: readonly Float32Array[];
}

export type VoiceAnswer = { readonly probabilities: readonly number[] } | SentFault;

const port = parentPort;
if (!port) throw new Error('voice-thread.ts runs as a worker thread only');
port.once('message', async ({ windows }: VoiceCall) => {
  try {
    const model = await openOnnxVoiceModel(workerData as OnnxVoiceModelSettings);
    const probabilities: number[] = [];
    for (const window of windows) probabilities.push(await model.rawProbability(window));
    await model.close();
    port.postMessage({ probabilities } satisfies VoiceAnswer);
  } catch (error) {
    port.postMessage(faultOf(error) satisfies VoiceAnswer);
  } finally {
    port.close();
  }
});
