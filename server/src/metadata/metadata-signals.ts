/** All that a file's own words give for the report, in the report's order. */
import type { PictureSignal } from '../domain/media-signal.ts';
import type { Container } from '../media/containers/container.ts';
import type { Picture } from '../media/picture.ts';
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
  picture: Picture,
  now: Date,
): Promise<readonly PictureSignal[]> {
  return [
    exifSignal(reading),
    await thumbnailSignal(reading, picture),
    datesSignal(reading, now),
    dimensionsSignal(reading, picture),
    editHistorySignal(reading, container),
  ];
}
