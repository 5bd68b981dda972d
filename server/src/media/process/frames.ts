/**
 * Messages between the service and its processes: a length, then the value as V8 writes it. Node's own channel would do
 * the same without a limit of size, and throws in the receiving process what it cannot read.
 */
import { deserialize, serialize } from 'node:v8';
import type { Fault } from '../../domain/fault-report.ts';

export interface CarriedError {
  readonly name: string;
  readonly message: string;
  /** The error's own properties. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Places in the code, the innermost first. */
  readonly frames: readonly string[];
}

export type ToProcess =
  | { readonly kind: 'start'; readonly data: unknown; readonly memoryBytesMax: number }
  /** The file that the next call is about; its bytes follow. */
  | { readonly kind: 'file'; readonly sizeBytes: number }
  | { readonly kind: 'part'; readonly bytes: Uint8Array }
  | { readonly kind: 'call'; readonly call: unknown };

export type FromProcess =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly value: unknown }
  /** Something went wrong that the call goes on without. */
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'error'; readonly error: CarriedError };

const headBytes = 4;

/** Throws for what cannot be copied, such as functions, and for more than 4 GB. */
export function frameOf(message: ToProcess | FromProcess): [head: Buffer, body: Buffer] {
  const body = serialize(message);
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(body.length);
  return [head, body];
}

/**
 * Takes the chunks of a stream and gives whole messages. Throws at the first that is too large or cannot be read; what
 * comes after that is not to be trusted.
 */
export function createFrameReader(
  sizeBytesMax: number,
  take: (message: unknown) => void,
): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let heldBytes = 0;
  let neededBytes = headBytes;
  let isHead = true;
  return (chunk) => {
    chunks.push(chunk);
    heldBytes += chunk.length;
    while (heldBytes >= neededBytes) {
      const held = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, heldBytes);
      const part = held.subarray(0, neededBytes);
      chunks = [held.subarray(neededBytes)];
      heldBytes -= neededBytes;
      if (isHead) {
        neededBytes = part.readUInt32LE();
        if (neededBytes > sizeBytesMax) throw new Error(`a message of ${neededBytes} bytes`);
      } else {
        neededBytes = headBytes;
        take(deserialize(part));
      }
      isHead = !isHead;
    }
  };
}
