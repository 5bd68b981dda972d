/** The logo in the sizes and formats that browsers ask for by fixed names. */
import sharp, { type Sharp } from 'sharp';
import { logoFile } from '../web/logo.ts';

export type Icon = 'favicon.svg' | 'favicon.ico' | 'apple-touch-icon.png';

const icoSizePixels = 32;
/** What phones put on their home screen: the logo with room around it. */
const touchIcon = { logoPixels: 124, marginPixels: 28, ground: '#faf8f4' } as const;

export async function drawIcons(): Promise<ReadonlyMap<Icon, Uint8Array>> {
  const svg = Buffer.from(logoFile());
  const logo = (pixels: number) => sharp(svg, { density: 300 }).resize(pixels, pixels).png();
  return new Map<Icon, Uint8Array>([
    ['favicon.svg', svg],
    ['favicon.ico', toIco(await logo(icoSizePixels).toBuffer(), icoSizePixels)],
    ['apple-touch-icon.png', await withGround(logo(touchIcon.logoPixels))],
  ]);
}

/** Phones paint a black one otherwise. */
function withGround(logo: Sharp): Promise<Buffer> {
  const { marginPixels: margin, ground } = touchIcon;
  const sides = { top: margin, bottom: margin, left: margin, right: margin };
  return logo
    .extend({ ...sides, background: ground })
    .flatten({ background: ground })
    .toBuffer();
}

/** One picture: a directory of one entry, then the PNG as it is. */
function toIco(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
