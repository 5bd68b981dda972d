/** Where a result's images are, for whoever shows them. */

export interface ImagesShown {
  /** The preview; nothing is laid over nothing, so without it no map is shown over it either. */
  readonly preview?: {
    readonly url: string;
    /** In pixels, where it is known: the page keeps its place free while it is loaded. */
    readonly size?: { readonly width: number; readonly height: number } | undefined;
  };
  /** Addresses of the heat maps by the name of their method, and of the moments of a video by their own. */
  readonly maps: ReadonlyMap<string, string>;
}

export const noImages: ImagesShown = { maps: new Map() };
