/** The mark of a page that this service gave out: signed, so that no node has to remember the ones it gave. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a page can be left open before it is sent. */
const validMs = 2 * 60 * 60_000;
/** Nodes' clocks differ by less. */
const aheadMs = 60_000;

const sign = (secret: string, visitor: string, issuedAt: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['page', visitor, issuedAt]))
    .digest('base64url');

export function pageToken(secret: string, visitor: string, issuedAtMs: number): string {
  const issuedAt = issuedAtMs.toString(36);
  return `${issuedAt}.${sign(secret, visitor, issuedAt)}`;
}

/** Whether the token was given out within the last two hours to the visitor as `visitorAt` names them then. */
export function isPageToken(
  token: string,
  secret: string,
  visitorAt: (issuedAtMs: number) => string,
  nowMs: number,
): boolean {
  const [, issuedAt, signature] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  if (issuedAt === undefined || signature === undefined) return false;
  const issuedAtMs = Number.parseInt(issuedAt, 36);
  if (issuedAtMs > nowMs + aheadMs || issuedAtMs <= nowMs - validMs) return false;
  const expected = sign(secret, visitorAt(issuedAtMs), issuedAt);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
}
