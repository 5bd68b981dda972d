/** Gathers what a reader of a file format finds, within limits that hold for all formats. */
import type { ImageFormat } from '../image.ts';
import type { Container, JpegStructure, NamedText } from './container.ts';
import { decodeMarked, decodeUnnamed, textBytesMax, withoutZeros } from './text-bytes.ts';

/** More parts than any honest file has. */
export const partsMax = 10_000;
const packetsMax = 16;
const textsMax = 256;
const keywordCharactersMax = 79;
const metadataBytesMax = 4 * 1024 * 1024;

export interface Collector {
  /** The first wins, as in most viewers; with or without `Exif\0\0` before it. */
  exif(bytes: Uint8Array): void;
  xmp(packet: Uint8Array): void;
  /** The first wins. */
  iptc(bytes: Uint8Array): void;
  text(keyword: string, text: string): void;
  comment(bytes: Uint8Array): void;
  jpeg(structure: JpegStructure): void;
  /** Whatever of the file lies behind `end`. */
  endsAt(end: number, sizeBytes: number): void;
  /** How many bytes of text there is still room for. */
  roomBytes(): number;
  /** Takes room without keeping anything: what was inflated in vain counts too. */
  spend(sizeBytes: number): void;
  container(): Container;
}

export function createCollector(format: ImageFormat): Collector {
  let room = textBytesMax;
  let exif: Uint8Array | undefined;
  let iptc: Uint8Array | undefined;
  let jpeg: JpegStructure | undefined;
  let trailing: Container['trailing'];
  const xmp: string[] = [];
  const texts: NamedText[] = [];
  const comments: string[] = [];

  return {
    exif(bytes) {
      const tiff = withoutExifName(bytes);
      if (tiff.length >= 8) exif ??= tiff;
    },
    xmp(packet) {
      if (xmp.length < packetsMax && takes(packet.length)) xmp.push(decodeMarked(packet));
    },
    iptc(bytes) {
      if (bytes.length > 0 && bytes.length <= metadataBytesMax) iptc ??= bytes;
    },
    text(keyword, text) {
      if (texts.length < textsMax && takes(text.length)) {
        texts.push({ keyword: keyword.slice(0, keywordCharactersMax), text });
      }
    },
    comment(bytes) {
      if (comments.length < textsMax && takes(bytes.length)) {
        comments.push(withoutZeros(decodeUnnamed(bytes)));
      }
    },
    jpeg(structure) {
      jpeg = structure;
    },
    endsAt(end, sizeBytes) {
      trailing = end < sizeBytes ? { offset: end, sizeBytes: sizeBytes - end } : undefined;
    },
    roomBytes: () => room,
    spend(sizeBytes) {
      room = Math.max(0, room - sizeBytes);
    },
    container: () => ({
      format,
      ...(exif && { exif }),
      xmp,
      ...(iptc && { iptc }),
      texts,
      comments,
      ...(jpeg && { jpeg }),
      ...(trailing && { trailing }),
    }),
  };

  function takes(sizeBytes: number): boolean {
    if (sizeBytes === 0 || sizeBytes > room) return false;
    room -= sizeBytes;
    return true;
  }
}

const exifName = [0x45, 0x78, 0x69, 0x66, 0x00];

/** `Exif`, a zero and one more byte, which is not a zero in the files of some cameras. */
function withoutExifName(bytes: Uint8Array): Uint8Array {
  return exifName.every((byte, at) => bytes[at] === byte) ? bytes.subarray(6) : bytes;
}
