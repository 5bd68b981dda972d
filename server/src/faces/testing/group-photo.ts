/** Photos of people that the package with the nets brings: none is kept in this repository. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Pixels } from '../../media/image.ts';

/** `number` from 1 to 6; no side above `sideMax`. */
export async function groupPhoto(number: number, sideMax = 640): Promise<Pixels> {
  const folder = dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'));
  const photo = sharp(join(folder, 'demo', `sample${number}.jpg`));
  return pixelsOf(photo.resize(sideMax, sideMax, { fit: 'inside', withoutEnlargement: true }));
}

export async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) };
}
