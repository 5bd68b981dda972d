/** Why a file cannot be examined as an image, or as a video. */
import { ExpectedError } from '../domain/expected-error.ts';

export const imageRefusals = [
  'not_an_image',
  'unsupported_format',
  'damaged',
  'truncated',
  'too_many_pixels',
  'too_small',
  'two_files_in_one',
  'too_much_work',
] as const;
export type ImageRefusal = (typeof imageRefusals)[number];

export const videoRefusals = [
  'not_a_video',
  'unsupported_format',
  'unsupported_codec',
  'damaged',
  'truncated',
  'encrypted',
  'no_images',
  'empty',
  'too_long',
  'too_many_pixels',
  'too_much_work',
] as const;
export type VideoRefusal = (typeof videoRefusals)[number];

/** The reason is the message: what a person is told is written where the reader's language is known. */
export abstract class MediaRefused<Reason extends ImageRefusal | VideoRefusal> extends ExpectedError {
  readonly reason: Reason;
  constructor(reason: Reason, cause?: unknown) {
    super(`refused: ${reason}`, { cause });
    this.reason = reason;
  }

  get kind() {
    return this.reason;
  }
}

export class ImageRefused extends MediaRefused<ImageRefusal> {
  static readonly reasons = imageRefusals;
  override readonly name = 'ImageRefused';
}

export class VideoRefused extends MediaRefused<VideoRefusal> {
  static readonly reasons = videoRefusals;
  override readonly name = 'VideoRefused';
}

/** One of the two classes. */
export interface RefusalClass<Reason extends ImageRefusal | VideoRefusal> {
  readonly name: string;
  readonly reasons: readonly Reason[];
  new (reason: Reason, cause?: unknown): MediaRefused<Reason>;
}
