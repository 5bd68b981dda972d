/** `riscontro images hash`: the hashes of files, a line a file in the order given. */
import { availableParallelism } from 'node:os';
import { readConfig } from '../config.ts';
import { hexOf } from '../similarity/pdq.ts';
import { createPictureHasher } from '../similarity/picture-hasher.ts';

export async function hashImages(files: readonly string[], { json }: { json: boolean }): Promise<void> {
  const { limits } = readConfig();
  const processes = Math.min(availableParallelism(), files.length);
  const hasher = createPictureHasher({ processes, sizeBytesMax: limits.imageBytesMax });
  const rows: unknown[] = [];
  try {
    const hashed = files.map((file) => hasher.hashFile(file));
    // Told in order, below; until then nobody listens.
    for (const each of hashed) each.catch(() => undefined);
    for (const [at, file] of files.entries()) {
      const found = await hashed[at];
      if (!found) continue;
      if ('fault' in found) {
        process.exitCode = 1;
        process.stderr.write(`${file}: ${found.fault}\n`);
        rows.push({ file, error: found.fault });
        continue;
      }
      const { words, quality } = found.hashes;
      rows.push({ file, hash: hexOf(words), quality });
      if (!json) process.stdout.write(`${hexOf(words)} ${quality} ${file}\n`);
    }
    if (json) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
  } finally {
    await hasher.close();
  }
}
