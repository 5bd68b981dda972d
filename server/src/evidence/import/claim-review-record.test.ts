/** ClaimReview as publishers write it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowFaultIn } from '../../../test/support/said-faults.ts';
import { parseClaimReviews } from './claim-review-record.ts';

const review = {
  '@context': 'https://schema.org',
  '@type': 'ClaimReview',
  url: 'https://example.org/verifica/1',
  claimReviewed: 'La Torre Eiffel sarà venduta come ferro vecchio.',
  author: { '@type': 'Organization', name: 'Verifiche' },
  datePublished: '2024-03-01T10:00:00Z',
  inLanguage: 'it-IT',
  name: 'No, la torre non è in vendita',
  reviewRating: {
    '@type': 'Rating',
    ratingValue: '1',
    bestRating: '5',
    worstRating: '1',
    alternateName: 'Falso',
  },
};
const factCheck = {
  url: 'https://example.org/verifica/1',
  title: 'No, la torre non è in vendita',
  publisher: 'Verifiche',
  claimReviewed: 'La Torre Eiffel sarà venduta come ferro vecchio.',
  rating: 'Falso',
  level: 'false',
  language: 'it',
  reviewedOn: '2024-03-01',
};
const one = (record: unknown) => {
  const parsed = parseClaimReviews(record);
  assert.ok('items' in parsed, JSON.stringify(parsed));
  return parsed.items[0];
};

test('a ClaimReview becomes a fact-check', () => {
  assert.deepEqual(parseClaimReviews(review), { items: [factCheck] });
});

test('reviews are found in the items of a feed, in graphs and in lists', () => {
  const second = { ...review, '@type': ['Review', 'https://schema.org/ClaimReview'] };
  const places = [
    { '@type': 'DataFeedItem', dateCreated: '2024-03-02', item: [review] },
    { '@type': 'DataFeedItem', item: second },
    { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, review] },
    [review],
  ];
  for (const place of places) assert.deepEqual(parseClaimReviews(place), { items: [factCheck] });
  assert.deepEqual(parseClaimReviews({ item: [review, second] }), { items: [factCheck, factCheck] });
});

test('what is missing is made up from what is there, or left unknown', () => {
  const sparse = one({
    '@type': 'ClaimReview',
    url: review.url,
    claimReviewed: 'The Eiffel Tower is for sale and will be sold as scrap metal.',
    author: [{ name: 'A' }, { name: 'B' }],
    reviewRating: { ratingValue: 5, bestRating: 5, worstRating: 1 },
  });
  assert.deepEqual(sparse, {
    url: review.url,
    title: 'The Eiffel Tower is for sale and will be sold as scrap metal.',
    publisher: 'A',
    claimReviewed: 'The Eiffel Tower is for sale and will be sold as scrap metal.',
    rating: '5',
    level: 'true',
    language: 'en',
  });
  assert.equal(one({ ...review, author: undefined })?.publisher, 'example.org');
  assert.equal(one({ ...review, reviewRating: { alternateName: 'Tre Pinocchi' } })?.level, undefined);
  assert.equal(one({ ...review, inLanguage: 'es' })?.language, undefined);
});

test('texts are cleaned and bounded', () => {
  const hostile = one({ ...review, claimReviewed: `La\u202e torre\0 ${'x '.repeat(5_000)}`, name: { a: 1 } });
  assert.match(hostile?.claimReviewed ?? '', /^La torre x x/);
  assert.ok((hostile?.claimReviewed.length ?? 0) <= 2_000);
  assert.ok((hostile?.title.length ?? 0) <= 500);
});

for (const [what, record, fault] of [
  ['another type', { ...review, '@type': 'NewsArticle' }, 'holds no ClaimReview'],
  ['no object', 'ClaimReview', 'holds no ClaimReview'],
  ['an item without content', { '@type': 'DataFeedItem', item: null }, 'holds no ClaimReview'],
  ['no claim', { ...review, claimReviewed: '' }, 'claimReviewed is missing'],
  ['a script for an address', { ...review, url: 'javascript:x' }, 'url must be an http or https address'],
  ['no rating', { ...review, reviewRating: undefined }, 'reviewRating is missing'],
] as const) {
  test(`refused with the reason: ${what}`, () => {
    assert.equal(rowFaultIn(parseClaimReviews(record)), fault);
  });
}

test('a list without end inside lists is not followed', () => {
  let nested: unknown = review;
  for (let depth = 0; depth < 1_000; depth++) nested = [nested];
  assert.equal(rowFaultIn(parseClaimReviews(nested)), 'holds no ClaimReview');
});

test('the pages that made the claim are kept, whatever form they are given in', () => {
  const itemReviewed = {
    '@type': 'Claim',
    firstAppearance: { '@type': 'NewsArticle', url: 'https://bufale.example/a' },
    appearance: ['https://bufale.example/b', { url: 'https://bufale.example/a' }, { url: 'javascript:x' }, 7],
  };
  assert.deepEqual(one({ ...review, itemReviewed })?.appearances, [
    'https://bufale.example/a',
    'https://bufale.example/b',
  ]);
  for (const nothing of [undefined, 'x', [], { appearance: null }]) {
    assert.deepEqual(one({ ...review, itemReviewed: nothing }), factCheck);
  }
});
