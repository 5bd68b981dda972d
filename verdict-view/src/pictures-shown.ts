/** Where a result's pictures are, for whoever shows them. */

export interface PicturesShown {
  /** Address of the preview; nothing is laid over nothing, so without it no map is shown over it either. */
  readonly preview?: string;
  /** Addresses of the heat maps by the name of their method. */
  readonly maps: ReadonlyMap<string, string>;
}

export const noPictures: PicturesShown = { maps: new Map() };
