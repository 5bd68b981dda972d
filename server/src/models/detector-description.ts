/** How an image detector is read: what it is shown, what its outputs mean and how far they are to be believed. */
import { z } from 'zod';
import type { ValueFault } from '../domain/value-fault.ts';

/** `face_swapped`: another person's face put on; `altered`: any other change after the image was taken. */
export const detectorFindings = ['made_by_ai', 'altered', 'face_swapped'] as const;
export type DetectorFinding = (typeof detectorFindings)[number];

export const resizeKernels = ['nearest', 'linear', 'cubic', 'lanczos3'] as const;
export const tileCombinations = ['mean', 'max', 'trimmed-mean'] as const;
export type TileCombination = (typeof tileCombinations)[number];

const side = z.int().min(8).max(2_048);
const colour = z.number().min(-1_000).max(1_000);
const probability = z.number().min(0).max(1);
const kernel = z.enum(resizeKernels);

const Fit = z.discriminatedUnion('mode', [
  /** The whole image is brought to the model's size, whatever its proportions. */
  z.strictObject({ mode: z.literal('squash'), kernel }),
  /** The shorter side is brought to a length, and the middle is shown. */
  z.strictObject({ mode: z.literal('shorter-side-and-centre-crop'), shorterSide: side, kernel }),
  /** Squares of the model's size are cut out of the image as it is: nothing is resized. */
  z.strictObject({
    mode: z.literal('tiles'),
    stride: side,
    tilesMax: z.int().min(1).max(64),
    combine: z.enum(tileCombinations),
  }),
]);

const Points = z
  .array(z.strictObject({ raw: probability, probability }))
  .min(2)
  .max(100)
  .refine(
    (points) =>
      points.every((point, at) => {
        const before = points[at - 1];
        return !before || (point.raw > before.raw && point.probability >= before.probability);
      }),
    { error: 'do not rise', params: { fault: { code: 'notRising' } satisfies ValueFault } },
  );

const Calibration = z.discriminatedUnion('by', [
  /** What the model says is not a probability, and is never more than a reason to look. */
  z.strictObject({ by: z.literal('none') }),
  /** Platt's scaling: the logit is divided by the temperature, then the bias is added. */
  z.strictObject({
    by: z.literal('temperature'),
    temperature: z.number().min(0.01).max(100),
    bias: z.number().min(-50).max(50),
  }),
  /** Straight lines between measured points; beyond them the last one holds. */
  z.strictObject({ by: z.literal('points'), points: Points }),
]);
export type Calibration = z.infer<typeof Calibration>;

const Thresholds = z
  .strictObject({ attention: probability, alarm: probability })
  .refine(({ attention, alarm }) => attention > 0 && attention <= alarm, {
    error: 'are not in order',
    params: { fault: { code: 'notInOrder' } satisfies ValueFault },
  });

export const DetectorDescription = z.strictObject({
  finds: z.enum(detectorFindings),
  size: z.strictObject({ height: side, width: side }),
  layout: z.enum(['nchw', 'nhwc']),
  colourOrder: z.enum(['rgb', 'bgr']),
  /** Bytes are multiplied by this before mean and deviation, which stand in the order of the model's colours. */
  scale: z.number().positive().max(1_000),
  mean: z.tuple([colour, colour, colour]),
  std: z.tuple([colour.positive(), colour.positive(), colour.positive()]),
  fit: Fit,
  activation: z.enum(['softmax', 'sigmoid']),
  /** The outputs that stand for what is looked for: with softmax they are added, with sigmoid the greatest counts. */
  positives: z.array(z.int().min(0).max(9_999)).min(1).max(100),
  calibration: Calibration,
  /** Probabilities from which on the signal says `attenzione` and `allarme`. */
  thresholds: Thresholds,
});
export type DetectorDescription = z.infer<typeof DetectorDescription>;

/** What the operator, the catalogue or `riscontro-detector.json` says of a detector. Outputs may be named by label. */
export const DetectorChoices = DetectorDescription.partial().extend({
  positives: z
    .array(z.union([z.int().min(0).max(9_999), z.string().min(1).max(100)]))
    .min(1)
    .max(100)
    .optional(),
});
export type DetectorChoices = z.infer<typeof DetectorChoices>;
