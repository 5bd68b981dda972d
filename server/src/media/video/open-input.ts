/** Opens a file's bytes in the decoding library with everything switched off that is not needed for its one format. */
import { AV_LOG_QUIET, AVERROR_EOF, AVSEEK_CUR, AVSEEK_END, AVSEEK_SIZE } from 'node-av/constants';
import { FormatContext, InputFormat, IOContext, Log } from 'node-av/lib';
import { VideoRefused } from '../media-refused.ts';
import { allowedDecoders } from './codecs.ts';
import type { VideoFormat } from './video.ts';

/** The library's own name of the reader. */
const readers: Readonly<Record<VideoFormat, string>> = {
  mp4: 'mov',
  mov: 'mov',
  '3gp': 'mov',
  webm: 'matroska',
  matroska: 'matroska',
  avi: 'avi',
  mpegts: 'mpegts',
  gif: 'gif',
  webp: 'webp_anim',
};

/** What the library says goes nowhere: it quotes the file. */
Log.setLevel(AV_LOG_QUIET);

export interface VideoInput {
  readonly context: FormatContext;
  close(): void;
}

/** Of what the library asks for at once. */
const readBytes = 64 * 1024;

/**
 * Reads nothing but these bytes, as nothing but this format: what a file says of others is not followed, and the
 * library opens no file by itself. Throws VideoRefused `damaged`.
 */
export function openInput(bytes: Buffer, format: VideoFormat): VideoInput {
  const source = sourceOf(bytes);
  const context = new FormatContext();
  context.allocContext();
  context.pb = source;
  // One by one: a dictionary that is handed over with the opening is freed twice by the binding.
  for (const [name, value] of Object.entries({
    // No protocol has this name.
    protocol_whitelist: 'none',
    format_whitelist: readers[format],
    codec_whitelist: allowedDecoders,
  })) {
    if (context.setOption(name, value) < 0) throw new Error(`the library does not take ${name}`);
  }
  if (context.openInputSync('', InputFormat.findInputFormat(readers[format])) < 0) {
    source.freeContext();
    throw new VideoRefused('damaged');
  }
  return {
    context,
    close() {
      context.closeInputSync();
      source.freeContext();
    },
  };
}

/** The library calls back from the thread that called it, since only the functions that wait for their end are used. */
function sourceOf(bytes: Buffer): IOContext {
  let at = 0;
  const read = (size: number) => {
    const part = bytes.subarray(at, at + size);
    at += part.length;
    return part.length > 0 ? part : AVERROR_EOF;
  };
  const seek = (offset: bigint, whence: number) => {
    if (whence === AVSEEK_SIZE) return BigInt(bytes.length);
    const from = whence === AVSEEK_CUR ? at : whence === AVSEEK_END ? bytes.length : 0;
    const to = from + Number(offset);
    if (to < 0) return -1n;
    at = to;
    return BigInt(to);
  };
  const source = new IOContext();
  source.allocContextWithCallbacks(readBytes, 0, read, null, seek);
  return source;
}
