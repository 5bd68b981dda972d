/** Recognises a text that is already there under another name. */
import { createHash } from 'node:crypto';
import { canonicalUrl } from '../domain/canonical-url.ts';

/** 128 bits: two different texts never share one by chance. */
export function fingerprint(url: string, text: string): string {
  const address = canonicalUrl(url) ?? url;
  return createHash('sha256').update(`${address}\n${text}`).digest('base64url').slice(0, 22);
}
