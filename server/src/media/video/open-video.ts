/**
 * Opens a video: tells its format by content, refuses what cannot be examined, and reads what it says of itself.
 *
 * A file that was cut off is refused where its index tells that something is missing (MP4, QuickTime): the person has
 * half of a download, and a result for half a video would be taken for one of the whole. Formats that are written as
 * a stream (Matroska, MPEG-TS, fragments, GIF) have no end to miss: what is there is the video.
 */
import {
  AV_DISPOSITION_ATTACHED_PIC,
  AV_NOPTS_VALUE,
  AV_PKT_DATA_DISPLAYMATRIX,
  AV_PKT_DATA_ENCRYPTION_INIT_INFO,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants';
import { type Codec, CodecParameters, type FormatContext, type Rational, type Stream } from 'node-av/lib';
import { viewBytes } from '../containers/byte-view.ts';
import { walkBoxes } from '../containers/iso-boxes.ts';
import { VideoRefused } from '../media-refused.ts';
import { imageCodec, soundCodec } from './codecs.ts';
import { openInput, type VideoInput } from './open-input.ts';
import { type PacketScan, scanPackets } from './scan-packets.ts';
import type { SoundFacts, VideoFacts, VideoFormat } from './video.ts';
import { formatBytes, videoFormat } from './video-format.ts';

export interface VideoLimits {
  /** Default 10 minutes. */
  readonly durationSecondsMax?: number;
  /** Of one frame; default 4096 × 2304, the largest that cameras and platforms call 4K. */
  readonly pixelsMax?: number;
}

export const durationSecondsMaxDefault = 600;
export const pixelsMaxDefault = 4096 * 2304;
/** A file that says 10 minutes and lasts some frames longer is not too long. */
const durationSlackSeconds = 1;

/** One track of the file, with what is needed to decode it. */
export interface VideoTrack {
  readonly index: number;
  readonly codec: string;
  readonly decoder: Codec;
  /** Freed when the video is closed. */
  readonly parameters: CodecParameters;
  readonly secondsPerUnit: number;
}

export interface OpenedVideo {
  readonly facts: VideoFacts;
  readonly video: VideoTrack;
  /** Absent where there is no sound, or none that can be decoded. */
  readonly sound?: VideoTrack;
  readonly packets: PacketScan;
  /** What the file's clock shows when a player begins: subtract it from every time stamp. */
  readonly originSeconds: number;
  readonly pixelsMax: number;
  /** Opens the file again at its beginning. */
  openInput(): VideoInput;
  close(): void;
}

/** Throws VideoRefused. The bytes are used, and must not change, until it is closed. */
export function openVideo(bytes: Buffer, limits: VideoLimits = {}): OpenedVideo {
  const { durationSecondsMax = durationSecondsMaxDefault, pixelsMax = pixelsMaxDefault } = limits;
  const format = formatOf(bytes);
  const { context: input, close } = openInput(bytes, format);
  const closing = new DisposableStack();
  closing.defer(close);
  try {
    if (input.findStreamInfoSync() < 0) throw new VideoRefused('damaged');
    const durationSeconds = input.duration > 0n ? Number(input.duration) / 1e6 : 0;
    if (durationSeconds > durationSecondsMax + durationSlackSeconds) throw new VideoRefused('too_long');
    const tracks = tracksOf(input, pixelsMax);
    const scan = scanPackets(input, tracks);
    if (scan.count === 0) throw new VideoRefused('damaged');
    const originSeconds = originOf(input, scan);
    const facts = factsOf({ format, tracks, scan, originSeconds, durationSeconds });
    if (facts.durationSeconds > durationSecondsMax + durationSlackSeconds) throw new VideoRefused('too_long');
    const { video, sound } = tracks;
    return {
      facts,
      video,
      ...(sound ? { sound } : {}),
      packets: scan,
      originSeconds,
      pixelsMax,
      openInput: () => openInput(bytes, format),
      close() {
        video.parameters.free();
        sound?.parameters.free();
      },
    };
  } finally {
    closing.dispose();
  }
}

function formatOf(bytes: Buffer): VideoFormat {
  const format = videoFormat(bytes.subarray(0, formatBytes));
  if (format === 'mp4' || format === 'mov' || format === '3gp') refuseHalf(bytes);
  return format;
}

function refuseHalf(bytes: Buffer): void {
  const { hasIndex, isFragmented, isCutOff } = isoCompleteness(bytes);
  if (isCutOff && !isFragmented) throw new VideoRefused('truncated');
  // Phones write the index last: a recording that was broken off has none.
  if (!hasIndex) throw new VideoRefused('truncated');
}

interface Tracks {
  readonly video: VideoTrack;
  readonly sound?: VideoTrack;
  /** The sound, also where it cannot be decoded. */
  readonly soundStream?: Stream;
  readonly videoStream: Stream;
}

/** The first track of images and the first of sound, as players take them. */
function tracksOf(input: FormatContext, pixelsMax: number): Tracks {
  const { streams } = input;
  const videoStream = streams.find(
    (stream) =>
      stream.codecpar.codecType === AVMEDIA_TYPE_VIDEO && !stream.hasDisposition(AV_DISPOSITION_ATTACHED_PIC),
  );
  if (!videoStream) throw new VideoRefused('no_images');
  if (isEncrypted(videoStream)) throw new VideoRefused('encrypted');
  const known = imageCodec(videoStream.codecpar.codecId);
  if (!known) throw new VideoRefused('unsupported_codec');
  const { width, height } = videoStream.codecpar;
  if (width * height > pixelsMax) throw new VideoRefused('too_many_pixels');
  if (width < 1 || height < 1) throw new VideoRefused('damaged');
  const soundStream = streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO);
  const heard = soundStream && !isEncrypted(soundStream) && soundCodec(soundStream.codecpar.codecId);
  return {
    videoStream,
    video: trackOf(videoStream, known),
    ...(soundStream ? { soundStream } : {}),
    ...(heard ? { sound: trackOf(soundStream, heard) } : {}),
  };
}

