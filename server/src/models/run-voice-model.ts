/** Has one detector of voices hear some windows of sound, in a thread that ends with it. */
import { startThread } from '../threads/thread.ts';
import { calibrated } from './detector-output.ts';
import type { InstalledModel, ManifestFor } from './manifest.ts';
import { modelErrorFrom } from './model-error.ts';
import type { OnnxVoiceModelSettings } from './onnx-voice-model.ts';
import { pinnedWeights } from './pinned-file.ts';
import type { VoiceCalls } from './voice-thread.ts';

/** One probability a window. Rejects with ModelError, or with the signal's reason. */
export async function runVoiceModel(
  model: InstalledModel<ManifestFor<'voice-detector'>>,
  windows: readonly Float32Array[],
  { signal, threads = 2 }: { readonly signal: AbortSignal; readonly threads?: number },
): Promise<number[]> {
  signal.throwIfAborted();
  const { voice } = model.manifest;
  const settings: OnnxVoiceModelSettings = { weights: pinnedWeights(model), voice, threads };
  const thread = startThread<VoiceCalls>({
    file: new URL('./voice-thread.ts', import.meta.url),
    place: 'models/voice-thread',
    settings,
  });
  try {
    const probabilities = await thread.call('rawProbabilities', [windows], { signal });
    return probabilities.map((raw) => calibrated(raw, voice.calibration));
  } catch (error) {
    signal.throwIfAborted();
    throw modelErrorFrom(error);
  } finally {
    await thread.terminate();
  }
}
