/** The bytes of a file as a stream, unpacked when it is gzip or Zstandard, and how to recognise the file again. */
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip, createZstdDecompress } from 'node:zlib';

/** So much of the beginning and of the end goes into a file's identity. */
const sampledBytes = 64 * 1024;
const chunkBytes = 256 * 1024;

export interface ImportFile {
  /** Equal as long as the file was not changed, wherever it lies. */
  readonly identity: string;
  readonly sizeBytes: number;
  /** How much of the file itself has been read, packed or not. */
  readBytes(): number;
  /** The unpacked bytes from the offset on. Rejects where the packing is damaged. */
  bytesFrom(offsetBytes: number): AsyncGenerator<Buffer>;
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
    let source: { readonly bytesRead: number } = { bytesRead: 0 };
    let skippedBytes = 0;
    return {
      identity: identity.digest('base64url'),
      sizeBytes: size,
      readBytes: () => skippedBytes + source.bytesRead,
      async *bytesFrom(offsetBytes) {
        skippedBytes = unpacker ? 0 : offsetBytes;
        const stream = handle.createReadStream({
          start: skippedBytes,
          autoClose: false,
          highWaterMark: chunkBytes,
        });
        source = stream;
        if (!unpacker) return yield* stream as AsyncIterable<Buffer>;
        // Packed bytes cannot be entered in the middle: what is known is unpacked again and dropped.
        let toSkip = offsetBytes;
        // An error, or a reader who has seen enough, ends both.
        for await (const chunk of pipeline(stream, unpacker(), () => undefined)) {
          if (toSkip < chunk.length) yield chunk.subarray(toSkip);
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

async function sample(handle: FileHandle, position: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampledBytes), 0, sampledBytes, position);
  return buffer.subarray(0, bytesRead);
}

/** By what the file begins with; names lie. */
function unpackerFor(head: Buffer): (() => ReturnType<typeof createGunzip>) | undefined {
  const begins = head.subarray(0, 4).toString('hex');
  if (begins.startsWith('1f8b')) return () => createGunzip({ chunkSize: chunkBytes });
  if (begins === '28b52ffd') return () => createZstdDecompress({ chunkSize: chunkBytes });
  return undefined;
}
