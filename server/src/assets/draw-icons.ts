/** The logo in the sizes and formats that browsers ask for by fixed names. */
import sharp, { type Sharp } from 'sharp';
import { logoFile } from '../web/logo.ts';

export type Icon = 'favicon.svg' | 'favicon.ico' | 'apple-touch-icon.png';

const icoSizePixels = 32;
/** What phones put on their home screen: the logo with room around it. */
const touchIcon = { logoPixels: 124, marginPixels: 28, ground: '#faf8f4' } as const;

export async function drawIcons(): Promise<ReadonlyMap<Icon, Uint8Array>> {
  return new Map<Icon, Uint8Array>([
    ['favicon.svg', Buffer.from(logoFile())],
    ['favicon.ico', toIco(await drawLogo(icoSizePixels).toBuffer(), icoSizePixels)],
    ['apple-touch-icon.png', await withGround(drawLogo(touchIcon.logoPixels))],
  ]);
}

/** A square PNG of the logo, clear around it; the extension's icons too are drawn by it. */
export function drawLogo(pixels: number): Sharp {
  return sharp(Buffer.from(logoFile()), { density: 300 }).resize(pixels, pixels).png();
}

/** Phones paint a black one otherwise. */
function withGround(drawn: Sharp): Promise<Buffer> {
  const { marginPixels: margin, ground } = touchIcon;
  const sides = { top: margin, bottom: margin, left: margin, right: margin };
  return drawn
    .extend({ ...sides, background: ground })
    .flatten({ background: ground })
    .toBuffer();
}

/** One image: a directory of one entry, then the PNG as it is. */
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
