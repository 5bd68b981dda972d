/** Hands a file over to a process, piece by piece, so that the service holds no more of it than one piece. */
import { open } from 'node:fs/promises';
import type { ToProcess } from './frames.ts';
import { ProcessFailed } from './process-failed.ts';

export interface SendFileParts {
  /** What the process can hold; a larger file is one that it would break at. */
  readonly sizeBytesMax: number;
  send(message: ToProcess): void;
  /** Resolves when the process has taken enough of what was sent. */
  isTaken(): Promise<void>;
}

const pieceBytes = 256 * 1024;

/** The size is what the file has when it is opened, whatever is appended or cut off meanwhile. */
export async function sendFile(path: string, { sizeBytesMax, send, isTaken }: SendFileParts): Promise<void> {
  await using file = await open(path);
  const { size: sizeBytes } = await file.stat();
  if (sizeBytes > sizeBytesMax) throw new ProcessFailed('memory');
  send({ kind: 'file', sizeBytes });
  const piece = Buffer.allocUnsafe(Math.min(pieceBytes, sizeBytes));
  for (let sent = 0; sent < sizeBytes; ) {
    const { bytesRead } = await file.read(piece, 0, Math.min(piece.length, sizeBytes - sent), sent);
    if (bytesRead === 0) throw new Error('the file has become shorter');
    send({ kind: 'part', bytes: piece.subarray(0, bytesRead) });
    sent += bytesRead;
    await isTaken();
  }
}
