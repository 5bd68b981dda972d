/** A few numbers for every frame, by which frames that may be the same are found quickly. */
import type { SmallFrames } from './small-frames.ts';

export interface Signatures {
  /** Numbers a frame. */
  readonly size: number;
  readonly values: Float32Array;
}

const [across, down] = [4, 4];

/** Mean brightness of sixteen parts of the frame. */
export function signatures({ count, half }: SmallFrames): Signatures {
  const size = across * down;
  const values = new Float32Array(count * size);
  const counts = new Float32Array(size);
  const partOf = Uint8Array.from({ length: half.size }, (_, at) => {
    const column = Math.floor(((at % half.width) * across) / half.width);
    return Math.floor((Math.floor(at / half.width) * down) / half.height) * across + column;
  });
  for (const part of partOf) counts[part] = (counts[part] as number) + 1;
  for (let frame = 0, at = 0; frame < count; frame += 1) {
    const first = frame * size;
    for (let pixel = 0; pixel < half.size; pixel += 1, at += 1) {
      const part = first + (partOf[pixel] as number);
      values[part] = (values[part] as number) + (half.bytes[at] as number);
    }
    for (let part = 0; part < size; part += 1) {
      values[first + part] = (values[first + part] as number) / Math.max(1, counts[part] as number);
    }
  }
  return { size, values };
}
