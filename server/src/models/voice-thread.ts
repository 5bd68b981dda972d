/** A thread of its own for one detector of voices: the runtime blocks whoever calls it. */
import { serveThread } from '../threads/serve-thread.ts';
import { type OnnxVoiceModelSettings, openOnnxVoiceModel } from './onnx-voice-model.ts';

export interface VoiceCalls {
  rawProbabilities(windows: readonly Float32Array[]): Promise<number[]>;
}

serveThread<OnnxVoiceModelSettings, VoiceCalls>(async (settings) => {
  const model = await openOnnxVoiceModel(settings);
  return {
    calls: {
      async rawProbabilities(windows) {
        const probabilities: number[] = [];
        for (const window of windows) probabilities.push(await model.rawProbability(window));
        return probabilities;
      },
    },
    close: model.close,
  };
});
