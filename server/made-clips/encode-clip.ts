/** Makes a video file of a take with FFmpeg's own encoders, as cameras, editors and platforms do. */

import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AV_CHANNEL_ORDER_NATIVE,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_LOG_ERROR,
  AV_OPT_SEARCH_CHILDREN,
  AV_OPT_TYPE_STRING,
  AV_PICTURE_TYPE_I,
  AV_PIX_FMT_BGR8,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV420P10LE,
  AV_PIX_FMT_YUVJ420P,
  AV_PKT_DATA_DISPLAYMATRIX,
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  AV_SAMPLE_FMT_S16P,
  AVFMT_GLOBALHEADER,
  type AVPixelFormat,
  type FFEncoderCodec,
} from 'node-av/constants';
import {
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  FormatContext,
  Frame,
  Log,
  Packet,
  Rational,
  SoftwareScaleContext,
  type Stream,
} from 'node-av/lib';
import { float32At } from '../src/domain/array-values.ts';
import type { ClipSound, Take } from './take.ts';

export type ClipContainer = 'mp4' | 'mov' | '3gp' | 'webm' | 'matroska' | 'avi' | 'mpegts' | 'gif' | 'webp';

export type ImageCodec =
  | 'libx264'
  | 'libx265'
  | 'libvpx'
  | 'libvpx-vp9'
  | 'libsvtav1'
  | 'mpeg4'
  | 'mpeg2video'
  | 'mjpeg'
  | 'h263'
  | 'gif'
  | 'libwebp_anim';

export type SoundCodec = 'aac' | 'libopus' | 'libmp3lame' | 'libvorbis' | 'pcm_s16le' | 'ac3' | 'flac';

export interface EncodeOptions {
  readonly container?: ClipContainer;
  readonly codec?: ImageCodec;
  /** Constant quality; where the codec has it. */
  readonly crf?: number;
  /** Bits a second, instead of a constant quality. */
  readonly bitRate?: number;
  readonly preset?: string;
  /** Frames from one key frame to the next, at most. */
  readonly gop?: number;
  readonly bFrames?: number;
  /** More settings of the encoder, by FFmpeg's names. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly soundCodec?: SoundCodec;
  readonly soundBitRate?: number;
  readonly channels?: 1 | 2;
  /** What the file says of itself: `creation_time`, `com.apple.quicktime.make`, `encoder`, … */
  readonly tags?: Readonly<Record<string, string>>;
  readonly imageTags?: Readonly<Record<string, string>>;
  readonly soundTags?: Readonly<Record<string, string>>;
  /** Settings of the muxer: `movflags`, `brand`, … */
  readonly muxing?: Readonly<Record<string, string>>;
  /** Clockwise quarter turns that a player is told to make. */
  readonly quarterTurns?: 0 | 1 | 2 | 3;
  /** The sound starts this much after the images. */
  readonly soundDelaySeconds?: number;
  /** When each frame is shown, instead of evenly: seconds, rising. */
  readonly times?: readonly number[];
  /** Frames that stand for themselves besides those of the encoder's choice: as where two files were joined. */
  readonly keyFramesAt?: readonly number[];
  /** Ten bits a sample instead of eight, where the codec has it. */
  readonly tenBits?: boolean;
}

Log.setLevel(AV_LOG_ERROR);
// The encoder of AV1 writes its settings to the console unless the environment says otherwise.
process.env.SVT_LOG ??= '1';

