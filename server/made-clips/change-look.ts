/** What becomes of the image of a video on its way through the web: cut, framed, mirrored, marked. */
import type { ClipFrame, Take } from './take.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a pixel of the new frame comes from, in pixels of the old one; undefined: black. */
type From = (x: number, y: number) => readonly [x: number, y: number] | undefined;

/** Without this share of every side. */
export function cropSides(take: Take, share: number): Take {
  const [left, top] = [even(take.width * share), even(take.height * share)];
  const size = { width: take.width - 2 * left, height: take.height - 2 * top };
  return remapped(take, size, (x, y) => [x + left, y + top]);
}

/** With black bars above and below, each this share of the height. */
export function letterbox(take: Take, share: number): Take {
  const bar = even(take.height * share);
  const size = { width: take.width, height: take.height + 2 * bar };
  return remapped(take, size, (x, y) => (y < bar || y >= bar + take.height ? undefined : [x, y - bar]));
}

export const mirror = (take: Take): Take => remapped(take, take, (x, y) => [take.width - 1 - x, y]);

/** A bright square with a dark one in it, in the corner above on the right, as high as this share of the frame. */
export function addLogo(take: Take, share: number): Take {
  const { width, height } = take;
  const side = even(height * share);
  const [left, top] = [even(width * 0.95) - side, even(height * 0.05)];
  const frames = take.frames.map((frame) => {
    const marked = frame.slice();
    for (let y = top; y < top + side; y += 1) {
      const isInside = y > top + side / 4 && y < top + (side * 3) / 4;
      marked.fill(230, y * width + left, y * width + left + side);
      if (isInside) marked.fill(40, y * width + left + side / 4, y * width + left + (side * 3) / 4);
    }
    return marked;
  });
  return { ...take, frames };
}

const even = (value: number) => 2 * Math.round(value / 2);

function remapped(take: Take, { width, height }: Size, from: From): Take {
  const frames = take.frames.map((frame) => {
    const made: ClipFrame = new Uint8Array((width * height * 3) / 2);
    // Luminance in full, the two differences at half the size.
    let [to, at] = [0, 0];
    for (const [plane, scale] of [0, 1, 2].map((number) => [number, number === 0 ? 1 : 2] as const)) {
      const [oldWidth, newWidth] = [take.width / scale, width / scale];
      for (let y = 0; y < height / scale; y += 1) {
        for (let x = 0; x < newWidth; x += 1) {
          const place = from(x * scale, y * scale);
          const black = plane === 0 ? 16 : 128;
          made[to + y * newWidth + x] = place
            ? (frame[at + Math.floor(place[1] / scale) * oldWidth + Math.floor(place[0] / scale)] as number)
            : black;
        }
      }
      to += (width * height) / scale ** 2;
      at += (take.width * take.height) / scale ** 2;
    }
    return made;
  });
  return { ...take, width, height, frames };
}
