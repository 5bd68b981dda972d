/** Chooses what is copied and where it goes, by the look of the photo alone: never by what a detector finds. */
import { uint8At } from '../../domain/array-values.ts';
import type { Pixels } from '../../media/image.ts';
import { type Blob, cover, drawBlob } from './blob.ts';
import { between, type Random } from './seeded-random.ts';

export type CopyMoveKind = 'moved' | 'turned' | 'scaled' | 'mirrored';

export interface Placement {
  readonly blob: Blob;
  readonly source: { readonly x: number; readonly y: number };
  readonly target: { readonly x: number; readonly y: number };
  /** From a step away from the target's middle to one away from the source's: a, b, c, d of (ax + by, cx + dy). */
  readonly back: readonly [number, number, number, number];
  readonly scale: number;
}

const attempts = 80;
const areaShareMin = 0.015;
const areaShareMax = 0.12;
/** Standard deviation of the brightness: below, there is nothing to see in the region. */
const contrastMin = 9;
/** Mean difference between neighbours: below, it is sky or blur, which nobody copies to show something. */
const detailMin = 2.2;
/** Mean change of the brightness where the copy lands: below, nobody would see that anything was done. */
const changeMin = 9;

/** Undefined where the photo offers no place for it. */
export function placeCopy(photo: Pixels, kind: CopyMoveKind, random: Random): Placement | undefined {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const placement = propose(photo, kind, random);
    if (placement && isSensible(photo, placement)) return placement;
  }
  return undefined;
}

function propose({ width, height }: Pixels, kind: CopyMoveKind, random: Random): Placement | undefined {
  const share = areaShareMin * (areaShareMax / areaShareMin) ** random();
  const blob = drawBlob(random, share * width * height);
  const { back, scale } = change(kind, random);
  const room = blob.radiusMax + 2;
  const roomThere = room * scale;
  const widest = 2 * Math.max(room, roomThere);
  if (widest >= width || widest >= height) return undefined;
  // On whole pixels, as editors paste.
  const source = {
    x: Math.round(between(random, room, width - room)),
    y: Math.round(between(random, room, height - room)),
  };
  const target = {
    x: Math.round(between(random, roomThere, width - roomThere)),
    y: Math.round(between(random, roomThere, height - roomThere)),
  };
  const apart = Math.hypot(source.x - target.x, source.y - target.y);
  return apart > room + roomThere ? { blob, source, target, back, scale } : undefined;
}

function change(kind: CopyMoveKind, random: Random): Pick<Placement, 'back' | 'scale'> {
  if (kind === 'moved') return { back: [1, 0, 0, 1], scale: 1 };
  if (kind === 'mirrored') return { back: random() < 0.8 ? [-1, 0, 0, 1] : [1, 0, 0, -1], scale: 1 };
  if (kind === 'scaled') {
    const scale = random() < 0.5 ? between(random, 0.7, 0.95) : between(random, 1.05, 1.4);
    return { back: [1 / scale, 0, 0, 1 / scale], scale };
  }
  const angle = ((random() < 0.5 ? -1 : 1) * between(random, 5, 180) * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return { back: [c, s, -s, c], scale: 1 };
}

function isSensible(photo: Pixels, { blob, source, target, back }: Placement): boolean {
  const step = Math.max(1, blob.radiusMax / 24);
  let [count, sum, squares, detail, changed] = [0, 0, 0, 0, 0];
  for (let y = -blob.radiusMax; y <= blob.radiusMax; y += step) {
    for (let x = -blob.radiusMax; x <= blob.radiusMax; x += step) {
      if (cover(blob, x, y, 1) < 1) continue;
      const value = brightness(photo, source.x + x, source.y + y);
      count += 1;
      sum += value;
      squares += value * value;
      detail += Math.abs(value - brightness(photo, source.x + x + 1, source.y + y));
      detail += Math.abs(value - brightness(photo, source.x + x, source.y + y + 1));
      // The way there is the way back transposed, but for the scale, which a sample of places does not need.
      const [a, b, c, d] = back;
      changed += Math.abs(value - brightness(photo, target.x + a * x + c * y, target.y + b * x + d * y));
    }
  }
  if (count === 0) return false;
  const contrast = Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
  return contrast >= contrastMin && detail / (2 * count) >= detailMin && changed / count >= changeMin;
}

function brightness({ width, height, rgb }: Pixels, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  const at = (row * width + column) * 3;
  return 0.299 * uint8At(rgb, at) + 0.587 * uint8At(rgb, at + 1) + 0.114 * uint8At(rgb, at + 2);
}
