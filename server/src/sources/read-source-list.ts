/** Reads the operator's list of sources from its file, when the service starts. */
import { open } from 'node:fs/promises';
import { decodeLoosely } from '../evidence/import/decode-loosely.ts';
import { parseSourceList, type SourceList, SourceListError } from './source-list.ts';

/** Some hundred thousand rows. */
const sizeBytesMax = 8 * 1024 * 1024;

/** Rejects with SourceListError when the file cannot be read or a row cannot be used. */
export async function readSourceList(path: string): Promise<SourceList> {
  return parseSourceList(decodeLoosely(await bytesOf(path)), path);
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    const { code, message: reason } = error;
    throw new SourceListError(path, [
      code === 'ENOENT' ? { code: 'noFile' } : { code: 'unreadable', values: { reason } },
    ]);
  });
  try {
    const found = await file.stat();
    if (!found.isFile()) throw new SourceListError(path, [{ code: 'notAFile' }]);
    if (found.size > sizeBytesMax)
      throw new SourceListError(path, [
        { code: 'largerThan', values: { megabytes: sizeBytesMax / 1024 / 1024 } },
      ]);
    return await file.readFile();
  } finally {
    await file.close();
  }
}
