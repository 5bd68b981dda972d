/** All that a file's own words give for the report, in the report's order. */
import sharp from 'sharp';
import type { MediaSignal } from '../domain/media-signal.ts';
import type { Container } from '../media/containers/container.ts';
import type { Image } from '../media/image.ts';
import { datesSignal } from './dates-signal.ts';
import { dimensionsSignal } from './dimensions-signal.ts';
import { editHistorySignal } from './edit-history-signal.ts';
import { exifSignal } from './exif-signal.ts';
import { type Greys, greysOf } from './greys.ts';
import type { MetadataReading } from './read-metadata.ts';
import { thumbnailSignal } from './thumbnail-signal.ts';

/** Never throws for what the file holds. */
export async function metadataSignals(
  reading: MetadataReading,
  container: Container,
  image: Image,
  now: Date,
): Promise<readonly MediaSignal[]> {
  const preview = reading.tags?.thumbnail && (await decodeThumbnail(reading.tags.thumbnail));
  return [
    exifSignal(reading),
    thumbnailSignal(preview, image),
    datesSignal(reading, now),
    dimensionsSignal(reading, image),
    editHistorySignal(reading, container),
  ];
}

const thumbnailPixelsMax = 1_000_000;

/** The preview that a camera has put into the file; undefined for what is no image, or none of a preview's size. */
async function decodeThumbnail(jpeg: Uint8Array): Promise<Greys | undefined> {
  try {
    const { data, info } = await sharp(jpeg, { failOn: 'error', limitInputPixels: thumbnailPixelsMax })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 3 || info.width < 40 || info.height < 40) return undefined;
    return greysOf({ width: info.width, height: info.height, rgb: data });
  } catch {
    // A damaged preview is common and of no interest.
    return undefined;
  }
}
