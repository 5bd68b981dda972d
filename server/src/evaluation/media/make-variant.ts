/** The same image as it comes back from the web: saved again, made smaller, cropped. */
import sharp, { type Sharp } from 'sharp';

type Change = (image: Sharp, size: { readonly width: number; readonly height: number }) => Sharp;

export const variants = {
  jpeg90: (image) => image.jpeg({ quality: 90 }),
  jpeg70: (image) => image.jpeg({ quality: 70 }),
  jpeg50: (image) => image.jpeg({ quality: 50 }),
  share: (image) =>
    image
      .resize({ width: 1024, height: 1024, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80 }),
  half: (image, { width }) =>
    image.resize({ width: Math.max(1, Math.round(width / 2)) }).jpeg({ quality: 95 }),
  webp80: (image) => image.webp({ quality: 80 }),
  crop60: (image, { width, height }) => {
    const [cutWidth, cutHeight] = [width, height].map((side) =>
      Math.max(1, Math.round(side * Math.sqrt(0.6))),
    ) as [number, number];
    return image
      .extract({
        left: (width - cutWidth) >> 1,
        top: (height - cutHeight) >> 1,
        width: cutWidth,
        height: cutHeight,
      })
      .jpeg({ quality: 90 });
  },
} as const satisfies Record<string, Change>;
export type Variant = keyof typeof variants;

/** Without the file's metadata, as most sites hand it on. Undefined when the file cannot be read. */
export async function makeVariant(path: string, variant: Variant): Promise<Buffer | undefined> {
  try {
    const image = sharp(path).autoOrient().flatten({ background: '#fff' });
    const { width, height, orientation = 1 } = await sharp(path).metadata();
    const size = orientation > 4 ? { width: height, height: width } : { width, height };
    return await variants[variant](image, size).toBuffer();
  } catch {
    // Counted by the caller as a file without this variant.
    return undefined;
  }
}
