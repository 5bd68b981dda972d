/** The frames of a track in half size, with what makes them quick to compare. */
import { float64At, uint8At } from '../../domain/array-values.ts';
import type { FrameTrack } from '../../media/video/video.ts';

export interface Level {
  readonly width: number;
  readonly height: number;
  /** Of one frame. */
  readonly size: number;
  /** Frames one after another. */
  readonly bytes: Uint8Array;
}

export interface SmallFrames {
  readonly count: number;
  readonly full: Level;
  readonly half: Level;
  /** Mean brightness of every frame, of each of its columns and of each of its rows, in half size. */
  readonly means: Float32Array;
  readonly columns: Float32Array;
  readonly rows: Float32Array;
}

export function smallFrames({ count, width, height, small }: FrameTrack): SmallFrames {
  const full: Level = { width, height, size: width * height, bytes: small };
  const half = halved(full, count);
  return { count, full, half, ...profiles(half, count) };
}

/** Means of two by two; a side of one pixel stays as it is. */
function halved(from: Level, count: number): Level {
  const width = Math.max(1, from.width >> 1);
  const height = Math.max(1, from.height >> 1);
  const size = width * height;
  const bytes = new Uint8Array(size * count);
  const right = from.width > 1 ? 1 : 0;
  const below = from.height > 1 ? from.width : 0;
  const source = from.bytes;
  for (let frame = 0, to = 0; frame < count; frame += 1) {
    for (let row = 0; row < height; row += 1) {
      let at = frame * from.size + row * 2 * from.width;
      for (let column = 0; column < width; column += 1, at += 2, to += 1) {
        const above = uint8At(source, at) + uint8At(source, at + right);
        const under = uint8At(source, at + below) + uint8At(source, at + below + right);
        bytes[to] = (above + under + 2) >> 2;
      }
    }
  }
  return { width, height, size, bytes };
}

function profiles({ width, height, bytes }: Level, count: number) {
  const columns = new Float32Array(count * width);
  const rows = new Float32Array(count * height);
  const means = new Float32Array(count);
  const sums = new Float64Array(width);
  for (let frame = 0, at = 0; frame < count; frame += 1) {
    let total = 0;
    sums.fill(0);
    for (let row = 0; row < height; row += 1) {
      let sum = 0;
      for (let column = 0; column < width; column += 1, at += 1) {
        const value = uint8At(bytes, at);
        sum += value;
        sums[column] = float64At(sums, column) + value;
      }
      rows[frame * height + row] = sum / width;
      total += sum;
    }
    for (let column = 0; column < width; column += 1)
      columns[frame * width + column] = float64At(sums, column) / height;
    means[frame] = total / (width * height);
  }
  return { means, columns, rows };
}
