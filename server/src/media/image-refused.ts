/** Why a file cannot be examined as an image. */
import { ExpectedError } from '../domain/expected-error.ts';

export const refusalReasons = [
  'not_an_image',
  'unsupported_format',
  'damaged',
  'truncated',
  'too_many_pixels',
  'too_small',
  'two_files_in_one',
  'too_much_work',
] as const;
export type ImageRefusal = (typeof refusalReasons)[number];

export class ImageRefused extends ExpectedError {
  readonly reason: ImageRefusal;
  constructor(reason: ImageRefusal, cause?: unknown) {
    super(`the picture is refused: ${reason}`, { cause });
    this.name = 'ImageRefused';
    this.reason = reason;
  }

  get kind() {
    return this.reason;
  }
}
