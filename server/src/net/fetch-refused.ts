/** The one way in which fetching an untrusted address fails. Carries no part of the address, so it may be logged. */
import { ExpectedError } from '../domain/expected-error.ts';

export type RefusalReason =
  /** The address, or where it leads, is private, special or on another port than 80 and 443. */
  | 'forbidden_address'
  /** No absolute http(s) link without credentials; also where a redirect leads to such a thing. */
  | 'bad_url'
  | 'too_many_redirects'
  /** More bytes than asked for, packed or unpacked. */
  | 'too_large'
  /** The bytes are not of a kind that was asked for, whatever the server calls them. */
  | 'wrong_type'
  /** No whole answer in time, or the caller gave up. */
  | 'timeout'
  /** No connection, a broken one, or an answer that is no HTTP. */
  | 'unreachable'
  /** Answered 4xx. */
  | 'not_found'
  /** Answered 5xx, or with a status that means nothing here. */
  | 'server_error'
  | 'name_not_found'
  /** Outbound requests are switched off. */
  | 'offline';

export class FetchRefused extends ExpectedError {
  readonly reason: RefusalReason;
  /** The server's status, where it answered with one that refuses. */
  readonly status: number | undefined;
  /** The address was forbidden only after its name had been asked: who sent the link may not learn of it. */
  readonly throughName: boolean;

  constructor(
    reason: RefusalReason,
    { cause, status, throughName = false }: { cause?: unknown; status?: number; throughName?: boolean } = {},
  ) {
    super(status === undefined ? reason : `${reason} (${status})`, { cause });
    this.name = 'FetchRefused';
    this.reason = reason;
    this.status = status;
    this.throughName = throughName;
  }

  get kind() {
    return this.reason;
  }
}
