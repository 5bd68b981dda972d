/** Why a file cannot be examined as a video. */
import { ExpectedError } from '../../domain/expected-error.ts';

export const videoRefusalReasons = [
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
export type VideoRefusal = (typeof videoRefusalReasons)[number];

export class VideoRefused extends ExpectedError {
  readonly reason: VideoRefusal;
  constructor(reason: VideoRefusal, cause?: unknown) {
    super(`the video is refused: ${reason}`, { cause });
    this.name = 'VideoRefused';
    this.reason = reason;
  }

  get kind() {
    return this.reason;
  }
}
