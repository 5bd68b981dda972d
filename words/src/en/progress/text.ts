/** The steps of the check of a claim or an article, as they are told to those who wait: without a full stop. */
import { format } from '../format.ts';

export const text = {
  page: 'Reading the page',
  claims: ({ claims }: { claims: number }) =>
    claims === 0
      ? 'No claims to check'
      : format.plural(claims, { one: 'Checking one claim', other: `Checking ${claims} claims` }),
  reading: 'Reading the claim',
  search: ({ sources }: { sources: number }) =>
    sources === 0
      ? 'No sources to search'
      : format.plural(sources, { one: 'Searching one source', other: `Searching ${sources} sources` }),
  comparing: ({ passages }: { passages: number }) =>
    passages === 0
      ? 'No passages to read'
      : format.plural(passages, { one: 'Reading one passage', other: `Reading ${passages} passages` }),
  verdict: 'Weighing the evidence',
};
