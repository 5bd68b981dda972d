/** All that a video's file says of itself, as signals in the report's order. */
import type { MediaSignal } from '../../domain/media-signal.ts';
import { editHistorySignal } from '../edit-history-signal.ts';
import { exifSignal } from '../exif-signal.ts';
import { containerSignal } from './container-signal.ts';
import type { VideoMetadata } from './read-video-metadata.ts';
import { videoDatesSignal } from './video-dates-signal.ts';
import { tagValues } from './video-tags.ts';

/** `exif`, `dates`, `editHistory` and `container`. Never throws for what the file holds. */
export function videoMetadataSignals(metadata: VideoMetadata, now: Date): MediaSignal[] {
  const { exif, recorded, container, xmp } = metadata;
  const { others: _, software: __, ...shot } = exif ?? {};
  const programs = [...tagValues(container, 'software'), ...tagValues(container, 'tool')];
  return [
    exifSignal({ exif: shot, ...(recorded && { taken: recorded }) }, 'video'),
    videoDatesSignal(metadata, now),
    editHistorySignal({ plain: {}, xmp }, {}, { subject: 'video', programs }),
    containerSignal(metadata),
  ];
}
