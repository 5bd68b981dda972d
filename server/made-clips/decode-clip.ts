/** Opens an encoded clip as an editor does: frames and samples as they are after their compression. */
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AV_CHANNEL_ORDER_NATIVE,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLT,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  SWS_BICUBIC,
} from 'node-av/constants';
import {
  Codec,
  CodecContext,
  FFmpegError,
  FormatContext,
  Frame,
  Packet,
  SoftwareResampleContext,
  SoftwareScaleContext,
  type Stream,
} from 'node-av/lib';
import { type ClipFrame, joinSamples, type Take } from './take.ts';

export interface DecodeOptions {
  /** Other than it is stored: what an editor or a platform makes of it. */
  readonly width?: number;
  readonly height?: number;
}

/** What every codec of sound can be given. */
const sampleRate = 48_000;

/** The frame rate is the file's average; the sound starts where its first sample lies and is cut to its end. */
export async function decodeClip(bytes: Uint8Array, options: DecodeOptions = {}): Promise<Take> {
  const path = join(tmpdir(), `clip-${randomUUID()}`);
  await writeFile(path, bytes);
  const format = new FormatContext();
  try {
    FFmpegError.throwIfError(await format.openInput(path), 'open');
    FFmpegError.throwIfError(await format.findStreamInfo(), 'streams');
    return readAll(format, options);
  } finally {
    await format.closeInput();
    await rm(path, { force: true });
  }
}

function readAll(format: FormatContext, options: DecodeOptions): Take {
  const streams = format.streams ?? [];
  const image = streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_VIDEO);
  const sound = streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO);
  if (!image) throw new Error('the clip has no pictures');
  const { width = image.codecpar.width, height = image.codecpar.height } = options;
  const frames: ClipFrame[] = [];
  const samples: Float32Array[] = [];
  const images = openDecoder(image, imageReader({ width, height }, frames));
  const sounds = sound && openDecoder(sound, sampleReader(samples));
  const packet = new Packet();
  packet.alloc();
  while (format.readFrameSync(packet) >= 0) {
    if (packet.streamIndex === image.index) images(packet);
    if (packet.streamIndex === sound?.index) sounds?.(packet);
    packet.unref();
  }
  packet.free();
  images(null);
  sounds?.(null);
  const frameRate = Math.round(image.avgFrameRate.num / Math.max(1, image.avgFrameRate.den));
  return {
    width,
    height,
    frameRate,
    frames,
    ...(sound && { sound: { sampleRate, samples: joinSamples(...samples) } }),
  };
}

function openDecoder(stream: Stream, take: (frame: Frame) => void): (packet: Packet | null) => void {
  const codec = Codec.findDecoder(stream.codecpar.codecId);
  if (!codec) throw new Error('no decoder');
  const context = new CodecContext();
  context.allocContext3(codec);
  FFmpegError.throwIfError(context.parametersToContext(stream.codecpar), 'parameters');
  context.pktTimebase = stream.timeBase;
  FFmpegError.throwIfError(context.open2Sync(codec), 'open decoder');
  const frame = new Frame();
  frame.alloc();
  return (packet) => {
    context.sendPacketSync(packet);
    while (context.receiveFrameSync(frame) >= 0) {
      take(frame);
      frame.unref();
    }
    if (packet) return;
    frame.free();
    context.freeContext();
  };
}

function imageReader(size: { width: number; height: number }, to: ClipFrame[]): (frame: Frame) => void {
  let scaler: SoftwareScaleContext | undefined;
  return (frame) => {
    if (!scaler) {
      scaler = new SoftwareScaleContext();
      scaler.getContext(
        frame.width,
        frame.height,
        frame.format as typeof AV_PIX_FMT_YUV420P,
        size.width,
        size.height,
        AV_PIX_FMT_YUV420P,
        SWS_BICUBIC,
      );
    }
    using out = new Frame();
    out.alloc();
    Object.assign(out, { ...size, format: AV_PIX_FMT_YUV420P });
    FFmpegError.throwIfError(out.getBuffer(), 'frame');
    FFmpegError.throwIfError(scaler.scaleFrameSync(out, frame), 'scale');
    to.push(Uint8Array.from(out.toBuffer()));
  };
}

function sampleReader(to: Float32Array[]): (frame: Frame) => void {
  let mixer: SoftwareResampleContext | undefined;
  const mono = { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n };
  return (frame) => {
    if (!mixer) {
      mixer = new SoftwareResampleContext();
      const format = frame.format as typeof AV_SAMPLE_FMT_FLT;
      mixer.allocSetOpts2(mono, AV_SAMPLE_FMT_FLT, sampleRate, frame.channelLayout, format, frame.sampleRate);
      FFmpegError.throwIfError(mixer.init(), 'mixer');
    }
    const room = Math.ceil((frame.nbSamples * sampleRate) / frame.sampleRate) + 64;
    const bytes = Buffer.alloc(room * 4);
    const count = mixer.convertSync([bytes], room, frame.extendedData ?? [], frame.nbSamples);
    FFmpegError.throwIfError(count, 'mix');
    to.push(new Float32Array(bytes.buffer, bytes.byteOffset, count).slice());
  };
}
