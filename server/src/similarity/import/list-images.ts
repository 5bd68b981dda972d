/** The images and videos of a folder and of those in it, by the names of their files. */

import { opendir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { OperatorError } from '../../domain/operator-error.ts';

const extensions = new Set([
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  '.gif',
  '.avif',
  '.heic',
  '.heif',
  '.tif',
  '.tiff',
  '.bmp',
  '.mp4',
  '.m4v',
  '.mov',
  '.webm',
  '.mkv',
  '.avi',
  '.3gp',
  '.mts',
  '.m2ts',
]);
const depthMax = 32;

export class TooManyImages extends OperatorError {}

/** Paths below the folder with slashes, in order. Links are not followed: one may lead back. */
export async function listImages(folder: string, countMax: number): Promise<string[]> {
  const found: string[] = [];
  async function walk(below: string, depth: number): Promise<void> {
    for await (const entry of await opendir(join(folder, below))) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory() && depth < depthMax) await walk(path, depth + 1);
      if (!entry.isFile() || !extensions.has(extname(entry.name).toLowerCase())) continue;
      if (found.length === countMax) {
        const values = { folder, max: countMax };
        throw new TooManyImages({ of: 'files', code: 'tooManyImages', values });
      }
      found.push(path);
    }
  }
  await walk('', 0);
  return found.sort();
}
