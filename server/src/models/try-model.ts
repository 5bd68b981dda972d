/** Loads a model and runs it once, before anybody relies on it. */
import type { InstalledModel, ManifestFor, TextManifest } from './manifest.ts';
import { ModelError } from './model-error.ts';
import { openOnnxImageModel } from './onnx-image-model.ts';
import { startOnnxRunner } from './onnx-runner.ts';
import { openOnnxVoiceModel } from './onnx-voice-model.ts';
import { pinnedWeights } from './pinned-file.ts';

/** Rejects with ModelError when it does not load, or when a sample does not give sensible numbers. */
export async function tryModel({ folder, manifest }: InstalledModel, signal: AbortSignal): Promise<void> {
  if (manifest.use === 'image-detector') await tryDetector({ folder, manifest });
  else if (manifest.use === 'voice-detector') await tryVoice({ folder, manifest });
  else await tryTextModel({ folder, manifest }, signal);
}

async function tryTextModel(model: InstalledModel<TextManifest>, signal: AbortSignal): Promise<void> {
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
      throw new ModelError({
        code: 'labelsDoNotFit',
        values: { outputs: row?.length ?? 0, labels: manifest.labels.length },
      });
    if (manifest.use === 'encoder' && !row?.some((value) => value !== 0))
      throw new ModelError({ code: 'onlyZeros' });
  } finally {
    await runner.close();
  }
}

/** On an image made of slopes, since a model may be right in giving nothing for one colour. */
async function tryDetector(installed: InstalledModel<ManifestFor<'image-detector'>>): Promise<void> {
  const { detector } = installed.manifest;
  const { height, width } = detector.size;
  const model = await openOnnxImageModel({ weights: pinnedWeights(installed), detector, threads: 2 });
  try {
    const at = (place: number) => [place % width, Math.floor(place / width), place % 255];
    const rgb = Uint8Array.from(
      { length: height * width * 3 },
      (_, place) => at(Math.floor(place / 3))[place % 3] ?? 0,
    );
    await model.rawProbability(rgb);
  } finally {
    await model.close();
  }
}

/** On a tone that rises. */
async function tryVoice(installed: InstalledModel<ManifestFor<'voice-detector'>>): Promise<void> {
  const { voice } = installed.manifest;
  const model = await openOnnxVoiceModel({ weights: pinnedWeights(installed), voice, threads: 2 });
  try {
    const length = Math.round(voice.windowSeconds * voice.sampleRate);
    await model.rawProbability(Float32Array.from({ length }, (_, at) => 0.3 * Math.sin((at * at) / length)));
  } finally {
    await model.close();
  }
}
