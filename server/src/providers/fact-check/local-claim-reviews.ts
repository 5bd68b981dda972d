/** The fact-checks that the operator has collected. */

import { reportFault } from '../../domain/fault-report.ts';
import type { Question } from '../../domain/question.ts';
import type { ClaimReviews } from '../../evidence/claim-reviews.ts';
import type { SearchConcept } from '../../language/search-concepts.ts';
import { ProviderError } from '../../net/provider-error.ts';
import { withoutSameAddress } from '../answer-text.ts';
import type { FactChecks } from './fact-check.ts';

export const localClaimReviewsId = 'fact-check-locali';

const factChecksMax = 10;
/** More than are shown, because one page may review several claims. */
const hitsMax = 30;

export interface LocalClaimReviewsDependencies {
  /** What to look for: the claim's words with those that may stand for them. */
  readonly conceptsOf: (question: Question) => readonly SearchConcept[];
}

export function createLocalClaimReviews(
  reviews: Pick<ClaimReviews, 'search' | 'count'>,
  { conceptsOf }: LocalClaimReviewsDependencies,
): FactChecks {
  return {
    id: localClaimReviewsId,
    name: 'Fact-check locali',
    holdsAnything: async () => (await reviews.count()) > 0,
    async find(question, { signal }) {
      const concepts = conceptsOf(question);
      const hits = await reviews.search(concepts, { limit: hitsMax, signal }).catch((error) => {
        // What an index of our own fails by is never its service's trouble.
        reportFault(error, { place: 'evidence', provider: localClaimReviewsId });
        throw new ProviderError(localClaimReviewsId, signal.aborted ? 'timeout' : 'unreachable', error);
      });
      return withoutSameAddress(hits.map(({ score, ...factCheck }) => factCheck)).slice(0, factChecksMax);
    },
  };
}
