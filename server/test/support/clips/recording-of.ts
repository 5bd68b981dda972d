/** An encoded clip as the analyses of time and sound see it. */
import { decodeFilm } from '../../../src/media/video/decode-film.ts';
import { decodeSound } from '../../../src/media/video/decode-sound.ts';
import type { Recording } from '../../../src/media/video/film.ts';
import { openFilm } from '../../../src/media/video/open-film.ts';

export async function recordingOf(bytes: Uint8Array): Promise<Recording> {
  const film = openFilm(Buffer.from(bytes));
  try {
    const { track } = await decodeFilm(film);
    const sound = decodeSound(film);
    return { facts: film.facts, frames: track, ...(sound && { sound }) };
  } finally {
    film.close();
  }
}
