/** How large an image is analysed. */

/** The same, or less in the same proportions so that it holds at most that many pixels. */
export function analysisSize(
  width: number,
  height: number,
  pixelsMax: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.sqrt(pixelsMax / (width * height));
  if (scale >= 1) return { width, height };
  // A side that is thinner than a pixel would be after scaling keeps one, and the other gives way.
  const smaller = (side: number, other: number) =>
    Math.max(
      1,
      Math.min(Math.floor(side * scale), Math.floor(pixelsMax / Math.max(1, Math.floor(other * scale)))),
    );
  return { width: smaller(width, height), height: smaller(height, width) };
}
