/** Reads JSON lines, plain or compressed with Zstandard, one at a time. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createZstdDecompress } from 'node:zlib';

export async function* jsonLines<T>(path: string): AsyncGenerator<T> {
  const file = createReadStream(path);
  const input = path.endsWith('.zst') ? file.pipe(createZstdDecompress()) : file;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== '') yield JSON.parse(line) as T;
  }
}
