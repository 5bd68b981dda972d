/** The operator's own collection of passages as a body of knowledge. */
import type { Question } from '../../domain/question.ts';
import type { SearchConcept } from '../../domain/search-concept.ts';
import type { EvidenceIndex } from '../../evidence/evidence-index.ts';
import { ProviderError } from '../../net/provider-error.ts';
import { rankLocally } from './local-rank.ts';
import type { Reference } from './reference.ts';

export const localIndexId = 'indice-locale';

const passagesMax = 20;
/** More than are given, because the order among them is not final. */
const hitsMax = 60;

export interface LocalIndexDependencies {
  /** What to look for: the claim's words with those that may stand for them. */
  readonly conceptsOf: (question: Question) => readonly SearchConcept[];
  readonly clock: () => number;
}

export function createLocalIndex(
  index: Pick<EvidenceIndex, 'search' | 'count'>,
  { conceptsOf, clock }: LocalIndexDependencies,
): Reference {
  return {
    id: localIndexId,
    name: 'Indice locale',
    holdsAnything: async () => (await index.count()) > 0,
    async find(question, { signal }) {
      const concepts = conceptsOf(question);
      const hits = await index.search(concepts, { limit: hitsMax, signal }).catch((error) => {
        throw new ProviderError(localIndexId, signal.aborted ? 'timeout' : 'unreachable', error);
      });
      const retrievedAtMs = clock();
      const best = rankLocally(hits, question.language).slice(0, passagesMax);
      return best.map(({ id, text, title, url, language, publishedOn }) => ({
        id,
        text,
        title,
        url,
        language,
        kind: 'locale',
        ...(publishedOn === undefined ? {} : { publishedOn }),
        retrievedAtMs,
      }));
    },
  };
}
