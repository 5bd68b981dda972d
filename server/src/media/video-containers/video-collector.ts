/** Gathers what a reader of a video's file finds, within limits that hold for all formats. */
import { partsMax } from '../containers/collector.ts';
import type { NamedText } from '../containers/container.ts';
import { decodeMarked, textBytesMax } from '../containers/text-bytes.ts';
import type { VideoFormat } from '../video/video.ts';
import type { Brand, ContainerTrack, FileTimes, Position, VideoContainer } from './video-container.ts';

const tagsMax = 256;
const packetsMax = 16;
const tracksMax = 64;
const layoutMax = 64;
const userBoxesMax = 128;
const encodersMax = 8;
const nameCharactersMax = 120;
const packetBytesMax = 4 * 1024 * 1024;

export interface VideoCollector {
  readonly format: VideoFormat;
  part(kind: string): void;
  userBox(kind: string): void;
  brand(brand: Brand): void;
  /** The first wins. */
  movie(times: FileTimes): void;
  track(track: ContainerTrack): void;
  tag(keyword: string, text: string): void;
  position(position: Position): void;
  xmp(packet: Uint8Array): void;
  /** Looks for an encoder's name at the beginning of coded data. */
  coded(bytes: Uint8Array): void;
  fragmented(): void;
  /** Counts one more part looked at; false when there were too many. */
  step(): boolean;
  container(): VideoContainer;
}

export function createVideoCollector(format: VideoFormat): VideoCollector {
  let [room, steps, isFragmented] = [textBytesMax, 0, false];
  let brand: Brand | undefined;
  let movie: FileTimes | undefined;
  let position: Position | undefined;
  const layout: string[] = [];
  const userBoxes: string[] = [];
  const xmp: string[] = [];
  const encoders = new Set<string>();
  const tracks: ContainerTrack[] = [];
  const tags: NamedText[] = [];
  return {
    format,
    part(kind) {
      if (layout.at(-1) !== kind && layout.length < layoutMax) layout.push(kind);
    },
    userBox(kind) {
      if (userBoxes.length < userBoxesMax && !userBoxes.includes(kind)) userBoxes.push(kind);
    },
    brand(found) {
      brand ??= found;
    },
    movie(times) {
      movie ??= times;
    },
    track(track) {
      if (tracks.length < tracksMax) tracks.push(track);
    },
    tag(keyword, text) {
      const kept = text.trim();
      if (kept !== '' && tags.length < tagsMax && takes(kept.length)) {
        tags.push({ keyword: keyword.slice(0, nameCharactersMax), text: kept });
      }
    },
    position(found) {
      position ??= found;
    },
    xmp(packet) {
      if (xmp.length < packetsMax && packet.length <= packetBytesMax && takes(packet.length)) {
        xmp.push(decodeMarked(packet));
      }
    },
    coded(bytes) {
      const text = encoders.size < encodersMax ? encoderText(bytes) : undefined;
      if (text) encoders.add(text);
    },
    fragmented() {
      isFragmented = true;
    },
    step() {
      steps += 1;
      return steps <= partsMax;
    },
    container: () => ({
      format,
      ...(brand && { brand }),
      layout,
      userBoxes,
      isFragmented,
      movie: movie ?? {},
      tracks,
      tags,
      ...(position && { position }),
      encoders: [...encoders],
      xmp,
    }),
  };

  function takes(sizeBytes: number): boolean {
    if (sizeBytes === 0 || sizeBytes > room) return false;
    room -= sizeBytes;
    return true;
  }
}

/** How their lines begin. x264 and x265 add all their settings; Lavc stands for FFmpeg's own encoders. */
const encoderBeginnings = ['x264 - core', 'x265 (build', 'Lavc', 'XviD', 'DivX', 'libfaac', 'LAME3'];
const lookBytesMax = 256 * 1024;
const lineBytesMax = 1500;

/** The line in which encoders sign what they coded: at most 1,500 characters, from the first 256 KB of a coded piece. */
function encoderText(coded: Uint8Array): string | undefined {
  const bytes = Buffer.from(coded.buffer, coded.byteOffset, Math.min(coded.byteLength, lookBytesMax));
  for (const beginning of encoderBeginnings) {
    const at = bytes.indexOf(beginning, 0, 'latin1');
    if (at === -1) continue;
    const line = bytes.toString('latin1', at, at + lineBytesMax);
    const text = /^[\x20-\x7e]+/.exec(line)?.[0] ?? '';
    // Four letters alone are found by chance in any compressed data.
    if (/^\D*\d/.test(text) && text.length >= 8) return text.trim();
  }
  return undefined;
}
