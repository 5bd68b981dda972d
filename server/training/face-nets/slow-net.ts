/** The nets computed slowly and plainly, in TensorFlow's order of numbers, to hold the files for the runtime against. */
import { float32At, float64At, numberAt, uint8At } from '../../src/domain/array-values.ts';
import type { NetWeights, Weight } from './net-weights.ts';

/** Rows of pixels of channels. */
export interface Map3 {
  readonly height: number;
  readonly width: number;
  readonly channels: number;
  readonly values: Float64Array;
}

const at = (
  { height, width, channels, values }: Map3,
  y: number,
  x: number,
  channel: number,
  outside: number,
) =>
  y < 0 || x < 0 || y >= height || x >= width
    ? outside
    : float64At(values, (y * width + x) * channels + channel);

function mapOf(
  height: number,
  width: number,
  channels: number,
  value: (y: number, x: number, channel: number) => number,
): Map3 {
  const values = new Float64Array(height * width * channels);
  let out = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < channels; channel += 1) values[out++] = value(y, x, channel);
  return { height, width, channels, values };
}

const each = (map: Map3, change: (value: number) => number): Map3 => ({
  ...map,
  values: map.values.map(change),
});
const sum = (a: Map3, b: Map3): Map3 => ({
  ...a,
  values: a.values.map((value, at) => value + float64At(b.values, at)),
});

/** `before` and `after`: rows and columns of zeros that are added. */
function convolve(
  map: Map3,
  { shape, values }: Weight,
  bias: Weight,
  stride = 1,
  before = 0,
  after = 0,
): Map3 {
  const [high = 1, wide = 1, into = 1, out = 1] = shape;
  const size = (side: number, kernel: number) => Math.floor((side + before + after - kernel) / stride) + 1;
  return mapOf(size(map.height, high), size(map.width, wide), out, (y, x, channel) => {
    let total = float32At(bias.values, channel);
    for (let dy = 0; dy < high; dy += 1)
      for (let dx = 0; dx < wide; dx += 1)
        for (let input = 0; input < into; input += 1)
          total +=
            at(map, y * stride + dy - before, x * stride + dx - before, input, 0) *
            float32At(values, ((dy * wide + dx) * into + input) * out + channel);
    return total;
  });
}

function separable(map: Map3, weights: NetWeights, name: string, stride = 1, before = 1, after = 1): Map3 {
  const { values } = weights(`${name}/depthwise_filter`);
  const size = (side: number) => Math.floor((side + before + after - 3) / stride) + 1;
  const apart = mapOf(size(map.height), size(map.width), map.channels, (y, x, channel) => {
    let total = 0;
    for (let dy = 0; dy < 3; dy += 1)
      for (let dx = 0; dx < 3; dx += 1)
        total +=
          at(map, y * stride + dy - before, x * stride + dx - before, channel, 0) *
          float32At(values, (dy * 3 + dx) * map.channels + channel);
    return total;
  });
  return convolve(apart, weights(`${name}/pointwise_filter`), weights(`${name}/bias`));
}

function pool(map: Map3, stride: number): Map3 {
  return mapOf(Math.ceil(map.height / stride), Math.ceil(map.width / stride), map.channels, (y, x, channel) =>
    Math.max(
      ...[0, 1].flatMap((dy) =>
        [0, 1].map((dx) => at(map, y * stride + dy, x * stride + dx, channel, -Infinity)),
      ),
    ),
  );
}

export function image(bytes: Uint8Array, side: number, mean: readonly number[]): Map3 {
  return mapOf(
    side,
    side,
    3,
    (y, x, channel) => (uint8At(bytes, (y * side + x) * 3 + channel) - numberAt(mean, channel)) / 255,
  );
}

const leaky = (map: Map3) => each(map, (value) => (value > 0 ? value : 0.1 * value));
const relu = (map: Map3) => each(map, (value) => Math.max(0, value));

export function slowDetector(input: Map3, weights: NetWeights): Map3 {
  let out = pool(leaky(convolve(input, weights('conv0/filters'), weights('conv0/bias'))), 2);
  for (let layer = 1; layer <= 5; layer += 1)
    out = pool(leaky(separable(out, weights, `conv${layer}`)), layer < 5 ? 2 : 1);
  return convolve(out, weights('conv8/filters'), weights('conv8/bias'));
}

export function slowLandmarks(input: Map3, weights: NetWeights): number[] {
  let out = input;
  for (let block = 0; block < 4; block += 1) {
    const name = (layer: number) => `dense${block}/conv${layer}`;
    const first =
      block === 0
        ? convolve(out, weights(`${name(0)}/filters`), weights(`${name(0)}/bias`), 2, 0, 1)
        : separable(out, weights, name(0), 2, 0, 1);
    const one = relu(first);
    const two = separable(one, weights, name(1));
    const three = separable(relu(sum(one, two)), weights, name(2));
    const four = separable(relu(sum(one, sum(two, three))), weights, name(3));
    out = relu(sum(one, sum(two, sum(three, four))));
  }
  const means = Array.from({ length: out.channels }, (_, channel) => {
    let total = 0;
    for (let at = channel; at < out.values.length; at += out.channels) total += float64At(out.values, at);
    return total / (out.height * out.width);
  });
  const { shape, values } = weights('fc/weights');
  const [, outputs = 0] = shape;
  return Array.from(weights('fc/bias').values, (bias, output) =>
    means.reduce((total, mean, input) => total + mean * float32At(values, input * outputs + output), bias),
  );
}
