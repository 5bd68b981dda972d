/** Puts together how a detector is read, from what the operator, the catalogue and its own settings say. */
import { z } from 'zod';
import { DetectorChoices, DetectorDescription } from './detector-description.ts';
import { positivesOfChoice, positivesOfConfig } from './detector-labels.ts';
import type { DetectorRoles } from './manifest.ts';
import { ModelError } from './model-error.ts';
import { choicesOfPreprocessor, PreprocessorConfig } from './preprocessor-config.ts';
import { readIfThere } from './read-settings.ts';

const Config = z.object({ id2label: z.record(z.string(), z.string()).optional() });

/**
 * From where on a detector speaks up if nobody says otherwise. What is not calibrated speaks late, because many
 * published ones give .9 to any image of a kind that they have not seen.
 */
const usualThresholds = {
  raw: { attention: 0.9, alarm: 1 },
  calibrated: { attention: 0.8, alarm: 0.95 },
};

/** Rejects with ModelError, which says what is missing and with which option to say it. */
export async function describeDetector(
  folder: string,
  roles: DetectorRoles,
  choices: DetectorChoices,
): Promise<DetectorDescription> {
  const preprocessor = await readIfThere(folder, roles.preprocessor, PreprocessorConfig);
  const config = await readIfThere(folder, roles.config, Config);
  const descriptor = await readIfThere(folder, roles.descriptor, DetectorChoices);
  const stated: DetectorChoices = { ...descriptor, ...choices };
  const { size, fit, mean, std, ...rest } = {
    ...(preprocessor ? choicesOfPreprocessor(preprocessor) : {}),
    ...stated,
  };
  const calibration = rest.calibration ?? { by: 'none' };
  const described = DetectorDescription.safeParse({
    layout: 'nchw',
    colourOrder: 'rgb',
    scale: 1 / 255,
    activation: 'softmax',
    thresholds: usualThresholds[calibration.by === 'none' ? 'raw' : 'calibrated'],
    ...rest,
    ...outputsOf(stated, config?.id2label ?? {}),
    size:
      size ??
      missing('how large its pictures are', '--size 224, with --fit tiles where it reads small squares'),
    fit: fit ?? { mode: 'squash', kernel: 'linear' },
    mean: mean ?? missing('what is taken off its colours', '--mean 0.5,0.5,0.5'),
    std: std ?? missing('what its colours are divided by', '--std 0.5,0.5,0.5'),
    calibration,
  });
  if (described.success) return described.data;
  const place = described.error.issues[0]?.path.map(String).join('.') ?? '';
  throw new ModelError(`The detector's “${place}” is not possible here.`, described.error);
}

function outputsOf(stated: DetectorChoices, id2label: Readonly<Record<string, string>>) {
  const read = positivesOfConfig(id2label);
  const positives = stated.positives ? positivesOfChoice(stated.positives, id2label) : read?.positives;
  return {
    positives: positives ?? missing('which of its outputs stands for what it looks for', '--positive 1'),
    finds:
      stated.finds ??
      read?.finds ??
      missing('what it looks for', '--finds made_by_ai, altered or face_swapped'),
  };
}

function missing(what: string, option: string): never {
  throw new ModelError(`The model does not say ${what}. Say it, for example: ${option}`);
}
