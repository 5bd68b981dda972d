/** Reads the few fields of a form without files. */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Bilingual } from '@riscontro/contract';
import { AppError } from '../domain/app-error.ts';
import { readBytes, requireUncompressed } from './json-body.ts';
import { mediaType } from './media-type.ts';

const formSize = { bytesMax: 16 * 1024, words: '16 kB' };
const expected: Bilingual = {
  it: 'un modulo in application/x-www-form-urlencoded',
  en: 'a form as application/x-www-form-urlencoded',
};

export async function readFormFields(message: IncomingMessage, size = formSize): Promise<URLSearchParams> {
  const type = mediaType(message.headers['content-type']);
  if (type?.essence !== 'application/x-www-form-urlencoded') {
    const received = (message.headers['content-type'] ?? '').slice(0, 100);
    throw new AppError('tipo_contenuto_non_accettato', { ricevuto: received, atteso: expected });
  }
  requireUncompressed(message);
  const bytes = await readBytes(message, size);
  if (!isUtf8(bytes)) throw new AppError('codifica_non_accettata', { ricevuto: 'non UTF-8' });
  return new URLSearchParams(bytes.toString('utf8'));
}
