/** A service that knows where on the web an image has been before. */
import type { Appearance } from '@riscontro/contract/inside';

/** What is shown to the service: the image leaves the installation. */
export interface SoughtImage {
  /** A preview, WebP or JPEG, at most 1 MB, without the metadata of the original. */
  readonly bytes: Uint8Array;
  /** `image/webp`, `image/jpeg`. */
  readonly mediaType: string;
  /** Where the image came from. For services that cannot take bytes; the others are not told. */
  readonly url?: string;
}

export interface FoundImage {
  /** http(s) address of the page that shows it, or of the image where no page is known. Untrusted. */
  readonly url: string;
  /** http(s) address of the image on that page, where the service tells it. Untrusted. */
  readonly imageUrl?: string;
  /** The page's title as plain text; the name of the site where the service gives none. Never empty. */
  readonly title: string;
  /** ISO 8601 date on which the service first saw it there, where it tells that. */
  readonly date?: string;
  /** `identica`: the whole image, perhaps resized; `simile`: altered; `parziale`: a part of it. */
  readonly kind: Appearance['kind'];
  /** 0 to 1; services that do not measure give 1 for the whole image and 0.5 for a part. */
  readonly similarity: number;
}

export interface ReverseImage {
  /** Stable id, as in settings and logs: `tineye`. */
  readonly id: string;
  /** Name for people: `TinEye`. */
  readonly name: string;
  /**
   * At most 50, no address twice: those with a date first, the oldest at the head, then the others, best first.
   * Images that only look alike are not among them. An empty list when nothing was found.
   * Rejects with ProviderError, and soon after `signal` fires.
   */
  find(image: SoughtImage, options: { readonly signal: AbortSignal }): Promise<readonly FoundImage[]>;
}
