/** Reads what a form sends: the few fields of one without files, or a page's with a file, in either way that browsers know. */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { AppError } from '../domain/app-error.ts';
import { readBytes, requireUncompressed } from './json-body.ts';
import { mediaType } from './media-type.ts';
import type { ReceivedForm, Uploads } from './uploads.ts';

const formSize = { bytesMax: 16 * 1024, words: '16 kB' };

export async function readFormFields(message: IncomingMessage, size = formSize): Promise<URLSearchParams> {
  const type = mediaType(message.headers['content-type']);
  if (type?.essence !== 'application/x-www-form-urlencoded') {
    const received = (message.headers['content-type'] ?? '').slice(0, 100);
    throw new AppError('contentTypeNotAccepted', { received, expected: 'form' });
  }
  requireUncompressed(message);
  const bytes = await readBytes(message, size);
  if (!isUtf8(bytes)) throw new AppError('encodingNotAccepted', { received: 'non UTF-8' });
  return new URLSearchParams(bytes.toString('utf8'));
}

/** 10,000 characters of four bytes, each byte as `%XX`, and room to spare. */
const fieldsSize = { bytesMax: 256 * 1024, words: '256 kB' };

export interface FormLimits {
  readonly fileBytesMax: number;
  /** Refuses a file by throwing, before it is read. */
  readonly beforeFile: (fields: ReadonlyMap<string, string>) => void;
}

export async function readForm(
  message: IncomingMessage,
  uploads: Uploads,
  { fileBytesMax, beforeFile }: FormLimits,
): Promise<ReceivedForm> {
  if (mediaType(message.headers['content-type'])?.essence === 'multipart/form-data') {
    requireUncompressed(message);
    return uploads.receiveForm(message, fileBytesMax, beforeFile);
  }
  return { fields: new Map(await readFormFields(message, fieldsSize)), file: undefined };
}
