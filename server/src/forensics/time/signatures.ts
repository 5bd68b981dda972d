/** A few numbers for every frame, by which frames that may be the same are found quickly. */
import { uint8At } from '../../domain/array-values.ts';
import type { SmallFrames } from './small-frames.ts';

export interface Signatures {
  /** Numbers a frame. */
  readonly size: number;
  readonly values: Float32Array;
}

const [across, down] = [4, 4];

/** Mean brightness of sixteen parts of the frame. */
export function signatures({ count, half: { width, height, bytes } }: SmallFrames): Signatures {
  const size = across * down;
  const values = new Float32Array(count * size);
  const border = (part: number, parts: number, length: number) => Math.floor((part * length) / parts);
  for (let frame = 0; frame < count; frame += 1) {
    for (let part = 0; part < size; part += 1) {
      const [column, row] = [part % across, Math.floor(part / across)];
      const [left, right] = [border(column, across, width), border(column + 1, across, width)];
      const [top, bottom] = [border(row, down, height), border(row + 1, down, height)];
      let sum = 0;
      for (let y = top; y < bottom; y += 1) {
        const line = (frame * height + y) * width;
        for (let at = line + left; at < line + right; at += 1) sum += uint8At(bytes, at);
      }
      values[frame * size + part] = sum / Math.max(1, (right - left) * (bottom - top));
    }
  }
  return { size, values };
}
