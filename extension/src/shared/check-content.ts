/** What is checked: a text, a page, an image or a video. */
import type { ContentKind } from '@riscontro/contract/inside';

export type CheckContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: Exclude<ContentKind, 'text'>; readonly url: string };

const imageNames = /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|tiff?|bmp)$/i;
const videoNames = /\.(?:mp4|m4v|mov|webm|mkv|avi|mpe?g|ogv|3gp)$/i;

/** Of what is written into the field: a link stands for what it leads to, as far as its name tells. */
export function contentOf(written: string): CheckContent | undefined {
  const text = written.trim();
  if (text === '') return undefined;
  const isLink = /^(?:https?:\/\/|www\.)\S+$/i.test(text);
  const url = isLink ? URL.parse(/^www\./i.test(text) ? `https://${text}` : text) : null;
  if (!url) return { kind: 'text', text };
  if (imageNames.test(url.pathname)) return { kind: 'image', url: url.href };
  return { kind: videoNames.test(url.pathname) ? 'video' : 'article', url: url.href };
}

export const isWebAddress = (url: string | undefined): url is string => /^https?:\/\//i.test(url ?? '');

/** Far more than a line shows; images inside of pages have addresses of megabytes. */
const nameLengthMax = 200;

/** How a check is named in lists; undefined where its address says nothing to people. */
export function nameOf(content: CheckContent): string | undefined {
  if (content.kind === 'text') return content.text.slice(0, nameLengthMax);
  if (!isWebAddress(content.url)) return undefined;
  return content.url.replace(/^https?:\/\/(?:www\.)?/, '').slice(0, nameLengthMax);
}
