/** Reads what an image's file holds beside the image, by the structure of its format. */
import type { ImageFormat } from '../image.ts';
import { type Collector, createCollector } from './collector.ts';
import type { Container } from './container.ts';
import { readGif } from './read-gif.ts';
import { readIsoMedia } from './read-iso-media.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';
import { readTiff } from './read-tiff.ts';
import { readWebp } from './read-webp.ts';

const readers: Record<ImageFormat, (bytes: Uint8Array, found: Collector) => void> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
  gif: readGif,
  tiff: readTiff,
  heic: readIsoMedia,
  avif: readIsoMedia,
  // Has no place for anything beside the image.
  bmp: () => undefined,
};

/**
 * Never throws for what the file holds: a damaged part is left out. Time is linear in the file's size; at most 4 MB of
 * text are kept and 10,000 parts looked at.
 */
export function readContainer(bytes: Uint8Array, format: ImageFormat): Container {
  const found = createCollector(format);
  readers[format](bytes, found);
  return found.container();
}
