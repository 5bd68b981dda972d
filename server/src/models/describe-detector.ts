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
    size: size ?? missing('sizeNotSaid'),
    fit: fit ?? { mode: 'squash', kernel: 'linear' },
    mean: mean ?? missing('meanNotSaid'),
    std: std ?? missing('stdNotSaid'),
    calibration,
  });
  if (described.success) return described.data;
  const place = described.error.issues[0]?.path.map(String).join('.') ?? '';
  throw new ModelError({ code: 'impossible', values: { place } }, described.error);
}

function outputsOf(stated: DetectorChoices, id2label: Readonly<Record<string, string>>) {
  const read = positivesOfConfig(id2label);
  const positives = stated.positives ? positivesOfChoice(stated.positives, id2label) : read?.positives;
  return {
    positives: positives ?? missing('positiveNotSaid'),
    finds: stated.finds ?? read?.finds ?? missing('findsNotSaid'),
  };
}

function missing(
  code: 'sizeNotSaid' | 'meanNotSaid' | 'stdNotSaid' | 'positiveNotSaid' | 'findsNotSaid',
): never {
  throw new ModelError({ code });
}
