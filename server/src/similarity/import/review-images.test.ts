import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { rowFaultIn } from '../../../test/support/said-faults.ts';
import { parseReviewImages } from './review-images.ts';

const page = 'https://verifiche.example/onda';
const file = (name: string) => `https://immagini.example/${name}.jpg`;
const claimReview = {
  '@context': 'https://schema.org',
  '@type': 'ClaimReview',
  url: page,
  claimReviewed: 'La foto mostra un’onda alta cento metri',
  headline: 'No, l’onda non era alta cento metri',
  datePublished: '2023-03-04T10:00:00+01:00',
  author: { '@type': 'Organization', name: 'Verifiche d’esempio', image: file('logo'), logo: file('logo') },
  publisher: { name: 'Verifiche d’esempio', logo: { '@type': 'ImageObject', url: file('logo') } },
  reviewRating: { alternateName: 'Falso', image: file('bollino') },
};
const mediaReview = {
  '@type': 'MediaReview',
  url: page,
  author: { name: 'Verifiche d’esempio', image: file('logo') },
  datePublished: '2023-03-05',
  inLanguage: 'it',
  mediaAuthenticityCategory: ['https://schema.org/EditedOrCroppedContent', 'SatireOrParodyContent'],
  originalMediaLink: file('originale'),
  itemReviewed: {
    '@type': 'MediaReviewItem',
    creator: { '@type': 'Person', name: 'Qualcuno', image: file('ritratto') },
    interpretedAsClaim: { '@type': 'Claim', description: 'Un’onda di cento metri' },
    mediaItemAppearance: [
      { '@type': 'ImageObjectSnapshot', contentUrl: file('onda'), accessedOnUrl: 'https://social.example/1' },
      { '@type': 'ImageObjectSnapshot', contentUrl: file('onda-2') },
    ],
  },
};

function itemsOf(record: unknown) {
  const parsed = parseReviewImages(record);
  assert.ok('items' in parsed, JSON.stringify(parsed));
  return parsed.items;
}
const linksOf = (record: unknown) => itemsOf(record).map(({ from }) => ('link' in from ? from.link : ''));

