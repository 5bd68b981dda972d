/** `riscontro images hash`: the hashes of files in the order given: a line an image, and of a video a line a frame. */
import { availableParallelism } from 'node:os';
import { say, wordsIn } from '@riscontro/words';
import type { Config } from '../config.ts';
import { createMediaHasher } from '../similarity/media-hasher.ts';
import { hexOf } from '../similarity/pdq.ts';
import type { VideoHashes } from '../similarity/video-hashes.ts';
import type { Terminal } from './terminal.ts';

export async function hashImages(
  files: readonly string[],
  { limits, decoderIsolation: isolation }: Config,
  { json, terminal: { output, errors, words } }: { readonly json: boolean; readonly terminal: Terminal },
): Promise<void> {
  const processes = Math.min(availableParallelism(), files.length);
  const hasher = createMediaHasher({ processes, isolation, ...limits });
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
        errors.write(`${file}: ${say(words.hashing.faults, found.fault)}\n`);
        // What is printed as JSON is English, whatever the terminal's language.
        rows.push({ file, error: say(wordsIn('en').terminal.hashing.faults, found.fault) });
        continue;
      }
      if ('video' in found) {
        const frames = framesIn(found.video);
        rows.push({ file, frames });
        if (!json) for (const frame of frames) output.write(`${lineOf(frame)} ${file}\n`);
        continue;
      }
      const { quality } = found.hashes;
      const hash = hexOf(found.hashes.words);
      rows.push({ file, hash, quality });
      if (!json) output.write(`${hash} ${quality} ${file}\n`);
    }
    if (json) output.write(`${JSON.stringify(rows, null, 2)}\n`);
  } finally {
    await hasher.close();
  }
}

interface Frame {
  readonly hash: string;
  readonly quality: number;
  readonly seconds: number;
}

/** The frames that stand for the video, as they are, without their parts. */
function framesIn({ stored }: VideoHashes): Frame[] {
  return stored
    .filter(({ part }) => part === 'whole')
    .map(({ words, quality, timeSeconds }) => ({
      hash: hexOf(words),
      quality,
      seconds: Math.round(timeSeconds * 1000) / 1000,
    }));
}

const lineOf = ({ hash, quality, seconds }: Frame) => `${hash} ${quality} ${seconds.toFixed(3)}`;
