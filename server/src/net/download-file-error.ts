/** The one way in which a download fails. */

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

export class DownloadError extends Error {
  readonly failure: DownloadFailure;

  constructor(failure: DownloadFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DownloadError';
    this.failure = failure;
  }
}
