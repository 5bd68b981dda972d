/** The net that finds faces: an image of any size in steps of 32 in, five guesses for every 32 × 32 pixels out. */
import { colourPlanes, convolution, separableConvolution } from './layers.ts';
import { createNetFile } from './net-file.ts';
import type { NetWeights } from './net-weights.ts';

/** The mean colour of the images that it learned on, and the slope below zero of its layers. */
const mean = [117.001, 114.697, 97.404] as const;
const slope = 0.1;

/** Input `pixels`, bytes of 1 × height × width × 3; output 1 × 25 × cells down × cells across. */
export function detectorNet(weights: NetWeights): Uint8Array<ArrayBuffer> {
  const net = createNetFile({ name: 'pixels', type: 'uint8', shape: [1, 'height', 'width', 3] });
  const leaky = (input: string) => net.add('LeakyRelu', [input], { alpha: slope });
  const pool = (input: string, stride: number) =>
    net.add('MaxPool', [input], {
      kernel_shape: [2, 2],
      strides: [stride, stride],
      auto_pad: 'SAME_UPPER',
    });

  let out = colourPlanes(net, 'pixels', mean);
  out = pool(leaky(convolution(net, out, weights('conv0/filters'), weights('conv0/bias'))), 2);
  for (const [layer, stride] of [
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 1],
  ] as const) {
    out = pool(leaky(separableConvolution(net, out, weights, `conv${layer}`, { padding: 'one' })), stride);
  }
  return net.bytes(convolution(net, out, weights('conv8/filters'), weights('conv8/bias')));
}
