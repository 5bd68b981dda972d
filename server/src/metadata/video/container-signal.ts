/** Says who wrote a video's file, as far as its structure tells, and what in it is not shown. */
import type { Bilingual } from '@riscontro/contract';
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { ContainerTrack, Stretch } from '../../media/video-containers/video-container.ts';
import { shownText } from '../../provenance/c2pa/shown-text.ts';
import { type FoundWriter, findFamily } from './find-writers.ts';
import type { VideoMetadata } from './read-video-metadata.ts';
import { kindWords } from './writers.ts';

type ContainerSignal = MediaSignal<'container'>;

/** Edit lists make up for the delay of encoders, which is a few frames; whoever cuts without encoding hides more. */
const hiddenSecondsMin = 0.5;
const writersShownMax = 3;

export function containerSignal(metadata: VideoMetadata): ContainerSignal {
  const { container, writers, device } = metadata;
  if (container.format === 'gif' || container.format === 'webp') {
    return { method: 'container', outcome: 'not_applicable', detail: movingImage };
  }
  const hidden = hiddenSeconds(container.tracks);
  const rewriter = device === undefined ? undefined : rewriterOf(metadata);
  const remarks = [
    ...(rewriter && device ? [savedAgain(device, rewriter)] : []),
    ...(hidden >= hiddenSecondsMin ? [notShown(hidden)] : []),
  ];
  const detail = joined(whoWrote(metadata), ...remarks, ...(remarks.length === 0 ? [meansLittle] : []));
  if (remarks.length === 0) return { method: 'container', outcome: 'ok', detail };
  // Ordinary for what is converted or cut: told, and without weight in the level.
  return { method: 'container', outcome: 'attention', strength: rewriter ? 0.25 : 0.15, detail };

  function whoWrote({ container: { isFragmented } }: VideoMetadata): Bilingual {
    const pieces = [...(isFragmented ? [inPieces] : []), ...channelOf(metadata)];
    if (writers.length > 0) return joined(names(writers), ...pieces);
    const family = findFamily(container);
    return joined(family ? like(family) : untold, ...pieces);
  }
}

/** The programme that a transport stream was broadcast as; what FFmpeg writes without one is left out. */
function channelOf({ container: { tags } }: VideoMetadata): Bilingual[] {
  const channel = shownText(tags.find(({ keyword }) => keyword === 'service_name')?.text ?? '');
  if (!channel || /^Service\d+$/.test(channel)) return [];
  return [{ it: `Nomina il programma «${channel}».`, en: `It names the programme “${channel}”.` }];
}

/** A device's name beside the traces of a program that takes files apart: the name came along from another file. */
function rewriterOf({ container, writers }: VideoMetadata): FoundWriter | undefined {
  // Some cameras have FFmpeg inside; theirs show by their own tracks.
  if (writers.some(({ kind }) => kind === 'camera')) return undefined;
  const program = writers.find(({ kind }) => kind === 'converter' || kind === 'editor');
  if (program) return program;
  const isApple = container.tags.some(
    ({ keyword, text }) => keyword.toLowerCase() === 'com.apple.quicktime.make' && /^apple$/i.test(text),
  );
  const isWrittenByApple = container.tracks.some(({ name }) => /^Core Media|^Apple /.test(name));
  return isApple && container.tracks.length > 0 && !isWrittenByApple
    ? { name: somebodyElse, kind: 'converter' }
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

function names(writers: readonly FoundWriter[]): Bilingual {
  const listed = (language: keyof Bilingual) =>
    writers
      .slice(0, writersShownMax)
      .map(({ name, kind }) => `${name[language]} (${kindWords[kind][language]})`)
      .join(', ');
  return {
    it: `La struttura del file somiglia a quella di: ${listed('it')}.`,
    en: `The structure of the file looks like that of: ${listed('en')}.`,
  };
}

const like = ({ it, en }: Bilingual): Bilingual => ({
  it: `Il file ${it}.`,
  en: `The file ${en}.`,
});

function savedAgain(device: string, { name }: FoundWriter): Bilingual {
  return {
    it: `I dati nominano l’apparecchio «${device}», ma il file è stato scritto da ${name.it}: il video è stato salvato di nuovo, e i dati sull’apparecchio sono stati copiati. È normale per i video convertiti; quei dati però non provano nulla.`,
    en: `The data name the device “${device}”, but the file was written by ${name.en}: the video was saved again, and the data about the device were copied. That is usual for converted videos; yet those data prove nothing.`,
  };
}

function notShown(seconds: number): Bilingual {
  const [it, en] = [seconds.toFixed(1).replace('.', ','), seconds.toFixed(1)];
  return {
    it: `Nel file ci sono ${it} secondi di ripresa che non vengono mostrati: il video è stato accorciato senza ricodificarlo, e chi ha il file può rivedere la parte nascosta.`,
    en: `The file holds ${en} seconds of recording that are not shown: the video was shortened without encoding it anew, and whoever has the file can see the hidden part.`,
  };
}

const somebodyElse: Bilingual = { it: 'un altro programma', en: 'another program' };
const untold: Bilingual = {
  it: 'La struttura del file non dice chi lo ha scritto.',
  en: 'The structure of the file does not tell who wrote it.',
};
const inPieces: Bilingual = {
  it: 'È diviso in pezzi, come i video trasmessi in rete.',
  en: 'It comes in pieces, like videos that are streamed.',
};
const meansLittle: Bilingual = {
  it: 'È un’informazione sul percorso del file, non sul suo contenuto.',
  en: 'This tells of the file’s way, not of its content.',
};
const movingImage: Bilingual = {
  it: 'Le immagini in movimento GIF e WebP non dicono chi le ha scritte.',
  en: 'Moving pictures in GIF and WebP do not tell who wrote them.',
};

const joined = (...sentences: readonly Bilingual[]): Bilingual => ({
  it: sentences.map(({ it }) => it).join(' '),
  en: sentences.map(({ en }) => en).join(' '),
});
