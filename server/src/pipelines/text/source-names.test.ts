import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsIn } from '@riscontro/words';
import { localClaimReviewsId } from '../../providers/fact-check/local-claim-reviews.ts';
import { sourceName } from './source-names.ts';

test('the local sources have a name in Italian and in English', () => {
  assert.equal(
    sourceName('indice-locale', wordsIn('it').summaries.sources, 'Indice locale'),
    'indice locale',
  );
  assert.equal(sourceName('indice-locale', wordsIn('en').summaries.sources, 'Indice locale'), 'local index');
  assert.equal(
    sourceName('conoscenza', wordsIn('it').summaries.sources, 'Conoscenza di base'),
    'conoscenza di base',
  );
  assert.equal(
    sourceName('conoscenza', wordsIn('en').summaries.sources, 'Conoscenza di base'),
    'bundled knowledge',
  );
  assert.equal(sourceName(localClaimReviewsId, wordsIn('it').summaries.sources), 'fact-check raccolti');
  assert.equal(sourceName(localClaimReviewsId, wordsIn('en').summaries.sources), 'collected fact-checks');
});

test('a service keeps its own name; one that is not known goes by its id', () => {
  assert.equal(sourceName('brave', wordsIn('it').summaries.sources, 'Brave Search'), 'Brave Search');
  assert.equal(sourceName('brave', wordsIn('en').summaries.sources, 'Brave Search'), 'Brave Search');
  assert.equal(sourceName('altra', wordsIn('en').summaries.sources), 'altra');
});
