/** A local collection of passages, the operator's own or the bundled one, as a body of knowledge. */

import { reportFault } from '../../domain/fault-report.ts';
import type { Question } from '../../domain/question.ts';
import type { EvidenceIndex } from '../../evidence/evidence-index.ts';
import type { SearchConcept } from '../../language/search-concepts.ts';
import { ProviderError } from '../../net/provider-error.ts';
import { rankLocally } from './local-rank.ts';
import type { Reference } from './reference.ts';

export interface LocalIndexName {
  readonly id: string;
  readonly name: string;
  /** Of passages that are somebody's own words about a page; without it they are the page's. */
  readonly writtenBy?: string;
}

const operatorsIndex: LocalIndexName = { id: 'indice-locale', name: 'Indice locale' };

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
  { id: indexId, name, writtenBy }: LocalIndexName = operatorsIndex,
): Reference {
  return {
    id: indexId,
    name,
    holdsAnything: async () => (await index.count()) > 0,
    async find(question, { signal }) {
      const concepts = conceptsOf(question);
      const hits = await index.search(concepts, { limit: hitsMax, signal }).catch((error) => {
        // What an index of our own fails by is never its service's trouble.
        reportFault(error, { place: 'evidence', provider: indexId });
        throw new ProviderError(indexId, signal.aborted ? 'timeout' : 'unreachable', error);
      });
      const retrievedAtMs = clock();
      const best = rankLocally(hits, question.language).slice(0, passagesMax);
      return best.map(({ id, text, title, url, language, publishedOn }) => ({
        id,
        text,
        title,
        url,
        language,
        kind: 'local',
        ...(writtenBy === undefined ? {} : { writtenBy }),
        ...(publishedOn === undefined ? {} : { publishedOn }),
        retrievedAtMs,
      }));
    },
  };
}