/** The file's bytes. */
export async function encodeClip(take: Take, options: EncodeOptions = {}): Promise<Uint8Array> {
  const path = join(tmpdir(), `clip-${randomUUID()}`);
  try {
    await writeClip(path, take, options);
    return await readFile(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Writes the file to `path`, whatever its ending. */
export async function writeClip(path: string, take: Take, options: EncodeOptions = {}): Promise<void> {
  const container = options.container ?? 'mp4';
  const format = new FormatContext();
  must(format.allocOutputContext2(null, container, path), 'muxer');
  const needsGlobalHeader = format.oformat?.hasFlags(AVFMT_GLOBALHEADER) ?? false;
  try {
    const images = openImages(format, take, options, needsGlobalHeader);
    const sound =
      take.sound && hasSound(container)
        ? openSound(format, take.sound, options, needsGlobalHeader)
        : undefined;
    if (options.tags) format.metadata = Dictionary.fromObject({ ...options.tags });
    must(await format.openOutput(), 'open output');
    setOptions(format, { strict: '-2', ...options.muxing });
    must(await format.writeHeader(), 'header');
    for (let index = 0; index < take.frames.length; index += 1) {
      images.send(index);
      sound?.sendUntil((index + 1) / take.frameRate);
    }
    sound?.sendUntil(Number.POSITIVE_INFINITY);
    images.end();
    sound?.end();
    must(await format.writeTrailer(), 'trailer');
  } finally {
    await format.closeOutput();
    format.freeContext();
  }
}

const hasSound = (container: ClipContainer) => container !== 'gif' && container !== 'webp';

interface Track {
  readonly context: CodecContext;
  readonly stream: Stream;
  readonly format: FormatContext;
}

function openImages(format: FormatContext, take: Take, options: EncodeOptions, needsGlobalHeader: boolean) {
  const name = options.codec ?? codecOf(options.container ?? 'mp4');
  const codec = found(Codec.findEncoderByName(name as FFEncoderCodec), name);
  const context = new CodecContext();
  context.allocContext3(codec);
  context.width = take.width;
  context.height = take.height;
  const pixelFormat = options.tenBits ? AV_PIX_FMT_YUV420P10LE : pixelFormatOf(name);
  context.pixelFormat = pixelFormat;
  // Fine enough for frames at odd times; the older codecs take whole frames only.
  const ticks = options.times ? 1000 : take.frameRate;
  context.timeBase = new Rational(1, ticks);
  context.framerate = new Rational(take.frameRate, 1);
  context.threadCount = 2;
  if (options.gop !== undefined) context.gopSize = options.gop;
  if (options.bFrames !== undefined) context.maxBFrames = options.bFrames;
  if (options.bitRate) context.bitRate = BigInt(options.bitRate);
  if (needsGlobalHeader) context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  setOptions(context, imageSettings(name, options));
  must(context.open2Sync(codec), `open ${name}`);
  const stream = format.newStream(codec);
  must(stream.codecpar.fromContext(context), 'picture parameters');
  stream.timeBase = context.timeBase;
  stream.avgFrameRate = context.framerate;
  if (options.quarterTurns) {
    stream.codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, turning(options.quarterTurns));
  }
  if (options.imageTags) stream.metadata = Dictionary.fromObject({ ...options.imageTags });
  const track = { context, stream, format };
  const convert = converter(take, pixelFormat);
  const keys = new Set(options.keyFramesAt);
  return {
    send(index: number) {
      const pts = options.times ? Math.round((options.times[index] ?? 0) * ticks) : index;
      using frame = convert(take.frames[index] as Uint8Array, BigInt(pts), context.timeBase);
      if (keys.has(index)) frame.pictType = AV_PICTURE_TYPE_I;
      must(context.sendFrameSync(frame), 'send frame');
      writePackets(track);
    },
    end: () => finish(track),
  };
}

const codecOf = (container: ClipContainer): ImageCodec =>
  container === 'gif'
    ? 'gif'
    : container === 'webp'
      ? 'libwebp_anim'
      : container === 'webm'
        ? 'libvpx-vp9'
        : 'libx264';

function pixelFormatOf(codec: ImageCodec): AVPixelFormat {
  if (codec === 'gif') return AV_PIX_FMT_BGR8;
  return codec === 'mjpeg' ? AV_PIX_FMT_YUVJ420P : AV_PIX_FMT_YUV420P;
}

function imageSettings(codec: ImageCodec, options: EncodeOptions): Record<string, string> {
  const crf = options.bitRate ? {} : { crf: String(options.crf ?? 23) };
  const own: Partial<Record<ImageCodec, Record<string, string>>> = {
    libx264: { preset: options.preset ?? 'veryfast', 'forced-idr': '1', ...crf },
    libx265: { preset: options.preset ?? 'ultrafast', 'x265-params': 'log-level=none', ...crf },
    libvpx: { deadline: 'realtime', 'cpu-used': '8', ...(options.bitRate ? {} : { ...crf, b: '2000000' }) },
    'libvpx-vp9': {
      deadline: 'realtime',
      'cpu-used': '8',
      'row-mt': '1',
      ...crf,
      ...(options.bitRate ? {} : { b: '0' }),
    },
    libsvtav1: { preset: options.preset ?? '12', ...crf },
    // One to 31, from fine to coarse: the nearest to the others' scale.
    mpeg4: options.bitRate
      ? {}
      : { flags: '+qscale', global_quality: String(118 * Math.max(1, Math.round((options.crf ?? 23) / 5))) },
  };
  return { ...own[codec], ...options.settings };
}

/** The matrix that a player applies, as FFmpeg writes it: numbers with 16 and with 30 binary places. */
function turning(quarterTurns: number): Buffer {
  const [cos, sin] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][quarterTurns % 4] as [number, number];
  const matrix = [cos, sin, 0, -sin, cos, 0, 0, 0, 1];
  const bytes = Buffer.alloc(36);
  for (const [at, value] of matrix.entries())
    bytes.writeInt32LE(value * (at % 3 === 2 ? 2 ** 30 : 2 ** 16), at * 4);
  return bytes;
}

/** Frames as the encoder takes them. */
function converter(take: Take, format: AVPixelFormat) {
  const { width, height } = take;
  const plain = (bytes: Uint8Array, pts: bigint, timeBase: Rational, pixelFormat = format) =>
    Frame.fromVideoBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
      width,
      height,
      format: pixelFormat,
      pts,
      timeBase,
    });
  if (format === AV_PIX_FMT_YUV420P || format === AV_PIX_FMT_YUVJ420P) return plain;
  const scaler = new SoftwareScaleContext();
  scaler.getContext(width, height, AV_PIX_FMT_YUV420P, width, height, format);
  return (bytes: Uint8Array, pts: bigint, timeBase: Rational) => {
    using source = plain(bytes, pts, timeBase, AV_PIX_FMT_YUV420P);
    const frame = new Frame();
    frame.alloc();
    Object.assign(frame, { width, height, format, pts, timeBase });
    must(frame.getBuffer(), 'frame');
    must(scaler.scaleFrameSync(frame, source), 'colours');
    return frame;
  };
}

