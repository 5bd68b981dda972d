/** What machines read of a verdict follows schema.org, and is called a fact-check only where a person stands behind it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { levels, type VerificationResult } from '@riscontro/contract/inside';
import {
  hostileTexts,
  mediaResult,
  resultsOfAllLevels,
  textResult,
} from '../../../test/support/shared-results.ts';
import { type FactCheckMarkup, reviewMarkup } from './review-markup.ts';

const settings = { baseUrl: 'https://verifica.example.org', operatorName: 'Redazione di prova' };

function markup(result: VerificationResult, factCheckMarkup: FactCheckMarkup = 'reviewed') {
  const { text } = reviewMarkup(result, { ...settings, factCheckMarkup });
  const [, json = ''] = /^<script type="application\/ld\+json">([^<>&]*)<\/script>$/.exec(text) ?? [];
  return JSON.parse(json);
}

const reviewed = { review: 'human' } as const;

test('an automatic verdict is a plain review, unless the operator answers for all', () => {
  for (const { result } of resultsOfAllLevels) {
    assert.equal(markup(result)['@type'], 'Review');
    assert.equal('mediaAuthenticityCategory' in markup(result), false);
    assert.equal('claimReviewed' in markup(result), false);
    assert.match(markup(result, 'all')['@type'], /^(Claim|Media)Review$/);
    assert.equal(markup({ ...result, ...reviewed }, 'off')['@type'], 'Review');
  }
});

test('every review says who, when, where and with which outcome', () => {
  for (const { level, result } of resultsOfAllLevels) {
    const { author, datePublished, url, reviewRating, reviewBody, inLanguage } = markup(result);
    assert.deepEqual(author, { '@type': 'Organization', name: 'Redazione di prova', url: settings.baseUrl });
    assert.equal(datePublished, result.checkedAt);
    assert.equal(url, `${settings.baseUrl}/v/${result.id}`);
    assert.equal(reviewRating['@type'], 'Rating');
    assert.equal(reviewRating.alternateName, levels[level]);
    assert.match(reviewRating.ratingExplanation, /^Verdetto automatico, fiducia bassa$/);
    assert.equal(reviewBody, result.summary);
    assert.equal(inLanguage, 'it');
  }
});

test('the rating is the score between 0 and 100, and there is none for what could not be verified', () => {
  const { ratingValue, bestRating, worstRating } = markup(textResult()).reviewRating;
  assert.deepEqual([ratingValue, bestRating, worstRating], [4, 100, 0]);
  const open = markup(textResult({ level: 'unverifiable', ...reviewed })).reviewRating;
  assert.deepEqual(Object.keys(open).sort(), ['@type', 'alternateName', 'ratingExplanation']);
});

describe('claims', () => {
  test('a reviewed text is a ClaimReview of what was sent', () => {
    const { claimReviewed, itemReviewed, ...rest } = markup(textResult(reviewed));
    assert.equal(rest['@type'], 'ClaimReview');
    assert.equal(claimReviewed, 'La Luna è fatta di formaggio.');
    assert.deepEqual(itemReviewed, { '@type': 'Claim', text: claimReviewed });
  });

  test('a reviewed article is a ClaimReview of its claim, which appears in the article', () => {
    const subject = { url: 'https://www.example.org/articolo', title: 'Titolo' };
    const { claimReviewed, itemReviewed } = markup(textResult({ kind: 'article', subject, ...reviewed }));
    assert.equal(claimReviewed, 'Affermazione.');
    assert.deepEqual(itemReviewed.appearance, { '@type': 'Article', url: subject.url, headline: 'Titolo' });
    const [claim] = textResult().claims;
    assert.ok(claim);
    const several = textResult({ kind: 'article', subject, claims: [claim, claim], ...reviewed });
    assert.equal(markup(several).claimReviewed, 'Titolo');
  });

  test('without a claim to name there is no ClaimReview', () => {
    const { subject, ...old } = textResult({ claims: [], ...reviewed });
    assert.ok(subject);
    assert.deepEqual(markup(old).itemReviewed, { '@type': 'Claim' });
    assert.equal(markup(old)['@type'], 'Review');
  });
});

test('reviewed media are a MediaReview with the categories of schema.org, and doubts have none', () => {
  const category = (level: 'authentic' | 'suspicious' | 'manipulated' | 'aiGenerated') =>
    markup(mediaResult({ level, ...reviewed })).mediaAuthenticityCategory;
  assert.equal(category('authentic'), 'https://schema.org/OriginalMediaContent');
  assert.equal(category('manipulated'), 'https://schema.org/TransformedContent');
  assert.equal(category('aiGenerated'), 'https://schema.org/TransformedContent');
  assert.equal(category('suspicious'), undefined);
  const video = markup(
    mediaResult({
      kind: 'video',
      level: 'aiGenerated',
      subject: { url: 'https://x.example/v.mp4' },
      ...reviewed,
    }),
  );
  assert.equal(video['@type'], 'MediaReview');
  assert.deepEqual(video.itemReviewed, {
    '@type': 'VideoObject',
    contentUrl: 'https://x.example/v.mp4',
    digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  });
});

test('hostile texts cannot end the element, and come out as they went in', () => {
  for (const text of hostileTexts) {
    const result = textResult({ subject: { text }, summary: text, ...reviewed });
    const { text: written } = reviewMarkup(result, { ...settings, factCheckMarkup: 'all' });
    assert.equal(written.match(/[<>]/g)?.length, 4, text.slice(0, 40));
    assert.doesNotMatch(written, /[&\u2028\u2029]/);
    assert.ok(written.length < 4_000);
    if (text.length < 100) assert.equal(markup(result).reviewBody, text);
  }
});
