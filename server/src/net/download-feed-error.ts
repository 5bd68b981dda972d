/** What went wrong with a feed, in words for the operator who named it. */
import { DownloadError, type DownloadFailure } from './download-file-error.ts';
import type { FetchRefused, RefusalReason } from './fetch-refused.ts';

const goesOn = 'The same command goes on where it stopped.';

const words: Readonly<Record<RefusalReason, readonly [DownloadFailure, string]>> = {
  offline: ['offline', 'Outbound requests are switched off (OFFLINE=1).'],
  bad_url: ['bad_redirect', 'It leads to something that is no web address.'],
  too_many_redirects: ['bad_redirect', 'It sends from place to place without an end.'],
  forbidden_address: [
    'refused',
    'It leads to a private address or to an unusual port. FETCH_ALLOW can open it.',
  ],
  name_not_found: [
    'unreachable',
    'Its host cannot be found: there is no such name, or no name can be asked now.',
  ],
  too_large: ['too_large', 'It is larger than a feed may be'],
  wrong_type: ['bad_answer', 'It is sent packed in a way that was not asked for.'],
  timeout: ['timeout', `It took too long, or nothing arrived for too long. ${goesOn}`],
  unreachable: ['unreachable', `The connection failed or broke off. ${goesOn}`],
  not_found: ['refused', 'The server does not give it out'],
  server_error: ['unreachable', 'The server has a fault'],
};

export function downloadFeedError(refused: FetchRefused, sizeBytesMax: number): DownloadError {
  const { reason, status } = refused;
  const [failure, text] = words[reason];
  const say = (kind: DownloadFailure, message: string) => new DownloadError(kind, message, refused);
  if (status === 404 || status === 410) return say('not_found', `It is not there (${status}).`);
  if (status === 429) return say('too_many_requests', 'Too many requests (429): try again later.');
  if (status !== undefined) return say(failure, `${text} (${status}).`);
  return say(
    failure,
    reason === 'too_large' ? `${text} (${Math.round(sizeBytesMax / 1024 ** 2)} MB).` : text,
  );
}