function openSound(
  format: FormatContext,
  sound: ClipSound,
  options: EncodeOptions,
  needsGlobalHeader: boolean,
) {
  const name = options.soundCodec ?? soundCodecOf(options.container ?? 'mp4');
  const codec = found(Codec.findEncoderByName(name as FFEncoderCodec), name);
  const channels = options.channels ?? 1;
  const context = new CodecContext();
  context.allocContext3(codec);
  context.sampleRate = sound.sampleRate;
  const sampleFormat = sampleFormats.find((format) => codec.sampleFormats?.includes(format));
  if (sampleFormat === undefined) throw new Error(`${name} names no format of samples`);
  context.sampleFormat = sampleFormat;
  const layout = { nbChannels: channels, order: AV_CHANNEL_ORDER_NATIVE, mask: channels === 1 ? 4n : 3n };
  context.channelLayout = layout;
  context.timeBase = new Rational(1, sound.sampleRate);
  context.bitRate = BigInt(options.soundBitRate ?? 96_000);
  if (needsGlobalHeader) context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  setOptions(context, { strict: '-2' });
  must(context.open2Sync(codec), `open ${name}`);
  const stream = format.newStream(codec);
  must(stream.codecpar.fromContext(context), 'sound parameters');
  stream.timeBase = context.timeBase;
  if (options.soundTags) stream.metadata = Dictionary.fromObject({ ...options.soundTags });
  const track = { context, stream, format };
  const chunk = context.frameSize > 0 ? context.frameSize : 1024;
  const isWhole = sampleFormat === AV_SAMPLE_FMT_S16 || sampleFormat === AV_SAMPLE_FMT_S16P;
  const isPlanar = sampleFormat === AV_SAMPLE_FMT_S16P || sampleFormat === AV_SAMPLE_FMT_FLTP;
  const delay = Math.round((options.soundDelaySeconds ?? 0) * sound.sampleRate);
  let sent = 0;
  return {
    sendUntil(seconds: number) {
      while (sent < sound.samples.length && (sent + delay) / sound.sampleRate < seconds) {
        const part = sound.samples.subarray(sent, sent + chunk);
        using frame = Frame.fromAudioBuffer(sampleBytes(part, channels, isWhole, isPlanar), {
          nbSamples: part.length,
          format: sampleFormat,
          sampleRate: sound.sampleRate,
          channelLayout: layout,
          pts: BigInt(sent + delay),
          timeBase: context.timeBase,
        });
        must(context.sendFrameSync(frame), 'send sound');
        writePackets(track);
        sent += part.length;
      }
    },
    end: () => finish(track),
  };
}

const soundCodecOf = (container: ClipContainer): SoundCodec =>
  container === 'webm' || container === 'matroska' ? 'libopus' : container === 'avi' ? 'libmp3lame' : 'aac';

const sampleFormats = [AV_SAMPLE_FMT_FLTP, AV_SAMPLE_FMT_FLT, AV_SAMPLE_FMT_S16, AV_SAMPLE_FMT_S16P];

function sampleBytes(samples: Float32Array, channels: number, isWhole: boolean, isPlanar: boolean): Buffer {
  const count = samples.length * channels;
  const values = isWhole ? new Int16Array(count) : new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    const sample = float32At(samples, isPlanar ? at % samples.length : Math.floor(at / channels));
    values[at] = isWhole ? Math.round(sample * 32_767) : sample;
  }
  return Buffer.from(values.buffer);
}

function finish(track: Track): void {
  track.context.sendFrameSync(null);
  writePackets(track);
  track.context.freeContext();
}

function writePackets({ context, stream, format }: Track): void {
  for (;;) {
    using packet = new Packet();
    packet.alloc();
    if (context.receivePacketSync(packet) < 0) return;
    packet.streamIndex = stream.index;
    packet.rescaleTs(context.timeBase, stream.timeBase);
    must(format.interleavedWriteFrameSync(packet), 'write packet');
  }
}

/** One by one: a dictionary that is handed to the encoder's opening is freed twice by the binding. */
function setOptions(of: CodecContext | FormatContext, settings: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(settings)) {
    must(of.setOption(name, value, AV_OPT_TYPE_STRING, AV_OPT_SEARCH_CHILDREN), `setting ${name}`);
  }
}

function found<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`no encoder ${name}`);
  return value;
}

function must(result: number, what: string): void {
  FFmpegError.throwIfError(result, what);
}
