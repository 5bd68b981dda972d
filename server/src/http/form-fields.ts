/** Reads the few fields of a form without files. */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { AppError } from '../domain/app-error.ts';
import { readBytes, requireUncompressed } from './json-body.ts';
import { mediaType } from './media-type.ts';

const formSize = { bytesMax: 16 * 1024, words: '16 kB' };

export async function readFormFields(message: IncomingMessage, size = formSize): Promise<URLSearchParams> {
  const type = mediaType(message.headers['content-type']);
  if (type?.essence !== 'application/x-www-form-urlencoded') {
    const received = (message.headers['content-type'] ?? '').slice(0, 100);
    throw new AppError('tipo_contenuto_non_accettato', { received, expected: 'form' });
  }
  requireUncompressed(message);
  const bytes = await readBytes(message, size);
  if (!isUtf8(bytes)) throw new AppError('codifica_non_accettata', { received: 'non UTF-8' });
  return new URLSearchParams(bytes.toString('utf8'));
}
