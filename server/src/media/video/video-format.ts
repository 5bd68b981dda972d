/**
 * Which kind of video a file is, by its first bytes alone. Only these kinds are let into the decoding library, each
 * into its own reader: a playlist or a list of files could make it open other ones.
 */

import { VideoRefused } from '../media-refused.ts';
import type { VideoFormat } from './video.ts';

/** How many bytes from the beginning are looked at. */
export const formatBytes = 4096;

/** Where the marks stand, as bytes in Latin-1. */
type Marks = readonly (readonly [at: number, mark: string])[];

/** Videos too, so that people are told that it is the kind and not the file. */
const otherVideos: readonly Marks[] = [
  [[0, 'FLV\x01']],
  [[0, 'OggS\0']],
  [[0, '\0\0\x01\xba']],
  [[0, '\0\0\x01\xb3']],
  [[0, '\x30\x26\xb2\x75\x8e\x66\xcf\x11']],
  [[0, '.RMF']],
  [
    [0, 'RIFF'],
    [8, 'CDXA'],
  ],
];

/** Brands of ISO base media files that hold still images; `avis`, `hevc` and `msf1` are sequences that are not read. */
const imageBrands = ['avif', 'avis', 'heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** What the first box of a QuickTime file without a brand may be. */
const quickTimeBoxes = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

/** Throws VideoRefused for all that is none of the formats that are read. */
export function videoFormat(bytes: Uint8Array): VideoFormat {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, formatBytes));
  if (head.length === 0) throw new VideoRefused('empty');
  const raw = head.toString('latin1');
  const found = isoFormat(raw) ?? riffFormat(raw) ?? matroskaFormat(raw) ?? streamFormat(raw);
  if (found) return found;
  const isOther = otherVideos.some((marks) => marks.every(([at, mark]) => raw.startsWith(mark, at)));
  throw new VideoRefused(isOther ? 'unsupported_format' : 'not_a_video');
}

function isoFormat(raw: string): VideoFormat | undefined {
  const box = raw.slice(4, 8);
  if (box !== 'ftyp') return quickTimeBoxes.includes(box) ? 'mov' : undefined;
  const brand = raw.slice(8, 12);
  if (imageBrands.includes(brand)) throw new VideoRefused('not_a_video');
  if (brand === 'qt  ') return 'mov';
  return brand.startsWith('3g') ? '3gp' : 'mp4';
}

function riffFormat(raw: string): VideoFormat | undefined {
  if (!raw.startsWith('RIFF')) return undefined;
  if (raw.startsWith('AVI ', 8)) return 'avi';
  if (!raw.startsWith('WEBP', 8)) return undefined;
  const isAnimated = raw.startsWith('VP8X', 12) && (raw.charCodeAt(20) & 0x02) !== 0;
  if (!isAnimated) throw new VideoRefused('not_a_video');
  return 'webp';
}

function matroskaFormat(raw: string): VideoFormat | undefined {
  if (!raw.startsWith('\x1a\x45\xdf\xa3')) return undefined;
  return raw.slice(0, 128).includes('webm') ? 'webm' : 'matroska';
}

/** Packets of 188 bytes that begin with the same one; with a time stamp before (192) or check bytes behind (204). */
const packetSizes: readonly (readonly [first: number, size: number])[] = [
  [0, 188],
  [4, 192],
  [0, 204],
];
const packetsSeen = 5;

function streamFormat(raw: string): VideoFormat | undefined {
  if (raw.startsWith('GIF87a') || raw.startsWith('GIF89a')) return 'gif';
  const isStream = packetSizes.some(([first, size]) => {
    const packets = Math.min(packetsSeen, Math.floor((raw.length - first) / size));
    return packets >= 3 && Array.from({ length: packets }, (_, at) => raw[first + at * size]).every(isSync);
  });
  return isStream ? 'mpegts' : undefined;
}

const isSync = (letter: string | undefined) => letter === 'G';
