/** The coarse grid on which places of an image are compared: cells of whole 8×8 blocks, of which a few are looked at. */

export interface Cells {
  readonly width: number;
  readonly height: number;
  /** Blocks along the side of a cell. */
  readonly blocksPerSide: number;
}

/** So fine that a face in a group photo covers several cells, so coarse that a large image costs no more than a small one. */
const cellsPerSideMax = 128;

export function cellsOver(blocksWide: number, blocksHigh: number): Cells {
  const blocksPerSide = Math.max(1, Math.ceil(Math.max(blocksWide, blocksHigh) / cellsPerSideMax));
  return {
    width: Math.ceil(blocksWide / blocksPerSide),
    height: Math.ceil(blocksHigh / blocksPerSide),
    blocksPerSide,
  };
}

/**
 * Calls `visit` for the blocks that stand for each cell: the one in its corner and the one in its middle. Cells are
 * compared only after smoothing over their neighbours, so more blocks would change little.
 */
export function visitBlocks(
  { width, height, blocksPerSide }: Cells,
  blocksWide: number,
  blocksHigh: number,
  visit: (cell: number, blockX: number, blockY: number) => void,
): void {
  const middle = blocksPerSide >> 1;
  for (let cell = 0; cell < width * height; cell += 1) {
    const left = (cell % width) * blocksPerSide;
    const top = Math.floor(cell / width) * blocksPerSide;
    visit(cell, left, top);
    if (middle > 0 && left + middle < blocksWide && top + middle < blocksHigh) {
      visit(cell, left + middle, top + middle);
    }
  }
}
