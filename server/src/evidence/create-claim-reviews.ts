/** Fact-checks in a text index. */
import { nameOf, textLevels } from '@riscontro/contract/inside';
import type { GrammarLanguage } from '../language/grammars.ts';
import type { FactCheck } from '../providers/fact-check/fact-check.ts';
import type { ClaimReviews } from './claim-reviews.ts';
import { fingerprint } from './fingerprint.ts';
import type { TextDocument, TextIndex } from './text-index.ts';

/** Most published fact-checks are in English; a wrong guess only costs the stemming. */
const languageUnlessTold: GrammarLanguage = 'en';

const censusFields = { address: 'url', date: 'reviewedOn', counted: ['language', 'level', 'publisher'] };

export function createClaimReviews(index: TextIndex): ClaimReviews {
  return {
    ...index,
    add: (reviews, bookmark) => index.add(reviews.map(documentOf), bookmark),
    async search(concepts, options) {
      const hits = await index.search(concepts, options);
      return hits.map(({ body, score }) => ({ ...reviewOf(body), score }));
    },
    census: () => index.census(censusFields),
  };
}

function documentOf(review: FactCheck): TextDocument {
  const { url, title, claimReviewed, language = languageUnlessTold } = review;
  const body = JSON.stringify({ ...review, level: review.level && textLevels[review.level] });
  return {
    key: fingerprint(url, claimReviewed),
    fingerprint: fingerprint(url, body),
    parts: () => [{ title, text: claimReviewed, language, body }],
  };
}

/** The level is kept as the wire names it. JSON leaves out what is undefined, and the interface wants to see it. */
function reviewOf(body: string): FactCheck {
  const review = JSON.parse(body) as Omit<FactCheck, 'level'> & { readonly level?: string };
  return { ...review, level: nameOf(textLevels, review.level ?? ''), language: review.language };
}
