/** Has the installed detectors of cloned voices hear a sound. */
import { reportFault } from '../../domain/fault-report.ts';
import { type InstalledModel, type ManifestFor, modelId } from '../../models/manifest.ts';
import { ModelChanged } from '../../models/model-error.ts';
import { runVoiceModel } from '../../models/run-voice-model.ts';
import { type KnownVoiceDetector, type VoiceSignal, voiceSignal } from './voice-signal.ts';

export type VoiceModel = InstalledModel<ManifestFor<'voice-detector'>>;

export interface HeardSound {
  readonly fromSeconds: number;
  /** One channel, at the rate and as long as the model's description says. */
  readonly samples: Float32Array;
}

/** None is installed. */
export const noVoiceDetectorSignal: VoiceSignal = {
  method: 'voiceDetector',
  outcome: 'not_run',
  detail: [{ code: 'none' }],
};

/** Never rejects but with the signal's reason: a detector that fails is told as such. */
export async function hearVoices(
  model: VoiceModel | undefined,
  windows: readonly HeardSound[],
  { signal, onChanged }: { readonly signal: AbortSignal; readonly onChanged?: (error: unknown) => void },
): Promise<VoiceSignal> {
  if (!model) return noVoiceDetectorSignal;
  const { voice } = model.manifest;
  const detector: KnownVoiceDetector = {
    id: modelId(model.manifest),
    thresholds: voice.thresholds,
    isCalibrated: voice.calibration.by !== 'none',
  };
  try {
    const samples = windows.map((window) => window.samples);
    const probabilities = samples.length > 0 ? await runVoiceModel(model, samples, { signal }) : [];
    const heard = probabilities.flatMap((probability, at) => {
      const { fromSeconds } = windows[at] ?? {};
      if (fromSeconds === undefined) return [];
      return [{ probability, fromSeconds, toSeconds: fromSeconds + voice.windowSeconds }];
    });
    return voiceSignal(detector, heard);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelChanged)) {
      reportFault(error, { place: 'providers/detector', method: 'voiceDetector', provider: detector.id });
      return failed(detector);
    }
    onChanged?.(error);
    return changed(detector);
  }
}

const changed = ({ id }: KnownVoiceDetector): VoiceSignal => ({
  method: 'voiceDetector',
  outcome: 'not_run',
  detail: [{ code: 'changed', values: { id } }],
});

const failed = ({ id }: KnownVoiceDetector): VoiceSignal => ({
  method: 'voiceDetector',
  outcome: 'error',
  detail: [{ code: 'failedToHear', values: { id } }],
});
