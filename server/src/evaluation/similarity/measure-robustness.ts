/** How many images are found again after what happens to them on the web, and how many others are taken for them. */
import type { Pixels } from '../../media/image.ts';
import { seededRandom } from '../copy-moves/seeded-random.ts';
import { type ChangeName, changeImage, changeNames } from './change-image.ts';
import { type HashSet, hashCount, nearestDistance, packed } from './nearest-distance.ts';
import { isSameImage, thumbnailOf } from './same-image.ts';

export interface RobustnessPhoto {
  readonly id: string;
  /** Rejects where the file cannot be read; the photo is left out then. */
  readonly read: () => Promise<Pixels>;
}

/** What is kept of a known image and what is asked for a new one. */
export interface Hashes {
  readonly stored: readonly { readonly words: Uint32Array }[];
  readonly queries: readonly { readonly words: Uint32Array }[];
}

export interface RobustnessParts {
  readonly hashesOf: (pixels: Pixels) => Hashes;
  readonly decode: (bytes: Uint8Array) => Promise<Pixels>;
  readonly onPhoto?: (done: number, total: number) => void;
  readonly changes?: readonly ChangeName[];
}

export interface FalseMatch {
  /** `none` for the image as it is. */
  readonly change: ChangeName | 'none';
  readonly asked: string;
  readonly known: string;
  readonly distance: number;
}

export interface Robustness {
  readonly photos: number;
  /** Photos that are too flat to be kept: they cannot be found, and nothing is taken for them. */
  readonly flat: number;
  readonly changes: readonly { readonly change: ChangeName; readonly found: number; readonly of: number }[];
  /** Photos that are in the set twice; what is found of one for the other is right. */
  readonly twins: number;
  /** Pairs of different images, in both directions, each image as it is and after each change. */
  readonly pairs: number;
  readonly falseMatches: readonly FalseMatch[];
  /** Hashes of one image, on average. */
  readonly storedMean: number;
  readonly askedMean: number;
}

const distanceMax = 31;

interface Hashed {
  readonly id: string;
  readonly thumbnail: Uint8Array;
  readonly stored: HashSet;
  readonly asked: ReadonlyMap<ChangeName | 'none', HashSet>;
}

/** Photos one after another; only their hashes are held. The same photos give the same figures. */
export async function measureRobustness(
  photos: readonly RobustnessPhoto[],
  parts: RobustnessParts,
): Promise<Robustness> {
  const hashed: Hashed[] = [];
  for (const [at, photo] of photos.entries()) {
    const one = await hashPhoto(photo, at, parts);
    if (one) hashed.push(one);
    parts.onPhoto?.(at + 1, photos.length);
  }
  const known = hashed.filter(({ stored }) => stored.length > 0);
  const names = parts.changes ?? changeNames;
  const changes = names.map((change) => {
    const hits = known.filter(({ stored, asked }) => distanceOf(asked.get(change), stored) <= distanceMax);
    return { change, found: hits.length, of: known.length };
  });
  const { twins, falseMatches } = findFalseMatches(hashed);
  return {
    photos: hashed.length,
    flat: hashed.length - known.length,
    changes,
    twins,
    pairs: (hashed.length * (hashed.length - 1) - twins * 2) * (names.length + 1),
    falseMatches,
    storedMean: mean(known.map(({ stored }) => hashCount(stored))),
    askedMean: mean(known.map(({ asked }) => hashCount(asked.get('none') ?? new Uint32Array()))),
  };
}

async function hashPhoto(
  { id, read }: RobustnessPhoto,
  seed: number,
  { hashesOf, decode, changes = changeNames }: RobustnessParts,
): Promise<Hashed | undefined> {
  // One that cannot be read is left out of the count.
  const pixels = await read().catch(() => undefined);
  if (!pixels) return undefined;
  const { stored, queries } = hashesOf(pixels);
  const asked = new Map<ChangeName | 'none', HashSet>([['none', packed(queries)]]);
  for (const change of changes) {
    const bytes = await changeImage(pixels, change, seededRandom(seed));
    asked.set(change, packed(hashesOf(await decode(bytes)).queries));
  }
  return { id, thumbnail: await thumbnailOf(pixels), stored: packed(stored), asked };
}

const distanceOf = (asked: HashSet | undefined, stored: HashSet) =>
  asked ? nearestDistance(asked, stored, distanceMax) : Number.POSITIVE_INFINITY;

function findFalseMatches(hashed: readonly Hashed[]): { twins: number; falseMatches: FalseMatch[] } {
  let twins = 0;
  const falseMatches: FalseMatch[] = [];
  for (const [at, one] of hashed.entries()) {
    for (const [otherAt, other] of hashed.entries()) {
      if (at === otherAt) continue;
      if (isSameImage(one.thumbnail, other.thumbnail)) {
        twins += at < otherAt ? 1 : 0;
        continue;
      }
      for (const [change, asked] of one.asked) {
        const distance = distanceOf(asked, other.stored);
        if (distance <= distanceMax) falseMatches.push({ change, asked: one.id, known: other.id, distance });
      }
    }
  }
  return { twins, falseMatches };
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
