/** Which hashes describe a video: those of some of its frames, so that it is found again by what it shows. */
import type { PictureHash } from './picture-index.ts';

export interface FrameHash extends PictureHash {
  readonly timeSeconds: number;
}

export interface FilmHashes {
  /** What is kept of a known video. */
  readonly stored: readonly FrameHash[];
  /** What is asked for a new one. */
  readonly queries: readonly FrameHash[];
}
