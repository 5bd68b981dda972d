/** The process that decodes a video's file and hashes its frames: nothing that a hostile file does to it reaches the command. */
import { serveProcess } from '../media/process/serve-process.ts';
import { decodeFrames } from '../media/video/decode-frames.ts';
import { openFilm } from '../media/video/open-film.ts';
import { createFilmHasher, type FilmHashes } from './film-hashes.ts';

export type FilmHashCall = 'hash' | 'get ready';

serveProcess<FilmHashCall, FilmHashes | 'ready'>(async (call, { file }) => {
  if (call === 'get ready') return 'ready';
  const film = openFilm(file);
  try {
    const hasher = createFilmHasher(film.facts);
    await decodeFrames(film, [(frame) => hasher.take(frame)]);
    return hasher.hashes();
  } finally {
    film.close();
  }
});
