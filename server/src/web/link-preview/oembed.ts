/** oEmbed: what another site needs to show a verdict in the place of its link. */
import type { VerificationResult } from '@riscontro/contract/inside';
import { html, sharePath } from '@riscontro/verdict-view';
import type { Language } from '@riscontro/words';
import { checkedText, oneLine } from './checked-subject.ts';
import { previewImageUrl, previewTitle } from './link-preview-tags.ts';
import { previewSize } from './preview-facts.ts';

const cardWidth = 600;
/**
 * Measured in Chromium with embed.css: the card without its texts, wide and narrow, and the room of a letter and a
 * line. An estimate: a card that is higher is scrolled.
 */
const card = {
  wide: 460,
  narrow: 560,
  narrowWidthMax: 480,
  letter: 8.2,
  line: 25,
  sides: 64,
  heightMax: 900,
} as const;

function cardHeight(result: VerificationResult, width: number): number {
  const lines = (text: string) =>
    Math.ceil(([...text].length * card.letter) / Math.max(width - card.sides, 50));
  const texts = lines(oneLine(result.summary)) + lines(checkedText(result) ?? '');
  const rest = width < card.narrowWidthMax ? card.narrow : card.wide;
  return Math.min(rest + texts * card.line, card.heightMax);
}

/** How long others may keep the answer: a verdict can be corrected or taken down. */
const keptSeconds = 3600;

/** The segment in the address of a share page of ours; undefined for any other address. */
export function sharedSegment(address: string, baseUrl: string): string | undefined {
  const url = URL.parse(address);
  const base = new URL(baseUrl);
  if (url?.origin !== base.origin) return undefined;
  const folder = base.pathname.replace(/\/$/, '');
  if (!url.pathname.startsWith(`${folder}/v/`)) return undefined;
  return /^[\w-]{16,100}(?:~[\w-]{16,100})?$/.exec(url.pathname.slice(folder.length + 3))?.[0];
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
  const width = Math.min(cardWidth, widthMax);
  const height = Math.min(cardHeight(result, width), heightMax);
  const title = previewTitle(result, language);
  const address = `${baseUrl}${sharePath(result)}/embed?lang=${language}`;
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
    html: html`<iframe src="${address}" title="${title}" width="${width}" height="${height}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" style="border:0;max-width:100%"></iframe>`
      .text,
    ...(thumbnailFits
      ? {
          thumbnail_url: previewImageUrl(result, language, baseUrl),
          thumbnail_width: previewSize.width,
          thumbnail_height: previewSize.height,
        }
      : {}),
  };
}
