/** How a detector of cloned voices is read: what it hears, what its outputs mean and how far they are to be believed. */
import { z } from 'zod';
import { DetectorDescription } from './detector-description.ts';

const { activation, positives, calibration, thresholds } = DetectorDescription.shape;

export const VoiceDescription = z.strictObject({
  /** One channel, −1 to 1, so many samples a second. */
  sampleRate: z.int().min(8_000).max(48_000),
  /** What the model hears at once. */
  windowSeconds: z.number().min(0.5).max(30),
  activation,
  positives,
  calibration,
  thresholds,
});
export type VoiceDescription = z.infer<typeof VoiceDescription>;

/** What the operator or `riscontro-detector.json` says of it. Outputs may be named by label. */
export const VoiceChoices = VoiceDescription.partial().extend({
  positives: z
    .array(z.union([z.int().min(0).max(9_999), z.string().min(1).max(100)]))
    .min(1)
    .max(100)
    .optional(),
});
export type VoiceChoices = z.infer<typeof VoiceChoices>;
