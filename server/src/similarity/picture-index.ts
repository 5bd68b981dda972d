/** Pictures and videos that are known, found again by what they look like: where has this picture been before. */

/** A hash of less quality says too little to be kept: flat pictures all look alike. */
export const indexedQualityMin = 50;

/** The whole picture, its middle, or the picture without the border around it. */
export type PicturePart = 'whole' | 'inner' | 'trimmed';

/** How it came to be known: checked here, seen in an article or a fact-check, or imported by the operator. */
export type PictureOrigin = 'verifica' | 'articolo' | 'fact_check' | 'importata';

export interface KnownPicture {
  /** Stable, made from where the picture comes from. A picture with a known id takes the place of the old one. */
  readonly id: string;
  /** Where it appeared, http or https. */
  readonly url: string;
  readonly title: string;
  /** When it appeared, a date or a date with a time as ISO 8601 writes them. */
  readonly date?: string;
  readonly origin: PictureOrigin;
  /** One to `hashesMax`, of at least `indexedQualityMin`. */
  readonly hashes: readonly PictureHash[];
  /** Of a video: how many of its frames the hashes are of. */
  readonly frames?: number;
  readonly factCheck?: KnownFactCheck;
}

export interface PictureHash {
  /** The 256 bits in eight words, as pdq.ts makes them. */
  readonly words: Uint32Array;
  readonly part: PicturePart;
}

export interface KnownFactCheck {
  readonly claim: string;
  readonly rating: string;
  readonly publisher: string;
  readonly url: string;
}

/** Hashes of one picture; more are refused. */
export const hashesMax = 64;

export interface PictureMatch {
  /** As it was given, without its hashes. */
  readonly picture: Omit<KnownPicture, 'hashes'>;
  /** Bits that differ. */
  readonly distance: number;
  /** Which of the queries was the nearest. */
  readonly query: number;
  /** Which part of the known picture it was near to. */
  readonly part: PicturePart;
}

export interface PictureSearchOptions {
  /** At most `distanceLimit`, 31: two pictures farther apart are not said to be the same. */
  readonly distanceMax: number;
  /** Pictures, at most 1,000. */
  readonly limit: number;
}

export interface AddedPictures {
  readonly added: number;
  /** Known ids whose picture has changed. */
  readonly replaced: number;
  /** Known ids with the very same picture: nothing was written. */
  readonly unchanged: number;
}

export interface PictureIndex {
  /** In one transaction, on disk when it resolves. Of two pictures with one id the later counts. */
  add(pictures: readonly KnownPicture[]): Promise<AddedPictures>;
  /**
   * Misses nothing that was added before, by any process: nearest first, then oldest (to the minute, undated last),
   * each picture once. A search of no queries only makes the index ready: the first one reads all hashes.
   */
  search(queries: readonly Uint32Array[], options: PictureSearchOptions): Promise<PictureMatch[]>;
  /** False when there was none. */
  remove(id: string): Promise<boolean>;
  /** Pictures. */
  count(): Promise<number>;
  close(): Promise<void>;
}

/** What a check needs of it. */
export type PictureSearch = Pick<PictureIndex, 'search' | 'count'>;
