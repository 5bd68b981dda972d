/** Which of the small images shows a moment, and under what name it is kept. */
import type { Attachment } from '../../domain/attachment.ts';
import type { MediaSignal, Moment } from '../../domain/media-signal.ts';
import type { VideoReport } from '../../examination/video/video-report.ts';

/** An image from just before or after a moment still shows it. */
const besideSeconds = 0.3;

export interface MomentStills {
  /** The name of its image. */
  readonly stillOf: (moment: Moment) => string | undefined;
  /** Those that are named, each once. */
  readonly attachments: readonly Attachment[];
}

export function momentStills(signals: readonly MediaSignal[], stills: VideoReport['stills']): MomentStills {
  const names = new Map<VideoReport['stills'][number], string>();
  for (const moment of signals.flatMap(({ moments = [] }) => moments)) {
    const still = nearest(moment, stills);
    if (still && !names.has(still)) names.set(still, `fotogramma_${names.size + 1}`);
  }
  return {
    stillOf(moment) {
      const still = nearest(moment, stills);
      return still && names.get(still);
    },
    attachments: [...names].map(([{ webp }, name]) => ({ name, mediaType: 'image/webp', bytes: webp })),
  };
}

/** Of those within, the one nearest to where it begins. */
function nearest({ fromSeconds, toSeconds }: Moment, stills: VideoReport['stills']) {
  return stills
    .filter(
      ({ timeSeconds }) =>
        timeSeconds >= fromSeconds - besideSeconds && timeSeconds <= toSeconds + besideSeconds,
    )
    .toSorted((a, b) => Math.abs(a.timeSeconds - fromSeconds) - Math.abs(b.timeSeconds - fromSeconds))
    .at(0);
}
