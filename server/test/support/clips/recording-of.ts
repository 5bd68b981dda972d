/** An encoded clip as the analyses of time and sound see it. */
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeFilm } from '../../../src/media/video/decode-film.ts';
import { decodeSound } from '../../../src/media/video/decode-sound.ts';
import type { Recording } from '../../../src/media/video/film.ts';
import { openFilm } from '../../../src/media/video/open-film.ts';

export async function recordingOf(bytes: Uint8Array): Promise<Recording> {
  const path = join(tmpdir(), `clip-${randomUUID()}`);
  await writeFile(path, bytes);
  try {
    return await recordingAt(path);
  } finally {
    await rm(path, { force: true });
  }
}

export async function recordingAt(path: string): Promise<Recording> {
  const film = openFilm(path);
  try {
    const { track } = await decodeFilm(film);
    const sound = decodeSound(film);
    return { facts: film.facts, frames: track, ...(sound && { sound }) };
  } finally {
    film.close();
  }
}
