/** Puts together how a detector of cloned voices is read, from what the operator and its own settings say. */
import { z } from 'zod';
import type { DetectorChoices } from './detector-description.ts';
import { positivesOfChoice, positivesOfConfig } from './detector-labels.ts';
import type { DetectorRoles } from './manifest.ts';
import { ModelError } from './model-error.ts';
import { readIfThere } from './read-settings.ts';
import { VoiceChoices, VoiceDescription } from './voice-description.ts';

const Config = z.object({ id2label: z.record(z.string(), z.string()).optional() });

/** As published ones are trained: four seconds at 16 kHz. What is not calibrated speaks late. */
const usual = {
  sampleRate: 16_000,
  windowSeconds: 4,
  activation: 'softmax',
  calibration: { by: 'none' },
  thresholds: { attention: 0.9, alarm: 1 },
} as const;

/** Rejects with ModelError, which says what is missing and with which option to say it. */
export async function describeVoice(
  folder: string,
  { config, descriptor }: DetectorRoles,
  choices: Pick<DetectorChoices, 'positives' | 'activation' | 'calibration' | 'thresholds'>,
): Promise<VoiceDescription> {
  const id2label = (await readIfThere(folder, config, Config))?.id2label ?? {};
  const stated = { ...(await readIfThere(folder, descriptor, VoiceChoices)), ...said(choices) };
  const positives = stated.positives
    ? positivesOfChoice(stated.positives, id2label)
    : positivesOfConfig(id2label)?.positives;
  if (!positives) {
    throw new ModelError({ code: 'voiceNotSaid' });
  }
  const described = VoiceDescription.safeParse({ ...usual, ...stated, positives });
  if (described.success) return described.data;
  const place = described.error.issues[0]?.path.map(String).join('.') ?? '';
  throw new ModelError({ code: 'impossible', values: { place } }, described.error);
}

/** Of all that can be said of a detector of images, what concerns its outputs. */
const said = ({ positives, activation, calibration, thresholds }: Parameters<typeof describeVoice>[2]) => ({
  ...(positives && { positives }),
  ...(activation && { activation }),
  ...(calibration && { calibration }),
  ...(thresholds && { thresholds }),
});
