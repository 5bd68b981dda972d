/** Images and videos that are known, found again by what they look like: where has this image been before. */

/** A hash of less quality says too little to be kept: flat images all look alike. */
export const indexedQualityMin = 50;

/** The whole image, its middle, or the image without the border around it. */
export type ImagePart = 'whole' | 'inner' | 'trimmed';

/** Where an image that anybody could see was seen: in an article, in a fact-check, or where the operator says. */
export const imageOrigins = { article: 'articolo', factCheck: 'fact_check', imported: 'importata' } as const;
export type ImageOrigin = (typeof imageOrigins)[keyof typeof imageOrigins];

interface Known {
  /** Stable, made from where the image comes from. An image with a known id takes the place of the old one. */
  readonly id: string;
  /** One to `hashesMax`, of at least `indexedQualityMin`. */
  readonly hashes: readonly ImageHash[];
  /** Of a video: how many of its frames the hashes are of. */
  readonly frames?: number;
}

/** One that appeared on a page. */
export interface PublishedImage extends Known {
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
  readonly origin: ImageOrigin;
  readonly factCheck?: KnownFactCheck;
  /** When a check put it here, in milliseconds; absent for what the operator brought. */
  readonly keptAtMs?: number;
}

/** One that somebody had checked here: nothing but its looks and a day, so that nothing can be told of who or why. */
export interface CheckedImage extends Known {
  readonly origin: 'verifica';
  /** The day of the check. */
  readonly date: string;
  readonly keptAtMs: number;
}

export type KnownImage = PublishedImage | CheckedImage;

export interface ImageHash {
  /** The 256 bits in eight words, as pdq.ts makes them. */
  readonly words: Uint32Array;
  readonly part: ImagePart;
}

export interface KnownFactCheck {
  readonly claim: string;
  readonly rating: string;
  readonly publisher: string;
  readonly url: string;
}

/** Hashes of one image; more are refused. */
export const hashesMax = 64;

/** As they were given, without their hashes and when they were kept. */
export type FoundPublished = Omit<PublishedImage, 'hashes' | 'keptAtMs'>;
export type FoundChecked = Omit<CheckedImage, 'hashes' | 'keptAtMs'>;

export interface ImageMatch<P extends FoundPublished | FoundChecked = FoundPublished> {
  readonly image: P;
  /** Bits that differ. */
  readonly distance: number;
  /** Which of the queries was the nearest. */
  readonly query: number;
  /** Which part of the known image it was near to. */
  readonly part: ImagePart;
}

export interface ImageSearchOptions {
  /** At most `distanceLimit`, 31: two images farther apart are not said to be the same. */
  readonly distanceMax: number;
  /** Images, at most 1,000. */
  readonly limit: number;
}

export interface AddedImages {
  readonly added: number;
  /** Known ids whose image has changed. */
  readonly replaced: number;
  /** Known ids with the very same image: nothing was written. */
  readonly unchanged: number;
}

export interface ImageIndex {
  /**
   * In one transaction, on disk when it resolves. Of two images with one id the later counts. One that a check kept
   * is left out, and not counted, where its id has been forgotten.
   */
  add(images: readonly KnownImage[]): Promise<AddedImages>;
  /**
   * Misses no published image that was added before, by any process: nearest first, then oldest (to the minute,
   * undated last), each image once. A search of no queries only makes the index ready: the first one reads all hashes.
   */
  search(queries: readonly Uint32Array[], options: ImageSearchOptions): Promise<ImageMatch[]>;
  /** The same among what was checked here. Searched apart: however many check an image, its appearances are found. */
  searchChecked(
    queries: readonly Uint32Array[],
    options: ImageSearchOptions,
  ): Promise<ImageMatch<FoundChecked>[]>;
  /**
   * Removes an image for good, and refuses it for a day should the check that keeps it be late. False when there was
   * none. Its bytes are gone from the files of SQLite when it resolves.
   */
  forget(id: string, nowMs: number): Promise<boolean>;
  /** Removes what checks kept until then; undefined: nothing. How many. */
  sweep(limits: { readonly nowMs: number; readonly keptBeforeMs: number | undefined }): Promise<number>;
  /** Published images. */
  count(): Promise<number>;
  close(): Promise<void>;
}

/** What a check needs of it. */
export type ImageSearch = Pick<ImageIndex, 'search' | 'searchChecked' | 'count'>;
