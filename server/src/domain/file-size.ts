/** How large a file may be, and how that is told. */
import { AppError } from './app-error.ts';

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}

/** Throws for an empty file and for one above the limit. */
export function checkFileSize(sizeBytes: number, sizeBytesMax: number): void {
  if (sizeBytes === 0) throw new AppError('fileEmpty');
  if (sizeBytes > sizeBytesMax) throw new AppError('fileTooLarge', { limit: megabytes(sizeBytesMax) });
}
