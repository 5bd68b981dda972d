/** Width and height of a preview from the first bytes of its file, so that a page keeps its place free. */
import type { Attachment } from './attachment.ts';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Undefined for what is no image of its kind. */
export function imageSize({ bytes, mediaType }: Attachment): ImageSize | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (head.length < 30) return undefined;
  const size = mediaType === 'image/png' ? pngSize(head) : webpSize(head);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

function pngSize(head: Buffer): ImageSize | undefined {
  if (head.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

/** One of three layouts, by the name of the first chunk. */
function webpSize(head: Buffer): ImageSize | undefined {
  if (head.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
