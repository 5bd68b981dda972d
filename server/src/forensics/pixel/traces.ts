/** The traces of an image's making, cell by cell. */
import { float64At, uint16At } from '../../domain/array-values.ts';
import type { Material } from '../material.ts';
import { createScratch, readBlock, type TraceName, traceNames } from './block-traces.ts';
import { type Cells, cellsOver, visitBlocks } from './cells.ts';

export interface Traces {
  readonly cells: Cells;
  /** The mean of a trace over each cell, cells in rows. */
  of(name: TraceName): Float64Array;
}

export function tracesOf({ luminance, dct, image }: Material): Traces {
  const { blocksWide, blocksHigh } = dct;
  const cells = cellsOver(blocksWide, blocksHigh);
  const count = cells.width * cells.height;
  const sums = new Float64Array(count * traceNames.length);
  const visits = new Uint16Array(count);
  const scratch = createScratch();
  const source = { luminance, dct, pixels: image.pixels };
  visitBlocks(cells, blocksWide, blocksHigh, (cell, blockX, blockY) => {
    readBlock(source, blockX, blockY, scratch, sums, cell * traceNames.length);
    visits[cell] = uint16At(visits, cell) + 1;
  });
  return {
    cells,
    of: (name) => {
      const means = new Float64Array(count);
      const stride = traceNames.length;
      for (let cell = 0, at = traceNames.indexOf(name); cell < count; cell += 1, at += stride) {
        means[cell] = float64At(sums, at) / uint16At(visits, cell);
      }
      return means;
    },
  };
}
