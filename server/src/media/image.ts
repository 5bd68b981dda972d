/** A decoded image, as every analysis gets it. */

export const imageFormats = ['jpeg', 'png', 'webp', 'gif', 'avif', 'heic', 'tiff', 'bmp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Three bytes a pixel (red, green, blue; sRGB), rows from the top, without padding. Transparent parts are on white. */
  readonly rgb: Uint8Array;
}

export interface Image {
  readonly format: ImageFormat;
  /** As stored, before any turning by the EXIF orientation. */
  readonly width: number;
  readonly height: number;
  /** The EXIF orientation, 1 to 8: how a viewer turns the image. Analyses work on it as stored. */
  readonly orientation: number;
  /** More than one for animations and multi-page files, of which the first is decoded. */
  readonly pages: number;
  readonly hasAlpha: boolean;
  /** As stored and in full size, up to the limit of analysis; larger images are scaled down. */
  readonly pixels: Pixels;
  /** `pixels.width / width`: 1 in full size. Traces of compression are to be looked for in full size alone. */
  readonly scale: number;
}
