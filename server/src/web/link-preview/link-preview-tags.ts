/** What chats, social networks and other sites show of a share page when somebody posts its link. */
import type { VerificationResult } from '@riscontro/contract/inside';
import { type Html, html, levelTitle, scoreWords, sharePath } from '@riscontro/verdict-view';
import { type Language, languages, wordsIn } from '@riscontro/words';
import type { Page } from '../layout.ts';
import { checkedText, oneLine, shortened } from './checked-subject.ts';
import { previewFacts, previewSize, previewVersion } from './preview-facts.ts';
import { type ReviewMarkupSettings, reviewMarkup } from './review-markup.ts';

/** A preview's title is cut by most who show it at about this length. */
const titleCharactersMax = 110;
const descriptionCharactersMax = 300;

/** The level and, in quotation marks, what it is about: `Falso: «…»`. */
export function previewTitle(result: VerificationResult, language: Language): string {
  const words = wordsIn(language);
  const level = levelTitle(result.level, words);
  const text = checkedText(result);
  const room = titleCharactersMax - level.length - 4;
  return `${level}: ${text ? words.format.quote(shortened(text, room)) : words.verdict.checked[result.kind].toLowerCase()}`;
}

/** First what kind of verdict this is and how sure, then what it says. */
export function previewDescription(result: VerificationResult, language: Language): string {
  const words = wordsIn(language);
  const say = words.pages.linkPreview;
  const isOpen = result.level === 'unverifiable';
  const name = scoreWords(result.kind, words).name.toLowerCase();
  const facts = [
    say.origins[result.review],
    ...(isOpen ? [] : [say.score({ name, value: result.score })]),
    say.confidence({ level: words.verdict.confidence[result.confidence] }),
  ];
  const start = `${facts.join(', ')}.${isOpen ? ` ${say.open}` : ''}`;
  return shortened(`${start} ${oneLine(result.summary)}`, descriptionCharactersMax);
}

/** No attachment can have this name, which holds a hyphen. */
export const previewFile = 'anteprima-link.png';

/** The address of the image; it changes when the verdict does, so that a kept copy is not shown for it. */
export function previewImageUrl(result: VerificationResult, language: Language, baseUrl: string): string {
  const version = previewVersion(previewFacts(result, language, baseUrl));
  return `${baseUrl}${sharePath(result)}/${previewFile}?lang=${language}&v=${version}`;
}

/** Open Graph, Twitter, canonical address and the discovery of oEmbed, for the head of the share page. */
export function linkPreviewTags(result: VerificationResult, language: Language, baseUrl: string): Html {
  const say = wordsIn(language).pages.linkPreview;
  const page = `${baseUrl}${sharePath(result)}`;
  const title = previewTitle(result, language);
  const description = previewDescription(result, language);
  const image = previewImageUrl(result, language, baseUrl);
  const oEmbed = `${baseUrl}/oembed?url=${encodeURIComponent(`${page}?lang=${language}`)}&format=json`;
  const properties = [
    ['og:type', 'article'],
    ['og:site_name', 'Riscontro'],
    ['og:locale', say.openGraphLocale],
    ...languages
      .filter((other) => other !== language)
      .map((other) => ['og:locale:alternate', wordsIn(other).pages.linkPreview.openGraphLocale] as const),
    ['og:url', page],
    ['og:title', title],
    ['og:description', description],
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', previewSize.width],
    ['og:image:height', previewSize.height],
    ['og:image:alt', `${title}. ${say.origins[result.review]}.`],
  ] as const;
  return html`<link rel="canonical" href="${page}">
${properties.map(([name, content]) => html`<meta property="${name}" content="${content}">\n`)}<meta name="twitter:card" content="summary_large_image">
<link rel="alternate" type="application/json+oembed" href="${oEmbed}" title="${title}">`;
}

/** The share page with what those are told who read its head alone. */
export function withLinkPreview(
  page: Page,
  result: VerificationResult,
  settings: ReviewMarkupSettings,
): Page {
  const { language, head } = page;
  return {
    ...page,
    description: page.description ?? previewDescription(result, language),
    head: html`${head}${linkPreviewTags(result, language, settings.baseUrl)}\n${reviewMarkup(result, settings)}`,
  };
}
