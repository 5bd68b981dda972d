/** The codecs that are opened, and by which decoder: everything else in the library stays shut. */
import type { AVCodecID, FFDecoderCodec } from 'node-av/constants';
import { Codec } from 'node-av/lib';

export interface KnownCodec {
  /** FFmpeg's short name: `h264`, `aac`. */
  readonly name: string;
  readonly decoder: Codec;
}

/** The decoder, where it is not called as the codec is. */
const decoderNames: Readonly<Record<string, string>> = {
  av1: 'libdav1d',
  mp3: 'mp3float',
  mp2: 'mp2float',
  amr_nb: 'amrnb',
  amr_wb: 'amrwb',
};

const imageCodecs = [
  'h264',
  'hevc',
  'vp8',
  'vp9',
  'av1',
  'mpeg4',
  'mpeg2video',
  'mpeg1video',
  'h263',
  'mjpeg',
  'prores',
  'gif',
  'webp',
  'webp_anim',
];

const soundCodecs = [
  'aac',
  'opus',
  'vorbis',
  'mp3',
  'mp2',
  'ac3',
  'eac3',
  'flac',
  'alac',
  'amr_nb',
  'amr_wb',
  'pcm_s16le',
  'pcm_s16be',
  'pcm_s24le',
  'pcm_s24be',
  'pcm_s32le',
  'pcm_s32be',
  'pcm_f32le',
  'pcm_f32be',
  'pcm_u8',
  'pcm_s8',
  'pcm_alaw',
  'pcm_mulaw',
];

/** For the library itself, which decodes a little while it looks at a file. */
export const allowedDecoders = [...imageCodecs, ...soundCodecs]
  .map((name) => decoderNames[name] ?? name)
  .join(',');

/** By FFmpeg's number. Undefined for a codec that is not read. */
export const imageCodec = (id: AVCodecID): KnownCodec | undefined => codecOf(imageCodecs, id);
export const soundCodec = (id: AVCodecID): KnownCodec | undefined => codecOf(soundCodecs, id);

function codecOf(names: readonly string[], id: AVCodecID): KnownCodec | undefined {
  for (const name of names) {
    const decoder = Codec.findDecoderByName((decoderNames[name] ?? name) as FFDecoderCodec);
    if (decoder?.id === id) return { name, decoder };
  }
  return undefined;
}
