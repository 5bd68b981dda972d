/** The layers that both nets are made of, from TensorFlow's order of numbers to that of ONNX. */
import { float32At } from '../../src/domain/array-values.ts';
import type { NetFile } from './net-file.ts';
import type { NetWeights, Weight } from './net-weights.ts';

export type Padding = 'none' | 'one' | 'same';

export interface ConvolutionOptions {
  readonly stride?: number;
  /** `one`: a pixel on every side; `same`: as many as the stride needs, the odd one at the end. */
  readonly padding?: Padding;
}

export function convolution(
  net: NetFile,
  input: string,
  { shape, values }: Weight,
  bias: Weight | undefined,
  { stride = 1, padding = 'none' }: ConvolutionOptions = {},
  group = 1,
): string {
  const [high = 1, wide = 1] = shape;
  const filters = net.constant(...(group === 1 ? channelsFirst(shape, values) : oneEach(shape, values)));
  const pads =
    padding === 'same' ? { auto_pad: 'SAME_UPPER' } : { pads: Array(4).fill(padding === 'one' ? 1 : 0) };
  return net.add('Conv', [input, filters, ...(bias ? [net.constant(bias.shape, bias.values)] : [])], {
    kernel_shape: [high, wide],
    strides: [stride, stride],
    group,
    ...pads,
  });
}

/** Every channel by itself, then all of them mixed pixel by pixel. */
export function separableConvolution(
  net: NetFile,
  input: string,
  weights: NetWeights,
  name: string,
  options: ConvolutionOptions,
): string {
  const depthwise = weights(`${name}/depthwise_filter`);
  const apart = convolution(net, input, depthwise, undefined, options, depthwise.shape[2]);
  return convolution(net, apart, weights(`${name}/pointwise_filter`), weights(`${name}/bias`));
}

/** From bytes in rows of pixels to what the nets learned on: colours in planes, without their mean, up to 1. */
export function colourPlanes(net: NetFile, bytes: string, mean: readonly [number, number, number]): string {
  const planes = net.add('Transpose', [net.add('Cast', [bytes], { to: 1 })], { perm: [0, 3, 1, 2] });
  const centred = net.add('Sub', [planes, net.constant([3, 1, 1], Float32Array.from(mean))]);
  return net.add('Mul', [centred, net.constant([1], Float32Array.of(1 / 255))]);
}

type Filters = [shape: readonly number[], values: Float32Array];

function channelsFirst(
  [high = 1, wide = 1, into = 1, out = 1]: readonly number[],
  values: Float32Array,
): Filters {
  const turned = new Float32Array(values.length);
  let from = 0;
  for (let place = 0; place < high * wide; place += 1)
    for (let input = 0; input < into; input += 1)
      for (let output = 0; output < out; output += 1) {
        turned[(output * into + input) * high * wide + place] = float32At(values, from++);
      }
  return [[out, into, high, wide], turned];
}

/** One filter a channel: what TensorFlow calls the channels in are the channels out. */
function oneEach([high = 1, wide = 1, channels = 1]: readonly number[], values: Float32Array): Filters {
  return channelsFirst([high, wide, 1, channels], values);
}
