/** Receives one uploaded file onto disk: streamed, measured and hashed on the way, never whole in memory. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { AppError } from '../domain/app-error.ts';
import type { ReceivedFile } from '../domain/content.ts';
import { orDiskFull } from '../domain/disk-full.ts';
import { reportFault } from '../domain/fault-report.ts';
import { megabytes } from '../domain/file-size.ts';
import { boundaryOf, createMultipartGuard, type FormFault } from './multipart-guard.ts';

/** A form as a page sends it: its fields, and the file where one was chosen. */
export interface ReceivedForm {
  readonly fields: ReadonlyMap<string, string>;
  readonly file: ReceivedFile | undefined;
}

export interface Uploads {
  /** The one file part named `file`, of at most `sizeBytesMax`, and the fields around it. Leaves nothing behind when it throws. */
  receive(
    message: IncomingMessage,
    sizeBytesMax: number,
  ): Promise<ReceivedForm & { readonly file: ReceivedFile }>;
  /**
   * A whole form. `beforeFile` is called with the fields that come before the file, and refuses it by throwing: then
   * nothing of it is written. Leaves nothing behind when it throws.
   */
  receiveForm(
    message: IncomingMessage,
    sizeBytesMax: number,
    beforeFile: (fields: ReadonlyMap<string, string>) => void,
  ): Promise<ReceivedForm>;
  /** Removes a received file; a failure is left to the next start. */
  discard(file: ReceivedFile): void;
}

/** No check lasts this long: a file this old belongs to a process that was killed. */
const leftoverMs = 60 * 60_000;

/** Room for the form around the file: boundaries, part headers and other fields. */
const formBytesMax = 1024 * 1024;
/** An upload that dribbles in holds a place that others wait for: after a while it has to come at this pace at least. */
const patience = { freeMs: 20_000, bytesPerSecondMin: 4_096, lookEveryMs: 2_000 };
/** Room for the longest claim, in characters of four bytes. */
const fieldBytesMax = 64 * 1024;

export async function createUploads(folder: string, pace = patience): Promise<Uploads> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder);
  return {
    async receive(message, sizeBytesMax) {
      const expected = { sizeBytesMax, needsFile: true, pace };
      const { file, fields } = await receive(message, join(folder, randomUUID()), expected);
      if (!file) throw new AppError('fileMissing');
      return { file, fields };
    },
    receiveForm: (message, sizeBytesMax, beforeFile) =>
      receive(message, join(folder, randomUUID()), { sizeBytesMax, needsFile: false, beforeFile, pace }),
    discard: (file) => void remove(file.path),
  };
}

/** What stays is removed with the leftovers at the next start. */
const remove = (path: string) =>
  rm(path, { force: true }).catch((error) => reportFault(error, { place: 'http/uploads' }));

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > leftoverMs) await remove(path);
  }
}

interface Expected {
  readonly sizeBytesMax: number;
  readonly needsFile: boolean;
  readonly pace: typeof patience;
  readonly beforeFile?: (fields: ReadonlyMap<string, string>) => void;
}

