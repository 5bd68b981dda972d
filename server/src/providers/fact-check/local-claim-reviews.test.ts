/** The collected fact-checks as a provider, over a real index. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { queriesIn } from '../../../test/support/queries.ts';
import type { Question } from '../../domain/question.ts';
import type { ClaimReviews } from '../../evidence/claim-reviews.ts';
import { openClaimReviews } from '../../evidence/open-evidence-index.ts';
import { analyse } from '../../language/analyse.ts';
import { ProviderError } from '../../net/provider-error.ts';
import type { FactCheck } from './fact-check.ts';
import { createLocalClaimReviews } from './local-claim-reviews.ts';

const conceptsOf = ({ claim, language }: Question) =>
  analyse(claim, language).map((term) => ({ terms: [{ term, weight: 1 }] }));
const question = (claim: string): Question => ({
  claim,
  language: 'it',
  queries: queriesIn({ it: claim, en: claim }),
});
const { signal } = new AbortController();
const review = (number: number, claimReviewed: string): FactCheck => ({
  url: `https://example.org/verifica/${number}`,
  title: `Verifica ${number}`,
  publisher: 'Verifiche',
  claimReviewed,
  rating: 'Falso',
  level: 'false',
  language: 'it',
});

let dataDir: string;
let reviews: ClaimReviews;
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'riscontro-local-'));
  reviews = await openClaimReviews({ dataDir, databaseUrl: undefined });
  await reviews.add([
    review(1, 'La torre è in vendita'),
    review(1, 'La torre sarà smontata'),
    ...Array.from({ length: 15 }, (_, number) => review(number + 10, `Il ponte numero ${number} crolla`)),
  ]);
});
after(async () => {
  await reviews.close();
  await rm(dataDir, { recursive: true });
});

test('the best fit first, no address twice, exactly as collected', async () => {
  const provider = createLocalClaimReviews(reviews, { conceptsOf });
  const found = await provider.find(question('La torre sarà smontata?'), { signal });
  assert.deepEqual(found, [review(1, 'La torre sarà smontata')]);
});

test('at most 10, and an empty list when nothing fits', async () => {
  const provider = createLocalClaimReviews(reviews, { conceptsOf });
  assert.equal((await provider.find(question('Crolla un ponte'), { signal })).length, 10);
  assert.deepEqual(await provider.find(question('Giraffe'), { signal }), []);
});

test('when the time is up it rejects at once as a timeout', async () => {
  const provider = createLocalClaimReviews(reviews, { conceptsOf });
  const late = provider.find(question('ponte'), { signal: AbortSignal.abort() });
  await assert.rejects(late, (error) => error instanceof ProviderError && error.failure === 'timeout');
});
