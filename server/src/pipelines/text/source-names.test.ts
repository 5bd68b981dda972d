import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localClaimReviewsId } from '../../providers/fact-check/local-claim-reviews.ts';
import { sourceName } from './source-names.ts';

test('the local sources have a name in both languages', () => {
  assert.equal(sourceName('indice-locale', 'it', 'Indice locale'), 'indice locale');
  assert.equal(sourceName('indice-locale', 'en', 'Indice locale'), 'local index');
  assert.equal(sourceName('conoscenza', 'it', 'Conoscenza di base'), 'conoscenza di base');
  assert.equal(sourceName('conoscenza', 'en', 'Conoscenza di base'), 'bundled knowledge');
  assert.equal(sourceName(localClaimReviewsId, 'it'), 'fact-check raccolti');
  assert.equal(sourceName(localClaimReviewsId, 'en'), 'collected fact-checks');
});

test('a service keeps its own name; one that is not known goes by its id', () => {
  assert.equal(sourceName('brave', 'it', 'Brave Search'), 'Brave Search');
  assert.equal(sourceName('brave', 'en', 'Brave Search'), 'Brave Search');
  assert.equal(sourceName('altra', 'en'), 'altra');
});
