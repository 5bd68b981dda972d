/** The net that finds 68 points on a face: one crop of 112 × 112 pixels in, their places out. */
import { landmarkInputSide } from '../../src/faces/face-nets.ts';
import { colourPlanes, convolution, separableConvolution } from './layers.ts';
import { createNetFile, type NetFile } from './net-file.ts';
import type { NetWeights } from './net-weights.ts';

const mean = [122.782, 117.001, 104.298] as const;

/** Input `pixels`, bytes of count × 112 × 112 × 3; output count × 136: x and y in turn, 0 to 1 of the side. */
export function landmarkNet(weights: NetWeights): Uint8Array<ArrayBuffer> {
  const net = createNetFile({
    name: 'pixels',
    type: 'uint8',
    shape: ['count', landmarkInputSide, landmarkInputSide, 3],
  });
  let out = colourPlanes(net, 'pixels', mean);
  for (let block = 0; block < 4; block += 1) out = denseBlock(net, out, weights, block);
  const flat = net.add('Flatten', [net.add('AveragePool', [out], { kernel_shape: [7, 7], strides: [2, 2] })]);
  const { shape, values } = weights('fc/weights');
  const bias = weights('fc/bias');
  const mixed = net.add('MatMul', [flat, net.constant(shape, values)]);
  return net.bytes(net.add('Add', [mixed, net.constant(bias.shape, bias.values)]));
}

/** Halves the sides; each of its layers gets the sum of all before it. */
function denseBlock(net: NetFile, input: string, weights: NetWeights, block: number): string {
  const name = (layer: number) => `dense${block}/conv${layer}`;
  const relu = (of: string) => net.add('Relu', [of]);
  const first =
    block === 0
      ? convolution(net, input, weights(`${name(0)}/filters`), weights(`${name(0)}/bias`), {
          stride: 2,
          padding: 'same',
        })
      : separableConvolution(net, input, weights, name(0), { stride: 2, padding: 'same' });
  let sum = relu(first);
  let out = sum;
  for (let layer = 1; layer < 4; layer += 1) {
    sum = net.add('Add', [sum, separableConvolution(net, out, weights, name(layer), { padding: 'one' })]);
    out = relu(sum);
  }
  return out;
}
