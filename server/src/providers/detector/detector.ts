/** A learned detector of images: says how likely it is that one was made by AI or altered. It errs, and is only heard with others. */
import { ExpectedError } from '../../domain/expected-error.ts';

/** `face_swapped`: another person's face put on; `altered`: any other change after the image was taken. */
export type DetectorFinding = 'made_by_ai' | 'altered' | 'face_swapped';

export interface DetectorView {
  /** The image as it is, at three quarters of its size, or saved once more as a JPEG of quality 75. */
  readonly view: 'original' | 'resized' | 'recompressed';
  /** 0 to 1: that the image is what the detector looks for. */
  readonly probability: number;
}

export interface DetectorThresholds {
  /** From here on the image is worth a look. */
  readonly attention: number;
  /** From here on the detector is sure. Undefined where nobody has measured what its numbers are worth. */
  readonly alarm: number | undefined;
}

export interface Detector {
  /** Name and revision of the model, as it goes into `metodo`. */
  readonly id: string;
  readonly finds: DetectorFinding;
  readonly thresholds: DetectorThresholds;
  /**
   * Each view once, the original first. The file is read as hostile: within limits of time and memory, in a process of
   * its own. Rejects with DetectorFailed, or with the signal's reason.
   */
  detect(path: string, options: { readonly signal: AbortSignal }): Promise<readonly DetectorView[]>;
  close(): Promise<void>;
}

/**
 * `image`: the file cannot be read as an image; `model`: the weights do not work; `changed`: they are not those that
 * were installed, and were not loaded; the others as for processes.
 */
export type DetectorFailure = 'time' | 'memory' | 'crash' | 'closed' | 'image' | 'model' | 'changed';

export class DetectorFailed extends ExpectedError {
  readonly reason: DetectorFailure;
  constructor(reason: DetectorFailure, cause?: unknown) {
    super(`the detector has failed: ${reason}`, { cause });
    this.name = 'DetectorFailed';
    this.reason = reason;
  }

  /** A model that does not work is the operator's to look at. */
  get kind() {
    return this.reason === 'crash' || this.reason === 'model' ? undefined : this.reason;
  }
}
