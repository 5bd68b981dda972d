/** Why a file cannot be examined as a picture. */

export const refusalReasons = [
  'not_a_picture',
  'unsupported_format',
  'damaged',
  'truncated',
  'too_many_pixels',
  'too_small',
  'two_files_in_one',
  'too_much_work',
] as const;
export type PictureRefusal = (typeof refusalReasons)[number];

export class PictureRefused extends Error {
  readonly reason: PictureRefusal;
  constructor(reason: PictureRefusal, cause?: unknown) {
    super(`the picture is refused: ${reason}`, { cause });
    this.name = 'PictureRefused';
    this.reason = reason;
  }
}
