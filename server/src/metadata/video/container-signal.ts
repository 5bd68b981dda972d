/** Says who wrote a video's file, as far as its structure tells, and what in it is not shown. */
import type { MethodDescriptor } from '../../domain/media-method.ts';
import type { MediaSignal, SignalMessage } from '../../domain/media-signal.ts';
import type { ContainerTrack, Stretch } from '../../media/video-containers/video-container.ts';
import { shownText } from '../../provenance/c2pa/shown-text.ts';
import { findFamily } from './find-writers.ts';
import type { VideoMetadata } from './read-video-metadata.ts';
import type { WriterName } from './writers.ts';

const method = 'container';

export const container = {
  id: method,
  kind: 'container',
  families: ['metadata'],
  outcomes: ['ok', 'attention', 'not_applicable'],
  meanings: [],
  looksAt: { video: 'who wrote the file, and what in it is not shown' },
} satisfies MethodDescriptor<typeof method>;

type ContainerSignal = MediaSignal<typeof method>;
type Said = SignalMessage<typeof method>;

/** Edit lists make up for the delay of encoders, which is a few frames; whoever cuts without encoding hides more. */
const hiddenSecondsMin = 0.5;
const writersShownMax = 3;

export function containerSignal(metadata: VideoMetadata): ContainerSignal {
  const { container, writers, device } = metadata;
  if (container.format === 'gif' || container.format === 'webp') {
    return { method, outcome: 'not_applicable', detail: [{ code: 'movingImage' }] };
  }
  const hidden = hiddenSeconds(container.tracks);
  const rewriter = device === undefined ? undefined : rewriterOf(metadata);
  const remarks: Said[] = [
    ...(rewriter && device ? [{ code: 'savedAgain', values: { device, writer: rewriter } } as const] : []),
    ...(hidden >= hiddenSecondsMin
      ? [{ code: 'notShown', values: { seconds: Number(hidden.toFixed(1)) } } as const]
      : []),
  ];
  const detail: Said[] = [
    whoWrote(),
    ...(container.isFragmented ? [{ code: 'inPieces' } as const] : []),
    ...programmeOf(metadata),
    ...(remarks.length === 0 ? [{ code: 'meansLittle' } as const] : remarks),
  ];
  if (remarks.length === 0) return { method, outcome: 'ok', detail };
  // Ordinary for what is converted or cut: told, and without weight in the level.
  return { method, outcome: 'attention', strength: rewriter ? 0.25 : 0.15, detail };

  function whoWrote(): Said {
    if (writers.length > 0)
      return { code: 'writtenLike', values: { writers: writers.slice(0, writersShownMax) } };
    return { code: findFamily(container) ?? 'untold' };
  }
}

/** The programme that a transport stream was broadcast as; what FFmpeg writes without one is left out. */
function programmeOf({ container: { tags } }: VideoMetadata): Said[] {
  const name = shownText(tags.find(({ keyword }) => keyword === 'service_name')?.text ?? '');
  return !name || /^Service\d+$/.test(name) ? [] : [{ code: 'programme', values: { name } }];
}

/** A device's name beside the traces of a program that takes files apart: the name came along from another file. */
function rewriterOf({ container, writers }: VideoMetadata): WriterName | undefined {
  // Some cameras have FFmpeg inside; theirs show by their own tracks.
  if (writers.some(({ kind }) => kind === 'camera')) return undefined;
  const program = writers.find(({ kind }) => kind === 'converter' || kind === 'editor');
  if (program) return program.writer;
  const isApple = container.tags.some(
    ({ keyword, text }) => keyword.toLowerCase() === 'com.apple.quicktime.make' && /^apple$/i.test(text),
  );
  const isWrittenByApple = container.tracks.some(({ name }) => /^Core Media|^Apple /.test(name));
  return isApple && container.tracks.length > 0 && !isWrittenByApple
    ? { described: 'anotherProgram' }
    : undefined;
}

/** Of the longest track of images: how much of it no edit shows. */
function hiddenSeconds(tracks: readonly ContainerTrack[]): number {
  const [longest] = tracks
    .filter(({ kind }) => kind === 'video')
    .toSorted((a, b) => b.durationSeconds - a.durationSeconds);
  if (!longest?.shown || longest.durationSeconds === 0) return 0;
  return Math.max(0, longest.durationSeconds - coveredSeconds(longest.shown));
}

/** Stretches may be shown more than once. */
function coveredSeconds(stretches: readonly Stretch[]): number {
  let [covered, reached] = [0, Number.NEGATIVE_INFINITY];
  for (const { fromSeconds, toSeconds } of stretches.toSorted((a, b) => a.fromSeconds - b.fromSeconds)) {
    const from = Math.max(fromSeconds, reached);
    if (toSeconds > from) covered += toSeconds - from;
    reached = Math.max(reached, toSeconds);
  }
  return covered;
}