describe('pictures of fact-checks', () => {
  test('a MediaReview: every picture that was seen, with the claim and the category in the language of the review', () => {
    const [first, second, ...others] = itemsOf({ '@graph': [mediaReview] });
    assert.deepEqual(others, []);
    assert.deepEqual(first, {
      id: first?.id,
      url: page,
      title: 'Un’onda di cento metri',
      date: '2023-03-05',
      origin: 'fact_check',
      factCheck: {
        claim: 'Un’onda di cento metri',
        rating: 'modificata o ritagliata, satira o parodia',
        publisher: 'Verifiche d’esempio',
        url: page,
      },
      from: { link: file('onda') },
    });
    assert.deepEqual(second?.from, { link: file('onda-2') });
    assert.notEqual(first?.id, second?.id);
  });

  test('the picture from which a false one was made is not among them, and no logo, portrait or badge', () => {
    assert.deepEqual(linksOf([claimReview, mediaReview]), [file('onda'), file('onda-2')]);
    assert.deepEqual(itemsOf(claimReview), []);
  });

  for (const [name, itemReviewed, links] of [
    ['an ImageObject', { '@type': 'ImageObject', contentUrl: file('a'), thumbnailUrl: file('b') }, ['a']],
    ['an ImageObject with its url alone', { '@type': 'schema:ImageObject', url: file('a') }, ['a']],
    ['a thumbnail alone', { '@type': 'MediaObject', thumbnailUrl: [file('b')] }, ['b']],
    [
      'a film: its still',
      { '@type': 'VideoObject', contentUrl: file('video'), thumbnailUrl: file('b') },
      ['b'],
    ],
    [
      'posts of a claim',
      { '@type': 'Claim', appearance: [{ image: file('a') }, { image: { url: file('b') } }] },
      ['a', 'b'],
    ],
    [
      'its first post',
      { '@type': 'Claim', firstAppearance: { '@type': 'CreativeWork', image: [file('a')] } },
      ['a'],
    ],
    ['a portrait only', { '@type': 'Claim', author: { image: file('ritratto') } }, []],
    ['posts that are addresses only', { '@type': 'Claim', appearance: 'https://social.example/1' }, []],
  ] as const) {
    test(`what a ClaimReview has reviewed: ${name}`, () => {
      assert.deepEqual(linksOf({ ...claimReview, itemReviewed }), links.map(file));
    });
  }

  test('the illustration of a page counts only where nothing was reviewed, and then without the fact-check', () => {
    const illustrated = { ...claimReview, image: { '@type': 'ImageObject', url: '/foto/onda.jpg' } };
    const [alone] = itemsOf(illustrated);
    assert.deepEqual(alone?.from, { link: 'https://verifiche.example/foto/onda.jpg' });
    assert.equal(alone?.title, claimReview.headline);
    assert.equal(alone?.factCheck, undefined);
    assert.deepEqual(linksOf([illustrated, mediaReview]), [file('onda'), file('onda-2')]);
  });

  test('a MediaReview takes what it lacks from the ClaimReview that it names, or that stands beside it', () => {
    const bare = {
      '@type': 'MediaReview',
      url: page,
      itemReviewed: { contentUrl: file('onda') },
    };
    const { author: _, url: __, ...without } = bare as Record<string, unknown>;
    for (const record of [
      [claimReview, bare],
      { ...bare, associatedClaimReview: claimReview },
      { ...claimReview, associatedMediaReview: without },
    ]) {
      const [item] = itemsOf(record);
      assert.equal(item?.title, claimReview.headline);
      assert.equal(item?.date, '2023-03-04');
      const { claim, rating } = item?.factCheck ?? {};
      assert.deepEqual([claim, rating], [claimReview.claimReviewed, 'Falso']);
    }
  });

  test('a MediaReview that tells only its category is a fact-check of the picture all the same', () => {
    const { claim, rating } =
      itemsOf({
        '@type': 'MediaReview',
        url: page,
        inLanguage: 'en-GB',
        mediaAuthenticityCategory: { '@id': 'schema:StagedContent' },
        itemReviewed: { '@type': 'ImageObject', contentUrl: file('a') },
      })[0]?.factCheck ?? {};
    assert.deepEqual([claim, rating], ['Picture', 'staged']);
  });

  test('what cannot be used is said: no review, no rating, no address on the web', () => {
    const imageObject = (contentUrl: string) => ({ '@type': 'ImageObject', contentUrl });
    for (const [record, fault] of [
      [{ '@type': 'NewsArticle', image: file('a') }, /no ClaimReview and no MediaReview/],
      [{ ...claimReview, reviewRating: undefined, itemReviewed: imageObject(file('a')) }, /reviewRating/],
      [{ ...claimReview, itemReviewed: imageObject('data:image/png;base64,AAAA') }, /http or https/],
      [{ ...claimReview, itemReviewed: imageObject('file:///etc/passwd') }, /http or https/],
      [{ ...mediaReview, url: 'ftp://example.org' }, /url/],
    ] as const) {
      const parsed = parseReviewImages(record);
      assert.match(rowFaultIn(parsed) ?? JSON.stringify(parsed), fault);
    }
  });

  test('no review makes it throw, and none names more than twenty pictures', () => {
    const many = Array.from({ length: 100 }, (_, number) => file(`${number}`));
    assert.equal(itemsOf({ ...claimReview, itemReviewed: { contentUrl: many } }).length, 20);
    const names = ['itemReviewed', 'image', 'contentUrl', 'url', 'appearance', '@type', 'thumbnailUrl'];
    const thing = fc.letrec((tie) => ({
      value: fc.oneof(
        fc.constantFrom(null, 1, '', file('a'), 'ImageObject', 'MediaReview'),
        fc.constant({ toString: 1, valueOf: 1 }),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 5 }),
      ),
    })).value;
    fc.assert(
      fc.property(thing, fc.constantFrom(claimReview, mediaReview), (value, review) => {
        parseReviewImages({ ...review, itemReviewed: value, mediaAuthenticityCategory: value });
        parseReviewImages(value);
      }),
      { numRuns: 300 },
    );
  });
});
