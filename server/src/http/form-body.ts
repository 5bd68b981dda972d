/** Reads what a page's form sends, with a file or without, in either of the two ways that browsers know. */
import type { IncomingMessage } from 'node:http';
import { readFormFields } from './form-fields.ts';
import { requireUncompressed } from './json-body.ts';
import { mediaType } from './media-type.ts';
import type { ReceivedForm, Uploads } from './uploads.ts';

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
