/** What went wrong with a feed, for the operator who named it. */
import { DownloadError, type DownloadFailure, type DownloadReason } from './download-file-error.ts';
import type { FetchRefused, RefusalReason } from './fetch-refused.ts';

/** Of each refusal: what kind of failure it is, and why, where no status says more. */
const failures: Readonly<Record<RefusalReason, readonly [DownloadFailure, DownloadReason]>> = {
  offline: ['offline', { code: 'feedOffline' }],
  bad_url: ['bad_redirect', { code: 'feedNotWeb' }],
  too_many_redirects: ['bad_redirect', { code: 'feedRedirects' }],
  forbidden_address: ['refused', { code: 'feedPrivate' }],
  name_not_found: ['unreachable', { code: 'feedNoHost' }],
  too_large: ['too_large', { code: 'feedTooLarge', values: { megabytes: 0 } }],
  wrong_type: ['bad_answer', { code: 'feedPacked' }],
  timeout: ['timeout', { code: 'feedSlow' }],
  unreachable: ['unreachable', { code: 'feedBroke' }],
  not_found: ['refused', { code: 'feedRefused' }],
  server_error: ['unreachable', { code: 'feedServerFault' }],
};

export function downloadFeedError(refused: FetchRefused, sizeBytesMax: number): DownloadError {
  const { reason, status } = refused;
  const [failure, usual] = failures[reason];
  const because = (kind: DownloadFailure, why: DownloadReason) => new DownloadError(kind, why, refused);
  if (reason === 'too_large') {
    const megabytes = Math.round(sizeBytesMax / 1024 ** 2);
    return because(failure, { code: 'feedTooLarge', values: { megabytes } });
  }
  if (status === undefined) return because(failure, usual);
  const values = { status };
  if (status === 404 || status === 410) return because('not_found', { code: 'feedNotThere', values });
  if (status === 429) return because('too_many_requests', { code: 'feedTooManyRequests' });
  if (reason === 'server_error') return because(failure, { code: 'feedServerFaultWith', values });
  return because(failure, { code: 'feedRefusedWith', values });
}
