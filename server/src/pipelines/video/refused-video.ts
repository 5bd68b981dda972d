/** Why a file cannot be examined as a video, as the one who sent it is told. */
import { AppError } from '../../domain/app-error.ts';
import { VideoRefused } from '../../media/media-refused.ts';

/** Anything but a refusal is passed on as it is. */
export function videoProblem(error: unknown): unknown {
  if (!(error instanceof VideoRefused)) return error;
  return new AppError('non_video', { reason: error.reason }, error);
}
