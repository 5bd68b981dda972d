/** What can be checked, once it has been received and found well-formed. */
import { hash } from 'node:crypto';
import { type ContentKind, contentKinds, type Language } from '@riscontro/contract/inside';

/** An uploaded file on this machine's disk; removed when its check is over. */
export interface ReceivedFile {
  readonly path: string;
  readonly sizeBytes: number;
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly sha256: string;
}

export type Content =
  | { readonly kind: 'text'; readonly claim: string }
  | { readonly kind: 'article'; readonly url: string }
  | { readonly kind: 'image' | 'video'; readonly url: string }
  | { readonly kind: 'image' | 'video'; readonly file: ReceivedFile };

/** The contents of one kind. Not `Extract`, which finds none among those that may be of two kinds. */
export type ContentOf<K extends ContentKind, C = Content> = C extends { kind: ContentKind }
  ? K extends C['kind']
    ? C
    : never
  : never;

/**
 * What two checks must have in common to be the same: kind, language, and text, link or bytes.
 * Expects the claim normalised and the link canonical. The kind is named as on the wire: answers in the cache outlive a version.
 */
export function contentName(content: Content, language: Language): string {
  const [form, value] =
    'claim' in content
      ? ['text', content.claim]
      : 'url' in content
        ? ['link', content.url]
        : ['file', content.file.sha256];
  return `${contentKinds[content.kind]} ${language} ${form} ${value}`;
}

/** The short key under which an answer is kept for 24 hours. */
export function cacheKeyOf(name: string): string {
  return hash('sha256', name, 'base64url');
}
