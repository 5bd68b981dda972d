/** Opens a file in the decoding library with everything switched off that is not needed for its one format. */
import { AV_LOG_QUIET } from 'node-av/constants';
import { FormatContext, InputFormat, Log } from 'node-av/lib';
import { allowedDecoders } from './codecs.ts';
import type { VideoFormat } from './film.ts';
import { VideoRefused } from './video-refused.ts';

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

/**
 * Reads nothing but this file, as nothing but this format: what a file says of others is not followed. Throws
 * VideoRefused `damaged`. Close it with `closeInputSync`.
 */
export function openInput(path: string, format: VideoFormat): FormatContext {
  const input = new FormatContext();
  input.allocContext();
  // One by one: a dictionary that is handed over with the opening is freed twice by the binding.
  for (const [name, value] of Object.entries({
    protocol_whitelist: 'file',
    format_whitelist: readers[format],
    codec_whitelist: allowedDecoders,
  })) {
    if (input.setOption(name, value) < 0) throw new Error(`the library does not take ${name}`);
  }
  if (input.openInputSync(`file:${path}`, InputFormat.findInputFormat(readers[format])) < 0)
    throw new VideoRefused('damaged');
  return input;
}
