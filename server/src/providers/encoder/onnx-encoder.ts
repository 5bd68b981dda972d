/** Sentence vectors by a published encoder in ONNX, read from local files. */
import { type InstalledModel, type ManifestFor, modelId } from '../../models/manifest.ts';
import { type OnnxRunnerSettings, startOnnxRunner } from '../../models/onnx-runner.ts';
import type { Encoder } from './encoder.ts';

/** Resolves when the model is loaded; rejects with ModelError when it cannot be used. */
export async function createOnnxEncoder(
  model: InstalledModel<ManifestFor<'encoder'>>,
  settings: OnnxRunnerSettings = {},
): Promise<Encoder> {
  const { prefixes } = model.manifest;
  const runner = await startOnnxRunner(model, settings);
  return {
    id: modelId(model.manifest),
    async encode(texts, role, signal) {
      const rows = await runner.rows(
        texts.map((text) => ({ text: `${prefixes[role]}${text}` })),
        signal,
      );
      return rows.map(toLengthOne);
    },
    close: runner.close,
  };
}

function toLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  // A vector of zeros has no direction; it stays what it is and is close to nothing.
  return length === 0 ? vector : vector.map((value) => value / length);
}
