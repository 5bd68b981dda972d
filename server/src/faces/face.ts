/** A face in an image, as the detector finds it and the tracks keep it. */

/** In pixels of the image; may reach over its borders. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Face {
  readonly box: Box;
  /** 0 to 1: how sure the detector is. */
  readonly score: number;
  /** 68 points in pixels, x and y in turn, in the usual order: jaw, brows, nose, eyes, mouth. */
  readonly points: Float32Array;
}

/** Shared area by united area: 0 apart, 1 the same. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  if (wide <= 0 || high <= 0) return 0;
  const shared = wide * high;
  return shared / (a.width * a.height + b.width * b.height - shared);
}
