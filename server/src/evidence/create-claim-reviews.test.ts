/** Fact-checks in the index. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { FactCheck } from '../providers/fact-check/fact-check.ts';
import { openClaimReviews } from './open-evidence-index.ts';

const review: FactCheck = {
  url: 'https://example.org/verifica/1',
  title: 'No, la torre non sarà smontata',
  publisher: 'Verifiche',
  claimReviewed: 'La Torre Eiffel sarà venduta come ferro vecchio',
  rating: 'Falso',
  level: 'false',
  language: 'it',
  reviewedOn: '2024-03-01',
};

test('fact-checks are found by claim and title, one page may hold several, a new rating replaces the old', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'riscontro-reviews-'));
  const reviews = await openClaimReviews({ dataDir, databaseUrl: undefined });
  const search = async (term: string) => {
    const hits = await reviews.search([{ terms: [{ term, weight: 1 }] }], { limit: 10 });
    return hits.map(({ score, ...factCheck }) => factCheck);
  };
  const second = { ...review, claimReviewed: 'Il ponte di Brooklyn è in vendita', level: undefined };
  assert.deepEqual(await reviews.add([review, second, review]), { added: 2, duplicates: 1 });
  assert.deepEqual(await search('ferr'), [review]);
  assert.deepEqual(await search('brooklyn'), [second]);
  assert.equal((await search('smont')).length, 2);

  const changed: FactCheck = { ...review, rating: 'In parte vero', level: 'misleading' };
  assert.deepEqual(await reviews.add([changed]), { added: 1, duplicates: 0 });
  assert.deepEqual(await search('ferr'), [changed]);
  assert.equal(await reviews.count(), 2);
  await reviews.close();
  await rm(dataDir, { recursive: true });
});
