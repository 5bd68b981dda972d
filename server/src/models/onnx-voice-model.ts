/** One ONNX detector of cloned voices: samples in, a raw probability out. Blocks while it works: see voice-thread.ts. */
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { rawProbability } from './detector-output.ts';
import { ModelError } from './model-error.ts';
import { openSession, runSession } from './onnx-session.ts';
import type { PinnedWeights } from './pinned-file.ts';
import type { VoiceDescription } from './voice-description.ts';

export interface OnnxVoiceModelSettings {
  readonly weights: PinnedWeights;
  readonly voice: VoiceDescription;
  /** Threads that one run may use. */
  readonly threads: number;
}

export interface OnnxVoiceModel {
  /** Of one window at the model's own rate. Rejects with ModelError. */
  rawProbability(samples: Float32Array): Promise<number>;
  close(): Promise<void>;
}

/** Rejects with a ModelError for weights that cannot be used. */
export async function openOnnxVoiceModel({
  weights,
  voice,
  threads,
}: OnnxVoiceModelSettings): Promise<OnnxVoiceModel> {
  const session = await openSession(weights, threads);
  const { name, channels } = theInput(session);
  return {
    async rawProbability(samples) {
      const dimensions = channels ? [1, 1, samples.length] : [1, samples.length];
      const outputs = numbersOf(
        await runSession(session, { [name]: new Tensor('float32', samples, dimensions) }),
      );
      if (outputs.length === 1 && voice.activation === 'softmax') throw new ModelError({ code: 'oneOutput' });
      const raw = rawProbability(outputs, voice);
      if (Number.isFinite(raw)) return raw;
      const positives = voice.positives.join(', ');
      throw new ModelError({ code: 'noPositive', values: { outputs: outputs.length, positives } });
    },
    close: () => session.release(),
  };
}

function theInput({ inputMetadata }: InferenceSession): { name: string; channels: boolean } {
  const [input, other] = inputMetadata;
  if (!input || other)
    throw new ModelError({ code: 'inputsInsteadOfSound', values: { inputs: inputMetadata.length } });
  if (!input.isTensor || input.type !== 'float32' || (input.shape.length !== 2 && input.shape.length !== 3))
    throw new ModelError({ code: 'soundNotFloat' });
  return { name: input.name, channels: input.shape.length === 3 };
}

/** The outputs for one window, under their usual name or as the first that can be it. */
function numbersOf(outputs: InferenceSession.ReturnType): Float32Array {
  for (const name of ['logits', ...Object.keys(outputs)]) {
    const { dims, data } = outputs[name] ?? {};
    if (data instanceof Float32Array && dims && dims.length <= 2 && data.length > 0 && data.length <= 10_000)
      return data;
  }
  throw new ModelError({ code: 'noRowForSound' });
}
