/** The options of `riscontro models` that say how an image detector is read. */
import { valueFault } from '../domain/value-fault.ts';
import {
  DetectorChoices,
  detectorFindings,
  resizeKernels,
  tileCombinations,
} from '../models/detector-description.ts';
import { type OptionSyntax, UsageError, type ValuesOf } from './command-line.ts';

const group = 'detector';

export const detectorOptions = {
  finds: { value: detectorFindings.join('|'), group },
  positive: { value: '1', group },
  activation: { value: 'softmax|sigmoid', group },
  size: { value: '224', group },
  fit: { value: 'squash|crop|tiles', group },
  'shorter-side': { value: '256', group },
  stride: { value: '224', group },
  'tiles-max': { value: '9', group },
  combine: { value: tileCombinations.join('|'), group },
  kernel: { value: resizeKernels.join('|'), group },
  mean: { value: '0.5,0.5,0.5', group },
  std: { value: '0.5,0.5,0.5', group },
  scale: { value: '0.00392157', group },
  layout: { value: 'nchw|nhwc', group },
  'colour-order': { value: 'rgb|bgr', group },
  temperature: { value: '1.8', group },
  bias: { value: '-0.4', group },
  points: { value: '0.5:0.1,0.9:0.4,1:0.8', group },
  attention: { value: '0.8', group },
  alarm: { value: '0.95', group },
} as const satisfies Record<string, OptionSyntax>;

type Values = ValuesOf<typeof detectorOptions>;

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
  const option = optionOf(issue?.path ?? []);
  const fault = issue ? valueFault(issue) : ({ code: 'impossible' } as const);
  throw new UsageError({ of: 'models', code: 'badOption', values: { option, fault } });
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
