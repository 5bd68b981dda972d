/** Forms are sent from our own pages: what another site makes a browser send is refused. */
import type { FastifyRequest } from 'fastify';
import { AppError } from '../domain/app-error.ts';

/**
 * Throws the 403 of a request that another site made a browser send. Browsers say so themselves; older ones, and all
 * where the service is reached without https, tell the page's origin. Who says neither is no browser, or a very old
 * one.
 */
export function requireSameOrigin({ headers }: FastifyRequest, baseUrl: string): void {
  const site = headers['sec-fetch-site'];
  const isOurs =
    site === undefined
      ? headers.origin === undefined || isOwnOrigin(headers.origin, headers.host, baseUrl)
      : site === 'same-origin' || site === 'none';
  if (!isOurs) throw new AppError('crossSiteRequest');
}

/** As Chromium and Firefox name the pages of extensions. */
const extensionOrigin = /^(?:chrome|moz)-extension:\/\/[\w-]{1,64}$/;

/**
 * The same, but browser extensions pass. No web page can send such an origin, and there is no cookie or other standing
 * permission that a foreign extension could make use of: a check wants the token of its visitor, and the limits of
 * visitor and address hold as for everybody.
 */
export function requireOwnPageOrExtension(request: FastifyRequest, baseUrl: string): void {
  if (!extensionOrigin.test(request.headers.origin ?? '')) requireSameOrigin(request, baseUrl);
}

/** The public address, or the one under which this very request came. Behind a proxy the schemes may differ. */
export function isOwnOrigin(origin: string, host: string | undefined, baseUrl: string): boolean {
  const page = URL.parse(origin);
  if (!page) return false;
  return [URL.parse(baseUrl), URL.parse(`${page.protocol}//${host}`)].some((own) => own?.host === page.host);
}
