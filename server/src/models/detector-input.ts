/** From the bytes of an image that has the model's size to the numbers that the model reads. */
import { numberAt, uint8At } from '../domain/array-values.ts';
import type { DetectorDescription } from './detector-description.ts';

export type InputShape = Pick<
  DetectorDescription,
  'size' | 'layout' | 'colourOrder' | 'scale' | 'mean' | 'std'
>;

/** `rgb` holds three bytes a pixel, rows from the top. */
export function detectorInput(rgb: Uint8Array, shape: InputShape): Float32Array {
  const pixels = shape.size.height * shape.size.width;
  const values = new Float32Array(pixels * 3);
  for (let channel = 0; channel < 3; channel += 1) {
    const from = shape.colourOrder === 'rgb' ? channel : 2 - channel;
    const factor = shape.scale / numberAt(shape.std, channel);
    const offset = numberAt(shape.mean, channel) / numberAt(shape.std, channel);
    const [first, step] = shape.layout === 'nchw' ? [channel * pixels, 1] : [channel, 3];
    for (let pixel = 0; pixel < pixels; pixel += 1)
      values[first + pixel * step] = uint8At(rgb, pixel * 3 + from) * factor - offset;
  }
  return values;
}

export function inputDimensions({ size, layout }: InputShape): number[] {
  return layout === 'nchw' ? [1, 3, size.height, size.width] : [1, size.height, size.width, 3];
}
