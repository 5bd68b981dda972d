/** The one way in which a download fails: its kind, and why as a code of the terminal's words. */
import type { Message, Words } from '@riscontro/words';
import { OperatorError, type OperatorFault } from '../domain/operator-error.ts';

export type DownloadFailure =
  /** Outbound requests are switched off. */
  | 'offline'
  /** 404 or 410. */
  | 'not_found'
  /** 401 or 403. */
  | 'refused'
  /** 429. */
  | 'too_many_requests'
  /** No connection, a connection that broke again and again, or 5xx. */
  | 'unreachable'
  /** Nothing arrived for too long. */
  | 'timeout'
  /** An answer that is no file: a web page, an encoded body, a status that makes no sense. */
  | 'bad_answer'
  /** A redirect to a place that is not allowed, or too many of them. */
  | 'bad_redirect'
  | 'too_large'
  | 'wrong_size'
  | 'wrong_hash';

export type DownloadReason = Message<Words['terminal']['downloads']['faults']>;

export class DownloadError extends OperatorError {
  readonly failure: DownloadFailure;
  readonly reason: DownloadReason;

  constructor(failure: DownloadFailure, reason: DownloadReason, cause?: unknown) {
    // A fault of that section is one of the faults for operators; the union is too large to be compared.
    super({ of: 'downloads', ...reason } as OperatorFault, { cause });
    this.name = 'DownloadError';
    this.failure = failure;
    this.reason = reason;
  }
}
