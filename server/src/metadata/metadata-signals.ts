/** All that a file's own words give for the report, in the report's order. */
import type { MediaSignal } from '../domain/media-signal.ts';
import type { Container } from '../media/containers/container.ts';
import type { Image } from '../media/image.ts';
import { datesSignal } from './dates-signal.ts';
import { dimensionsSignal } from './dimensions-signal.ts';
import { editHistorySignal } from './edit-history-signal.ts';
import { exifSignal } from './exif-signal.ts';
import type { MetadataReading } from './read-metadata.ts';
import { thumbnailSignal } from './thumbnail-signal.ts';

/** Never throws for what the file holds. */
export async function metadataSignals(
  reading: MetadataReading,
  container: Container,
  image: Image,
  now: Date,
): Promise<readonly MediaSignal[]> {
  return [
    exifSignal(reading),
    await thumbnailSignal(reading, image),
    datesSignal(reading, now),
    dimensionsSignal(reading, image),
    editHistorySignal(reading, container),
  ];
}
