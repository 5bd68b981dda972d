/** One ONNX detector: an image of its size in, a raw probability out. Blocks while it works: see detector-process.ts. */
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import type { DetectorDescription } from './detector-description.ts';
import { detectorInput, inputDimensions } from './detector-input.ts';
import { rawProbability } from './detector-output.ts';
import { ModelError } from './model-error.ts';
import { openSession, runSession } from './onnx-session.ts';
import type { PinnedWeights } from './pinned-file.ts';

export interface OnnxImageModelSettings {
  readonly weights: PinnedWeights;
  readonly detector: DetectorDescription;
  /** Threads that one run may use. */
  readonly threads: number;
}

export interface OnnxImageModel {
  /** Of three bytes a pixel in exactly the model's size. Rejects with ModelError. */
  rawProbability(rgb: Uint8Array): Promise<number>;
  close(): Promise<void>;
}

/** Rejects with a ModelError for weights that cannot be used. */
export async function openOnnxImageModel({
  weights,
  detector,
  threads,
}: OnnxImageModelSettings): Promise<OnnxImageModel> {
  const session = await openSession(weights, threads);
  const input = theInput(session);
  return {
    async rawProbability(rgb) {
      const image = new Tensor('float32', detectorInput(rgb, detector), inputDimensions(detector));
      const outputs = numbersOf(await runSession(session, { [input]: image }));
      if (outputs.length === 1 && detector.activation === 'softmax')
        throw new ModelError({ code: 'oneOutput' });
      const raw = rawProbability(outputs, detector);
      if (Number.isFinite(raw)) return raw;
      const positives = detector.positives.join(', ');
      throw new ModelError({ code: 'noPositive', values: { outputs: outputs.length, positives } });
    },
    close: () => session.release(),
  };
}

function theInput({ inputMetadata }: InferenceSession): string {
  const [input, other] = inputMetadata;
  if (!input || other)
    throw new ModelError({ code: 'inputsInsteadOfImage', values: { inputs: inputMetadata.length } });
  if (!input.isTensor || input.type !== 'float32') throw new ModelError({ code: 'imageNotFloat' });
  return input.name;
}

/** The outputs for one image, under their usual name or as the first that can be it. */
function numbersOf(outputs: InferenceSession.ReturnType): Float32Array {
  for (const name of ['logits', ...Object.keys(outputs)]) {
    const { dims, data } = outputs[name] ?? {};
    if (data instanceof Float32Array && dims && dims.length <= 2 && data.length > 0 && data.length <= 10_000)
      return data;
  }
  throw new ModelError({ code: 'noRowForImage' });
}