async function receive(
  message: IncomingMessage,
  path: string,
  { sizeBytesMax, needsFile, beforeFile, pace }: Expected,
): Promise<ReceivedForm> {
  const boundary = boundaryOf(message.headers['content-type']);
  let parser: BusboyInstance;
  try {
    parser = new Busboy({
      // Written anew, so that guard and parser cannot disagree about it.
      headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
      // No limit of parts, which the guard has: the parser leaves what it skips for that without a listener for errors.
      limits: { files: 2, fields: 20, fieldSize: fieldBytesMax, headerPairs: 50, fileSize: sizeBytesMax },
    });
  } catch (cause) {
    throw new AppError('uploadInvalid', {}, cause);
  }

  let part: Readable | undefined;
  let saved: Promise<ReceivedFile> | undefined;
  const fields = new Map<string, string>();
  const { promise: parsed, resolve, reject } = Promise.withResolvers<void>();
  let fault: FormFault | undefined;
  const guard = createMultipartGuard(boundary, (found) => {
    fault = found;
    reject(new AppError('uploadInvalid'));
  });
  parser.on('field', (name, value, _nameTruncated, valueTruncated) => {
    // Where only the file counts, fields may be anything.
    if (valueTruncated && !needsFile) reject(new AppError('bodyTooLarge', { limit: '64 kB' }));
    fields.set(name, value);
  });
  parser.on('file', (fieldName, stream, fileName) => {
    // Told of a broken form even after it is refused, when nobody listens any more: unheard, it ends the process.
    stream.on('error', () => undefined);
    // What browsers send where no file was chosen.
    if (!needsFile && fileName === '') {
      stream.resume();
      return;
    }
    if (fieldName !== 'file' || saved) {
      stream.resume();
      reject(new AppError(saved ? 'secondFile' : 'fileMissing'));
      return;
    }
    stream.once('limit', () => reject(new AppError('fileTooLarge', { limit: megabytes(sizeBytesMax) })));
    try {
      beforeFile?.(fields);
    } catch (error) {
      stream.resume();
      reject(error);
      return;
    }
    part = stream;
    saved = save(stream, path).catch((error) => {
      throw orDiskFull(error);
    });
    saved.catch(reject);
  });
  parser.once('filesLimit', () => reject(new AppError('secondFile')));
  parser.once('fieldsLimit', () => reject(new AppError('uploadInvalid')));
  parser.once('finish', resolve);
  parser.on('error', (cause) => reject(new AppError('uploadInvalid', {}, cause)));
  message.once('error', (cause) => reject(new AppError('uploadInvalid', {}, cause)));
  message.once('close', () => {
    if (!message.complete) reject(new AppError('uploadInvalid'));
  });
  guard.once('end', async () => {
    // All has been read, and saving aside the parser waits for nothing: should it not finish now, then never,
    // as with a part whose headers do not end.
    await nextTurn();
    // Its failure has rejected already.
    await saved?.catch(() => undefined);
    await nextTurn();
    reject(new AppError('uploadInvalid'));
  });
  message.pipe(guard).pipe(parser);
  let receivedBytes = 0;
  // After the parser, which knows better when it is the file that is too large.
  guard.on('data', (chunk: Buffer) => {
    receivedBytes += chunk.length;
    if (receivedBytes > sizeBytesMax + formBytesMax) {
      reject(new AppError('bodyTooLarge', { limit: megabytes(sizeBytesMax + formBytesMax) }));
    }
  });

  const startedAtMs = performance.now();
  const looking = setInterval(() => {
    const dueMs = performance.now() - startedAtMs - pace.freeMs;
    if (receivedBytes < (dueMs / 1000) * pace.bytesPerSecondMin) {
      reject(new AppError('requestTooSlow'));
    }
  }, pace.lookEveryMs).unref();

  try {
    await parsed;
    const file = await saved;
    if (!file && needsFile) throw new AppError('fileMissing');
    if (file?.sizeBytes === 0) throw new AppError('fileEmpty');
    return { fields, file };
  } catch (error) {
    message.unpipe(guard);
    // The rest is read and thrown away, so that the answer arrives before the connection closes; not where reading
    // is what costs.
    if (fault !== 'chunks') message.resume();
    guard.destroy();
    part?.destroy();
    parser.destroy();
    // Cut off just now; what it was cut off for is thrown below.
    await saved?.catch(() => undefined);
    await remove(path);
    throw error;
  } finally {
    clearInterval(looking);
  }
}

async function save(stream: Readable, path: string): Promise<ReceivedFile> {
  const sha256 = createHash('sha256');
  let sizeBytes = 0;
  // Opened before anything can go wrong: a file that is still being opened when its upload is refused would be
  // made after it was removed.
  const handle = await open(path, 'w', 0o600);
  await pipeline(
    stream,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        sizeBytes += chunk.length;
        sha256.update(chunk);
        yield chunk;
      }
    },
    handle.createWriteStream(),
  );
  return { path, sizeBytes, sha256: sha256.digest('hex') };
}
