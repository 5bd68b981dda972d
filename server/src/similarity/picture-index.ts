/** Pictures and videos that are known, found again by what they look like: where has this picture been before. */

/** A hash of less quality says too little to be kept: flat pictures all look alike. */
export const indexedQualityMin = 50;

/** The whole picture, its middle, or the picture without the border around it. */
export type PicturePart = 'whole' | 'inner' | 'trimmed';

/** Where a picture that anybody could see was seen: in an article, in a fact-check, or where the operator says. */
export type PictureOrigin = 'articolo' | 'fact_check' | 'importata';

interface Known {
  /** Stable, made from where the picture comes from. A picture with a known id takes the place of the old one. */
  readonly id: string;
  /** One to `hashesMax`, of at least `indexedQualityMin`. */
  readonly hashes: readonly PictureHash[];
  /** Of a video: how many of its frames the hashes are of. */
  readonly frames?: number;
}

/** One that appeared on a page. */
export interface PublishedPicture extends Known {
  /** Where it appeared, http or https. */
  readonly url: string;
  readonly title: string;
  /**
   * When it appeared, a date or a date with a time as ISO 8601 writes them; of the lead image of an article the day on
   * which this installation first saw it.
   */
  readonly date?: string;
  /** The day that the page itself declares, which nobody else vouches for. */
  readonly declaredDate?: string;
  readonly origin: PictureOrigin;
  readonly factCheck?: KnownFactCheck;
  /** When a check put it here, in milliseconds; absent for what the operator brought. */
  readonly keptAtMs?: number;
}

/** One that somebody had checked here: nothing but its looks and a day, so that nothing can be told of who or why. */
export interface CheckedPicture extends Known {
  readonly origin: 'verifica';
  /** The day of the check. */
  readonly date: string;
  readonly keptAtMs: number;
}

export type KnownPicture = PublishedPicture | CheckedPicture;

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

/** As they were given, without their hashes and when they were kept. */
export type FoundPublished = Omit<PublishedPicture, 'hashes' | 'keptAtMs'>;
export type FoundChecked = Omit<CheckedPicture, 'hashes' | 'keptAtMs'>;

export interface PictureMatch<P extends FoundPublished | FoundChecked = FoundPublished> {
  readonly picture: P;
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
  /**
   * In one transaction, on disk when it resolves. Of two pictures with one id the later counts. One that a check kept
   * is left out, and not counted, where its id has been forgotten.
   */
  add(pictures: readonly KnownPicture[]): Promise<AddedPictures>;
  /**
   * Misses no published picture that was added before, by any process: nearest first, then oldest (to the minute,
   * undated last), each picture once. A search of no queries only makes the index ready: the first one reads all hashes.
   */
  search(queries: readonly Uint32Array[], options: PictureSearchOptions): Promise<PictureMatch[]>;
  /** The same among what was checked here. Searched apart: however many check a picture, its appearances are found. */
  searchChecked(
    queries: readonly Uint32Array[],
    options: PictureSearchOptions,
  ): Promise<PictureMatch<FoundChecked>[]>;
  /**
   * Removes a picture for good, and refuses it for a day should the check that keeps it be late. False when there was
   * none. Its bytes are gone from the files of SQLite when it resolves.
   */
  forget(id: string, nowMs: number): Promise<boolean>;
  /** Removes what checks kept until then; undefined: nothing. How many. */
  sweep(limits: { readonly nowMs: number; readonly keptBeforeMs: number | undefined }): Promise<number>;
  /** Published pictures. */
  count(): Promise<number>;
  close(): Promise<void>;
}

/** What a check needs of it. */
export type PictureSearch = Pick<PictureIndex, 'search' | 'searchChecked' | 'count'>;
