/** Looks up what a video's file says under the many names that its writers use. */
import type { VideoContainer } from '../../media/video-containers/video-container.ts';

/** In the order of trust, lower case: Matroska writes the names of others in capitals. */
const tagNames = {
  make: ['com.apple.quicktime.make', 'com.android.manufacturer', '©mak', '@mak', 'manu', 'make'],
  model: ['com.apple.quicktime.model', 'com.android.model', '©mod', '©mdl', '@mod', 'modl', 'model'],
  /** What the device or the editor calls itself; for Apple's phones the version of their system. */
  software: ['com.apple.quicktime.software', '©swr', '@swr', 'software', 'com.android.version'],
  /** Who put the file together. */
  tool: [
    'com.apple.quicktime.software',
    '©too',
    '©enc',
    'encoder',
    'writingapp',
    'muxingapp',
    'isft',
    '©swr',
    'software',
    'service_provider',
  ],
  recorded: ['com.apple.quicktime.creationdate', '©day', '@day', 'date_recorded', 'idit'],
  place: ['com.apple.quicktime.location.iso6709', '©xyz', '@xyz', 'location', 'com.android.location'],
  lens: ['com.apple.quicktime.camera.lens_model', 'com.android.lens_model'],
  author: ['com.apple.quicktime.author', '©aut', 'auth'],
} as const satisfies Record<string, readonly string[]>;

export type VideoTag = keyof typeof tagNames;

/** All values, the most trusted name first. */
export function tagValues({ tags }: Pick<VideoContainer, 'tags'>, tag: VideoTag): readonly string[] {
  return tagNames[tag].flatMap((name) =>
    tags.filter(({ keyword }) => keyword.toLowerCase() === name).map(({ text }) => text),
  );
}

export const tagValue = (container: Pick<VideoContainer, 'tags'>, tag: VideoTag): string | undefined =>
  tagValues(container, tag)[0];
