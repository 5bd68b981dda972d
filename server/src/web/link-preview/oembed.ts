/** oEmbed: what another site needs to show a verdict in the place of its link. */
import type { Language, VerificationResult } from '@riscontro/contract';
import { html } from '@riscontro/verdict-view';
import { previewPictureUrl, previewTitle } from './link-preview-tags.ts';
import { previewSize } from './preview-facts.ts';

/** Holds the card with a summary of a few lines; longer ones are scrolled. */
const cardSize = { width: 600, height: 640 } as const;
/** Below this width the lines break more often and the card grows. */
const narrow = { widthMax: 440, height: 760 } as const;
/** How long others may keep the answer: a verdict can be corrected or taken down. */
const keptSeconds = 3600;

/** The id in the address of a share page of ours; undefined for any other address. */
export function sharedId(address: string, baseUrl: string): string | undefined {
  const url = URL.parse(address);
  const base = new URL(baseUrl);
  if (url?.origin !== base.origin) return undefined;
  const folder = base.pathname.replace(/\/$/, '');
  if (!url.pathname.startsWith(`${folder}/v/`)) return undefined;
  return /^[\w-]{16,100}$/.exec(url.pathname.slice(folder.length + 3))?.[0];
}

export interface OEmbedWishes {
  readonly language: Language;
  readonly widthMax?: number | undefined;
  readonly heightMax?: number | undefined;
}

export function oEmbedAnswer(
  result: VerificationResult,
  baseUrl: string,
  { language, widthMax = Number.POSITIVE_INFINITY, heightMax = Number.POSITIVE_INFINITY }: OEmbedWishes,
): object {
  const width = Math.min(cardSize.width, widthMax);
  const height = Math.min(width < narrow.widthMax ? narrow.height : cardSize.height, heightMax);
  const title = previewTitle(result, language);
  const card = `${baseUrl}/v/${result.id}/embed?lang=${language}`;
  const thumbnailFits = previewSize.width <= widthMax && previewSize.height <= heightMax;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Riscontro',
    provider_url: baseUrl,
    cache_age: keptSeconds,
    width,
    height,
    html: html`<iframe src="${card}" title="${title}" width="${width}" height="${height}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" style="border:0;max-width:100%"></iframe>`
      .text,
    ...(thumbnailFits
      ? {
          thumbnail_url: previewPictureUrl(result, language, baseUrl),
          thumbnail_width: previewSize.width,
          thumbnail_height: previewSize.height,
        }
      : {}),
  };
}
