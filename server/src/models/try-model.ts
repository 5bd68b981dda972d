/** Loads a model and runs it once, before anybody relies on it. */
import type { InstalledModel } from './manifest.ts';
import { ModelError } from './model-error.ts';
import { startOnnxRunner } from './onnx-runner.ts';

/** Rejects with ModelError when it does not load, or when a sample does not give sensible numbers. */
export async function tryModel(model: InstalledModel, signal: AbortSignal): Promise<void> {
  const { manifest } = model;
  const runner = await startOnnxRunner(model);
  try {
    const [row] = await runner.rows(
      [
        {
          text: 'Roma è la capitale d’Italia.',
          ...(manifest.use === 'entailment' && { pair: 'La capitale d’Italia è Roma.' }),
        },
      ],
      signal,
    );
    if (manifest.use === 'entailment' && row?.length !== manifest.labels.length)
      throw new ModelError(
        `The model gives ${row?.length} outputs where its labels are ${manifest.labels.length}.`,
      );
    if (manifest.use === 'encoder' && !row?.some((value) => value !== 0))
      throw new ModelError('The model gives nothing but zeros.');
  } finally {
    await runner.close();
  }
}
