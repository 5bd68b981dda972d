/** Reads a JSON object from a request, or says exactly why it cannot be read. */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { MIMEType } from 'node:util';
import type { ProblemValues } from '@riscontro/contract';
import { AppError } from '../domain/app-error.ts';
import { mediaType } from './media-type.ts';

/** 10,000 characters, each as two `\uXXXX` escapes, and room to spare. */
const jsonSize = { bytesMax: 256 * 1024, words: '256 kB' };

export interface JsonExpectation {
  /** What to send, as the texts of errors name it. */
  readonly expected: ProblemValues['bodyMissing']['expected'];
  /** A correct body. */
  readonly example: string;
}

export async function readJsonObject(
  message: IncomingMessage,
  expectation: JsonExpectation,
): Promise<Record<string, unknown>> {
  const type = mediaType(message.headers['content-type']);
  requireJson(type, message, expectation);
  const bytes = await readBytes(message);
  if (bytes.length === 0) throw new AppError('bodyMissing', { expected: expectation.expected });
  if (!isUtf8(bytes)) throw new AppError('encodingNotAccepted', { received: 'non UTF-8' });
  let value: unknown;
  try {
    const text = bytes.toString('utf8');
    // A byte order mark is harmless, and some editors write one.
    value = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch {
    // Without the cause, which would quote the body.
    throw new AppError('jsonInvalid', { example: expectation.example });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('jsonInvalid', { example: expectation.example });
  }
  return value as Record<string, unknown>;
}

function requireJson(
  type: MIMEType | undefined,
  message: IncomingMessage,
  { expected }: JsonExpectation,
): void {
  const hasBody =
    message.headers['transfer-encoding'] !== undefined || Number(message.headers['content-length']) > 0;
  if (!hasBody) throw new AppError('bodyMissing', { expected });
  if (type?.essence !== 'application/json') {
    const received = (message.headers['content-type'] ?? '').slice(0, 100);
    throw new AppError('contentTypeNotAccepted', { received, expected });
  }
  const charset = type.params.get('charset')?.toLowerCase() ?? '';
  // Browsers' rules pass over a charset without a value; here it is one that nobody can read.
  const isNamed = charset !== '' || /;\s*charset\s*=/i.test(message.headers['content-type'] ?? '');
  if (isNamed && charset !== 'utf-8' && charset !== 'utf8') {
    throw new AppError('encodingNotAccepted', { received: charset.slice(0, 40) });
  }
  requireUncompressed(message);
}

/** Throws the 400 of a body under a Content-Encoding. */
export function requireUncompressed(message: IncomingMessage): void {
  const encoding = message.headers['content-encoding']?.toLowerCase();
  if (encoding !== undefined && encoding !== 'identity') {
    throw new AppError('encodingNotAccepted', { received: encoding.slice(0, 40) });
  }
}

/** The whole body; rejects with the 400 of one that is too large. */
export function readBytes(
  message: IncomingMessage,
  { bytesMax, words }: { readonly bytesMax: number; readonly words: string } = jsonSize,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    message.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > bytesMax) {
        // The rest is read and thrown away, so that the answer arrives before the connection closes.
        message.removeAllListeners('data').resume();
        reject(new AppError('bodyTooLarge', { limit: words }));
      } else chunks.push(chunk);
    });
    message.on('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    message.on('error', (cause) => reject(new AppError('requestInvalid', {}, cause)));
  });
}
