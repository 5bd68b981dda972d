/** A verdict for machines, as schema.org defines reviews; only what a person stands behind is called a fact-check. */
import type { MediaResult, TextResult, VerificationResult } from '@riscontro/contract';
import { confidenceWords, type Html, levelWords, sharePath } from '@riscontro/verdict-view';
import { checkedText, shortened } from './checked-subject.ts';
import { jsonLd } from './json-ld.ts';
import { digitalSource, mediaAuthenticity } from './media-authenticity.ts';

/** Which results are marked up as `ClaimReview` or `MediaReview`: those a person reviewed, all, or none. */
export type FactCheckMarkup = 'reviewed' | 'all' | 'off';

export interface ReviewMarkupSettings {
  readonly baseUrl: string;
  readonly operatorName: string | undefined;
  readonly factCheckMarkup: FactCheckMarkup;
}

const explanations = {
  it: { automatica: 'Verdetto automatico', umana: 'Verdetto rivisto da una persona', sure: 'fiducia' },
  en: { automatica: 'Automatic verdict', umana: 'Verdict reviewed by a person', sure: 'confidence' },
} as const;

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
  const say = explanations[lingua];
  return {
    '@type': 'Rating',
    alternateName: levelWords[livello][lingua],
    ratingExplanation: `${say[revisione]}, ${say.sure} ${confidenceWords[fiducia][lingua]}`,
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
