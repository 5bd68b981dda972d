/** The options of `riscontro models` that say how an image detector is read. */
import { DetectorChoices } from '../models/detector-description.ts';
import { UsageError } from './usage-error.ts';

export const detectorHelp = `For image detectors, where their own settings do not tell:
  --finds made_by_ai|altered|face_swapped   what they look for
  --positive 1           the output that stands for it: its number from 0 or its name; several with commas
  --activation softmax|sigmoid              how outputs become probabilities
  --size 224             the pictures that they read: one side, or HEIGHTxWIDTH
  --fit squash|crop|tiles                   the whole picture, its middle, or squares in the picture's own size
  --shorter-side 256     for crop: the shorter side before the middle is taken
  --stride 224 --tiles-max 9 --combine trimmed-mean|mean|max   for tiles
  --kernel linear|cubic|lanczos3|nearest    how pictures are resized
  --mean 0.5,0.5,0.5 --std 0.5,0.5,0.5 --scale 0.00392157
  --layout nchw|nhwc --colour-order rgb|bgr
  --temperature 1.8 --bias -0.4             calibration, measured on pictures of your own
  --points 0.5:0.1,0.9:0.4,1:0.8            or as raw:probability
  --attention 0.8 --alarm 0.95              from which probability on
`;

const text = { type: 'string' } as const;
export const detectorOptions = {
  finds: text,
  positive: text,
  activation: text,
  size: text,
  fit: text,
  'shorter-side': text,
  stride: text,
  'tiles-max': text,
  combine: text,
  kernel: text,
  mean: text,
  std: text,
  scale: text,
  layout: text,
  'colour-order': text,
  temperature: text,
  bias: text,
  points: text,
  attention: text,
  alarm: text,
} as const;

type Values = { readonly [Option in keyof typeof detectorOptions]?: string | undefined };

/** Undefined where none is given. Throws UsageError. */
export function detectorChoices(values: Values): DetectorChoices | undefined {
  const said = Object.entries({
    finds: values.finds,
    positives: values.positive?.split(',').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    activation: values.activation,
    size: sizeOf(values.size),
    fit: fitOf(values),
    mean: coloursOf(values.mean),
    std: coloursOf(values.std),
    scale: numberOf(values.scale),
    layout: values.layout,
    colourOrder: values['colour-order'],
    calibration: calibrationOf(values),
    thresholds: thresholdsOf(values),
  }).filter(([, value]) => value !== undefined);
  if (said.length === 0) return undefined;
  const choices = DetectorChoices.safeParse(Object.fromEntries(said));
  if (choices.success) return choices.data;
  const [issue] = choices.error.issues;
  throw new UsageError(
    `${optionOf(issue?.path ?? [])} cannot be that: ${issue?.message}.\n\n${detectorHelp}`,
  );
}

function sizeOf(size: string | undefined) {
  const [height, width = height] = size?.split('x').map(Number) ?? [];
  return height === undefined ? undefined : { height, width };
}

function fitOf(values: Values) {
  const { fit, kernel = 'linear', stride, combine = 'trimmed-mean' } = values;
  const side = sizeOf(values.size)?.height;
  if (fit === undefined) return undefined;
  if (fit === 'crop')
    return {
      mode: 'shorter-side-and-centre-crop',
      shorterSide: numberOf(values['shorter-side']) ?? side,
      kernel,
    };
  if (fit !== 'tiles') return { mode: fit, kernel };
  return {
    mode: 'tiles',
    stride: numberOf(stride) ?? side,
    tilesMax: numberOf(values['tiles-max']) ?? 9,
    combine,
  };
}

function calibrationOf({ temperature, bias, points }: Values) {
  if (points !== undefined)
    return {
      by: 'points',
      points: points.split(',').map((point) => {
        const [raw, probability] = point.split(':').map(Number);
        return { raw, probability };
      }),
    };
  if (temperature === undefined && bias === undefined) return undefined;
  return { by: 'temperature', temperature: numberOf(temperature) ?? 1, bias: numberOf(bias) ?? 0 };
}

function thresholdsOf({ attention, alarm }: Values) {
  if (attention === undefined && alarm === undefined) return undefined;
  const high = numberOf(alarm) ?? Math.max(0.95, Number(attention));
  return { attention: numberOf(attention) ?? Math.min(0.8, high), alarm: high };
}

function coloursOf(colours: string | undefined) {
  const values = colours?.split(',').map(Number);
  return values?.length === 1 ? [values[0], values[0], values[0]] : values;
}

function numberOf(value: string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}

/** Where a field comes from, when its option is spelt otherwise. */
const spelt: Readonly<Record<string, string>> = {
  positives: 'positive',
  colourOrder: 'colour-order',
  shorterSide: 'shorter-side',
  tilesMax: 'tiles-max',
  mode: 'fit',
  height: 'size',
  width: 'size',
  calibration: 'points',
  thresholds: 'attention',
};

function optionOf(path: readonly PropertyKey[]): string {
  const names = path.map(String).map((name) => spelt[name] ?? name);
  return `--${names.findLast((name) => name in detectorOptions) ?? 'fit'}`;
}
