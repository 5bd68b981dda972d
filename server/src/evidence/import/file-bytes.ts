/** The bytes of a file as a stream, unpacked when it is gzip, bzip2 or Zstandard, and how to recognise the file again. */
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { unbzip2 } from './bzip2/unbzip2.ts';

/** So much of the beginning and of the end goes into a file's identity. */
const sampledBytes = 64 * 1024;
const chunkBytes = 256 * 1024;

export interface ImportFile {
  /** Equal as long as the file was not changed, wherever it lies. */
  readonly identity: string;
  readonly sizeBytes: number;
  /** How much of the file itself has been read, packed or not. */
  readBytes(): number;
  /**
   * The unpacked bytes from the offset on. Rejects where the packing is damaged. `onSkip` is called now and then
   * while what lies before the offset is passed over.
   */
  bytesFrom(offsetBytes: number, onSkip?: () => void): AsyncGenerator<Buffer>;
  close(): Promise<void>;
}

export async function openImportFile(path: string): Promise<ImportFile> {
  const handle = await open(path);
  try {
    const { size, mtimeMs } = await handle.stat();
    const head = await sample(handle, 0);
    const tail = await sample(handle, Math.max(0, size - sampledBytes));
    const identity = createHash('sha256').update(`${size} ${mtimeMs}\n`).update(head).update(tail);
    const unpacker = unpackerFor(head);
    let readBytes = 0;
    return {
      identity: identity.digest('base64url'),
      sizeBytes: size,
      readBytes: () => readBytes,
      async *bytesFrom(offsetBytes, onSkip) {
        const packed = chunksOf(handle, unpacker ? 0 : offsetBytes, (place) => {
          readBytes = place;
        });
        if (!unpacker) return yield* packed;
        // Packed bytes cannot be entered in the middle: what is known is unpacked again and dropped.
        let toSkip = offsetBytes;
        for await (const chunk of unpacker(packed)) {
          if (toSkip < chunk.length) yield chunk.subarray(toSkip);
          else onSkip?.();
          toSkip = Math.max(0, toSkip - chunk.length);
        }
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** No stream of Node's: one that is ended early closes the file, which is then read again from its beginning. */
async function* chunksOf(
  handle: FileHandle,
  startBytes: number,
  onRead: (placeBytes: number) => void,
): AsyncGenerator<Buffer> {
  for (let place = startBytes; ; ) {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(chunkBytes), 0, chunkBytes, place);
    if (bytesRead === 0) return;
    place += bytesRead;
    onRead(place);
    yield buffer.subarray(0, bytesRead);
  }
}

async function sample(handle: FileHandle, position: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampledBytes), 0, sampledBytes, position);
  return buffer.subarray(0, bytesRead);
}

type Unpacker = (packed: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/** By what the file begins with; names lie. */
function unpackerFor(head: Buffer): Unpacker | undefined {
  // An error, or a reader who has seen enough, ends both.
  const through = (unpack: () => ReturnType<typeof createGunzip>) => (packed: AsyncIterable<Buffer>) =>
    pipeline(packed, unpack(), () => undefined);
  const begins = head.subarray(0, 4).toString('hex');
  if (begins.startsWith('1f8b')) return through(() => createGunzip({ chunkSize: chunkBytes }));
  if (begins === '28b52ffd') return through(() => createZstdDecompress({ chunkSize: chunkBytes }));
  if (begins.startsWith('425a68')) return unbzip2;
  return undefined;
}
