/** Why a file cannot be examined as an image, as the one who sent it is told. */
import { AppError } from '../../domain/app-error.ts';
import { ImageRefused } from '../../media/media-refused.ts';

/** Anything but a refusal is passed on as it is. */
export function imageProblem(error: unknown): unknown {
  if (!(error instanceof ImageRefused)) return error;
  return new AppError('non_immagine', { reason: error.reason }, error);
}
