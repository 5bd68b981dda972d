/** A verdict for machines, as schema.org defines reviews; only what a person stands behind is called a fact-check. */
import type { MediaLevel, MediaResult, TextResult, VerificationResult } from '@riscontro/contract/inside';
import { Html, sharePath } from '@riscontro/verdict-view';
import { wordsIn } from '@riscontro/words';
import { checkedText, shortened } from './checked-subject.ts';

/** Which results are marked up as `ClaimReview` or `MediaReview`: those a person reviewed, all, or none. */
export type FactCheckMarkup = 'reviewed' | 'all' | 'off';

export interface ReviewMarkupSettings {
  readonly baseUrl: string;
  readonly operatorName: string | undefined;
  readonly factCheckMarkup: FactCheckMarkup;
}

/**
 * How the levels of images and videos are told (docs/decisions/2026-11-15-review-markup.md): members of schema.org's
 * MediaManipulationRatingEnumeration. None for `sospetta`: a doubt is not a category, and every member would say more
 * than was found.
 */
const mediaAuthenticity: Record<MediaLevel, string | undefined> = {
  authentic: 'https://schema.org/OriginalMediaContent',
  suspicious: undefined,
  manipulated: 'https://schema.org/TransformedContent',
  aiGenerated: 'https://schema.org/TransformedContent',
};

/** Member of IPTCDigitalSourceEnumeration, which says what the enumeration above has no word for. */
const digitalSource: Partial<Record<MediaLevel, string>> = {
  aiGenerated: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
};

const charactersMax = 500;

export function reviewMarkup(result: VerificationResult, settings: ReviewMarkupSettings): Html {
  const { factCheckMarkup, baseUrl, operatorName } = settings;
  const isFactCheck =
    factCheckMarkup === 'all' || (factCheckMarkup === 'reviewed' && result.review === 'human');
  const url = `${baseUrl}${sharePath(result)}`;
  return jsonLd({
    '@context': 'https://schema.org',
    '@type': 'Review',
    '@id': `${url}#verdetto`,
    url,
    author: { '@type': 'Organization', name: operatorName ?? 'Riscontro', url: baseUrl },
    datePublished: result.checkedAt,
    inLanguage: result.language,
    reviewBody: shortened(result.summary, charactersMax),
    reviewRating: rating(result),
    ...(isText(result) ? claimParts(result, isFactCheck) : mediaParts(result, isFactCheck)),
  });
}

const isText = (result: VerificationResult): result is TextResult =>
  result.kind === 'text' || result.kind === 'article';

/** What could not be verified has no value on the scale: any number would be read as half true. */
function rating(result: VerificationResult) {
  const { level, language, confidence, review, score } = result;
  const words = wordsIn(language);
  const say = words.pages.linkPreview;
  return {
    '@type': 'Rating',
    alternateName: words.verdict.levels[level],
    ratingExplanation: `${say.reviewOrigins[review]}, ${say.confidence({ level: words.verdict.confidence[confidence] })}`,
    ...(level === 'unverifiable' ? {} : { ratingValue: score, bestRating: 100, worstRating: 0 }),
  };
}

function claimParts(result: TextResult, isFactCheck: boolean) {
  const { subject, kind } = result;
  const claim = claimOf(result);
  const article = {
    '@type': 'Article',
    ...(subject?.url ? { url: subject.url } : {}),
    ...(subject?.title ? { headline: shortened(subject.title, charactersMax) } : {}),
  };
  if (!isFactCheck || claim === undefined) {
    const text = claim === undefined ? {} : { text: claim };
    return { itemReviewed: kind === 'article' ? article : { '@type': 'Claim', ...text } };
  }
  return {
    '@type': 'ClaimReview',
    claimReviewed: claim,
    itemReviewed: {
      '@type': 'Claim',
      text: claim,
      ...(kind === 'article' ? { appearance: article } : {}),
    },
  };
}

/** Of an article the one claim that was examined; of several, what its title says for them. */
function claimOf(result: TextResult): string | undefined {
  const [first, ...others] = result.claims;
  const only = result.kind === 'article' && others.length === 0 ? first?.text : undefined;
  const claim = only ?? checkedText(result) ?? first?.text;
  return claim === undefined ? undefined : shortened(claim, charactersMax);
}

function mediaParts({ kind, level, subject }: MediaResult, isFactCheck: boolean) {
  const source = digitalSource[level];
  const category = mediaAuthenticity[level];
  return {
    ...(isFactCheck ? { '@type': 'MediaReview' } : {}),
    ...(isFactCheck && category ? { mediaAuthenticityCategory: category } : {}),
    itemReviewed: {
      '@type': kind === 'video' ? 'VideoObject' : 'ImageObject',
      ...(subject?.url ? { contentUrl: subject.url } : {}),
      ...(isFactCheck && source ? { digitalSourceType: source } : {}),
    },
  };
}

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Data for machines inside of a page, written so that no text in it can end its element. */
function jsonLd(data: object): Html {
  const text = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '');
  return new Html(`<script type="application/ld+json">${text}</script>`);
}
