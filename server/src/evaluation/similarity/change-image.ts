/** An image as it comes back from the web: saved again, smaller, cropped, mirrored, in a frame. */
import sharp, { type Sharp } from 'sharp';
import type { Pixels } from '../../media/image.ts';
import { between, type Random } from '../copy-moves/seeded-random.ts';
import { onScreen, withBorder, withCaption } from './frame-image.ts';

type Change = (pixels: Pixels, random: Random) => Promise<Buffer>;

const imageOf = ({ width, height, rgb }: Pixels): Sharp =>
  sharp(rgb, { raw: { width, height, channels: 3 }, limitInputPixels: false });

/** As most sites save what is sent to them. */
const saved = (image: Sharp) => image.jpeg({ quality: 80 }).toBuffer();

/** Shares of the width and of the height. */
interface Cut {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function cropped(pixels: Pixels, cut: Cut): Sharp {
  const { width, height } = pixels;
  const left = Math.round(width * cut.left);
  const top = Math.round(height * cut.top);
  return imageOf(pixels).extract({
    left,
    top,
    width: Math.max(1, width - left - Math.round(width * cut.right)),
    height: Math.max(1, height - top - Math.round(height * cut.bottom)),
  });
}

const noCut: Cut = { left: 0, right: 0, top: 0, bottom: 0 };

export const changes = {
  'JPEG 50': (pixels) => imageOf(pixels).jpeg({ quality: 50 }).toBuffer(),
  '× 0.25': (pixels) => saved(imageOf(pixels).resize({ width: Math.max(1, Math.round(pixels.width / 4)) })),
  'WebP 60': (pixels) => imageOf(pixels).webp({ quality: 60 }).toBuffer(),
  'crop, 5 % of each side': (pixels) =>
    saved(cropped(pixels, { left: 0.05, right: 0.05, top: 0.05, bottom: 0.05 })),
  'crop, 5 % of the width and of the height': (pixels) =>
    saved(cropped(pixels, { left: 0.025, right: 0.025, top: 0.025, bottom: 0.025 })),
  'crop, 5 % of one side': (pixels, random) => {
    const side = (['left', 'right', 'top', 'bottom'] as const)[Math.floor(random() * 4)] ?? 'left';
    return saved(cropped(pixels, { ...noCut, [side]: 0.05 }));
  },
  'crop, up to 5 % of each side': (pixels, random) => {
    const some = () => between(random, 0, 0.05);
    return saved(cropped(pixels, { left: some(), right: some(), top: some(), bottom: some() }));
  },
  border: (pixels, random) => saved(imageOf(withBorder(pixels, random))),
  'caption bar': (pixels, random) => saved(imageOf(withCaption(pixels, random))),
  'grey scale': (pixels) => saved(imageOf(pixels).greyscale()),
  mirror: (pixels) => saved(imageOf(pixels).flop()),
  'turned by 90°': (pixels) => saved(imageOf(pixels).rotate(90)),
  'screenshot frame': (pixels, random) => saved(imageOf(onScreen(pixels, random))),
} as const satisfies Record<string, Change>;
export type ChangeName = keyof typeof changes;
export const changeNames = Object.keys(changes) as ChangeName[];

/** The file of the changed image; the same for the same random numbers. */
export function changeImage(pixels: Pixels, change: ChangeName, random: Random): Promise<Buffer> {
  return changes[change](pixels, random);
}
