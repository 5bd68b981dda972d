/** Entailment by a published cross-encoder in ONNX, read from local files: the passage is the premise, the claim the hypothesis. */
import { type InstalledModel, type ManifestFor, modelId, type StanceLabel } from '../../models/manifest.ts';
import { type OnnxRunnerSettings, startOnnxRunner } from '../../models/onnx-runner.ts';
import type { Entailed, Entailment } from './entailment.ts';

/** Resolves when the model is loaded; rejects with ModelError when it cannot be used. */
export async function createOnnxEntailment(
  model: InstalledModel<ManifestFor<'entailment'>>,
  settings: OnnxRunnerSettings = {},
): Promise<Entailment> {
  const { labels } = model.manifest;
  const runner = await startOnnxRunner(model, settings);
  return {
    id: modelId(model.manifest),
    async entail(claim, passages, signal) {
      const rows = await runner.rows(
        passages.map((text) => ({ text, pair: claim })),
        signal,
      );
      return rows.map((logits) => entailedOf(logits, labels));
    },
    close: runner.close,
  };
}

/** Softmax, with each output under the name that it stands for. */
export function entailedOf(logits: Float32Array, labels: readonly StanceLabel[]): Entailed {
  const greatest = Math.max(...logits);
  const powers = Array.from(logits, (logit) => Math.exp(logit - greatest));
  const sum = powers.reduce((total, power) => total + power, 0);
  const probability = (label: StanceLabel) => (powers[labels.indexOf(label)] ?? 0) / sum;
  return {
    supports: probability('entailment'),
    refutes: probability('contradiction'),
    neutral: probability('neutral'),
  };
}