function trackOf(stream: Stream, { name, decoder }: { name: string; decoder: Codec }): VideoTrack {
  const parameters = new CodecParameters();
  parameters.alloc();
  stream.codecpar.copy(parameters);
  return {
    index: stream.index,
    codec: name,
    decoder,
    parameters,
    secondsPerUnit: fraction(stream.timeBase) || 1 / 90_000,
  };
}

function isEncrypted({ codecpar, metadata }: Stream): boolean {
  return (
    ['encv', 'enca', 'drmi', 'drms'].includes(codecpar.codecTagString ?? '') ||
    metadata?.get('enc_key_id') != null ||
    codecpar.getCodedSideData(AV_PKT_DATA_ENCRYPTION_INIT_INFO) !== null
  );
}

function originOf({ startTime }: FormatContext, { images }: PacketScan): number {
  if (startTime !== AV_NOPTS_VALUE) return Number(startTime) / 1e6;
  return Number.isFinite(images.from) ? images.from : 0;
}

interface Seen {
  readonly format: VideoFormat;
  readonly tracks: Tracks;
  readonly scan: PacketScan;
  readonly originSeconds: number;
  readonly durationSeconds: number;
}

function factsOf(seen: Seen): VideoFacts {
  const { format, tracks, scan, originSeconds } = seen;
  const { codecpar, avgFrameRate } = tracks.videoStream;
  const end = Math.max(scan.images.to, scan.sound.to) - originSeconds;
  const sound = soundFacts(tracks, seen);
  return {
    format,
    durationSeconds: Number.isFinite(end) && end > 0 ? end : seen.durationSeconds,
    width: codecpar.width,
    height: codecpar.height,
    quarterTurns: quarterTurns(codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)),
    frameRate: fraction(avgFrameRate) || fraction(codecpar.frameRate),
    videoCodec: tracks.video.codec,
    ...(sound ? { sound } : {}),
  };
}

function soundFacts(
  { soundStream, sound }: Tracks,
  { scan, originSeconds, durationSeconds }: Seen,
): SoundFacts | undefined {
  if (!soundStream) return undefined;
  const { codecpar, startTime, duration, timeBase } = soundStream;
  const unit = fraction(timeBase);
  const declared = startTime === AV_NOPTS_VALUE ? 0 : Number(startTime) * unit - originSeconds;
  const length = duration > 0n ? Number(duration) * unit : durationSeconds;
  const isHeard = Number.isFinite(scan.sound.from);
  return {
    codec: sound?.codec ?? codecpar.codecTagString ?? 'unknown',
    sampleRate: codecpar.sampleRate,
    channels: codecpar.channels,
    startSeconds: isHeard ? scan.sound.from - originSeconds : declared,
    durationSeconds: isHeard ? scan.sound.to - scan.sound.from : length,
  };
}

const fraction = ({ num, den }: Rational): number => (den > 0 && num > 0 ? num / den : 0);

/** From the matrix by which a player turns: 9 numbers of 4 bytes, the first two say where the x axis goes. */
function quarterTurns(matrix: Buffer | null): number {
  if (!matrix || matrix.length < 36) return 0;
  const a = matrix.readInt32LE(0);
  const b = matrix.readInt32LE(4);
  const turns = Math.round(Math.atan2(b, a) / (Math.PI / 2));
  return ((turns % 4) + 4) % 4;
}

interface IsoCompleteness {
  /** The list of what is in the file and where: without it nothing can be played. */
  readonly hasIndex: boolean;
  /** Written piece by piece, each with an index of its own: what is there can be played. */
  readonly isFragmented: boolean;
  /** A box with images, sound or their index says that it goes on behind the end of the file. */
  readonly isCutOff: boolean;
}

/** Behind the last box some devices leave bytes of their own, which look like a box of any length. */
const neededBoxes: readonly string[] = ['moov', 'moof', 'mdat'];

const boxesMax = 100_000;

/** Whether an MP4 or QuickTime file is whole, by its outermost boxes, of which only the heads are read. */
function isoCompleteness(bytes: Buffer): IsoCompleteness {
  const names = new Set<string>();
  let isCutOff = false;
  for (const { type, end } of walkBoxes(viewBytes(bytes), 0, bytes.length).take(boxesMax)) {
    names.add(type);
    isCutOff = end > bytes.length && neededBoxes.includes(type);
  }
  return { hasIndex: names.has('moov'), isFragmented: names.has('moof'), isCutOff };
}
