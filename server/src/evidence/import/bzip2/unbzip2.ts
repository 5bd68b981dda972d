/**
 * Unpacks bzip2 (Seward 1996), also many streams in one file, as encyclopedia dumps come. The memory is the same for any
 * file, however much it unpacks to. Why no library does it: docs/decisions/2026-11-16-own-bzip2.md.
 */
import { type BitReader, createBitReader } from './bit-reader.ts';
import { readBlock } from './block.ts';
import { streamCrc } from './crc.ts';
import { damaged, endsEarly } from './damage.ts';

/** The longest packed block: 900,000 symbols of 20 bits, and its tables. */
const packedBlockBytesMax = 2_400_000;
const pieceBytes = 256 * 1024;
const blockUnitBytes = 100_000;
const magicBits = 24;
const [blockMagic, endMagic] = [
  [0x314159, 0x265359],
  [0x177245, 0x385090],
] as const;

/** Rejects where the file is damaged or ends early, after everything that came before. */
export async function* unbzip2(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const input = createInput(chunks);
  try {
    while (await input.fill()) {
      const head = input.bits();
      const unit = readHeader(head);
      input.keep(head);
      yield* readStream(input, new Uint32Array(unit * blockUnitBytes));
    }
  } finally {
    await input.close();
  }
}

async function* readStream(
  input: ReturnType<typeof createInput>,
  transform: Uint32Array,
): AsyncGenerator<Buffer> {
  for (let crc = 0; ; ) {
    await input.fill();
    const bits = input.bits();
    try {
      const isBlock = readMagic(bits);
      const expected = readCrc(bits);
      if (!isBlock) {
        if (expected !== crc || bits.isOverrun()) throw damaged();
        bits.alignToByte();
        return input.keep(bits);
      }
      const block = readBlock(bits, transform, pieceBytes);
      if (bits.isOverrun()) throw damaged();
      for (let piece = block.next(); piece; piece = block.next()) yield piece;
      if (block.crc() !== expected) throw damaged();
      crc = streamCrc(crc, expected);
    } catch (error) {
      // Where bytes are missing nothing fits any more, and that they are missing is the better reason.
      throw bits.isOverrun() ? endsEarly() : error;
    }
    input.keep(bits);
  }
}

/** The packed bytes, always with a whole block ahead unless the file ends. */
function createInput(chunks: AsyncIterable<Buffer>) {
  const source = chunks[Symbol.asyncIterator]();
  let bytes: Buffer = Buffer.alloc(0);
  let placeBits = 0;
  let ended = false;
  return {
    /** Whether anything is left. */
    async fill(): Promise<boolean> {
      const restBytes = bytes.length - (placeBits >>> 3);
      if (restBytes < packedBlockBytesMax && !ended) {
        const pieces: Buffer[] = [bytes.subarray(placeBits >>> 3)];
        // Twice what a block needs, so that the rest is not copied for every block.
        for (let length = restBytes; length < 2 * packedBlockBytesMax; ) {
          const { done, value } = await source.next();
          if (done) {
            ended = true;
            break;
          }
          pieces.push(value);
          length += value.length;
        }
        bytes = Buffer.concat(pieces);
        placeBits %= 8;
      }
      return placeBits < bytes.length * 8;
    },
    bits: () => createBitReader(bytes, placeBits),
    /** What this reader has read is done with. */
    keep(bits: BitReader) {
      placeBits = bits.positionBits();
    },
    close: () => source.return?.(),
  };
}

/** Four bytes, `BZh` and the size of the blocks. */
function readHeader(bits: BitReader): number {
  const [signature, unit] = [bits.read(magicBits), bits.read(8) - 0x30];
  if (bits.isOverrun()) throw endsEarly();
  if (signature !== 0x425a68 || unit < 1 || unit > 9) throw damaged();
  return unit;
}

/** Whether a block follows; otherwise the stream ends. */
function readMagic(bits: BitReader): boolean {
  const [first, second] = [bits.read(magicBits), bits.read(magicBits)];
  if (first === blockMagic[0] && second === blockMagic[1]) return true;
  if (first !== endMagic[0] || second !== endMagic[1]) throw damaged();
  return false;
}

const readCrc = (bits: BitReader) => ((bits.read(16) << 16) | bits.read(16)) >>> 0;
