/** A verdict for machines, as schema.org defines reviews; only what a person stands behind is called a fact-check. */
import type { MediaLevel, MediaResult, TextResult, VerificationResult } from '@riscontro/contract';
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
  autentica: 'https://schema.org/OriginalMediaContent',
  sospetta: undefined,
  manipolata: 'https://schema.org/TransformedContent',
  'creata con IA': 'https://schema.org/TransformedContent',
};

/** Member of IPTCDigitalSourceEnumeration, which says what the enumeration above has no word for. */
const digitalSource: Partial<Record<MediaLevel, string>> = {
  'creata con IA': 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
};

const charactersMax = 500;

export function reviewMarkup(result: VerificationResult, settings: ReviewMarkupSettings): Html {
  const { factCheckMarkup, baseUrl, operatorName } = settings;
  const isFactCheck =
    factCheckMarkup === 'all' || (factCheckMarkup === 'reviewed' && result.revisione === 'umana');
  const url = `${baseUrl}${sharePath(result)}`;
  return jsonLd({
    '@context': 'https://schema.org',
    '@type': 'Review',
    '@id': `${url}#verdetto`,
    url,
    author: { '@type': 'Organization', name: operatorName ?? 'Riscontro', url: baseUrl },
    datePublished: result.verificato_il,
    inLanguage: result.lingua,
    reviewBody: shortened(result.sintesi, charactersMax),
    reviewRating: rating(result),
    ...(isText(result) ? claimParts(result, isFactCheck) : mediaParts(result, isFactCheck)),
  });
}

const isText = (result: VerificationResult): result is TextResult =>
  result.tipo === 'testo' || result.tipo === 'articolo';

/** What could not be verified has no value on the scale: any number would be read as half true. */
function rating(result: VerificationResult) {
  const { livello, lingua, fiducia, revisione, affidabilita } = result;
  const words = wordsIn(lingua);
  const say = words.pages.linkPreview;
  return {
    '@type': 'Rating',
    alternateName: words.verdict.levels[livello],
    ratingExplanation: `${say.reviewOrigins[revisione]}, ${say.confidence({ level: words.verdict.confidence[fiducia] })}`,
    ...(livello === 'non verificabile' ? {} : { ratingValue: affidabilita, bestRating: 100, worstRating: 0 }),
  };
}

function claimParts(result: TextResult, isFactCheck: boolean) {
  const { contenuto, tipo } = result;
  const claim = claimOf(result);
  const article = {
    '@type': 'Article',
    ...(contenuto?.url ? { url: contenuto.url } : {}),
    ...(contenuto?.titolo ? { headline: shortened(contenuto.titolo, charactersMax) } : {}),
  };
  if (!isFactCheck || claim === undefined) {
    const text = claim === undefined ? {} : { text: claim };
    return { itemReviewed: tipo === 'articolo' ? article : { '@type': 'Claim', ...text } };
  }
  return {
    '@type': 'ClaimReview',
    claimReviewed: claim,
    itemReviewed: {
      '@type': 'Claim',
      text: claim,
      ...(tipo === 'articolo' ? { appearance: article } : {}),
    },
  };
}

/** Of an article the one claim that was examined; of several, what its title says for them. */
function claimOf(result: TextResult): string | undefined {
  const [first, ...others] = result.affermazioni;
  const only = result.tipo === 'articolo' && others.length === 0 ? first?.testo : undefined;
  const claim = only ?? checkedText(result) ?? first?.testo;
  return claim === undefined ? undefined : shortened(claim, charactersMax);
}

function mediaParts({ tipo, livello, contenuto }: MediaResult, isFactCheck: boolean) {
  const source = digitalSource[livello];
  const category = mediaAuthenticity[livello];
  return {
    ...(isFactCheck ? { '@type': 'MediaReview' } : {}),
    ...(isFactCheck && category ? { mediaAuthenticityCategory: category } : {}),
    itemReviewed: {
      '@type': tipo === 'video' ? 'VideoObject' : 'ImageObject',
      ...(contenuto?.url ? { contentUrl: contenuto.url } : {}),
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
