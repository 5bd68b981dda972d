/** Where an image stands out. */

/** How much each place of the image stands out, 0 to 1, on a grid of any size over the whole image as stored. */
export interface Heat {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}
